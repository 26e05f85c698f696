import type { Page, WebSocketRoute } from '@playwright/test';
import { createInterview, enterInterview } from '#tests/support/interview-steps.ts';
import { expect, expectedSentences, test } from '#tests/support/realtime-test.ts';

/** What is said, one after the other; each again when there are more turns. */
const SAYS = [
  'I led a team of five engineers and we delivered the project two weeks early.',
  'The server failed on Monday, so I called every customer myself.',
  'We measured the slowest query and added an index.',
];

/** In this turn the connection breaks; in the next one the page is loaded anew. */
const DROPPED_TURN = 1;

const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });

/** How loud a frame of 16-bit samples is, in decibels of full scale. */
function decibelsOf(frame: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 1 < frame.length; at += 2) sum += (frame.readInt16LE(at) / 32_768) ** 2;
  return 10 * Math.log10(sum / (frame.length / 2));
}

/** Listens in on the socket that speaks: which speeches are asked for, and whether sound that can be heard came of each. */
function watchSpeeches(page: Page) {
  const speeches: { isHeard: boolean }[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/tts')) return;
    socket.on('framesent', ({ payload }) => {
      if (/"type":"(say|start)"/.test(String(payload))) speeches.push({ isHeard: false });
    });
    socket.on('framereceived', ({ payload }) => {
      const speech = speeches.at(-1);
      if (speech && typeof payload !== 'string' && decibelsOf(payload) > -50) speech.isHeard = true;
    });
  });
  return speeches;
}

/** Listens in on the socket that hears, and lets a test break it in mid-word. */
async function holdHearing(page: Page) {
  const sockets: { page: WebSocketRoute; server: WebSocketRoute }[] = [];
  /** Of each utterance: how much had been sent, from the first voice in it on, when its first words came back. */
  const firstWordsAtMs: number[] = [];
  let sentMs = 0;
  let awaitsWords = false;
  await page.routeWebSocket(/\/api\/realtime/, (route) => {
    const server = route.connectToServer();
    sockets.push({ page: route, server });
    route.onMessage((message) => {
      const isSound = typeof message !== 'string';
      if (isSound && (sentMs > 0 || decibelsOf(message) > -50)) sentMs += message.length / 32;
      else if (!isSound && message.includes('"config"')) [sentMs, awaitsWords] = [0, true];
      server.send(message);
    });
    server.onMessage((message) => {
      if (awaitsWords && String(message).includes('"partial"')) {
        awaitsWords = false;
        firstWordsAtMs.push(sentMs);
      }
      route.send(message);
    });
  });
  return {
    firstWordsAtMs,
    opened: () => sockets.length,
    drop: async () => {
      const last = sockets.at(-1);
      await last?.server.close({ code: 1001 });
      await last?.page.close({ code: 1011 });
    },
  };
}

async function storedAnswers(page: Page, id: string): Promise<string[]> {
  const { data } = await (await page.request.get(`/api/transcript/full/${id}`)).json();
  return data.entries
    .filter((entry: { speaker: string }) => entry.speaker === 'human')
    .map(({ text }: { text: string }) => text);
}

test('a whole interview is heard while it is said and answered over the sockets, and loses no word when one breaks or the page is loaded anew', async ({
  page,
  microphone,
  deepgram,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const speeches = watchSpeeches(page);
  const hearing = await holdHearing(page);
  const expected = await expectedSentences(SAYS);
  const heard = page.locator('[data-part="heard"]');
  /** What Flux will hear once it is next connected, which is when a turn begins; a pause ends its turn soon, or never. */
  const expectSaid = (texts: readonly string[], pauseMs: number) => {
    const sentences = expected.filter(({ text }) => texts.includes(text));
    deepgram.flux.line().options = { sentences, pauseMs };
  };
  const textOf = (turn: number) => SAYS[turn % SAYS.length] ?? '';
  const [begun = '', goneOn = ''] = SAYS;
  const over = page.getByText('Interview Complete!');
  const said: string[] = [];
  await createInterview(page);
  expectSaid([textOf(0)], 700);
  await enterInterview(page);
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('tempInterviewData') ?? '{}').interviewId);
  const listening = status(page, 'Listening');
  for (let turn = 0; ; turn++) {
    await expect(listening.or(over)).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) break;
    const text = textOf(turn);
    const saying = microphone.say(text);
    await expect(heard).toContainText(text.split(' ').slice(0, 2).join(' '), { timeout: 20_000 });
    if (turn === DROPPED_TURN) await hearing.drop();
    await saying;
    if (turn === DROPPED_TURN) await expect.poll(() => hearing.opened()).toBe(2);
    // Sound is still on its way when its speaker has ended, all the more where some was lost; it goes on being quiet.
    await expect(heard).toContainText(text, { timeout: 20_000 });
    const isReloaded = turn === DROPPED_TURN;
    expectSaid(isReloaded ? [begun, goneOn] : [textOf(turn + 1)], isReloaded ? 60_000 : 700);
    await page.keyboard.press('Space');
    said.push(text);
    await expect.poll(() => storedAnswers(page, id), { timeout: 20_000 }).toEqual(said);
    if (!isReloaded) continue;

    // The next answer is begun, and the page is loaded anew before any word of it is settled.
    await expect(listening).toBeVisible({ timeout: 60_000 });
    await microphone.say(begun);
    await expect(page.locator('[data-part="unsettled"]')).toContainText(begun, { timeout: 20_000 });
    await page.reload();
    // A page that was not pressed may keep the voice off.
    await page.locator('[data-part="caption"]').click();
    await expect(page.getByText('What you were saying when the page closed is kept.')).toBeVisible({ timeout: 30_000 });
    await expect(listening).toBeVisible({ timeout: 60_000 });
    await microphone.say(goneOn);
    await expect(heard).toContainText(goneOn, { timeout: 20_000 });
    expectSaid([textOf(turn + 1)], 700);
    await page.keyboard.press('Space');
    said.push(`${begun} ${goneOn}`);
    await expect.poll(() => storedAnswers(page, id), { timeout: 20_000 }).toEqual(said);
  }

  expect(said.length).toBeGreaterThanOrEqual(3);
  // Words came back while others were still being said. How soon is measured by the benches, where nothing else runs.
  const [firstMs = Number.POSITIVE_INFINITY, secondMs = Number.POSITIVE_INFINITY] = hearing.firstWordsAtMs;
  const [first, second] = expected;
  expect(firstMs < (first?.voiceMs ?? 0) || secondMs < (second?.voiceMs ?? 0)).toBe(true);
  // Once by itself, again after the drop, and by the page that was loaded anew.
  expect(hearing.opened()).toBe(3);
  expect(calls).toContain('/api/speech/tts/config');
  expect(calls.filter((path) => /stt\/transcribe|tts\/generate|llm\/complete/.test(path))).toEqual([]);
  expect(speeches.length).toBeGreaterThan(said.length);
  expect(speeches.filter(({ isHeard }) => !isHeard)).toEqual([]);
  await expect.poll(() => microphone.openCount()).toBe(0);
});
