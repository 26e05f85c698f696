import { expect, test } from '#tests/support/product-test.ts';

/** Far more of them than one thread speaks in a moment. */
const LONG = 'Tell me about a team that you led, and what you did there. '.repeat(12);
const CALLS = 12;

test('others are served while many long speeches are asked for, and some of those are put off', async ({ request }) => {
  const ended: string[] = [];
  const speeches = Array.from({ length: CALLS }, async () => {
    const spoken = await request.post('/api/speech/tts/generate', { data: { text: LONG } });
    ended.push(spoken.ok() ? 'speech' : 'busy');
    return spoken;
  });
  const busy = await Promise.race(speeches);
  expect([busy.status(), busy.headers()['retry-after']]).toEqual([503, '10']);
  expect((await busy.json()).error).toBe('The voice is busy just now. Please try again.');
  expect((await request.get('/api/health')).status()).toBe(200);
  ended.push('other');
  await Promise.all(speeches);
  expect(ended.filter((what) => what === 'busy')).toHaveLength(CALLS - 8);
  expect(ended.lastIndexOf('speech')).toBeGreaterThan(ended.indexOf('other'));
});
