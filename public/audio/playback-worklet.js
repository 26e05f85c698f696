import { SpeechRing } from './speech-ring.js';

/** How often the page is told how much was heard. */
const TELL_SECONDS = 0.05;

/**
 * Plays one speech after the other as the page hands them over, and tells what becomes of the newest: begun to sound,
 * heard so far, over. All else is done in the ring and on the page, where it can be tested.
 */
class PlaybackProcessor extends AudioWorkletProcessor {
  #ring;
  #speech = 0;
  #hasStarted = false;
  #toldAt = 0;
  #pace = 1;
  #resumeSamples;

  constructor({ processorOptions }) {
    super();
    this.#resumeSamples = processorOptions.resumeSeconds * sampleRate;
    this.port.onmessage = ({ data }) => this.#take(data);
  }

  process(_inputs, [[output]]) {
    if (!this.#ring) return true;
    this.#ring.pull(output);
    if (this.#ring.isPlaying && !this.#hasStarted) {
      this.#hasStarted = true;
      this.#tell('started');
    }
    if (this.#ring.isOver) {
      this.#tell('ended');
      this.#ring = undefined;
    } else if (currentTime - this.#toldAt >= TELL_SECONDS) {
      this.#tell('heard');
    }
    return true;
  }

  #take(message) {
    switch (message.type) {
      case 'begin':
        this.#ring = new SpeechRing(sampleRate, this.#resumeSamples);
        this.#ring.pace = this.#pace;
        this.#speech = message.speech;
        this.#hasStarted = false;
        return;
      case 'sound':
        this.#ring?.push(message.samples);
        return;
      case 'complete':
        this.#ring?.complete();
        return;
      case 'hold':
        this.#ring?.hold();
        return;
      case 'go_on':
        this.#ring?.goOn();
        return;
      case 'cancel':
        this.#ring?.cancel();
        return;
      case 'pace':
        this.#pace = message.pace;
        if (this.#ring) this.#ring.pace = message.pace;
        return;
    }
  }

  #tell(type) {
    this.#toldAt = currentTime;
    this.port.postMessage({ type, speech: this.#speech, heardSeconds: this.#ring.heard / sampleRate });
  }
}

registerProcessor('playback', PlaybackProcessor);
