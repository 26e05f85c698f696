import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { isTold } from '#domain/interview/find-gap.ts';
import type { Gap } from '#domain/interview/move.ts';
import { readIntent } from '#domain/interview/read-intent.ts';
import { askOfThinAnswer } from '#domain/interview/thin-answer.ts';

describe('many words in which nothing is told', () => {
  it.each<[QuestionType, string, string, string]>([
    [
      'behavioral',
      'Tell me about a guest you turned from unhappy to happy. What exactly did you do?',
      'There was a guest who came at two in the night and his room was given away. He was very tired and he was shouting at me. So I handled the situation very politely and I understood his feelings and finally he was satisfied.',
      'What exactly did you say or do to bring that about?',
    ],
    [
      'situational',
      'A customer wants the release tomorrow and one safety test is not done. What do you do?',
      'See, in my company also this is happening every month. The sales people will promise anything. They do not know what is the meaning of a test, and it is always like that.',
      'What is the first thing that you would do?',
    ],
    [
      'technical',
      'How do you apply thresholds consistently across a team?',
      'Well there is the framework and the regional policy and everything has to be evidence based and child centred, and it is about robust supervision and audit.',
      'What does that look like in practice?',
    ],
    [
      'behavioral',
      'Tell me about a time you had to keep your composure.',
      'Nineteen ninety six I was held up for the mail bag',
      'What did you say or do then?',
    ],
    [
      'general',
      'Are there any kinds of call that you would find very difficult?',
      'children',
      'Can you say a little more about that?',
    ],
    [
      'motivation',
      'Why do you want to step up now?',
      'I’m not sure I do to be honest. It was Murdo put my name in',
      'What makes you unsure, and what would make it a yes?',
    ],
    [
      'motivation',
      'Why do you want to leave your school, and why us?',
      'It’s not that I’ve fallen out with anyone',
      'So what is the reason?',
    ],
  ])('%s: %s', (type, text, answer, ask) => {
    expect(askOfThinAnswer({ type, text }, answer)?.asks[0]).toBe(ask);
  });

  it('is not claimed of somebody who says what they did', () => {
    const text = 'Tell me about a guest you turned from unhappy to happy. What exactly did you do?';
    const answer =
      'He was shouting at me. I handled it calmly, I rang three hotels, I walked him over with his bags and I sent his breakfast after him.';
    expect(askOfThinAnswer({ type: 'behavioral', text }, answer)?.asks[0]).not.toMatch(/to bring that about/);
  });
});

it('takes no long account for a want of experience because one thing in it was only watched', () => {
  const said =
    "The cashing up I could do in my sleep, I'm never more than pennies out. The computer ordering I've only watched. I can do the handheld for the reductions, but the back office screen I'd need somebody to sit with me for a couple of days.";
  expect(readIntent(said, 'How are you with the cashing up and the computer side?').intent).toBe('answer');
});

describe('what is told is not asked for', () => {
  it.each<[QuestionType, Gap, string, string]>([
    [
      'behavioral',
      'own_action',
      'Tell me about a mistake that you made.',
      'One time I forgot to tighten the plug fully and there was a little oil leaking. From then on I put a paint mark after tightening.',
    ],
    [
      'motivation',
      'specifics',
      'Why do you want to work in the laboratory?',
      'Because if it is wrong somebody notices the same day, and I like that. I get bored when nobody cares whether the thing is right or not.',
    ],
  ])('%s: %s of %s', (type, gap, text, answer) => {
    expect(isTold(gap, { type, text }, answer)).toBe(true);
  });
});
