/** Samples a message: five quanta, 13 ms at 48 kHz. */
const CHUNK_SAMPLES = 640;

/**
 * Hands what the microphone gives to the page: all channels mixed to one, in chunks, as they come. A message of the
 * page comes back to it behind all that was heard until then. It says nothing to the output. Everything else is done on
 * the page, where it can be tested.
 */
class CaptureProcessor extends AudioWorkletProcessor {
  #chunk = new Float32Array(CHUNK_SAMPLES);
  #filled = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }) => {
      if (this.#filled > 0) this.#hand();
      this.port.postMessage(data);
    };
  }

  process([channels]) {
    const quantum = channels?.[0]?.length ?? 0;
    for (let i = 0; i < quantum; i++) {
      let sum = 0;
      for (const channel of channels) sum += channel[i];
      this.#chunk[this.#filled++] = sum / channels.length;
      if (this.#filled === CHUNK_SAMPLES) this.#hand();
    }
    return true;
  }

  #hand() {
    const heard = this.#filled === CHUNK_SAMPLES ? this.#chunk : this.#chunk.slice(0, this.#filled);
    this.port.postMessage(heard, [heard.buffer]);
    this.#chunk = new Float32Array(CHUNK_SAMPLES);
    this.#filled = 0;
  }
}

registerProcessor('capture', CaptureProcessor);
