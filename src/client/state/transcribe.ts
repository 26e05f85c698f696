import { ApiError, readCall, serverWords } from '#client/api/call-api.ts';
import { type ReadTranscription, readTranscription } from '#domain/answers/read-transcription.ts';
import { heardText } from '#domain/speech/heard-text.ts';
import { TRANSCRIPTION_TIMEOUT_MS } from '#domain/stage/timing.ts';

/** Whatever it is: what counts is in its bytes. */
const RECORDING_NAME = 'audio.wav';
const LANGUAGE = 'en';

/** Has the server tell the words of a recording; `hint` are words that are likely. Throws what stood in the way. */
export async function transcribe(recording: Blob, hint: string, signal: AbortSignal): Promise<ReadTranscription> {
  const form = {
    audio: new File([recording], RECORDING_NAME, { type: 'audio/wav' }),
    language: LANGUAGE,
    prompt: hint,
    temperature: 0,
    // With the times of the words, where the engine knows them.
    response_format: 'verbose_json',
  } as const;
  const limit = AbortSignal.any([AbortSignal.timeout(TRANSCRIPTION_TIMEOUT_MS), signal]);
  const heard = await readCall('POST /api/speech/stt/transcribe', { form, signal: limit }, readTranscription);
  return { ...heard, text: heardText(heard.text) };
}

/** The words for a recognition that failed, and whether it will never work here. */
export function recognitionFailure(error: unknown): { message: string; isFinal: boolean } {
  if (error instanceof ApiError) {
    const isFinal = error.envelope.code === 'stt_not_configured';
    if (error.status < 400) return { message: serverWords(error) || 'STT transcription failed', isFinal };
    return { message: serverWords(error) || `STT request failed: ${error.statusText}`, isFinal };
  }
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return { message: isLate ? 'STT request timed out - please try again' : 'STT processing failed', isFinal: false };
}
