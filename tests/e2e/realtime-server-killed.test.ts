import type { Page } from '@playwright/test';
import { createInterview, enterInterview } from '#tests/support/interview-steps.ts';
import { expect, expectedSentences, test } from '#tests/support/realtime-test.ts';

const BEGUN = 'I led a team of five engineers and we delivered the project two weeks early.';
const GONE_ON = 'The server failed on Monday, so I called every customer myself and told them what had happened.';
const FILLER = 'Well.';
const SECOND = 'We measured the slowest query and added an index.';

const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });

/** What the candidate has said, as the server keeps it. */
async function storedAnswers(page: Page, id: string): Promise<string[]> {
  const { data } = await (await page.request.get(`/api/transcript/full/${id}`)).json();
  return data.entries
    .filter((entry: { speaker: string }) => entry.speaker === 'human')
    .map(({ text }: { text: string }) => text);
}

/** Counts the frames of sound that the interviewer's socket has brought. */
function watchVoice(page: Page) {
  const heard = { frames: 0 };
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/tts')) return;
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string') heard.frames += 1;
    });
  });
  return heard;
}

test('a server that is killed while somebody speaks loses no word of it, and the interview goes on', async ({
  page,
  microphone,
  deepgram,
  server,
}) => {
  const voice = watchVoice(page);
  const heard = page.locator('[data-part="heard"]');
  const listening = status(page, 'Listening');
  const [begun, goneOn, second] = await expectedSentences([BEGUN, GONE_ON, SECOND, FILLER]);
  if (!begun || !goneOn || !second) throw new Error('Nothing is said');
  // These words are to be had over the socket alone: the call for recordings would answer with none.
  deepgram.flux.line().options = { sentences: [begun, goneOn], pauseMs: 700 };
  // What a page still fetches when its server dies is missed: here by loudness alone it is known who speaks.
  await page.route(/\.onnx$/, (route) => route.abort());
  await createInterview(page);
  await enterInterview(page);
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('tempInterviewData') ?? '{}').interviewId);
  await expect(listening).toBeVisible({ timeout: 60_000 });

  // In mid-answer: one sentence is settled, and the next is being said.
  await microphone.say(BEGUN);
  await expect(heard).toContainText(BEGUN);
  await expect(page.locator('[data-part="unsettled"]')).toHaveCount(0);
  const saying = microphone.say(GONE_ON);
  await expect(page.locator('[data-part="unsettled"]')).toContainText('The server');
  await server.kill();
  const starting = server.startAgain();
  await saying;
  // However long that takes, and until all of it is heard: who speaks has not finished.
  const isHeard = async () => ((await heard.textContent()) ?? '').replace(/\s+/g, ' ').includes(`${BEGUN} ${GONE_ON}`);
  while (!(await isHeard())) await microphone.say(FILLER);
  await starting;
  deepgram.flux.line().options = { sentences: [second], pauseMs: 700 };
  const repliesFrom = voice.frames;
  await page.keyboard.press('Space');
  await expect.poll(() => storedAnswers(page, id), { timeout: 30_000 }).toEqual([`${BEGUN} ${GONE_ON}`]);

  // In the reply to it.
  await expect.poll(() => voice.frames).toBeGreaterThan(repliesFrom);
  await server.kill();
  await server.startAgain();
  await expect(listening).toBeVisible({ timeout: 60_000 });
  await microphone.say(SECOND);
  await expect(heard).toContainText(SECOND);
  await page.keyboard.press('Space');
  await expect.poll(() => storedAnswers(page, id), { timeout: 30_000 }).toEqual([`${BEGUN} ${GONE_ON}`, SECOND]);
});
