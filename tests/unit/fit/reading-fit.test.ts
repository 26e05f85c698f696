import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COACHED } from '#domain/reading/coached.ts';
import { readAnswer } from '#domain/reading/read-answer.ts';
import { PARTS } from '#domain/reading/reading.ts';
import { ReadingModel } from '#domain/reading/reading-model.ts';
import type { Example } from '#lab/reading/examples.ts';
import { learnReading, prepare } from '#lab/reading/learn-reading.ts';
import { weightsFile } from '#lab/reading/weights-file.ts';

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A corpus of two dozen sayings, small enough to learn in a moment. */
const SMALL: Example[] = [
  ...[
    'say that again',
    'sorry say again please',
    'can you say it again',
    'again please',
    'say it once again',
    'please say it again',
  ].map((said) => ({ said, intent: 'repeat' as const, variant: 'whole' })),
  ...['skip this one', 'skip it please', 'next question please', 'can we skip', 'let us skip this', 'skip'].map(
    (said) => ({
      said,
      intent: 'skip' as const,
      variant: '',
    }),
  ),
  ...[
    'I asked her and she told me',
    'I wrote it down and sent it',
    'I rang the shop that day',
    'I made a list and I kept to it',
    'I told my manager at once',
    'I went there and asked',
  ].map((said) => ({ said, intent: 'answer' as const, variant: '' })),
].map((each) => ({
  ...each,
  source: 'small',
  question: 'Tell me about a mistake.',
  type: 'behavioral',
  alsoOk: [],
  isSaying: true,
  ...(each.intent === 'answer' ? { told: { own_action: true }, lacks: 'none' as const } : {}),
}));

/** How one says that one has no more to say. */
const DONE: Example[] = [
  "I'm done.",
  "That's it.",
  "That's it, I'm done.",
  'I am done',
  "And that's it.",
  'that is it',
].map((said) => ({
  said,
  intent: 'says_done',
  variant: 'finished',
  source: 'small',
  question: 'Tell me about a mistake.',
  type: 'behavioral',
  alsoOk: [],
  isSaying: true,
}));

describe('learning to read', () => {
  const learn = (examples = SMALL) =>
    weightsFile(learnReading(prepare(examples)), {
      heat: {},
      thresholds: {
        answer_weight: 1,
        answer_weight_costly: 1,
        follow_up: 0.9,
        ...Object.fromEntries(
          PARTS.flatMap((part) => [
            [`told ${part}`, 0.9],
            [`absent ${part}`, 0.1],
            [`shows ${part}`, 0.5],
          ]),
        ),
        ...Object.fromEntries(COACHED.map((each) => [each, 0.9])),
      },
    });

  it('gives the same file each time, to the letter', () => {
    expect(sha(learn())).toBe(sha(learn()));
  });

  it('gives a file that reads what it was learned from', () => {
    const model = new ReadingModel(learn().buffer as ArrayBuffer);
    const asked = { question: 'Tell me about a mistake.', type: 'behavioral', gap: '' };
    const met = SMALL.filter(
      ({ said, intent }) =>
        readAnswer(model, { said, asked, earlier: '', question: asked.question, by: 'small' }).intent.name === intent,
    );
    expect(met.length).toBeGreaterThanOrEqual(SMALL.length - 1);
  });

  it('gives a file that leaves out of an answer where that only says that it is over, and loses no answer to it', () => {
    const model = new ReadingModel(learn([...SMALL, ...DONE]).buffer as ArrayBuffer);
    const asked = { question: 'Tell me about a mistake.', type: 'behavioral', gap: '' };
    const read = (said: string) =>
      readAnswer(model, { said, asked, earlier: '', question: asked.question, by: 'small' });
    const answer = 'I rang the shop that day and I wrote it down.';
    for (const end of ["I'm done.", "That's it. I'm done."]) {
      expect(read(`${answer} ${end}`)).toMatchObject({ intent: { name: 'answer' }, answers: true });
      expect(read(`${answer} ${end}`).overFrom).toBe(answer.length + 1);
    }
    expect(read(`${answer} I told my manager.`).overFrom).toBeUndefined();
    expect(read("I'm done.")).toMatchObject({ intent: { name: 'says_done', variant: 'finished' }, answers: false });
    expect(read('I went there. I am done.')).toMatchObject({ intent: { name: 'answer' }, answers: true });
  });

  it('wrote the file that is here, which its card names', () => {
    expect(readFileSync('models/reading.md', 'utf8')).toContain(sha(readFileSync('models/reading.bin')));
  });
});
