import { type Tape, tapeOf } from '#client/audio/answer-tape.ts';
import { ANSWER_RATE_HZ, samplesOf } from '#client/audio/audio-rate.ts';
import { heardText } from '#domain/speech/heard-text.ts';
import { writeWav } from '#domain/speech/wav.ts';
import type { Recognised, Recogniser, RecogniserEvents, RecordedSound } from './recogniser.ts';
import { type Segment, SegmentQueue } from './segment-queue.ts';
import { type KeptWords, Utterance } from './utterance.ts';

/** A server that has not told by then what it heard of an answer before is not waited for. */
const KEPT_WORDS_LIMIT_MS = 3_000;
/** A larger one would be taken for a flood. */
const MAX_FILE_BYTES = 2_000_000;

/** Sound is kept over a reload in pieces of this length. */
const KEPT_SAMPLES = samplesOf(250);

/** Keeps the sound of the answer that is being said over a reload. */
interface KeptSound {
  keep(entryId: string, samples: Int16Array<ArrayBuffer>): void;
  read(): Promise<{ entryId: string; samples: Int16Array<ArrayBuffer> } | undefined>;
  forget(): void;
}

/**
 * The server's recognition while it is said: sound goes over the socket in frames and comes back as words. The tape has
 * all of it, so what is lost on its way goes again; what the socket cannot do the call does with the recording.
 */
export class RealtimeRecogniser implements Recogniser {
  readonly kind = 'server';
  readonly #events: RecogniserEvents;
  readonly #byCall: Recogniser;
  readonly #queue: SegmentQueue;
  #kept: KeptWords | undefined;
  #hasMet = false;
  /** The utterance of each recording that has no sound yet. */
  readonly #begun = new Map<number, Utterance>();
  readonly #segments = new Map<number, Segment>();
  #newest: Utterance | undefined;
  readonly #sound: KeptSound;
  /** So much of the newest utterance is kept. */
  #keptTo = 0;

  constructor(
    interviewId: string,
    byCall: Recogniser,
    sound: KeptSound,
    events: RecogniserEvents,
    onOutdated: () => void,
  ) {
    this.#byCall = byCall;
    this.#sound = sound;
    this.#events = events;
    this.#queue = new SegmentQueue(
      interviewId,
      {
        onWords: (words) => events.onWords(words),
        onTrouble: (trouble) => events.onTrouble(trouble),
        onGreeted: (heard) => this.#greeted(heard),
      },
      onOutdated,
    );
  }

  get hearsWords(): boolean {
    return this.#queue.hearsWords;
  }

  async open(): Promise<KeptWords | undefined> {
    const reading = this.#sound.read().catch(() => undefined);
    await this.#queue.opened(KEPT_WORDS_LIMIT_MS);
    this.#hasMet = true;
    const stored = await reading;
    const heard = this.#kept ?? (stored && { entryId: stored.entryId, text: '', receivedMs: 0 });
    if (this.#newest || !heard) return undefined;
    const isHere = stored?.entryId === heard.entryId;
    this.#kept = isHere ? { ...heard, sound: tapeOf(stored.samples) } : heard;
    return this.#kept;
  }

  begin(recording: number, entryId: string): void {
    this.#queue.open();
    this.#events.onTrouble(null);
    const isGoneOnWith = this.#newest?.entryId === entryId;
    const kept = this.#kept?.entryId === entryId ? this.#kept : undefined;
    const utterance = isGoneOnWith && this.#newest ? this.#newest : new Utterance(entryId, kept);
    this.#newest = utterance;
    this.#kept = undefined;
    if (!isGoneOnWith) this.#keptTo = utterance.samples;
    if (!isGoneOnWith && utterance.samples === 0) this.#sound.forget();
    this.#begun.set(recording, utterance);
    this.#events.onWords(utterance.words);
  }

  hear(recording: number, tape: Tape): void {
    if (!this.#segments.has(recording)) this.#add(recording, tape);
    this.#queue.hear(tape);
    const utterance = this.#segments.get(recording)?.utterance;
    if (utterance && utterance === this.#newest && utterance.samples - this.#keptTo >= KEPT_SAMPLES)
      this.#keep(utterance);
  }

  end(recording: number): void {
    const segment = this.#segments.get(recording);
    if (segment) this.#queue.end(segment);
  }

  async finish(recording: number, sound: RecordedSound, signal: AbortSignal): Promise<Recognised> {
    if (sound.container) await this.#addFile(recording, sound.container);
    const segment = this.#segments.get(recording);
    this.end(recording);
    const whole = segment && (await Promise.race([segment.words, whenAborted(signal)]));
    const heard: Recognised =
      whole === undefined
        ? await this.#byCall.finish(recording, withKept(sound, segment), signal)
        : { text: heardText(whole), words: [], ...(segment?.file ? {} : { isWhole: true }) };
    this.#segments.delete(recording);
    // Words that are told are kept as words.
    if (segment?.utterance === this.#newest && this.#segments.size === 0) this.#sound.forget();
    return heard;
  }

  forget(entryId: string): void {
    if (this.#kept?.entryId === entryId) this.#kept = undefined;
    if (this.#newest?.entryId === entryId || this.#newest === undefined) this.#sound.forget();
    if (this.#newest?.entryId === entryId) this.#newest = undefined;
    this.#queue.forget(entryId);
  }

  close(): void {
    this.#queue.close();
  }

  #greeted(heard: KeptWords | undefined): void {
    if (!this.#hasMet && this.#queue.isEmpty) this.#kept = heard;
    this.#hasMet = true;
  }

  #add(recording: number, tape: Tape): void {
    const utterance = this.#begun.get(recording);
    this.#begun.delete(recording);
    if (!utterance || utterance.isFailed || this.#queue.isOver) return;
    const start = utterance.add(tape);
    const freshFrom = utterance.takeKeptFrom() ?? start;
    this.#segments.set(recording, this.#queue.add({ utterance, tape, file: undefined, start, freshFrom }));
  }

  /** A file is heard whole and by itself, whatever its answer has besides. */
  async #addFile(recording: number, container: Blob): Promise<void> {
    const begun = this.#begun.get(recording);
    this.#begun.delete(recording);
    if (!begun || container.size > MAX_FILE_BYTES || this.#queue.isOver) return;
    const file = new Uint8Array(await container.arrayBuffer());
    const utterance = new Utterance(begun.entryId);
    const part = { utterance, tape: tapeOf(new Int16Array()), file, start: 0, freshFrom: 0 };
    this.#segments.set(recording, this.#queue.add(part));
  }

  #keep(utterance: Utterance): void {
    this.#sound.keep(utterance.entryId, utterance.read(this.#keptTo, utterance.samples));
    this.#keptTo = utterance.samples;
  }
}

/** The recording and, before it, what an earlier page kept and nobody has heard. */
function withKept(sound: RecordedSound, segment: Segment | undefined): RecordedSound {
  if (!segment || segment.freshFrom === segment.start) return sound;
  const { utterance, freshFrom, start, tape } = segment;
  const samples = utterance.read(freshFrom, start + tape.samples);
  return { ...sound, wav: new Blob([writeWav({ samples, sampleRateHz: ANSWER_RATE_HZ })], { type: 'audio/wav' }) };
}

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
