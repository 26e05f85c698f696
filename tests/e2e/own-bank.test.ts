import { readFileSync } from 'node:fs';
import { expect, test } from '#tests/support/product-test.ts';

const BANK = new URL('../../src/domain/planning/knowledge/questions/bakery.json', import.meta.url);
const POSTING = 'Baker at Copper Kettle. You mix and shape dough, run the deck ovens and keep the bakery clean.';

test('a trade is asked from its own bank, which lies beside the pages', async ({ request }) => {
  const response = await request.post('/api/webhook/initialize', {
    data: { start: true, description: POSTING, client_ts: Date.now(), length: '30min', interviewType: 'technical' },
  });
  expect(response.status()).toBe(200);
  const asked: { text: string }[] = (await response.json()).data.questions;
  const own = JSON.parse(readFileSync(BANK, 'utf8')).map(({ text }: { text: string }) => text);
  expect(asked.filter(({ text }) => own.includes(text)).length).toBeGreaterThanOrEqual(2);
});
