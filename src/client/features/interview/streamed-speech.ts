import { speechPlayer } from '#client/audio/speech-player.ts';
import type { SpeechStream } from '#client/audio/speech-stream.ts';
import { awaitGesture } from './await-gesture.ts';
import { playFile } from './called-speech.ts';
import type { IncomingSpeech } from './incoming-speech.ts';
import type { SpeechSource, Spoken } from './interviewer-voice.ts';
import type { SpeakingSocket } from './speaking-socket.ts';
import { whileSlow } from './while-slow.ts';

/** A voice of which nothing has come for so long is not waited for. */
const SILENCE_LIMIT_MS = 15_000;
/** An output that the system takes away never tells the end: a speech is over so long after all of it came, at most. */
const PLAYING_LIMIT_MS = 120_000;

/** A speech that breaks off so often is not begun again. */
const MOST_BREAKS = 2;

const FAILED = 'TTS WS error';

/** The server's voice as it comes over the socket; without a socket it is asked for by a call. */
export class StreamedSpeech implements SpeechSource {
  readonly #socket: SpeakingSocket;
  readonly #byCall: SpeechSource;
  #text = '';
  /** What is heard as it comes, and how much of the text was said before it. */
  #heard: { speech: IncomingSpeech; stream: SpeechStream; before: number } | undefined;

  constructor(socket: SpeakingSocket, byCall: SpeechSource) {
    this.#socket = socket;
    this.#byCall = byCall;
  }

  get saidChars(): number | undefined {
    if (!this.#heard) return this.#byCall.saidChars;
    const { speech, stream, before } = this.#heard;
    return before + speech.saidChars(stream.heardMs);
  }

  async speak(text: string, spoken: Spoken): Promise<boolean | undefined> {
    this.#text = text;
    this.#heard = undefined;
    return this.#speak(text, spoken, await this.#socket.isOpen(), MOST_BREAKS);
  }

  async #speak(text: string, spoken: Spoken, isOpen: boolean, breaksLeft: number): Promise<boolean | undefined> {
    if (spoken.signal.aborted) return false;
    const speech = isOpen ? this.#socket.say(text) : undefined;
    return speech ? this.#hear(speech, spoken, breaksLeft) : this.#call(text, spoken);
  }

  #call(text: string, spoken: Spoken): Promise<boolean | undefined> {
    console.warn(FAILED);
    const onTrouble: Spoken['onTrouble'] = (trouble) => spoken.onTrouble(trouble ?? { failed: FAILED });
    return this.#byCall.speak(text, { ...spoken, onTrouble });
  }

  /** What a speech that broke off has not said; what cannot be had of that is on the screen. */
  async #speakRest(speech: IncomingSpeech, spoken: Spoken, breaksLeft: number): Promise<boolean> {
    if (speech.rest === '' || breaksLeft === 0) return true;
    return (await this.#speak(speech.rest, spoken, await this.#socket.isBack(), breaksLeft - 1)) ?? true;
  }

  async #hear(speech: IncomingSpeech, spoken: Spoken, breaksLeft: number): Promise<boolean | undefined> {
    const { signal, onTrouble } = spoken;
    if (!(await isHeard(spoken))) {
      this.#socket.cancel(speech, 0);
      return false;
    }
    const notSlow = whileSlow(onTrouble);
    const onStarted = () => {
      notSlow();
      onTrouble(null);
      spoken.onStarted();
    };
    const file: Uint8Array<ArrayBuffer>[] = [];
    let stream: SpeechStream | undefined;
    try {
      for (;;) {
        const part = await speech.next(SILENCE_LIMIT_MS, signal);
        switch (part.kind) {
          case 'info':
            if (part.encoding !== 'linear16') break;
            stream = await speechPlayer.stream(part.sampleRate, onStarted, signal);
            if (stream) {
              this.#heard = { speech, stream, before: this.#text.length - speech.text.length };
              break;
            }
            this.#socket.cancel(speech, 0);
            // A browser without worklets plays files all the same.
            return signal.aborted ? false : this.#byCall.speak(speech.text, spoken);
          case 'sound':
            if (stream) stream.push(part.bytes);
            else file.push(part.bytes);
            break;
          case 'end':
            if (stream) return await playedToEnd(stream, signal);
            return await playFile(await new Blob(file).arrayBuffer(), { ...spoken, onStarted });
          case 'cancelled':
            stream?.cancel();
            this.#socket.cancel(speech, stream?.heardMs ?? 0);
            return false;
          case 'failed':
          case 'late':
            console.warn(FAILED);
            onTrouble({ failed: part.kind === 'failed' && part.message ? `${FAILED}: ${part.message}` : FAILED });
            if (part.kind === 'late') this.#socket.cancel(speech, stream?.heardMs ?? 0);
            if (!stream) return undefined;
            // What came of it is heard, and what was being said then is said again.
            return (await playedToEnd(stream, signal)) && this.#speakRest(speech, spoken, breaksLeft);
        }
      }
    } finally {
      notSlow();
    }
  }
}

/** Whether the browser lets sound out, after a click where it wants one. */
async function isHeard({ signal, onTrouble }: Spoken): Promise<boolean> {
  if (await speechPlayer.isAudible()) return true;
  onTrouble('blocked');
  await awaitGesture(signal);
  onTrouble(null);
  return !signal.aborted && (await speechPlayer.isAudible());
}

async function playedToEnd(stream: SpeechStream, signal: AbortSignal): Promise<boolean> {
  stream.complete();
  const silence = () => stream.cancel();
  const limit = setTimeout(silence, PLAYING_LIMIT_MS);
  signal.addEventListener('abort', silence);
  const played = await stream.played;
  clearTimeout(limit);
  signal.removeEventListener('abort', silence);
  return played === 'ended';
}
