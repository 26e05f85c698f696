import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

describe('a follow-up fits what was asked', () => {
  it('asks nobody how a disaster turned out, but how they got through it', () => {
    const question = 'Tell me about the hardest night you have had on the desk and how you got through it.';
    const said =
      'The night of the ferry. Families standing six deep at my window, all of them with a photograph, wanting to know which hospital their people had gone to, and the lines were down the whole night. I had an old man hold on to my sleeve.';
    expect(reply('behavioral', question, said).text).toMatch(/And how did you get through it\?$/);
  });

  it('leaves the outcome alone where people died', () => {
    const question = 'Describe a rescue that stayed with you.';
    const said =
      'It was the lake, in February. We went out with the long ladder and the rope, I lay on the ice, and the others held my feet. I reached two of them. Three of them had drowned before we came.';
    expect(reply('behavioral', question, said).text).not.toMatch(/turn out|came of it|how did (?:it|that) end/i);
  });

  it.each<[string, string, RegExp]>([
    [
      'How do you keep on top of more post than one person can open?',
      'You need patience, and you need a method. People must understand that it all takes its time, and everybody gets an answer.',
      /in practice|step by step/,
    ],
    [
      'How do you look after yourself when a family you were close to moves on?',
      'It is all for the best, and it is an honour to be with them. You just stay positive and keep smiling for the next ones.',
      /for yourself/,
    ],
  ])('asks of a habit what it looks like, and for no case: %s', (question, said, expected) => {
    const { kind, text } = reply('behavioral', question, said);
    expect(kind).toBe('follow_up');
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/particular case/);
  });

  it('reads what is typed in a hurry as what it means', () => {
    const question = 'You have cut the cloth too short. The foreman is cross already. What do you do?';
    expect(reply('situational', question, 'id just own up').text).not.toMatch(/what do you do\?$/);
  });
});

describe('the half of a question that was left out', () => {
  it.each<[QuestionType, string, string, string]>([
    [
      'technical',
      'Before a long dive, what do you check, and what would make you refuse to go down?',
      'I check the cylinders, both of them, and the valves, the hoses, my mask, the lamp and the spare lamp, the knife. I go through it twice with my buddy. Then the boat.',
      'And what would make you refuse to go down?',
    ],
  ])('is asked for in its own words: %s %s', (type, question, said, expected) => {
    expect(reply(type, question, said).text).toContain(expected);
  });
});
