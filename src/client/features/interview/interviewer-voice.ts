import { speakWithBrowser } from '#client/audio/browser-voice.ts';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { countWords } from '#domain/reading/words.ts';

/** How long the words stay when no voice can be heard, per word, in milliseconds: a quick reader's pace. */
const READING_MS_A_WORD = 200;
const SHORTEST_READING_MS = 600;

/**
 * What is out of the ordinary with the voice: it is switched off, it is slow, the browser lets no sound out before a click
 * or a key, or the server's failed with this message.
 */
export type VoiceTrouble = 'off' | 'slow' | 'blocked' | { failed: string } | null;

export interface VoiceEvents {
  /** Sound is heard from now on. */
  onStarted(): void;
  onTrouble(trouble: VoiceTrouble): void;
}

/** One speech that is asked for. */
export interface Spoken extends VoiceEvents {
  /** Aborted when it is cancelled, or another one takes over. */
  signal: AbortSignal;
}

/** The server's voice, however it comes. */
export interface SpeechSource {
  /** How many characters of the newest speech were heard; undefined where that cannot be told. */
  readonly saidChars: number | undefined;
  /** Answers whether it was heard to its end; undefined when there was no sound, and `onTrouble` has told why. */
  speak(text: string, spoken: Spoken): Promise<boolean | undefined>;
}

export interface Voice {
  /** Loudness of what is heard at this moment, 0..1. */
  readonly level: number;
  /** How fast is spoken, 1 as the voice was made; it holds at once where that can be, else from the next words on. */
  pace: number;
  /** Off, there is time to read instead; what is being said at that moment falls silent. */
  isOn: boolean;
  /**
   * Speaks, and answers when that is over. Answers undefined when a later speech has taken over, else whether it was
   * heard to its end.
   */
  speak(text: string): Promise<boolean | undefined>;
  cancel(): void;
  /** How many characters of what is being said were heard; undefined where nobody can be told from its echo. */
  readonly saidChars: number | undefined;
  /** Falls silent where it is; `goOn` goes on from there. */
  hold(): void;
  goOn(): void;
}

/** The interviewer's voice: the server's, else the browser's, else time to read. */
export class InterviewerVoice implements Voice {
  readonly #source: SpeechSource | undefined;
  readonly #events: VoiceEvents;
  #speech: AbortController | undefined;
  #pace = 1;
  #isOn = true;

  constructor(source: SpeechSource | undefined, events: VoiceEvents) {
    this.#source = source;
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

  get isOn(): boolean {
    return this.#isOn;
  }

  set isOn(isOn: boolean) {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    if (!isOn) this.cancel();
  }

  async speak(text: string): Promise<boolean | undefined> {
    this.#speech?.abort();
    const speech = new AbortController();
    this.#speech = speech;
    speechPlayer.reset();
    this.#events.onTrouble(this.#isOn ? null : 'off');
    const heard = this.#isOn && (await this.#sound(text, speech.signal));
    if (!heard && !speech.signal.aborted) {
      if (this.#isOn) console.warn('TTS speech failed');
      await pause(Math.max(SHORTEST_READING_MS, READING_MS_A_WORD * countWords(text)), speech.signal);
    }
    return this.#speech === speech ? heard : undefined;
  }

  get saidChars(): number | undefined {
    return this.#source?.saidChars;
  }

  hold(): void {
    speechPlayer.hold();
  }

  goOn(): void {
    speechPlayer.goOn();
  }

  cancel(): void {
    this.#speech?.abort();
    speechPlayer.cancel();
  }

  async #sound(text: string, signal: AbortSignal): Promise<boolean> {
    const { onTrouble } = this.#events;
    // A sound that begins as it is cancelled is told of later than its end.
    const onStarted = () => {
      if (!signal.aborted) this.#events.onStarted();
    };
    const heard = await this.#source?.speak(text, { signal, onStarted, onTrouble });
    if (signal.aborted) return false;
    return heard ?? speakWithBrowser(text, { pace: this.#pace, signal, onStarted });
  }
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
