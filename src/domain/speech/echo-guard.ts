import { BANDS } from './band-energies.ts';

/** What is played comes back within so many frames. */
const TAPS = 12;
/** Frames that the echo is learned from, how often it is learned anew, and by how many rounds. */
const KEPT_FRAMES = 200;
const LEARNS_EVERY = 15;
const ROUNDS = 3;
const FIRST_ROUNDS = 10;
/** So much of what is played has to have been heard before the guard can tell. */
const LEARNING_MS = 1_000;
/** A band says no more than this, in decibels beside the echo that is expected in it. */
const LEAST_DB = -1.5;
const MOST_DB = 15;
/** On the average of its bands a frame is this much louder than the echo, if it is somebody. */
const VOICE_DB = 2.2;
/** A frame is judged with those before it. */
const SMOOTHING = 0.4;
/** Power that is none, and that of a loudspeaker that plays. */
const NOTHING = 1e-12;
const PLAYED = 1e-8;
const FIRST_GAIN = 0.01;
const FIRST_NOISE = 1e-7;
const FIRST_SPILT = 1e-3;

/** What was played in one frame. */
interface Played {
  bands: Float64Array;
  all: number;
}

interface Frame {
  heard: Float64Array;
  /** What was played then and in the frames before. */
  played: readonly Played[];
}

/**
 * Tells a voice in the room from the loudspeaker's own sound in it. How loud what is played comes back, in each band and
 * how much later, is learned while it plays, and the noise of the room with it; what is louder than that is somebody. A
 * small loudspeaker bends what is loud, so that a vowel comes back in bands too in which it has next to nothing: how much
 * of all that is played spills into each band is learned as well.
 */
export class EchoGuard {
  #played: Played[] = Array.from({ length: TAPS }, () => ({ bands: new Float64Array(BANDS), all: 0 }));
  /** Of each band: what comes back of each frame that was played, and the noise. */
  readonly #echo = Array.from({ length: BANDS }, () => Float64Array.of(...Array(TAPS).fill(FIRST_GAIN), FIRST_NOISE));
  /** Of each band: how much of all that is played is in it besides. */
  readonly #spilt = new Float64Array(BANDS).fill(FIRST_SPILT);
  #frames: Frame[] = [];
  #count = 0;
  #learnedMs = 0;
  #louderDb = 0;
  /** What was taken for a voice lately. */
  #taken: Frame[] = [];

  /** Whether a frame of the microphone has more in it than echo and noise. Before it has learned enough nothing has. */
  isVoice(heard: Float64Array, played: Float64Array, durationMs: number): boolean {
    const all = played.reduce((sum, power) => sum + power, 0);
    this.#played = [{ bands: played, all }, ...this.#played.slice(0, TAPS - 1)];
    const frame = { heard, played: this.#played };
    const isPlaying = this.#played.some(({ bands }) => bands.some((power) => power > PLAYED));
    let sumDb = 0;
    for (let band = 0; band < BANDS; band++) {
      const beside = ((heard[band] ?? 0) + NOTHING) / (this.#expected(frame, band) + NOTHING);
      sumDb += Math.min(MOST_DB, Math.max(LEAST_DB, 10 * Math.log10(beside)));
    }
    this.#louderDb = SMOOTHING * this.#louderDb + (1 - SMOOTHING) * (sumDb / BANDS);
    const isVoice = this.#learnedMs >= LEARNING_MS && this.#louderDb > VOICE_DB;
    if (isVoice) this.#taken = [...this.#taken, frame].slice(-KEPT_FRAMES / 4);
    else if (isPlaying) this.#keep([frame]);
    if (isPlaying) this.#learnedMs += durationMs;
    return isVoice;
  }

  /** What was taken for a voice just now was none. */
  wasEcho(): void {
    this.#keep(this.#taken);
    this.#taken = [];
    this.#learn(FIRST_ROUNDS);
  }

  #keep(frames: readonly Frame[]): void {
    this.#frames = [...this.#frames, ...frames].slice(-KEPT_FRAMES);
    this.#count += frames.length;
    if (this.#count % LEARNS_EVERY === 0) this.#learn(this.#count < KEPT_FRAMES ? FIRST_ROUNDS : ROUNDS);
  }

  #expected({ played }: Frame, band: number): number {
    const echo = this.#echo[band] as Float64Array;
    const spilt = this.#spilt[band] as number;
    let power = echo[TAPS] as number;
    for (let tap = 0; tap < TAPS; tap++) {
      const { bands, all } = played[tap] as Played;
      power += (echo[tap] as number) * ((bands[band] as number) + spilt * all);
    }
    return power;
  }

  #learn(rounds: number): void {
    for (let band = 0; band < BANDS; band++) for (let round = 0; round < rounds; round++) this.#learnBand(band);
  }

  /** Brings what is expected nearer to what was heard: each part grows by as much as it explains of what is lacking. */
  #learnBand(band: number): void {
    const echo = this.#echo[band] as Float64Array;
    const spilt = this.#spilt[band] as number;
    const wanted = new Float64Array(TAPS + 1);
    const given = new Float64Array(TAPS + 1);
    let spiltWanted = 0;
    let spiltGiven = 0;
    for (const frame of this.#frames) {
      const lacking = ((frame.heard[band] as number) + NOTHING) / (this.#expected(frame, band) + NOTHING);
      for (let tap = 0; tap < TAPS; tap++) {
        const { bands, all } = frame.played[tap] as Played;
        const power = (bands[band] as number) + spilt * all;
        wanted[tap] = (wanted[tap] as number) + lacking * power;
        given[tap] = (given[tap] as number) + power;
        spiltWanted += lacking * (echo[tap] as number) * all;
        spiltGiven += (echo[tap] as number) * all;
      }
      wanted[TAPS] = (wanted[TAPS] as number) + lacking;
      given[TAPS] = (given[TAPS] as number) + 1;
    }
    for (let tap = 0; tap <= TAPS; tap++)
      if ((given[tap] as number) > 0)
        echo[tap] = ((echo[tap] as number) * (wanted[tap] as number)) / (given[tap] as number);
    if (spiltGiven > 0) this.#spilt[band] = (spilt * spiltWanted) / spiltGiven;
  }
}
