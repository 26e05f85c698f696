import { heardText } from '#domain/speech/heard-text.ts';
import { mixChannels } from '#domain/speech/mix-channels.ts';
import type { Heard } from '#durable/turn/heard-words.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { EngineLimits } from '#engines/engine-limits.ts';
import type { Listener, Listening } from '#engines/stt.ts';

/** How often in a row a recogniser may break off before the utterance is given up. */
const MOST_FAILURES = 3;
const FIRST_PAUSE_MS = 250;
/** One that listened for so long breaks off for the first time. */
const STEADY_MS = 30_000;
/** A recogniser that takes nothing for so long, or lies so far behind, has broken. */
const STUCK_MS = 10_000;
const MOST_WAITING_MS = 60_000;
/** Words that have stood for so long are hardly heard otherwise any more. */
const STOOD_MS = 1_000;
/** Of two counts of the same sound in milliseconds. */
const ROUNDING_MS = 1;

export type HearingLimits = Pick<EngineLimits, 'settleMs' | 'replayMs' | 'unheardMs'>;

export interface SoundFormat {
  bytesPerMs: number;
  channels: number;
}

interface UtteranceNeeds {
  /** Its settled words as they are kept. */
  heard: () => Heard;
  /** Keeps settled words; false when nobody wants them any more. */
  keep(segment: Omit<Heard, 'entryId'>): boolean;
  /** Begins to recognise. */
  listen(listener: Listener): Listening;
  /** Counts sound that comes; false when that would be more than may be heard. */
  allow(fromMs: number, toMs: number): boolean;
  /** Counts sound that a recogniser gets. */
  spend(soundMs: number): void;
  /** Each at most once until it is begun anew, and only for the newest words. */
  tell: {
    partial(text: string, isSettled: boolean): void;
    /** What `final` will hardly differ from, once all of its sound was sent. */
    expected(text: string): void;
    final(text: string): void;
    replay(fromMs: number): void;
    failed(failure: EngineFailure): void;
    tooMuch(): void;
  };
  limits: HearingLimits;
}

type Phase =
  /** Sound goes to a recogniser. */
  | 'hearing'
  /** All of it was sent; the recogniser settles the rest. */
  | 'settling'
  /** Nobody listens, and the next sound shows that somebody should. */
  | 'asleep'
  /** Its sound was asked for again, or will be after a pause. */
  | 'lost'
  | 'over';

/**
 * One answer on its way into words. Settled words are kept, with the place in the sound that they reach, before they are told; whatever
 * breaks after that, the sound from there on is asked for again. So no word is lost, and none comes twice.
 */
export class Utterance {
  readonly id: string;
  readonly #format: SoundFormat;
  readonly #given: UtteranceNeeds;
  #phase: Phase = 'asleep';
  /** Counts what was begun here; what an earlier one tells is stale. */
  #attempt = 0;
  #failures = 0;
  #listening: Listening | undefined;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Where in the utterance the next sound belongs. */
  #atMs = 0;
  /** Sound before this is settled already. */
  #settledMs = 0;
  #sentBytes = 0;
  #takenBytes = 0;
  #takenAt = 0;
  #heardAt = 0;
  #beganAt = 0;
  /** Words behind the settled ones, and since when they stand. */
  #unsettled = { text: '', since: 0 };

  constructor(id: string, format: SoundFormat, given: UtteranceNeeds) {
    this.id = id;
    this.#format = format;
    this.#given = given;
  }

  get isOver(): boolean {
    return this.#phase === 'over';
  }

  /** Where in the utterance the next sound belongs. */
  get atMs(): number {
    return this.#atMs;
  }

  /** Begins, or goes on: its next sound is that from there on. */
  begin(fromMs: number): void {
    this.#stopListening();
    this.#atMs = fromMs;
    this.#settledMs = this.#given.heard().reachMs;
    if (fromMs > this.#settledMs + ROUNDING_MS) this.#askAgain();
    else this.#listen(Math.max(fromMs, this.#settledMs));
  }

  /** Takes whole samples; answers whether they were expected. */
  hear(sound: Uint8Array): boolean {
    if (this.#phase === 'asleep') this.#askAgain();
    if (this.#phase === 'lost') return true;
    const listening = this.#listening;
    if (this.#phase !== 'hearing' || !listening) return false;
    const fromMs = this.#atMs;
    this.#atMs += sound.byteLength / this.#format.bytesPerMs;
    const now = Date.now();
    this.#heardAt = now;
    if (!this.#given.allow(fromMs, this.#atMs)) {
      this.stop();
      this.#given.tell.tooMuch();
      return true;
    }
    const fresh = this.#withoutSettled(sound, fromMs);
    if (fresh.byteLength === 0) return true;
    this.#given.spend(fresh.byteLength / this.#format.bytesPerMs);
    const samples = this.#format.channels === 2 ? mixChannels(fresh) : fresh;
    this.#sentBytes += samples.byteLength;
    listening.hear(samples);
    this.#watch(listening.waitingBytes, now);
    return true;
  }

  /** All of its sound was sent: settles it and tells all its words. */
  async end(): Promise<void> {
    if (this.#phase === 'asleep') this.#askAgain();
    const listening = this.#listening;
    if (this.#phase !== 'hearing' || !listening) return;
    this.#phase = 'settling';
    const attempt = this.#attempt;
    if (Date.now() - this.#unsettled.since >= STOOD_MS)
      this.#given.tell.expected([this.#given.heard().text, heardText(this.#unsettled.text)].filter(Boolean).join(' '));
    // The longer it spoke, the longer an engine may need that hears it whole.
    const limitMs = this.#given.limits.settleMs + (this.#atMs - this.#settledMs) / 10;
    const timer = setTimeout(() => {
      if (attempt === this.#attempt) this.#broke(new EngineFailure('timeout', 'The recogniser did not settle'));
    }, limitMs);
    await listening.end();
    clearTimeout(timer);
    if (attempt !== this.#attempt) return;
    this.#given.keep({ text: '', reachMs: Math.floor(this.#atMs) });
    this.stop();
    this.#failures = 0;
    this.#given.tell.final(this.#given.heard().text);
  }

  /** Nobody hears its words just now: it costs nothing until somebody does. */
  sleep(): void {
    if (this.#phase === 'over') return;
    this.#stopListening();
    this.#phase = 'asleep';
  }

  /** Ends it without another word. */
  stop(): void {
    this.#stopListening();
    this.#phase = 'over';
  }

  #listen(baseMs: number): void {
    const attempt = this.#attempt;
    const isStale = () => attempt !== this.#attempt;
    this.#phase = 'hearing';
    this.#sentBytes = 0;
    this.#takenBytes = 0;
    this.#takenAt = Date.now();
    this.#heardAt = Date.now();
    this.#beganAt = Date.now();
    const listening = this.#given.listen({
      partial: (text) => {
        if (isStale()) return;
        this.#unsettled = { text, since: Date.now() };
        this.#given.tell.partial(text, false);
      },
      settled: (text, reachMs) => {
        if (!isStale()) this.#settle(heardText(text), Math.floor(baseMs + reachMs));
      },
      failed: (failure) => {
        if (!isStale()) this.#broke(failure);
      },
    });
    // It may have failed at once.
    if (isStale()) {
      listening.stop();
      return;
    }
    this.#listening = listening;
    this.#sleepAfter(this.#given.limits.unheardMs);
  }

  /** Ends listening once no sound has come for so long. */
  #sleepAfter(ms: number): void {
    this.#clock = setTimeout(() => {
      if (this.#phase !== 'hearing') return;
      const leftMs = this.#heardAt + this.#given.limits.unheardMs - Date.now();
      if (leftMs > 0) this.#sleepAfter(leftMs);
      else this.sleep();
    }, ms);
  }

  #settle(text: string, toldMs: number): void {
    // A recogniser can have heard no more than it was sent.
    const reachMs = Math.max(this.#given.heard().reachMs, Math.min(toldMs, Math.floor(this.#atMs)));
    if (!this.#given.keep({ text, reachMs })) {
      this.stop();
      return;
    }
    this.#failures = 0;
    this.#unsettled = { text: '', since: 0 };
    if (text !== '') this.#given.tell.partial(text, true);
  }

  /** Its sound without what is settled already. */
  #withoutSettled(sound: Uint8Array, fromMs: number): Uint8Array {
    const { bytesPerMs, channels } = this.#format;
    const sampleBytes = 2 * channels;
    const settledBytes = Math.round(((this.#settledMs - fromMs) * bytesPerMs) / sampleBytes) * sampleBytes;
    return settledBytes <= 0 ? sound : sound.subarray(settledBytes);
  }

  /** Looks whether the recogniser still takes sound, of which so much waits for it. */
  #watch(waitingBytes: number, now: number): void {
    const takenBytes = this.#sentBytes - waitingBytes;
    if (takenBytes > this.#takenBytes || waitingBytes === 0) {
      this.#takenBytes = takenBytes;
      this.#takenAt = now;
    }
    const monoBytesPerMs = this.#format.bytesPerMs / this.#format.channels;
    if (now - this.#takenAt > STUCK_MS || waitingBytes > MOST_WAITING_MS * monoBytesPerMs)
      this.#broke(new EngineFailure('timeout', 'The recogniser takes no more sound'));
  }

  #broke(failure: EngineFailure): void {
    this.#stopListening();
    this.#failures = Date.now() - this.#beganAt > STEADY_MS ? 1 : this.#failures + 1;
    if (!failure.retryable || this.#failures > MOST_FAILURES) {
      this.#phase = 'over';
      this.#given.tell.failed(failure);
      return;
    }
    this.#phase = 'lost';
    this.#waiting = setTimeout(() => this.#askAgain(), FIRST_PAUSE_MS * 2 ** (this.#failures - 1));
  }

  #askAgain(): void {
    this.#stopListening();
    this.#phase = 'lost';
    this.#given.tell.replay(this.#given.heard().reachMs);
    this.#waiting = setTimeout(() => {
      this.stop();
      this.#given.tell.failed(new EngineFailure('timeout', 'Sound that was asked for again did not come'));
    }, this.#given.limits.replayMs);
  }

  #stopListening(): void {
    this.#attempt += 1;
    this.#unsettled = { text: '', since: 0 };
    clearTimeout(this.#clock);
    clearTimeout(this.#waiting);
    const listening = this.#listening;
    this.#listening = undefined;
    listening?.stop();
  }
}
