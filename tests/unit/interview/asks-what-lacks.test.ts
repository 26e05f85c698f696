import { describe, expect, it } from 'vitest';
import type { PlannedQuestion } from '#contract/interview.ts';
import type { QuestionType } from '#contract/words.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

const asked = (text: string, gap: 'specifics' | 'own_action' = 'specifics') => ({
  speaker: 'ai' as const,
  text,
  kind: 'follow_up',
  gap,
});

describe('asking for the part of a question that was left out', () => {
  it.each<[QuestionType, string, string, string]>([
    [
      'behavioral',
      'Describe a product you baked that did not sell. Why did it fail, and what did you change afterwards?',
      'The rye with figs. We baked it for a month, thirty a day, and twenty came back. It failed because people eat with their eyes and it was grey, and I had asked only my own family.',
      'And what did you change afterwards?',
    ],
    [
      'behavioral',
      'Tell me about something you find difficult in this work and how you handle it.',
      'The heat. The oven side in July. My doctor has spoken to me about the heat and my skin.',
      'And how do you handle it?',
    ],
    [
      'behavioral',
      'Describe a conflict between two people in your bakery and how you solved it.',
      'There was two lads on the ovens, they were not talking for weeks. It was bad for everybody. And then in the end it got better.',
      'And how did you solve it?',
    ],
    [
      'self_assessment',
      'What would your team say is your biggest weakness, and what are you doing about it?',
      "They'd say I hover. Somebody is shaping a loaf, and before they've finished I've taken it off them. It came up twice at the Christmas do.",
      'And what are you doing about it?',
    ],
    [
      'behavioral',
      'Tell me about a saving you made without cutting quality. How did you measure the quality?',
      'Saved nine thousand on flour in one year. Went from two mills to one.',
      'And how did you measure the quality?',
    ],
    [
      'technical',
      'What are the rules for storing eggs, and what do you do when a delivery comes in warm?',
      'Cool and dry, below twenty degrees. Twenty eight days from laying. Away from anything that smells.',
      'And what do you do when a delivery comes in warm?',
    ],
    [
      'motivation',
      'Why do you want to leave your current job, and why us?',
      "They've been bought, and the new owners bake everything from frozen. I've had five good years, I just don't want a sixth.",
      'And why us?',
    ],
    [
      'behavioral',
      'How have you used a new machine to improve a bakery? What was the effect?',
      "Oh, we've put machines in everywhere. The divider and the retarder. Folks just love it.",
      'And what was the effect?',
    ],
  ])('%s: %s', (type, text, said, ask) => {
    expect(reply(type, text, said)).toMatchObject({ kind: 'follow_up' });
    expect(reply(type, text, said).text.endsWith(ask)).toBe(true);
  });

  it('leaves it alone where anything speaks to the part', () => {
    const text = 'Tell me about a loaf that failed, and what did you change afterwards?';
    const said =
      'The rye with figs, thirty a day, and twenty came back. I had asked only my own family, so since then I put out a plate on the counter for a week and count what goes.';
    expect(reply('behavioral', text, said).text).not.toMatch(/change afterwards/);
  });
});

describe('asking in words that fit', () => {
  const STORY = 'Tell me about a disagreement with an owner.';

  it('asks for the own part only where others, or nobody, did what was told', () => {
    expect(
      reply('behavioral', STORY, 'He wanted to stop baking on Sundays and I didn’t. That is the long of it.').text,
    ).toMatch(/did you (?:say or )?do/);
    expect(
      reply('behavioral', STORY, 'He wanted no rye. We held a tasting in the hall and it was kept on in the end.').text,
    ).toMatch(/your own part|do yourself/);
  });

  it.each([
    [
      'There was one man who cried every evening. I was patient with him and he became calm.',
      /did you say or do|what did you say/i,
    ],
    [
      'Black Friday week everyone was tired and I just tried to keep spirits up, banter, music.',
      /say or do|what did you say/i,
    ],
  ])('asks how somebody was brought round: %s', (said, ask) => {
    expect(reply('behavioral', 'Tell me about a time when you helped somebody through a hard day.', said).text).toMatch(
      ask,
    );
  });

  it('asks what happened of whoever only says yes', () => {
    expect(reply('behavioral', 'Have you ever broken a rule? What happened?', 'Yes.').text).toMatch(
      /What happened\?$|one of them\?$/,
    );
  });

  it('puts no words of the answer before a part that goes on from it', () => {
    const text = 'Tell me about bad news you gave. How did you prepare, and what would you do differently?';
    const said = 'I rang the man and I told him straight that his car was a write off. He went very quiet.';
    expect(reply('behavioral', text, said).text).toMatch(/^\S+(?: \S+)?\. And what would you do differently\?$/);
  });

  it('asks what was done where a story comes right by itself', () => {
    const said =
      'One time the scale was wrong. I weighed ten and I wrote a hundred. So we found it and then it was corrected.';
    expect(reply('behavioral', 'Tell me about a mistake in the bakery.', said).text).toMatch(
      /what did you (?:say or )?do/i,
    );
  });

  it.each([
    ['Why do you want to bake for us?', 'You are a very good company and I want to be part of it.', /about us/],
    ['What attracts you to our company?', 'The bread is good, the people seem nice, and it is near.', /about us/],
    ['Why do you want to work at Larch Lane?', 'It is a great place with a good name.', /Larch Lane/],
    [
      'What draws you to this role in particular?',
      'Oh, I just adore the brand. I gasped when I saw the window.',
      /role/,
    ],
  ])('asks after the motive that was asked for: %s', (text, said, words) => {
    expect(reply('motivation', text, said)).toMatchObject({ kind: 'follow_up' });
    expect(reply('motivation', text, said).text).toMatch(words);
    expect(reply('motivation', text, said).text).not.toMatch(/doing it like that|done so far/);
  });

  it('asks for a motive once', () => {
    const change = { turnsInQuestion: [asked('What is it about us that draws you?')], followUpsUsed: 1 };
    expect(reply('motivation', 'Why do you want to bake for us?', 'It is near my house.', change).isFollowUp).toBe(
      false,
    );
  });

  it('asks what was done about it only where there is an it', () => {
    const change = { turnsInQuestion: [asked('Can you take one particular time?')], followUpsUsed: 1 };
    const text = 'How do you coach somebody? Walk me through one person you coached.';
    expect(reply('behavioral', text, 'Um, like I said, it depends on the person.', change).isFollowUp).toBe(false);
  });

  it('asks nothing of whoever says that this was all, or chooses', () => {
    expect(reply('general', 'Do you have any questions for me?', 'No that was everything really.').isFollowUp).toBe(
      false,
    );
    expect(reply('behavioral', STORY, 'Grand. Give me a second now till I pick one.')).toMatchObject({
      intent: 'think',
    });
    expect(reply('behavioral', STORY, 'He said give me a second, so I waited, and I told him no.').intent).toBe(
      'answer',
    );
  });

  it('thanks nobody for a story who told none', () => {
    for (let i = 1; i <= 8; i += 1) {
      const question: PlannedQuestion = {
        id: `q_${i}`,
        text: STORY,
        type: 'behavioral',
        expectedStructure: [],
        signals: [],
        topic: '',
      };
      const text = reply('behavioral', STORY, 'I told him no. He gave in and it has been that way since.', {
        question,
      }).text;
      expect(text).not.toMatch(/story|how that went|picture/);
    }
  });
});

describe('reacting to what is said', () => {
  const WHY = 'Why do you want this job?';
  const SHIFT = 'The owner halves the night shift. Your team is upset. What do you do?';

  it('lets whoever wants to stop go, warmly, and puts no question again', () => {
    const first = reply('motivation', WHY, "I think I'd rather stop here. Can we finish it there?");
    expect(first.intent).toBe('stop');
    expect(first.text).toMatch(/thank you.*End Interview/);
    expect(first.text).not.toContain(WHY);
    const turnsInQuestion = [{ speaker: 'ai' as const, text: first.text, kind: 'reaction' }];
    const second = reply('motivation', WHY, 'Please stop the interview.', { turnsInQuestion, reactionsUsed: 1 });
    expect(second.text).toMatch(/goodbye/i);
    expect(second.text.match(/answers are kept/g) ?? []).toHaveLength(0);
  });

  it('says whether it is the last question', () => {
    const said = 'Is this the last one? Only I have to fetch my daughter at four.';
    expect(reply('general', WHY, said, { isLastQuestion: true }).text).toMatch(/^Yes.*last/);
    expect(reply('general', WHY, said).text).toMatch(/^Not yet/);
  });

  it('sends a question about the job to the employer', () => {
    const said = 'Yes, one question. The oven is deck or is rack?';
    const { text } = reply('general', 'Is there anything you would like to add?', said, { isLastQuestion: true });
    expect(text).toBe('I do not know that, so keep it for the employer. Is there anything else?');
  });

  it('settles which of two, and does not put the question again', () => {
    expect(reply('situational', SHIFT, 'Wait, is that for all the nights or just the weekend ones?').text).toMatch(
      /all of them/,
    );
    expect(reply('situational', SHIFT, 'Is that the owner here, or the owner of the chain?').text).toMatch(
      /^Whichever you like\. What do you do\?$/,
    );
  });

  it('explains a word, or leaves its meaning open, and never puts the same words again', () => {
    const text = 'How do you deal with unreliable suppliers?';
    expect(reply('technical', text, 'Excuse me, unreliable, what is the meaning?').text).toMatch(/cannot trust/);
    const { text: said } = reply('situational', SHIFT, 'I did not understand the question.');
    expect(said).not.toContain(SHIFT);
    expect(said).not.toMatch(/another way/);
  });

  it('is sorry for what it missed, and for a paper that it does not have', () => {
    expect(reply('motivation', WHY, "I've already told you.").text).toMatch(/sorry/i);
    expect(
      reply('intro', 'Tell me about your current role.', "I've sent you my CV, have you not read it?").text,
    ).toMatch(/^I am sorry/);
  });

  it.each([
    ['How will you cope with being a beginner again?', 'Badly, I should think.'],
    [SHIFT, "I reckon I've been asked that one at every supper for years."],
  ])('takes a quip as one and asks in earnest: %s', (text, said) => {
    expect(reply('situational', text, said).intent).toBe('joke');
    expect(reply('situational', text, said).text).toMatch(/^(?:Fair enough|I walked into|I will let)/);
  });
});
