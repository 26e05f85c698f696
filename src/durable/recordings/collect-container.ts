import { audioFormat } from '#domain/speech/audio-format.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { Listener, Listening, SpeechToText } from '#engines/stt.ts';

/** More than any answer: ten minutes at 100 kbit/s. */
const MOST_BYTES = 8_000_000;

/**
 * A recorder's file that comes in pieces: nobody can listen to it before it is whole, so it is collected and then
 * transcribed.
 */
export function collectContainer(engine: SpeechToText, language: string, listener: Listener): Listening {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  let isOver = false;
  const fail = (failure: EngineFailure) => {
    if (isOver) return;
    isOver = true;
    listener.failed(failure);
  };
  return {
    waitingBytes: 0,
    hear(piece) {
      bytes += piece.byteLength;
      if (bytes > Math.min(engine.maxBytes, MOST_BYTES)) {
        pieces.length = 0;
        fail(new EngineFailure('refused', 'The recording is too large'));
      } else pieces.push(piece);
    },
    async end() {
      if (isOver) return;
      if (bytes === 0) return;
      const audio = joined(pieces, bytes);
      const format = audioFormat(audio);
      if (!format || !engine.formats.includes(format)) {
        fail(new EngineFailure('refused', 'The recording is in no format that is read'));
        return;
      }
      try {
        const { text } = await engine.transcribe({ audio, format, language, timestamps: false });
        if (!isOver) listener.settled(text, Number.MAX_SAFE_INTEGER);
      } catch (error) {
        fail(error instanceof EngineFailure ? error : new EngineFailure('fault', 'Transcribing broke'));
      }
    },
    stop() {
      isOver = true;
    },
  };
}

function joined(pieces: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
