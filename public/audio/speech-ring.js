/** A block of sound, over which one stretch goes over into the next; and how far around its place the next is sought. */
const BLOCK_SECONDS = 0.02;
const SEEK_SECONDS = 0.01;
/** Where sound has to stop or begin in the middle of a wave, it does so over this time, so that nothing clicks. */
const FADE_SECONDS = 0.005;
/** Of the samples that are compared to find the best place, one in so many. */
const STRIDE = 4;

/**
 * Sound that is played while it comes. It waits until enough is there, plays, and waits again when it runs dry. At any
 * other pace than 1 stretches of it are laid over one another where they fit best (WSOLA), so that the pitch stays; at 1
 * every sample is handed out as it came.
 */
export class SpeechRing {
  #sound = new Float32Array(0);
  /** The place of the first sample that is kept, of the next one to be heard, and of the end, since the beginning. */
  #from = 0;
  #place = 0;
  #to = 0;
  /** Where the pace wants the next block to come from. */
  #ideal = 0;
  #isComplete = false;
  #isPlaying = false;
  #isCancelled = false;
  #isHeld = false;
  #block = new Float32Array(0);
  #used = 0;
  #fadeIn = false;
  pace = 1;

  constructor(sampleRate, resumeSamples) {
    this.resumeSamples = resumeSamples;
    this.blockSamples = Math.round(BLOCK_SECONDS * sampleRate);
    this.seekSamples = Math.round(SEEK_SECONDS * sampleRate);
    this.fadeSamples = Math.round(FADE_SECONDS * sampleRate);
  }

  /** How much of the sound was handed out, in samples as they came. */
  get heard() {
    return Math.min(this.#to, Math.round(this.#place));
  }

  get isPlaying() {
    return this.#isPlaying;
  }

  /** Nothing more is to come from it. */
  get isOver() {
    const isAll = this.#isCancelled || (this.#isComplete && this.#place >= this.#to);
    return isAll && this.#used >= this.#block.length;
  }

  push(samples) {
    if (this.#isCancelled) return;
    const kept = this.#to - this.#from;
    if (kept + samples.length > this.#sound.length) this.#makeRoom(samples.length);
    this.#sound.set(samples, this.#to - this.#from);
    this.#to += samples.length;
  }

  /** All of it is there. */
  complete() {
    this.#isComplete = true;
  }

  /** Falls silent at once. */
  cancel() {
    if (this.#isCancelled) return;
    this.#isCancelled = true;
    if (this.#isPlaying) this.#fadeOut();
    else this.#block = new Float32Array(0);
  }

  /** Falls silent at once, and keeps what was not heard. */
  hold() {
    if (this.#isHeld || this.#isCancelled) return;
    this.#isHeld = true;
    if (!this.#isPlaying) return;
    this.#place = Math.max(this.#from, this.#place - (this.#block.length - this.#used));
    this.#ideal = this.#place;
    this.#fadeOut();
    this.#isPlaying = false;
  }

  goOn() {
    this.#isHeld = false;
  }

  /** Fills `output`; what it has no sound for is silence. */
  pull(output) {
    let at = 0;
    while (at < output.length) {
      if (this.#used >= this.#block.length && !this.#next()) break;
      const count = Math.min(output.length - at, this.#block.length - this.#used);
      output.set(this.#block.subarray(this.#used, this.#used + count), at);
      this.#used += count;
      at += count;
    }
    output.fill(0, at);
  }

  /** Makes the next block; false when there is none to be had now. */
  #next() {
    const left = this.#to - this.#place;
    if (this.#isCancelled || (this.#isComplete && left <= 0)) {
      this.#isPlaying = false;
      return false;
    }
    if (this.#isHeld) return false;
    if (!this.#isPlaying) {
      if (!this.#isComplete && left < this.resumeSamples) return false;
      this.#isPlaying = true;
      this.#fadeIn = this.#place > 0;
    }
    const reach = this.pace === 1 ? this.#place : Math.max(this.#place, this.#ideal + this.seekSamples);
    if (!this.#isComplete && reach + this.blockSamples > this.#to) {
      this.#isPlaying = false;
      this.#fadeOut();
      return true;
    }
    this.#used = 0;
    this.#block = this.pace === 1 ? this.#goOn() : this.#stretch();
    if (this.#fadeIn) {
      this.#fadeIn = false;
      for (let i = 0; i < this.fadeSamples && i < this.#block.length; i++) this.#block[i] *= i / this.fadeSamples;
    }
    return true;
  }

  #goOn() {
    const block = this.#read(this.#place, Math.min(this.blockSamples, this.#to - this.#place));
    this.#place += block.length;
    this.#ideal = this.#place;
    return block;
  }

  #stretch() {
    const size = this.blockSamples;
    const start = this.#bestPlace();
    const before = this.#read(this.#place, size);
    const block = this.#read(start, size);
    for (let i = 0; i < size; i++) {
      const part = 0.5 - 0.5 * Math.cos((Math.PI * i) / size);
      block[i] = before[i] * (1 - part) + block[i] * part;
    }
    this.#place = start + size;
    this.#ideal += size * this.pace;
    return block;
  }

  /** Where, around the ideal place, the sound is most like what would come next anyway. */
  #bestPlace() {
    const wanted = this.#read(this.#place, this.blockSamples);
    const lowest = Math.max(this.#from, Math.round(this.#ideal) - this.seekSamples);
    const around = this.#read(lowest, 2 * this.seekSamples + this.blockSamples);
    const likeness = (offset) => {
      let product = 0;
      let energy = 1e-9;
      for (let i = 0; i < wanted.length; i += STRIDE) {
        const sample = around[offset + i];
        product += wanted[i] * sample;
        energy += sample * sample;
      }
      return product / Math.sqrt(energy);
    };
    let best = Math.min(this.seekSamples, Math.max(0, Math.round(this.#ideal) - lowest));
    let most = likeness(best);
    const tryAt = (offset) => {
      const found = likeness(offset);
      if (found > most) [best, most] = [offset, found];
    };
    for (let offset = 0; offset <= 2 * this.seekSamples; offset += STRIDE) tryAt(offset);
    const coarse = best;
    for (let offset = coarse - STRIDE + 1; offset < coarse + STRIDE; offset++) {
      if (offset >= 0 && offset <= 2 * this.seekSamples) tryAt(offset);
    }
    return lowest + best;
  }

  /** What would come next, fading: it is not counted as heard, and comes again when there is more. */
  #fadeOut() {
    const rest = this.#block.slice(this.#used);
    const sound = rest.length > 0 ? rest : this.#read(this.#place, this.fadeSamples);
    this.#block = sound.slice(0, this.fadeSamples);
    for (let i = 0; i < this.#block.length; i++) this.#block[i] *= 1 - (i + 1) / this.#block.length;
    this.#used = 0;
  }

  /** A copy; there is silence outside of what there is. */
  #read(place, count) {
    const read = new Float32Array(count);
    const first = Math.max(place, this.#from);
    const last = Math.min(place + count, this.#to);
    if (first < last) read.set(this.#sound.subarray(first - this.#from, last - this.#from), first - place);
    return read;
  }

  /** Lets go of what was heard, except for what a slower pace may go back to. */
  #makeRoom(more) {
    const from = Math.max(this.#from, Math.floor(Math.min(this.#place, this.#ideal)) - 2 * this.seekSamples);
    const kept = this.#sound.subarray(from - this.#from, this.#to - this.#from);
    const sound = new Float32Array(Math.max(2 * (kept.length + more), 1 << 15));
    sound.set(kept);
    this.#sound = sound;
    this.#from = from;
  }
}
