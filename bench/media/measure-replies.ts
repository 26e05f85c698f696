import { chromium, type Page } from '@playwright/test';
import { enterInterview, FULL_ANSWER, POSTING } from '#tests/support/interview-steps.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';
import { TalkingMicrophone } from '#tests/support/talking-microphone.ts';
import { requireBrowser } from '../../scripts/check/find-browser.ts';

const PAIRS = 15;
const ENGINE_MS = 200;
const MOST = 1.1;
/** A turn whose reply has not come by then is not counted, and so many of them end the measuring. */
const TURN_LIMIT_MS = 20_000;
const MOST_LOST = 5;

/**
 * From the end of a spoken answer to its reply, with recording on and off from turn to turn of the same interviews, in
 * a browser on this machine; the interviewer's engine answers after 200 ms. Rejects when recording is felt.
 */
export async function measureReplies(): Promise<void> {
  const speech = await SpeechServer.start({ spokenMs: 300 });
  const server = await ServerProcess.start({ ...speech.ttsSettings, ...speech.sttSettings });
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  });
  const times = { on: [] as number[], off: [] as number[] };
  let lost = 0;
  try {
    while (Math.min(times.on.length, times.off.length) < PAIRS) {
      const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const microphone = await TalkingMicrophone.install(page);
      await page.addInitScript(watchReplies, ENGINE_MS);
      await openInterview(page);
      // The first turn warms everything up; whether it was recorded alternates from interview to interview as well.
      const recordsFirst = times.on.length <= times.off.length;
      let records = !recordsFirst;
      for (let turn = 0; !(await waitForTurn(page)); turn++) {
        // What was recorded before is away, so that it is of no other turn.
        await page.waitForFunction(() => localStorage.getItem('unsentRecordings') === null);
        speech.say(FULL_ANSWER);
        await microphone.say('I led a team of five engineers');
        await page.evaluate((limitMs) => window.awaitReply(limitMs), TURN_LIMIT_MS);
        await page.keyboard.press('Space');
        const ms = await page.evaluate(() => window.timeOfReply);
        // On a machine that is too busy a turn may have ended by its silence, before anything was said.
        if (ms === null && ++lost > MOST_LOST) throw new Error('This machine is too busy to measure anything.');
        if (turn > 0 && ms !== null) times[records ? 'on' : 'off'].push(ms);
        records = turn === 0 ? recordsFirst : !records;
        await page.evaluate((next) => window.recordTurns(next), records);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await Promise.all([server.stop(), speech.stop()]);
  }
  const [on, off] = [median(times.on), median(times.off)];
  const figures = `${on.toFixed(0)} ms against ${off.toFixed(0)} ms without`;
  const counts = `medians of ${times.on.length} and ${times.off.length} turns in turns`;
  console.log(
    `  ${(on / off).toFixed(2).padStart(5)} ×  end of answer to reply, recorded: ${figures}, ${counts} (limit ${MOST})`,
  );
  if (on / off > MOST) throw new Error('Recording holds up the replies.');
}

declare global {
  interface Window {
    /** Begins to measure `timeOfReply`: it must have begun when the key is pressed. */
    awaitReply(limitMs: number): void;
    /** From the press of the space bar to the reply of the server, in milliseconds; null when none came in time. */
    timeOfReply: Promise<number | null>;
    /** Whether the turns from now on are recorded. */
    recordTurns(isOn: boolean): void;
  }
}

/** Runs in the page, so it can use nothing from outside. */
function watchReplies(engineMs: number): void {
  let isOn = false;
  const canWrite = MediaRecorder.isTypeSupported.bind(MediaRecorder);
  MediaRecorder.isTypeSupported = (type) => isOn && canWrite(type);
  let replied = () => {};
  const send = window.fetch.bind(window);
  window.fetch = async (what, how) => {
    const response = await send(what, how);
    if (!String(what).includes('/api/llm/complete')) return response;
    await new Promise((resolve) => setTimeout(resolve, engineMs));
    replied();
    return response;
  };
  window.recordTurns = (isWanted) => {
    isOn = isWanted;
  };
  window.awaitReply = (limitMs) => {
    window.timeOfReply = new Promise((resolve) => {
      let pressedAtMs = 0;
      addEventListener('keydown', () => (pressedAtMs = performance.now()), { once: true, capture: true });
      // A reply to silence was under way before the key was pressed.
      replied = () => pressedAtMs > 0 && resolve(performance.now() - pressedAtMs);
      setTimeout(() => resolve(null), limitMs);
    });
  };
}

async function openInterview(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByLabel('Job Description').fill(POSTING);
  await page.getByText('60min').click();
  await page.getByRole('button', { name: 'Create Mock Interview' }).click();
  await enterInterview(page);
}

/** Whether the interview is over instead. */
async function waitForTurn(page: Page): Promise<boolean> {
  const over = page.getByText('Interview Complete!');
  const turn = page.locator('[data-part="status"]').filter({ hasText: 'Listening' });
  await turn.or(over).waitFor({ timeout: 60_000 });
  return over.isVisible();
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
