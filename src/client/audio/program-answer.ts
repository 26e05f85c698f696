import { heardText } from '#domain/speech/heard-text.ts';
import { fromPcm16 } from '#domain/speech/pcm16.ts';
import { readWav } from '#domain/speech/wav.ts';
import type { SpeechSpan } from '#domain/speech-metrics/listening.ts';
import { type HeardWord, placeWords } from '#domain/speech-metrics/place-words.ts';
import { spansOf } from '#domain/speech-metrics/voice-metrics.ts';
import { type Piece, planPieces } from '#domain/speech-program/plan-pieces.ts';
import type { RecordedAnswer } from './answer-hearing.ts';
import type { Tape } from './answer-tape.ts';
import { durationOf, samplesOf } from './audio-rate.ts';
import type { SpeechProgram } from './speech-program.ts';

/** A recording that is over; without metrics all of it is taken for speech. */
type Recording = Pick<RecordedAnswer, 'wav' | 'wavStartMs'> & Partial<Pick<RecordedAnswer, 'metrics'>>;

interface HeardPiece {
  piece: Piece;
  text: string;
}

/**
 * One recording as the speech program hears it: stretch by stretch while it is said, wherever a pause allows, and the
 * rest at its end. Only what the detector took for speech is given to the program.
 */
export class ProgramAnswer {
  readonly #program: Pick<SpeechProgram, 'hear'>;
  readonly #onText: (text: string) => void;
  readonly #speech: SpeechSpan[] = [];
  /** What was asked while it was said, in order; a failure is made good at the end. */
  #asked: { piece: Piece; heard: Promise<HeardPiece | undefined> }[] = [];
  #heard: HeardPiece[] = [];
  #tape: Tape | undefined;
  /** What is on the tape from before the recording began. */
  #leadSamples = 0;

  /** `onText` is told what was heard until now. */
  constructor(program: Pick<SpeechProgram, 'hear'>, onText: (text: string) => void) {
    this.#program = program;
    this.#onText = onText;
  }

  /** There is more sound; the first time there is only the lead. */
  hear(tape: Tape): void {
    if (!this.#tape) this.#leadSamples = tape.samples;
    this.#tape = tape;
  }

  /** Somebody spoke, and has paused. */
  speech(span: SpeechSpan): void {
    const tape = this.#tape;
    if (!tape) return;
    this.#speech.push(span);
    for (const piece of planPieces(this.#speech, false).slice(this.#asked.length)) {
      const place = (ms: number) => this.#leadSamples + samplesOf(ms);
      const samples = tape.read(place(piece.startMs), place(piece.endMs));
      const heard = this.#recognise(piece, samples).then(
        (each) => {
          this.#heard.push(each);
          this.#onText(textOf(this.#heard));
          return each;
        },
        () => undefined,
      );
      this.#asked.push({ piece, heard });
    }
  }

  /** All of its words, with when they were said since the sound began. Throws where the program fails. */
  async finish({ wav, wavStartMs, metrics }: Recording): Promise<{ text: string; words: HeardWord[] }> {
    const { samples } = readWav(new Uint8Array(await wav.arrayBuffer()));
    const cut = ({ startMs, endMs }: Piece) =>
      samples.slice(Math.max(0, samplesOf(startMs - wavStartMs)), samplesOf(endMs - wavStartMs));
    const whole = { startMs: Math.max(0, wavStartMs), endMs: wavStartMs + durationOf(samples.length) };
    const lastMs = this.#asked.at(-1)?.piece.spans.at(-1)?.endMs ?? 0;
    const rest = (metrics ? spansOf(metrics) : [whole]).filter(({ endMs }) => Math.round(endMs) > Math.round(lastMs));
    const pieces: HeardPiece[] = [];
    for (const { piece, heard } of this.#asked)
      pieces.push((await heard) ?? (await this.#recognise(piece, cut(piece))));
    for (const piece of planPieces(rest, true)) pieces.push(await this.#recognise(piece, cut(piece)));
    const words = pieces.flatMap(({ piece, text }) =>
      placeWords(text, undefined, piece.spans, 0).map(({ word, startMs, endMs }) => ({
        word,
        startMs: startMs - wavStartMs,
        endMs: endMs - wavStartMs,
        isEstimated: true,
      })),
    );
    return { text: textOf(pieces), words };
  }

  async #recognise(piece: Piece, samples: Int16Array): Promise<HeardPiece> {
    if (samples.length === 0) return { piece, text: '' };
    const { text } = await this.#program.hear(fromPcm16(samples));
    return { piece, text: heardText(text) };
  }
}

const textOf = (pieces: readonly HeardPiece[]): string =>
  pieces
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');
