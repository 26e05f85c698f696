import { SLOW_SPEECH_MS } from '#domain/stage/timing.ts';
import type { VoiceTrouble } from './interviewer-voice.ts';

/** Tells that the voice is slow once it has been waited for too long; what it answers ends the wait. */
export function whileSlow(onTrouble: (trouble: VoiceTrouble) => void): () => void {
  const slow = setTimeout(() => {
    console.warn(`TTS has not answered for ${SLOW_SPEECH_MS} ms`);
    onTrouble('slow');
  }, SLOW_SPEECH_MS);
  return () => clearTimeout(slow);
}
