export interface Voice {
  id: string;
  name: string;
  /** BCP 47. */
  language: string;
}

export interface Speech {
  audio: Uint8Array<ArrayBuffer>;
  contentType: string;
  sampleRateHz: number;
  /** What was asked for and could not be honoured. */
  warnings: string[];
}

/** The port to whatever speaks. */
export interface TextToSpeech {
  readonly name: string;
  voices(): Voice[];
  /** Speaks a text whole; throws SpeechFailure. */
  synthesise(request: { text: string; voice?: string; model?: string }): Promise<Speech>;
}

export class SpeechFailure extends Error {
  readonly retryable: boolean;

  constructor(message: string, retryable: boolean) {
    super(message);
    this.retryable = retryable;
  }
}
