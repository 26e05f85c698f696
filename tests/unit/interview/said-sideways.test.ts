import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import type { Intent } from '#domain/interview/move.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

const STORY = 'Tell me about a hard day in the bakery and how you dealt with it.';
const PLAN = 'A customer has no money on him and turns abusive. What would you do?';
const FOLLOWED = {
  turnsInQuestion: [
    { speaker: 'human' as const, text: 'The week before Easter we kept everybody going with music.', scored: true },
    {
      speaker: 'ai' as const,
      text: 'Thanks. Can you walk me through what you did?',
      kind: 'follow_up',
      gap: 'specifics' as const,
    },
  ],
  followUpsUsed: 1,
};

describe('what is said sideways', () => {
  it.each([
    'Yeah, nah. I’ve a few of those. Not sure I want to start on them before lunch.',
    'I don’t really go into that, to be honest with you.',
    'Some things are best left where they are.',
  ])('lets the reluctant choose something easier: %s', (said) => {
    const { text, intent, scored } = reply('behavioral', STORY, said);
    expect(intent).toBe('decline');
    expect(scored).toBe(false);
    expect(text).toMatch(/no need to go there|something easier|leave it/);
  });

  it.each([
    'They had the fire in the night. We lost two of the lads. I’d rather not go into it if that’s all right.',
    'And I have been at the funeral of a man whose mate took that risk. That’s all I’ll say about it.',
  ])('is sorry for a loss, keeps it as an answer and asks no more: %s', (said) => {
    const { text, isFollowUp, scored } = reply('behavioral', STORY, said);
    expect(isFollowUp).toBe(false);
    expect(scored).toBe(true);
    expect(text).toMatch(/^I am sorry/);
  });

  it('is sorry about a job that goes, and then asks on', () => {
    const said = 'They’re closing us in June. So there’s that.';
    expect(reply('motivation', 'Why do you want to work as a baker?', said).text).toMatch(/sorry/);
  });

  it('leaves whoever was asked on and has said it already', () => {
    const said = 'I told you, mate, music and a bit of banter. I dunno what else you want.';
    expect(reply('behavioral', STORY, said, FOLLOWED)).toMatchObject({ intent: 'told_already', isFollowUp: false });
  });

  it('takes a dry word for one', () => {
    const { text, intent } = reply(
      'general',
      'Why should we choose you over another baker?',
      'I don’t know the other baker.',
    );
    expect(intent).toBe('joke');
    expect(text).toMatch(/what you do especially well|do especially well/);
  });

  it('says of a thing to be kept for later that there is no later, and leaves the choice', () => {
    const said = 'Can I come back to that one? Mine are all a bit confidential.';
    const { text, isFollowUp } = reply('behavioral', STORY, said);
    expect(isFollowUp).toBe(true);
    expect(text).toMatch(/no later.*without names.*skip/);
  });
});

describe('words that sound like something else', () => {
  it.each<[Intent, string, string]>([
    [
      'start_over',
      'What have you driven?',
      'Vans, nine years. I passed my theory for the lorry, second go. I did not know the signs the first time.',
    ],
    [
      'decline',
      'Give an example of keeping something confidential.',
      'You don’t talk about what people earn. I’ve never talked about it. My own wife asked me and she never knew.',
    ],
  ])('takes no answer for %s: %s', (intent, text, said) => {
    const move = reply('behavioral', text, said);
    expect(move.intent).not.toBe(intent);
    expect(move.scored).toBe(true);
  });

  it.each([
    'Hang on, the dog is barking, I missed the end of that. Abusive how, sorry?',
    'Sorry, a lorry went by, I only caught the first half.',
  ])('puts the question again to whoever missed it: %s', (said) => {
    const { text } = reply('situational', PLAN, said);
    expect(text).toContain(PLAN);
    expect(text).not.toMatch(/sorry|can hear you/i);
  });

  it('takes a deadline that was missed for no missed question', () => {
    const said = 'I missed the deadline by a day because I had not asked the printer.';
    expect(reply('behavioral', 'Tell me about a mistake.', said).scored).toBe(true);
  });
});

describe('answers that hold the words of something else', () => {
  it.each<[Intent, QuestionType, string, string]>([
    ['told_already', 'behavioral', 'Tell me about a mistake with an order.', 'I just told the driver to take it back.'],
    [
      'stop',
      'self_assessment',
      'What is your biggest weakness?',
      'I can’t say no to people, I end up with three jobs at once.',
    ],
    [
      'distress',
      'behavioral',
      'Tell me about a time you lost your temper.',
      'Me dad was dying at the time so I wasn’t myself. I threw a tray. Went back and said sorry the next morning.',
    ],
  ])('are not met as %s', (intent, type, text, said) => {
    const move = reply(type, text, said);
    expect(move.intent).not.toBe(intent);
    expect(move.scored).toBe(true);
  });

  it('still meets grief that is felt now', () => {
    const said = 'I’m sorry, it’s my dad, he passed two weeks ago, I thought I could do this.';
    expect(reply('behavioral', STORY, said)).toMatchObject({ intent: 'distress', scored: false });
  });
});

describe('questions back', () => {
  it.each([
    ['situational' as const, PLAN, 'Is he drunk?', /^That is left open, so take it as you like\. What would you do\?$/],
    ['behavioral' as const, STORY, 'Do I have to say the place?', /leave out names/],
    ['intro' as const, 'Tell me about yourself.', 'Where do you want me to start, the divorce?', /^Wherever you like/],
    [
      'intro' as const,
      'Tell me about yourself.',
      'Erm, is it okay if I read it? I’ve wrote it down.',
      /^Yes, of course/,
    ],
    ['intro' as const, 'Tell me about yourself.', 'What, like from school?', /^Yes/],
  ])('%s: answers “%s” %s', (type, text, said, answer) => {
    const move = reply(type, text, said);
    expect(move.scored).toBe(false);
    expect(move.text).toMatch(answer);
  });

  it('tells what it does not know of the employer, and goes on without it', () => {
    const { text } = reply('situational', PLAN, 'Is there a rule for that at your place?');
    expect(text).toMatch(/I do not know how Larch Lane does that.*What would you do\?$/);
  });

  it('tells honestly where the answers go', () => {
    const { text } = reply('behavioral', STORY, 'Ha, how long have you got. And is this being sent to anyone?');
    expect(text).toMatch(/kept for your (?:own )?report.*names/);
    expect(text).toContain(STORY);
  });

  it('confirms a reading', () => {
    const asked = 'How would you train an apprentice?';
    expect(
      reply('situational', asked, 'What is this word, apprentice, it is the student in the workshop, yes?').text,
    ).toMatch(/^Yes, by apprentice I mean/);
  });

  it('says which of two words it was', () => {
    const asked = 'We get a new oven in autumn. How would you learn it?';
    expect(reply('situational', asked, 'It went all crackly, did you say a new oven or a new owner?').text).toMatch(
      /^I said a new oven\./,
    );
  });

  it('takes any one where somebody has done many', () => {
    const said = 'Er, which one, I have had about twenty of them.';
    expect(reply('behavioral', STORY, said).text).toMatch(/^Any will do, the last one for instance\./);
  });
});

describe('asking for a story that was not told', () => {
  it.each([
    [
      'Give me an example of how you built trust with a wary customer.',
      'People buy from people. You listen, you follow up when you say you will.',
      'one time when you built trust with a wary customer',
    ],
    [
      'Tell me about a specific time you dealt with trouble in the shop.',
      'We’re the only warm place that’s free. We work in pairs and there’s a button.',
      'one time when you dealt with trouble in the shop',
    ],
    [
      'How have you used figures to make a decision?',
      'We are very driven by numbers. I look at them each morning with my coffee.',
      'one time when you used figures to make a decision',
    ],
  ])('%s', (text, said, story) => {
    expect(reply('behavioral', text, said).text).toContain(`Can you think of ${story}, and tell me what happened?`);
  });

  it('asks what was done where a time was named', () => {
    const said =
      'Black Friday week everyone was on their knees and I just tried to keep spirits up, banter, music, that sort of thing.';
    expect(reply('behavioral', 'Give an example of when you motivated a tired team.', said).text).not.toMatch(
      /can you think of/i,
    );
  });

  it('asks whoever passes it on what they would do themselves', () => {
    expect(
      reply('situational', 'You see a colleague being rough. What would you do?', 'I would report it. It is our duty.')
        .text,
    ).toMatch(/whom would you tell, and what would you do yourself/i);
  });
});

describe('a follow-up that was not understood', () => {
  const ASKED = {
    turnsInQuestion: [
      { speaker: 'human' as const, text: 'I would tell the nurse.', scored: true },
      {
        speaker: 'ai' as const,
        text: 'All right. And how would you record it?',
        kind: 'follow_up',
        gap: 'specifics' as const,
      },
    ],
    followUpsUsed: 1,
  };
  const RECORD = 'A patient refuses their tablets. What would you do, and how would you record it?';

  it.each(['I don’t understand the question.', 'I don’t know.'])('is put again as itself after “%s”', (said) => {
    const { text } = reply('situational', RECORD, said, ASKED);
    expect(text).toMatch(/How would you record it\?$/);
    expect(text).not.toMatch(/example|one small thing/i);
  });

  it('is let go after a plain no', () => {
    expect(reply('situational', RECORD, 'No.', ASKED)).toMatchObject({ isFollowUp: false, scored: false });
  });

  it('explains the word that is asked about', () => {
    expect(reply('situational', RECORD, 'What do you mean record?', ASKED).text).toMatch(/to write down what happened/);
  });
});

describe('short answers that are no request', () => {
  it.each<[QuestionType, string, string]>([
    ['behavioral', STORY, 'The lambing, in the snow. We lost the electric for four days.'],
    ['motivation', 'What attracted you to hospice work?', 'I’m used to death, I grew up on a farm.'],
    ['motivation', 'How do you protect yourself?', 'I walk the dog and I don’t talk about it, that’s how.'],
    ['behavioral', STORY, 'He called me an idiot in front of my daughter. I just stood there.'],
    ['technical', 'What do you check before you use a ladder?', 'I give it a shake.'],
    ['behavioral', STORY, 'There’s always one. You get a thick skin. Drunks, kids. You keep your schedule.'],
    ['general', 'What would your last manager say about you?', 'She’d say I was reliable, always on time, never sick.'],
    ['technical', 'How would you test a login page?', 'Haven’t done logins. Done a checkout.'],
    ['situational', 'The alarm goes off at night. What do you do first?', 'Call straight away. No messing.'],
    ['self_assessment', 'How would your friends describe you?', 'Kind, I hope. Stubborn about tea.'],
    ['intro', 'Tell me a bit about yourself, please.', 'I’m Dev, I do the bins.'],
    ['behavioral', STORY, 'I said nowt. Kept my head down.'],
    ['motivation', 'What do you know about us?', 'Only what’s on the website. The job centre sent me.'],
  ])('%s: %s %s', (type, text, said) => {
    expect(reply(type, text, said)).toMatchObject({ intent: 'answer', scored: true });
  });

  it.each<[Intent, QuestionType, string, string, RegExp]>([
    ['nerves', 'intro', 'Tell me about yourself.', 'I’m shaking, can you hear it in my voice?', /nerves are normal/],
    ['off_topic', 'situational', PLAN, 'Hold on, there’s someone at the door.', /Whenever you are ready/],
    ['why_asked', 'situational', PLAN, 'Is that a trick question?', /no trick/],
    [
      'why_asked',
      'general',
      'How do you feel about weekends?',
      'Are you going to hold it against me if I say no?',
      /^Not by me/,
    ],
    [
      'which_case',
      'situational',
      PLAN,
      'I don’t sell things, I sell tickets.',
      /in your own work\. What would you do\?$/,
    ],
  ])('meets %s: %s %s %s', (intent, type, text, said, answer) => {
    const move = reply(type, text, said);
    expect(move).toMatchObject({ intent, scored: false });
    expect(move.text).toMatch(answer);
  });
});

describe('why something was said', () => {
  it.each<[QuestionType, string, string, string, RegExp]>([
    ['situational', PLAN, 'Do I have to name names?', 'must_name', /no names/],
    ['behavioral', STORY, 'Who gets to hear this?', 'who_hears_it', /report/],
    ['behavioral', STORY, 'I’d rather not talk about my dad, if that’s all right.', 'sets_a_boundary', /leave/],
    // Heard as a doubt about the line, and answered as that in a situation too.
    ['situational', PLAN, 'Is this thing still going?', 'still_going', /^Yes, I can hear you\./],
  ])('is handed on, and what is said back goes by it: %s %s %s', (type, text, said, reason, answer) => {
    const move = reply(type, text, said);
    expect(move.reason).toBe(reason);
    expect(move.text).toMatch(answer);
  });

  it('is not asked of an answer', () => {
    expect(reply('behavioral', STORY, 'Two ovens broke, so I baked at home and drove it in.')).not.toHaveProperty(
      'reason',
    );
  });
});
