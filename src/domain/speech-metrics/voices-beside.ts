import { isLoudEnough } from './speech-gate.ts';

/** So long is listened for them: before the interviewer is heard, and from then on. */
const BEFORE_MS = 3_000;
const BESIDE_MS = 5_000;
/** Of the time before, somebody is loud in so much of it where others talk. */
const LOUD_SHARE = 0.25;
/** Theirs is what is no louder than most of what they said, and somewhat more. */
const MOST = 0.9;
const LOUDER = 6;
/** A voice that is softer is far away. */
const NEAR = 25;

/**
 * Voices that were in the room before the interviewer's, as of a television: as long as nobody knows how loud the
 * candidate is, what is no louder than they are is not taken for the candidate.
 */
export class VoicesBeside {
  #before: { loudness: number; durationMs: number }[] = [];
  #loudnesses: number[] | undefined;
  #heardMs = 0;
  #softest = NEAR;

  /** How loud somebody is at least who is none of them. */
  get softest(): number {
    return this.#softest;
  }

  /** Takes in a frame; `isVoice` tells of one while something plays whether it has more in it than that. */
  hear(loudness: number, durationMs: number, isPlaying: boolean, isVoice: boolean): void {
    if (this.#heardMs >= BESIDE_MS) return;
    if (isPlaying) this.#hearBeside(loudness, durationMs, isVoice);
    else if (!this.#loudnesses)
      this.#before = [...this.#before, { loudness, durationMs }].slice(-BEFORE_MS / durationMs);
  }

  #hearBeside(loudness: number, durationMs: number, isVoice: boolean): void {
    this.#heardMs += durationMs;
    if (!this.#loudnesses) {
      const loud = this.#before.map((frame) => frame.loudness).filter((each) => isLoudEnough(each));
      this.#loudnesses = loud.length > LOUD_SHARE * this.#before.length ? loud : [];
      this.#tell();
    }
    if (this.#loudnesses.length === 0 || !isVoice) return;
    this.#loudnesses.push(loudness);
    this.#tell();
  }

  #tell(): void {
    const sorted = this.#loudnesses?.toSorted((a, b) => a - b) ?? [];
    const most = sorted[Math.floor(MOST * sorted.length)];
    this.#softest = Math.max(NEAR, (most ?? 0) + LOUDER);
  }
}
