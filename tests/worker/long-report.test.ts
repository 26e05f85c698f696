import { env, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { signedInTo, storeAccount } from './support/account.ts';

const MANY = 95;
/** Of a SQLite-backed object, deployed; a local one takes more. */
const LARGEST_ROW = 2_000_000;

it('a report that is longer than a row of storage is kept, read and forgotten whole', async () => {
  const owner = await signedInTo(await storeAccount());
  const id = await owner.startInterview();
  // As much as a transcript has room for, in letters that take twice as much once they are written down.
  const text = `I said "yes" 😀 to it. ${'"'.repeat(19_900)}`;
  for (let i = 0; i < MANY; i++) {
    const transcriptEntry = { id: `ans_${i}`, speaker: 'human', text, current_question: 1 };
    const saved = await owner.call('POST', `/api/transcript/save-entry/${id}/0`, { transcriptEntry });
    expect(saved.status).toBe(200);
  }
  await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
  const { status, body } = await owner.call('GET', `/api/results/${id}`);
  expect(status).toBe(200);
  const [response] = body.data.questions[0].responses;
  expect(response.answer).toBe(Array.from({ length: MANY }, () => text).join(' '));
  const sizes = await runInDurableObject(env.INTERVIEWS.get(env.INTERVIEWS.idFromName(id)), (_object, { storage }) =>
    ['report.results', 'scored_questions.scored', 'long_texts.text'].flatMap((place) => {
      const [table, column] = place.split('.');
      return storage.sql.exec(`SELECT LENGTH(CAST(${column} AS BLOB)) AS bytes FROM ${table}`).toArray();
    }),
  );
  for (const { bytes } of sizes) expect(bytes).toBeLessThan(LARGEST_ROW);
  expect((await owner.call('DELETE', `/api/transcript/question/${id}/0`)).status).toBe(200);
  const { body: left } = await owner.call('GET', `/api/results/${id}`);
  expect(JSON.stringify(left)).not.toContain('😀');
});
