import type { SpokenEncoding } from '#contract/socket-messages.ts';
import type { TtsEngine } from '#contract/words.ts';

export interface Voice {
  id: string;
  name: string;
  /** BCP 47. */
  language: string;
}

export interface SynthesisRequest {
  text: string;
  voice?: string;
  model?: string;
}

export interface Speech {
  audio: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** Undefined when the audio is compressed and only a decoder knows. */
  sampleRateHz: number | undefined;
  /** What was asked for and could not be honoured. */
  warnings: string[];
}

/** Speech while it is being made. */
export interface SpeechStream {
  encoding: SpokenEncoding;
  /** Undefined when the audio is compressed and only a decoder knows. */
  sampleRateHz: number | undefined;
  /**
   * With linear16 16-bit samples, one channel, without any header, in pieces that may end in mid-sample; else the
   * bytes of one file. Throws EngineFailure where it breaks off.
   */
  audio: AsyncIterable<Uint8Array>;
  /** What was asked for and could not be honoured. */
  warnings: string[];
}

/** Whether somebody is paid for what it speaks. */
export const isPaid = ({ name }: Pick<TextToSpeech, 'name'>): boolean => name !== 'flite';

/** The port to whatever speaks. */
export interface TextToSpeech {
  readonly name: TtsEngine;
  /** The first speaks when none is asked for. */
  readonly voices: readonly Voice[];
  readonly models: readonly string[];
  /** Speaks a text whole; throws EngineFailure. */
  synthesise(request: SynthesisRequest): Promise<Speech>;
  /**
   * Speaks a text and answers as soon as its first sound is there; throws EngineFailure. The signal ends it, also once
   * it has begun; whoever aborted it gets the signal's reason.
   */
  stream(request: SynthesisRequest, signal: AbortSignal): Promise<SpeechStream>;
}
