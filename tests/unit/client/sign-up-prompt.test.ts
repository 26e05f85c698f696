import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Earned } from '#client/features/account/earned.tsx';
import { promiseWords } from '#client/features/account/promise-words.ts';
import { EMPTY_SIGN_UP, stillNeeded } from '#client/features/account/sign-up-form.ts';
import { whatWasSaid } from '#client/features/account/what-was-said.ts';
import type { TranscriptEntry } from '#contract/interview.ts';

const entry = (speaker: 'ai' | 'human', question: number, text: string): TranscriptEntry => ({
  id: `${speaker}_${question}_${text.length}`,
  speaker,
  text,
  current_question: question,
});
const FIGURE = 'I took forty real orders and 11 of them failed at once.';
const INTERVIEW = [
  entry('ai', 1, 'What is your greatest achievement of all the years so far, would you say?'),
  entry('human', 1, `Well. ${FIGURE}`),
  entry('human', 1, 'It’s the well-known form that everybody in the company had to use.'),
  entry('human', 3, 'No.'),
  entry('human', 4, '  '),
];

describe('what a candidate is told before a report may be shown', () => {
  it('counts the questions that have an answer, and the words of the answers alone', () => {
    const said = whatWasSaid(INTERVIEW);
    expect(said?.answered).toEqual([1, 3]);
    expect(said?.words).toBe(1 + 12 + 12 + 1);
  });

  it('does not count what no report counts, and numbers the questions as the stage did and the report will', () => {
    const asides = [
      entry('human', 1, 'Can you say that once more, please? I was not listening at all.'),
      entry('human', 2, 'skip'),
    ];
    const said = whatWasSaid(
      [...asides, entry('human', 3, FIGURE)],
      asides.map(({ id }) => id),
    );
    expect(said).toEqual({ answered: [3], words: 12, line: { text: FIGURE, question: 3 } });
  });

  it('is nothing where nothing was answered', () => {
    expect(whatWasSaid([entry('ai', 1, 'Why here?'), entry('human', 1, ' ')])).toBeUndefined();
  });

  it('quotes a whole line of their own, one with a figure first', () => {
    expect(whatWasSaid(INTERVIEW)?.line).toEqual({ text: FIGURE, question: 1 });
  });

  it('ends a line without full stops after a word', () => {
    const { text = '' } = whatWasSaid([entry('human', 2, 'and then we went on '.repeat(30))])?.line ?? {};
    expect(text).toMatch(/^and then we went on .+ (and|then|we|went|on)…$/);
    expect(text.length).toBeLessThanOrEqual(161);
  });

  it('is shown with the outline of the report, without marks, scores or minutes', () => {
    const said = whatWasSaid(INTERVIEW);
    const page = said ? renderToStaticMarkup(createElement(Earned, { said })) : '';
    const words = page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(words).toContain(`One of your own lines, from Question 1 “${FIGURE}”`);
    expect(words).toMatch(/questions answered 2 words 26/);
    for (const axis of ['Problem Answer', 'Conciseness', 'Structure']) expect(words).toContain(axis);
    expect(page).not.toMatch(/<mark|minute|out of 100/);
    expect([...page.matchAll(/<li><svg.*?<span>(\d+)<\/span>/g)].map(([, number]) => number)).toEqual(['1', '3']);
    expect(words).toContain('Question 2 has no answer, and is left out.');
  });
});

describe('a guest is told of the report that waits', () => {
  const keptUntil = new Date('2026-11-29T12:00:00Z');
  it('until when the answers are kept, and the recordings where there are any', () => {
    expect(promiseWords({ keptUntil, isRecorded: true, isElsewhere: false })).toMatch(
      /^Your report opens as soon as your email is confirmed\. Without an account your answers and their recordings are kept until .*29.*2026.* and then deleted\.$/,
    );
    expect(promiseWords({ keptUntil: null, isRecorded: true, isElsewhere: false })).toBe(
      'Your report opens as soon as your email is confirmed.',
    );
  });

  it('that signing up opens no report of an interview that is somebody’s already', () => {
    const text = promiseWords({ keptUntil: null, isRecorded: false, isElsewhere: true });
    expect(text).toContain('belongs to an account');
    expect(text).not.toContain('confirmed');
  });
});

describe('the sign-up form says what it still needs', () => {
  const whole = {
    name: 'Maya Ortiz',
    email: 'maya@example.com',
    phone: '(415) 555-0134',
    password: 'Correct horse 7',
    confirm: 'Correct horse 7',
    terms: true,
  };
  it.each([
    [
      'everything',
      EMPTY_SIGN_UP,
      'Still needed: your name, a phone number, an email address, a password and the terms.',
    ],
    [
      'what is half there',
      { ...whole, password: 'Correctly', confirm: '', terms: false },
      'Still needed: a number in the password, the password once more and the terms.',
    ],
    [
      'what cannot be used',
      { ...whole, email: 'maya', phone: '(415', confirm: 'Correct horse' },
      'Still needed: a whole phone number, a whole email address and the password once more.',
    ],
    [
      'a number without its country',
      { ...whole, phone: '+07700900456' },
      'Still needed: a phone number that begins with its country code.',
    ],
    ['nothing', whole, undefined],
  ])('%s', (_what, form, sentence) => expect(stillNeeded(form)).toBe(sentence));
});
