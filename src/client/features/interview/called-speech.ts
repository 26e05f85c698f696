import { ApiError, fetchCall } from '#client/api/call-api.ts';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { awaitGesture } from './await-gesture.ts';
import type { SpeechSource, Spoken } from './interviewer-voice.ts';
import { whileSlow } from './while-slow.ts';

/** A voice that has not come by then is not waited for. */
const SPEECH_LIMIT_MS = 15_000;

/** The voice and model that the server speaks with, as far as it tells. */
export interface VoiceChoice {
  voice?: string;
  model?: string;
}

/** The server's voice, asked for by a call and played when all of it is there. */
export class CalledSpeech implements SpeechSource {
  readonly #choice: VoiceChoice;
  #text = '';

  constructor(choice: VoiceChoice) {
    this.#choice = choice;
  }

  get saidChars(): number | undefined {
    const part = speechPlayer.filePart;
    return part === undefined ? undefined : Math.round(part * this.#text.length);
  }

  async speak(text: string, spoken: Spoken): Promise<boolean | undefined> {
    const { signal } = spoken;
    this.#text = text;
    const audio = await this.#fetch(text, spoken);
    return audio && !signal.aborted ? playFile(audio, spoken) : undefined;
  }

  async #fetch(text: string, { signal, onTrouble }: Spoken): Promise<ArrayBuffer | undefined> {
    const ended = whileSlow(onTrouble);
    try {
      const response = await fetchCall('POST /api/speech/tts/generate', {
        body: { text, ...this.#choice },
        signal: AbortSignal.any([signal, AbortSignal.timeout(SPEECH_LIMIT_MS)]),
      });
      const audio = await response.arrayBuffer();
      onTrouble(null);
      return audio;
    } catch (error) {
      onTrouble(signal.aborted ? null : { failed: speechFailure(error) });
      return undefined;
    } finally {
      ended();
    }
  }
}

/** Plays a whole file. A browser that lets no sound out is given time for a click. Undefined for no sound. */
export async function playFile(
  audio: ArrayBuffer,
  { signal, onStarted, onTrouble }: Spoken,
): Promise<boolean | undefined> {
  let played = await speechPlayer.play(audio, onStarted, signal);
  if (played === 'blocked') {
    onTrouble('blocked');
    await awaitGesture(signal);
    onTrouble(null);
    if (signal.aborted) return false;
    played = await speechPlayer.play(audio, onStarted, signal);
  }
  return played === 'unplayable' ? undefined : played === 'ended';
}

/** The words for a voice that did not come. */
export function speechFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'TTS request failed: no connection';
  return `TTS request failed: ${error.statusText}${error.body ? ` - ${error.body}` : ''}`;
}
