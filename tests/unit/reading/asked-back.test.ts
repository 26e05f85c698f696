import { expect, it } from 'vitest';
import { z } from 'zod';
import { readAnswer } from '#domain/reading/read-answer.ts';
import { readCorpusFile } from '#lab/corpus.ts';
import { READING_MODEL } from '#tests/support/reading-model.ts';

const items = z.array(
  z.object({ question: z.string(), type: z.string(), said: z.string(), intent: z.string(), back_intent: z.string() }),
);

/** Answers that end in a question to the interviewer, and some that hold one which is asked of nobody; no weight has seen them. */
it('hears what an answer asks at its end, with or without marks, and hardly ever where nothing is asked', () => {
  let [asked, heard, heardOfNobody] = [0, 0, 0];
  for (const { question, type, said, intent, back_intent: back } of readCorpusFile('backs-a', items)) {
    if (intent !== 'answer') continue;
    const reading = readAnswer(READING_MODEL, {
      said,
      asked: { question, type, gap: '' },
      earlier: '',
      question,
      by: 'embedded',
    });
    const isHeard = reading.asksBack !== undefined;
    if (/^(?:about_job|about_interviewer|feedback)$/.test(back)) {
      asked += 1;
      if (isHeard) heard += 1;
    } else if (back === '' && isHeard) heardOfNobody += 1;
  }
  expect(asked).toBeGreaterThan(40);
  expect(heard / asked).toBeGreaterThan(0.35);
  expect(heardOfNobody).toBeLessThanOrEqual(3);
});
