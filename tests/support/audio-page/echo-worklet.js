/** Gives back what it is told: so the page knows that the audio thread has read what was sent there before. */
class Echo extends AudioWorkletProcessor {
  constructor() {
    super();
    this.port.onmessage = ({ data }) => this.port.postMessage(data);
  }

  process() {
    return true;
  }
}

registerProcessor('echo', Echo);
