import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

const SAY = 'A guest complains that her soup is cold. What do you say?';
const DO = 'Your machine stops in the middle of a shift. What do you do?';
const WEAKNESS = 'What is your greatest weakness?';

describe('a plain answer', () => {
  it.each<[QuestionType, string, string]>([
    ['situational', DO, 'Stop, lock it off, and ask: did anybody touch it?'],
    ['situational', 'What would you do on your first day?', "Say hello to everyone. Hi, I'm Jo, can I watch."],
    ['situational', 'You find a mistake in your own report. What do you do?', "I'd start again from the raw numbers."],
    ['situational', SAY, "I'm so sorry madam, give me one minute, and I'd be back with a hot one."],
    ['situational', SAY, "Can I take that away for you? New bowl, and the pudding's on me."],
    ['situational', SAY, "Sorry, I can't do that, but the pudding is free."],
    [
      'technical',
      'How do you check who a patient is?',
      'Can you tell me your date of birth please, and then the band.',
    ],
    ['technical', 'What is an API?', "Can you give me the weather, yes here it is: that's an API."],
    ['motivation', 'Why do you want to leave?', "I'd rather not work for somebody who shouts. That's it really."],
    ['motivation', 'Why do you want to be in a team?', "That I can say I don't know and nobody laughs."],
    ['motivation', 'Where do you see yourself?', "Is your boss hiring? No, seriously, I'd like to run a shop one day."],
    ['motivation', 'What do you know about us?', 'Only what my cousin tells me, that you bake for the schools.'],
    [
      'motivation',
      'Why do you want this job?',
      "I used to be a patient of yours. I don't want to go into why. But I remember who was kind.",
    ],
    ['behavioral', 'Tell me about somebody you let go.', 'What I am proudest of is that she left with respect.'],
    ['general', 'What does good service mean to you?', "It's when you remember."],
    ['behavioral', 'Tell me about a deadline.', 'I have never missed one in my life, not one.'],
    ['self_assessment', WEAKNESS, "Saying no. I can't say no, I end up with three jobs."],
    ['self_assessment', WEAKNESS, "Interviews, ha. No, I'd say patience, I want things done today."],
    [
      'self_assessment',
      'How do you deal with stress?',
      "Give me a minute, that's what I say to people. And I come back.",
    ],
    [
      'self_assessment',
      'What would you like to get better at?',
      "Listening, my daughter would say. Sorry, what was that? That's her impression of me.",
    ],
  ])('is taken as one, whatever else it sounds like (%s: %s %s)', (type, question, words) => {
    expect(reply(type, question, words).intent).toBe('answer');
  });

  it.each<[QuestionType, string, string, string]>([
    ['situational', DO, 'Could you say that again please?', 'repeat'],
    ['situational', DO, "Sorry, I don't know what I would do.", 'blank'],
    ['situational', SAY, 'Is she a regular?', 'which_case'],
    ['self_assessment', WEAKNESS, 'Can we do a different one?', 'skip'],
    ['self_assessment', WEAKNESS, "Initiative, initiative. No, there's nothing there, it's gone.", 'blank'],
  ])('is not made of other words (%s: %s %s)', (type, question, words, intent) => {
    expect(reply(type, question, words).intent).not.toBe('answer');
    if (intent !== 'which_case') expect(reply(type, question, words).intent).toBe(intent);
  });
});

describe('a question that is asked for the sake of the answer', () => {
  it.each<[QuestionType, string, string]>([
    [
      'technical',
      'How do you know the dough is proved?',
      'Poke it. Does it spring back at once? Then it is not ready.',
    ],
    ['situational', 'Which order do you do first?', 'Whichever leaves first. Is it on the van at six? That one.'],
    [
      'situational',
      'A colleague leaves early. What do you do?',
      "Is it my job to say so? Honestly yes, so I'd tell her.",
    ],
    ['technical', 'What do you do when the oven is too hot?', 'Door open, wait. How long? Till the paper browns.'],
    [
      'situational',
      'A caller asks for a late friend. What do you say?',
      "I'm afraid he left. Can I help you in his place?",
    ],
  ])('is not sent to the employer (%s: %s %s)', (type, question, words) => {
    const { text } = reply(type, question, words);
    expect(text).not.toMatch(/employer|ask them|do not know that/i);
  });

  it('is told from one for the employer', () => {
    const words = 'I like early mornings and I like bread, so a bakery it is. And do you pay for the training?';
    expect(reply('motivation', 'Why do you want to work here?', words).text).toMatch(/employer|ask them/);
  });
});
