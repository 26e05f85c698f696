import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

const STORY = 'Tell me about a quarrel between two neighbours. What did you do?';
const PLAN = 'You see a porter asleep on a night shift. What do you do?';
const OF_ONESELF = 'What would your sharpest critic say of you?';

describe('a question back about how to answer is met, and the question stays', () => {
  it.each<[string, QuestionType, string, string, RegExp]>([
    ['as whom', 'situational', PLAN, 'Hm. Are you asking me as a nurse or as his aunt?', /(?:work|job|here)\. What do/],
    ['as whom', 'situational', PLAN, 'You mean as the manager or me as a mate?', /(?:work|job|here)\. What do/],
    [
      'how openly',
      'behavioral',
      STORY,
      "They're on your council these days. How frank can I be?",
      /names.* What did you do\?$/,
    ],
    [
      'whether they must',
      'behavioral',
      STORY,
      'must i do this one? its a tiny village and folk would know who it is',
      /not|need/,
    ],
    [
      'so often asked',
      'general',
      'Why would anybody trust a driver of nineteen?',
      'They all ask me that, my gran, the man at the depot.',
      /tiring|I understand/,
    ],
  ])('%s: %s %s “%s”', (_, type, question, words, expected) => {
    const move = reply(type, question, words);
    expect(move).toMatchObject({ scored: false, kind: 'reaction', costsFollowUp: false });
    expect(move.text).toMatch(expected);
  });

  it.each<[QuestionType, string, string]>([
    [
      'behavioral',
      STORY,
      'I spoke to them as a neighbour or as a friend, I hardly know which, and I got both round one table.',
    ],
    [
      'behavioral',
      STORY,
      'It is a small town, so people would know who it was. I asked each of them in for tea, and I wrote down what they wanted.',
    ],
    [
      'general',
      'Why would anybody trust a driver of nineteen?',
      'Everyone asks me that, and I say look at my log, two years without a scratch.',
    ],
  ])('and who answers is taken at their word: %s %s “%s”', (type, question, words) => {
    expect(reply(type, question, words).scored).toBe(true);
  });
});

describe('a moment that is asked for', () => {
  it.each([
    'Goodness. Could I take a moment for that one? I do not want to give you the brochure.',
    'Can I just have a second? My first thought is too kind.',
  ])('is given: %s', (words) => {
    expect(reply('self_assessment', OF_ONESELF, words)).toMatchObject({ intent: 'think', isFollowUp: true });
  });

  it('is given now to whoever has an answer and would put it off to find the words', () => {
    const move = reply(
      'behavioral',
      STORY,
      'Can we come back to this? I have one, I just need to work out how to put it.',
    );
    expect(move).toMatchObject({ intent: 'think', isFollowUp: true });
    expect(move.text).toMatch(/\btime now\b|no hurry now/);
  });

  it('is none where somebody else asks for it in a story', () => {
    const said =
      'The younger one said may I take a minute, so I made the tea and I sat between them until they talked.';
    expect(reply('behavioral', STORY, said).scored).toBe(true);
  });
});

describe('what only the employer knows', () => {
  it('is left to them: whom they will ask for a reference', () => {
    const words = "You'll be ringing that man for a reference, won't you?";
    expect(reply('behavioral', STORY, words)).toMatchObject({ intent: 'about_job', isFollowUp: true });
  });

  it('is left to them where questions are invited, also with two answers offered', () => {
    const move = reply(
      'general',
      "Is there anything you'd like to ask us?",
      'Who signs off the rota, is it the matron or the office?',
    );
    expect(move.text).toMatch(/employer|cannot tell/);
    expect(reply('general', "Is there anything you'd like to ask us?", 'Right. And the parking?').text).toMatch(
      /employer|cannot tell/,
    );
  });

  it('is not met with leave to go ahead', () => {
    const words = 'Sorry, may I check, is this post on nights? The advert said days.';
    expect(reply('technical', 'How do you hand over a ward?', words).text).not.toMatch(/go ahead|Of course/);
  });
});

describe('a loss', () => {
  it('is met with sorrow before the next question that was wished for', () => {
    const words =
      'We lost my mother in the middle of the harvest, so it was others that did it, I would say. Could we go on from that?';
    expect(reply('behavioral', 'Harvest is hard. How did you keep your people going?', words).text).toBe(
      'I am sorry about your mother. Of course, we go on.',
    );
  });

  it('is heard in a friend of whom nobody wants to say much', () => {
    const words =
      'I shut the valve and I stay by the hatch so that nobody else goes. A friend of mine at the last yard only went for his lamp. I do not speak much about it.';
    expect(reply('situational', PLAN, words).text).toMatch(/sorry/);
  });

  it('that a question is about is not left with a bare word of thanks', () => {
    const words =
      'I light a candle on the sill, I write the name in a small book that I keep, and then I walk home the long way.';
    const question = 'What do you do for yourself when residents you were fond of die?';
    for (const id of ['q_1', 'q_2', 'q_3', 'q_4'])
      expect(
        reply('general', question, words, {
          question: { id, text: question, type: 'general', expectedStructure: [], signals: [], topic: '' },
        }).text,
      ).toMatch(/telling me|told me|open with me/);
  });
});

it('asks the same again, and nothing else, of whoever goes blank on a worry', () => {
  const words = 'Oh no, my mind has gone completely blank.';
  expect(reply('self_assessment', 'What worries you most about living on site?', words).text).toMatch(
    /What worries you most about living on site\?$/,
  );
});
