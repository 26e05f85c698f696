import { expect, type Page } from '@playwright/test';
import { COMPARED_HZ } from './correlate.ts';
import { playRecording } from './play-recording.ts';

interface Played {
  src: string;
  fromS: number;
  /** Unknown while it plays. */
  toS: number | null;
}

/** Takes down what the page's players play from now on; to be asked for before the page is opened. */
export async function watchPlaying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: Played[] = [];
    Object.assign(window, { played: all });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      const played: Played = { src: this.src, fromS: this.currentTime, toS: null };
      all.push(played);
      this.addEventListener('pause', () => Object.assign(played, { toS: this.currentTime }), { once: true });
      return play.call(this);
    };
  });
}

/** The sound that was played last, once it is over, and where it began in its recording. */
export async function lastPlayed(page: Page): Promise<{ sound: Float32Array; fromMs: number }> {
  const last = () => page.evaluate(() => (window as unknown as { played: Played[] }).played.at(-1));
  await expect.poll(async () => (await last())?.toS ?? null, { timeout: 30_000 }).not.toBeNull();
  const { src = '', fromS = 0, toS } = (await last()) ?? {};
  const { sound } = await playRecording(page, src);
  return { sound: sound.slice(fromS * COMPARED_HZ, (toS ?? 0) * COMPARED_HZ), fromMs: fromS * 1_000 };
}
