import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

describe('good intentions without a deed', () => {
  it.each<[QuestionType, string, string, RegExp]>([
    [
      'situational',
      'A boy on your coach is sick with nerves before the match. What do you say and do?',
      "I'd comfort him and calm him down. Kids need kindness before a match, that's what a coach is there for.",
      /What (?:would you say|exactly would you say)/,
    ],
    [
      'situational',
      'A customer is shouting at the counter. What do you do?',
      "I'd de-escalate and stay professional. Patience is everything in a shop like ours.",
      /(?:first|say)/,
    ],
    [
      'situational',
      'The mayor wants his nephew on the crew. How will you handle it?',
      'Such things are everywhere in our trade. One has to be careful with powerful people. You need to keep the good of the whole crew in mind, and at the same time the peace has to be kept.',
      /first/,
    ],
    [
      'situational',
      "A sailor falls overboard at night and you can't see him. What do you do?",
      "I'd keep an eye on where he is, that's the main thing, eyes, eyes, eyes.",
      /And how would you go about that\?$/,
    ],
    [
      'situational',
      'The scale in the dispensary shows two different weights. What do you do?',
      'I weigh the same stone three times and I look at the bubble, is it level. If it still jumps I stop, I do not release the powder.',
      /And what would (?:you do after that|come next)\?$/,
    ],
    [
      'behavioral',
      'Tell me about a time you stood up to a foreman.',
      'I was new on the scaffold and he wanted to take a tie out early and I had a bad feeling about it so I spoke up and it was all right.',
      /What exactly did you say|what did you say/,
    ],
    [
      'motivation',
      'Why the hospice, and how would you comfort a family at night?',
      "It is the most human work there is. I'd comfort them and be there for them.",
      /And how exactly would you comfort a family at night\?$/,
    ],
    [
      'technical',
      'How good is your French, and how would you guide a group that only speaks Italian?',
      'I did French for six years at school and I was in Lyon for a winter. I have used it with guests on the boats and I am not shy.',
      /And how would you guide a group that only speaks Italian\?$/,
    ],
  ])('is asked for the deed: %s, %s', (type, question, said, asked) => {
    const { kind, text } = reply(type, question, said);
    expect(kind).toBe('follow_up');
    expect(text).toMatch(asked);
  });

  it.each<[QuestionType, string, string]>([
    [
      'situational',
      'A boy on your coach is sick with nerves before the match. What do you say and do?',
      "I'd comfort him, sit on the step with him and give him the water bottles to count. I'd say my own knees shook for ten years and I scored with shaking knees.",
    ],
    [
      'situational',
      'A customer is shouting at the counter. What do you do?',
      "I'd stay calm, let him finish, ask him over to the side and write it all down while he watches, then ring the manager.",
    ],
    [
      'situational',
      'The mayor wants his nephew on the crew. How will you handle it?',
      "We have to keep the crew in mind. I'd tell the mayor the date of the trial day, and the lad can come and lift with the others, and whoever lifts best gets it.",
    ],
    [
      'situational',
      'The scale in the dispensary shows two different weights. What do you do?',
      'I weigh the same stone three times, I ring the service and I hang a red card on it. Till they come I do not release any powder.',
    ],
    [
      'behavioral',
      'Tell me about a time you stood up to a foreman.',
      'He wanted a tie out early, so I spoke up. I said show me the drawing, and I stood on the lift until he fetched it. The tie was on it, and he put it back himself.',
    ],
    [
      'motivation',
      'Why the hospice, and how would you comfort a family at night?',
      "My gran died in one. I'd comfort them with small things, I bring the soup and two chairs and I sit down, not stand in the door.",
    ],
    [
      'technical',
      'How good is your French, and how would you guide a group that only speaks Italian?',
      "I did French for six years. With Italians I'd point, I'd draw, and I'd have the ten words for stop and toilet and lunch on a card.",
    ],
  ])('is nothing to ask about where there is one: %s, %s, %s', (type, question, said) => {
    expect(reply(type, question, said).kind).not.toBe('follow_up');
  });
});
