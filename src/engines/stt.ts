import type { TimedWord } from '#contract/speech-calls.ts';
import type { SttEngine } from '#contract/words.ts';
import type { AudioFormat } from '#domain/speech/audio-format.ts';

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
