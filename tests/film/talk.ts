import type { Page } from '@playwright/test';
import type { DeepgramServer } from '#tests/support/deepgram-server.ts';
import { expectedSentences } from '#tests/support/realtime-test.ts';
import type { TalkingMicrophone } from '#tests/support/talking-microphone.ts';
import { NOTHING_MORE, type Told } from './story.ts';

/** Only the space bar ends an answer. */
const NEVER_MS = 120_000;

/** The candidate: says what belongs to what is asked, and presses the space bar. */
export class Talk {
  readonly #page: Page;
  readonly #microphone: TalkingMicrophone;
  readonly #deepgram: DeepgramServer;
  readonly #story: readonly Told[];
  #asked = '';
  #next = '';

  constructor(page: Page, microphone: TalkingMicrophone, deepgram: DeepgramServer, story: readonly Told[]) {
    this.#page = page;
    this.#microphone = microphone;
    this.#deepgram = deepgram;
    this.#story = story;
  }

  /** Waits until something else is asked, and has the recogniser know what will be said to it; not once the stage is gone. */
  async hear(): Promise<void> {
    await this.#page.waitForFunction((before) => {
      const caption = document.querySelector('[data-part="caption"]');
      return !caption || (caption.textContent !== '' && caption.textContent !== before);
    }, this.#asked);
    if (!(await this.#caption.isVisible())) return;
    await this.status('Interviewer speaking').waitFor();
    this.#next = await this.#answerToThis();
    const sentences = await expectedSentences([this.#next]);
    // It is connected when the turn begins.
    this.#deepgram.flux.line().options = { sentences, pauseMs: NEVER_MS };
  }

  /** Begins to say it when the turn has come; undefined when there is none any more, as the interview is over. */
  async begin(): Promise<{ said: Promise<unknown> } | undefined> {
    const over = this.#page.getByText('Interview Complete!').or(this.#page.getByText('Interview Report'));
    await this.status('Listening').or(over).first().waitFor();
    if (!(await this.status('Listening').isVisible())) return undefined;
    return { said: this.#microphone.say(this.#next) };
  }

  /** Once all of it is written down. */
  async end(): Promise<void> {
    await this.#page.locator('[data-part="heard"]', { hasText: this.#next }).waitFor();
    // While it is answered the question stands there without its greeting.
    this.#asked = (await this.#caption.textContent()) ?? '';
    await this.#page.keyboard.press('Space');
    await this.status('Listening').waitFor({ state: 'hidden' });
  }

  /** A whole turn; false when there was none. */
  async reply(): Promise<boolean> {
    const begun = await this.begin();
    if (!begun) return false;
    await begun.said;
    await this.end();
    return true;
  }

  get #caption() {
    return this.#page.locator('[data-part="caption"]');
  }

  status(words: string) {
    return this.#page.locator('[data-part="status"]', { hasText: words });
  }

  async isFollowUp(): Promise<boolean> {
    return (await this.#page.getByRole('heading', { level: 1 }).textContent()) === 'Follow-up Question';
  }

  async #answerToThis(): Promise<string> {
    const place = await this.#page.getByRole('img', { name: /^Question \d+ of \d+$/ }).getAttribute('aria-label');
    const told = this.#story[Number(place?.split(' ')[1]) - 1];
    return (await this.isFollowUp()) ? (told?.more ?? NOTHING_MORE) : (told?.answer ?? NOTHING_MORE);
  }
}
