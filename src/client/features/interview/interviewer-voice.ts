import { ApiError, fetchCall } from '#client/api/call-api.ts';
import { speakWithBrowser } from '#client/audio/browser-voice.ts';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { SLOW_SPEECH_MS } from '#domain/interview/timing.ts';

/** How long the words stay when no voice can be heard, per word, in milliseconds: a quick reader's pace. */
const READING_MS_A_WORD = 200;
const SHORTEST_READING_MS = 600;
/** A voice that has not come by then is not waited for. */
const SPEECH_LIMIT_MS = 15_000;
/** How long a browser that lets no sound out is given a click or a key. */
const GESTURE_LIMIT_MS = 8_000;

/**
 * What is out of the ordinary with the voice: it is slow, the browser lets no sound out before a click or a key, or the
 * server's failed with this message.
 */
export type VoiceTrouble = 'slow' | 'blocked' | { failed: string } | null;

/** The voice and model that the server speaks with, as far as it tells. */
export interface VoiceChoice {
  voice?: string;
  model?: string;
}

export interface VoiceEvents {
  /** Sound is heard from now on. */
  onStarted(): void;
  onTrouble(trouble: VoiceTrouble): void;
}

export interface Voice {
  /** Loudness of what is heard at this moment, 0..1. */
  readonly level: number;
  /** How fast is spoken, 1 as the voice was made; it holds at once where that can be, else from the next words on. */
  pace: number;
  /**
   * Speaks, and answers when that is over. Answers undefined when a later speech has taken over, else whether it was
   * heard to its end.
   */
  speak(text: string): Promise<boolean | undefined>;
  cancel(): void;
}

/** The interviewer's voice: the server's, else the browser's, else time to read. */
export class InterviewerVoice implements Voice {
  readonly #events: VoiceEvents;
  #speech: AbortController | undefined;
  readonly #serverSpeaks: boolean;
  readonly #choice: VoiceChoice;
  #pace = 1;

  constructor(serverSpeaks: boolean, choice: VoiceChoice, events: VoiceEvents) {
    this.#serverSpeaks = serverSpeaks;
    this.#choice = choice;
    this.#events = events;
  }

  get level(): number {
    return speechPlayer.level();
  }

  get pace(): number {
    return this.#pace;
  }

  set pace(pace: number) {
    this.#pace = pace;
    speechPlayer.pace = pace;
  }

  async speak(text: string): Promise<boolean | undefined> {
    this.#speech?.abort();
    const speech = new AbortController();
    this.#speech = speech;
    speechPlayer.reset();
    this.#events.onTrouble(null);
    const heard = await this.#sound(text, speech.signal);
    if (!heard && !speech.signal.aborted) {
      console.warn('TTS speech failed');
      await pause(Math.max(SHORTEST_READING_MS, READING_MS_A_WORD * text.split(/\s+/).length), speech.signal);
    }
    return this.#speech === speech ? heard : undefined;
  }

  cancel(): void {
    this.#speech?.abort();
    speechPlayer.cancel();
  }

  async #sound(text: string, signal: AbortSignal): Promise<boolean> {
    const { onStarted } = this.#events;
    const audio = this.#serverSpeaks ? await this.#fetchSpeech(text, signal) : undefined;
    if (signal.aborted) return false;
    if (audio) {
      let played = await speechPlayer.play(audio, onStarted, signal);
      if (played === 'blocked') {
        this.#events.onTrouble('blocked');
        await gesture(signal);
        this.#events.onTrouble(null);
        if (signal.aborted) return false;
        played = await speechPlayer.play(audio, onStarted, signal);
      }
      if (played !== 'unplayable') return played === 'ended';
    }
    return speakWithBrowser(text, { pace: this.#pace, signal, onStarted });
  }

  async #fetchSpeech(text: string, signal: AbortSignal): Promise<ArrayBuffer | undefined> {
    const slow = setTimeout(() => {
      console.warn(`TTS has not answered for ${SLOW_SPEECH_MS} ms`);
      this.#events.onTrouble('slow');
    }, SLOW_SPEECH_MS);
    try {
      const response = await fetchCall('POST /api/speech/tts/generate', {
        body: { text, ...this.#choice },
        signal: AbortSignal.any([signal, AbortSignal.timeout(SPEECH_LIMIT_MS)]),
      });
      const audio = await response.arrayBuffer();
      this.#events.onTrouble(null);
      return audio;
    } catch (error) {
      this.#events.onTrouble(signal.aborted ? null : { failed: speechFailure(error) });
      return undefined;
    } finally {
      clearTimeout(slow);
    }
  }
}

/** The words for a voice that did not come. */
export function speechFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'TTS request failed: no connection';
  return `TTS request failed: ${error.statusText}${error.body ? ` - ${error.body}` : ''}`;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The candidate's next click or key, or the end of the time for it. */
function gesture(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(end, GESTURE_LIMIT_MS);
    for (const kind of ['pointerup', 'keydown'])
      addEventListener(kind, end, { signal: listening.signal, capture: true });
    signal.addEventListener('abort', end, { signal: listening.signal });
  });
}
