import { createInterview, enterInterview } from '#tests/support/interview-steps.ts';
import { expect, expectedSentences, test } from '#tests/support/realtime-test.ts';

const ANSWER = 'I led a team of five engineers and we delivered the project two weeks early.';
/** What is sent behind all of an answer's sound. */
const END = '{"type":"end_utterance"}';

test('a browser without worklets hears an answer from its own recorder’s file, sent over the socket', async ({
  page,
  microphone,
  deepgram,
}) => {
  await page.addInitScript(() => {
    for (const name of ['AudioWorklet', 'AudioWorkletNode']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(BaseAudioContext.prototype, 'audioWorklet');
  });
  const sent: (string | number)[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/realtime')) return;
    socket.on('framesent', ({ payload }) => sent.push(typeof payload === 'string' ? payload : payload.length));
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  deepgram.say(ANSWER);
  // Made before it is said: nobody listens for ever.
  await expectedSentences([ANSWER]);

  await createInterview(page);
  await enterInterview(page);
  const listening = page.locator('[data-part="status"]').filter({ hasText: 'Listening' });
  await expect(listening).toBeVisible({ timeout: 60_000 });
  // The question was heard: as a file, by the call.
  expect(calls).toContain('/api/speech/tts/generate');
  const { durationMs } = await microphone.say(ANSWER);
  expect(sent.filter((frame) => typeof frame === 'number')).toEqual([]);
  const replied = page.waitForResponse((response) => response.url().endsWith('/api/speech/tts/generate'));
  await page.keyboard.press('Space');

  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('tempInterviewData') ?? '{}').interviewId);
  await expect
    .poll(async () => (await (await page.request.get(`/api/transcript/full/${id}`)).json()).data.entries)
    .toContainEqual(expect.objectContaining({ speaker: 'human', text: ANSWER }));
  // The next turn may have begun by now.
  const [config, ...rest] = sent.slice(0, sent.indexOf(END) + 1);
  expect(JSON.parse(String(config))).toMatchObject({
    type: 'config',
    enable_partials: true,
    audio: { encoding: 'opus', sample_rate: 48_000, channels: 1 },
  });
  expect(rest.at(-1)).toBe(END);
  for (const size of rest.slice(0, -1)) expect(size).toBeLessThanOrEqual(32_768);
  expect(calls).not.toContain('/api/speech/stt/transcribe');

  // What the recogniser got is the whole answer, but for moments that a busy machine drops.
  const { audio, contentType } = deepgram.script.heard[0] ?? { audio: new Uint8Array(), contentType: '' };
  expect(contentType).toBe('audio/webm');
  const heardMs = await page.evaluate(
    async (bytes) => (await new AudioContext().decodeAudioData(Uint8Array.from(bytes).buffer)).duration * 1_000,
    [...audio],
  );
  expect(heardMs).toBeGreaterThan(durationMs - 1_000);
  expect((await replied).ok()).toBe(true);
});
