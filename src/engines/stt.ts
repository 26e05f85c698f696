import type { TimedWord } from '#contract/speech-calls.ts';
import type { SttEngine } from '#contract/words.ts';
import type { AudioFormat } from '#domain/speech/audio-format.ts';
import type { EngineFailure } from './engine-failure.ts';

export interface TranscriptionRequest {
  audio: Uint8Array<ArrayBuffer>;
  format: AudioFormat;
  /** BCP 47. */
  language: string;
  model?: string;
  /** Words that are likely to come up. */
  prompt?: string;
  /** 0 to 1. */
  temperature?: number;
  /** Whether the time of each word is wanted. */
  timestamps: boolean;
}

export interface Transcription {
  /** Empty when no words were heard. */
  text: string;
  /** Undefined when no times were asked for, or the engine has none. */
  words?: TimedWord[];
  /** What was asked for and could not be honoured. */
  warnings: string[];
}

/** The port to whatever recognises speech. */
export interface SpeechToText {
  readonly name: SttEngine;
  readonly formats: readonly AudioFormat[];
  readonly maxBytes: number;
  /** The first is spoken to when none is asked for. */
  readonly models: readonly string[];
  /** Turns one recording into text; throws EngineFailure. */
  transcribe(request: TranscriptionRequest): Promise<Transcription>;
}

export interface ListenRequest {
  /** Of the sound that will come: 16-bit samples, one channel. */
  sampleRateHz: number;
  /** BCP 47. */
  language: string;
  model?: string;
  /** Words that are likely to come up. */
  terms: readonly string[];
}

/** What a recogniser tells while it listens. Times are milliseconds since the first sample it was sent. */
export interface Listener {
  /** The words since the last settled ones, as they seem to be now. */
  partial(text: string): void;
  /** Words that no longer change, and how far into the sound they reach; what follows is said after them. */
  settled(text: string, reachMs: number): void;
  /** It broke off; nothing is told after this. Settled words stand. */
  failed(failure: EngineFailure): void;
}

/** One utterance on its way into words. */
export interface Listening {
  /** Takes the next sound; never waits. */
  hear(samples: Uint8Array): void;
  /** How many bytes it has taken and could not send on yet. */
  readonly waitingBytes: number;
  /** Settles what was said until now, tells it, and ends; never throws. */
  end(): Promise<void>;
  /** Ends without another word. */
  stop(): void;
}

/** The port to a recogniser of live speech. */
export interface LiveSpeechToText {
  readonly name: SttEngine;
  /** Begins at once; what it is sent before it is connected waits in it. */
  listen(request: ListenRequest, listener: Listener): Listening;
}
