import type { EngineFailure, EngineFailureReason } from '#engines/engine-failure.ts';
import { LIVE_LIMITS, type LiveLimits } from '#engines/live-limits.ts';
import type { Listener, Listening, ListenRequest, LiveSpeechToText } from '#engines/stt.ts';
import type { FluxMisbehaviour, FluxOptions, FluxRecord } from './flux-service.ts';
import { silence, toneSpeech } from './tone-words.ts';

/** A recogniser and the server behind it, which does as it is told and hears tone words. */
export interface RecogniserRig {
  /** Hears while it is spoken; any other hears an utterance at its end. */
  isLive: boolean;
  recogniser(limits: LiveLimits): LiveSpeechToText;
  /** What the next connection meets, and how the service is set up. */
  behave(told: FluxMisbehaviour | undefined, options?: FluxOptions): Promise<void>;
  /** What reached the server, a connection each. */
  calls(): Promise<FluxRecord[]>;
}

/** Long enough for a machine with much else to do. */
const PATIENT: LiveLimits = {
  ...LIVE_LIMITS,
  connectMs: 30_000,
  answerMs: 30_000,
  lastWordsMs: 30_000,
  silenceMs: 30_000,
};
/** A limit that is meant to be reached. */
export const HASTY_MS = 300;
const GIVEN_UP_AFTER_MS = 40_000;
/** After limits that are short, on a machine that may stand still for seconds. */
const SOON_MS = 20_000;

type Event =
  | { kind: 'partial'; text: string }
  | { kind: 'settled'; text: string; reachMs: number }
  | { kind: 'failed'; failure: EngineFailure };

/** An utterance and all that was told about it. */
export class RiggedUtterance implements Listener {
  readonly events: Event[] = [];
  readonly listening: Listening;
  #heardBytes = 0;
  readonly #hz: number;

  constructor(rig: RecogniserRig, limits: Partial<LiveLimits> = {}, request: Partial<ListenRequest> = {}) {
    this.#hz = request.sampleRateHz ?? 16_000;
    const asked = { sampleRateHz: this.#hz, language: 'en', terms: [], ...request };
    this.listening = rig.recogniser({ ...PATIENT, ...limits }).listen(asked, this);
  }

  partial(text: string): void {
    this.events.push({ kind: 'partial', text });
  }

  settled(text: string, reachMs: number): void {
    this.events.push({ kind: 'settled', text, reachMs });
  }

  failed(failure: EngineFailure): void {
    this.events.push({ kind: 'failed', failure });
  }

  /** Sound as a browser sends it, or in pieces of another size. */
  hear(sound: Uint8Array, pieceBytes = (this.#hz / 10) * 2): void {
    for (let at = 0; at < sound.length; at += pieceBytes) this.listening.hear(sound.subarray(at, at + pieceBytes));
    this.#heardBytes += sound.length;
  }

  say(text: string): void {
    this.hear(toneSpeech(text, this.#hz));
  }

  end = () => within(this.listening.end(), 'It never ends');

  get settledTexts(): string[] {
    return this.events.flatMap((event) => (event.kind === 'settled' ? [event.text] : []));
  }

  get partials(): string[] {
    return this.events.flatMap((event) => (event.kind === 'partial' ? [event.text] : []));
  }

  get reaches(): number[] {
    return this.events.flatMap((event) => (event.kind === 'settled' ? [event.reachMs] : []));
  }

  get heardMs(): number {
    return (this.#heardBytes * 1_000) / 2 / this.#hz;
  }

  get failures(): EngineFailure[] {
    return this.events.flatMap((event) => (event.kind === 'failed' ? [event.failure] : []));
  }

  async until(holds: () => boolean, what: string, limitMs = GIVEN_UP_AFTER_MS): Promise<void> {
    const giveUpAt = Date.now() + limitMs;
    while (!holds()) {
      must(Date.now() < giveUpAt, what);
      await wait(5);
    }
  }

  /** That it failed for this reason, once, as the last thing, and repeated nothing. */
  async mustFail(reason: EngineFailureReason): Promise<void> {
    await this.until(() => this.failures.length > 0, 'It does not fail', SOON_MS);
    // Whatever would follow has time to.
    this.listening.hear(silence(300));
    await this.end();
    await wait(50);
    const [failure, ...more] = this.failures;
    must(more.length === 0, 'It fails more than once');
    must(this.events.at(-1)?.kind === 'failed', 'It goes on after it failed');
    must(failure?.reason === reason, `It fails for ${failure?.reason} instead of ${reason}`);
    must(!/SECRET|a-key-that/.test(`${failure?.message}`), 'It repeats what the server said');
  }

  mustHaveHeard(...texts: string[]): void {
    const [failure] = this.failures;
    must(failure === undefined, `It failed: ${failure?.reason}`);
    const heard = JSON.stringify(this.settledTexts);
    must(heard === JSON.stringify(texts), `It heard ${heard} instead of ${JSON.stringify(texts)}`);
    for (const [i, reachMs] of this.reaches.entries()) {
      must(Number.isInteger(reachMs), 'A reach is no whole number');
      must(reachMs > (this.reaches[i - 1] ?? 0), 'A reach goes back');
      must(reachMs <= this.heardMs, 'A reach is beyond the sound');
    }
  }
}

export const SENTENCE = 'i led a team of five engineers';
/** Before the sentence it makes its last word fall after the last answer that comes by itself. */
export const LAST_WORD_ALONE_MS = 130;
export const SECOND = 'we moved every customer';

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

export const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

export async function until(holds: () => Promise<boolean>, what: string, limitMs = GIVEN_UP_AFTER_MS): Promise<void> {
  const giveUpAt = Date.now() + limitMs;
  while (!(await holds())) {
    must(Date.now() < giveUpAt, what);
    await wait(20);
  }
}

async function within<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(what)), GIVEN_UP_AFTER_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
