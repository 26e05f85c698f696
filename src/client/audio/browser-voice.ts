import { SPEECH_POLL_MS } from '#domain/stage/timing.ts';

/** A voice that has not begun after this long never will. */
const BEGIN_TIMEOUT_MS = 3_000;

/** Whether this browser has a voice of its own to speak with. */
export const hasBrowserVoice = (): boolean => 'speechSynthesis' in globalThis && speechSynthesis.getVoices().length > 0;

interface Speaking {
  /** 1 is the voice's own pace. */
  pace: number;
  signal: AbortSignal;
  onStarted: () => void;
}

/**
 * Speaks with the browser's own voice. Answers true when it was heard to its end, false when it could not be heard or
 * was aborted. Some browsers never tell the end, so it is looked for as well.
 */
export function speakWithBrowser(text: string, { pace, signal, onStarted }: Speaking): Promise<boolean> {
  if (signal.aborted || !hasBrowserVoice()) return Promise.resolve(false);
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = 'en-US';
    utterance.rate = pace;
    const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith('en'));
    if (voice) utterance.voice = voice;
    let hasBegun = false;
    const begun = () => {
      if (hasBegun) return;
      hasBegun = true;
      onStarted();
    };
    const end = (wasHeard: boolean) => {
      clearInterval(poll);
      clearTimeout(tooLate);
      signal.removeEventListener('abort', abort);
      resolve(wasHeard);
    };
    const abort = () => {
      speechSynthesis.cancel();
      end(false);
    };
    const poll = setInterval(() => {
      if (speechSynthesis.speaking) begun();
      else if (hasBegun) end(true);
    }, SPEECH_POLL_MS);
    const tooLate = setTimeout(() => !hasBegun && abort(), BEGIN_TIMEOUT_MS);
    utterance.onstart = begun;
    utterance.onend = () => end(hasBegun);
    utterance.onerror = () => end(false);
    signal.addEventListener('abort', abort);
    speechSynthesis.speak(utterance);
  });
}
