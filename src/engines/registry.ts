import { embeddedInterviewer } from './embedded/embedded-interviewer.ts';
import type { Interviewer } from './interviewer.ts';
import type { TextToSpeech } from './tts.ts';

/** Replaced at build time: whether the embedded voice (14 MB) is part of this build. */
declare const EMBEDDED_SPEECH: boolean;

/** The only switch on an engine's name. */
export function interviewer(): Interviewer {
  return embeddedInterviewer;
}

/** The voice of this installation, or undefined when it has none; made once, at the first word. */
export async function textToSpeech(): Promise<TextToSpeech | undefined> {
  if (EMBEDDED_SPEECH) {
    const { createFliteVoice } = await import('#engines/embedded/flite/flite-voice.ts');
    voice ??= createFliteVoice();
  }
  return voice;
}
let voice: TextToSpeech | undefined;
