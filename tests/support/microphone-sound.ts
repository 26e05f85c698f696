import { Resampler } from '#domain/speech/resampler.ts';
import { readWav, writeWav } from '#domain/speech/wav.ts';
import { speakAloud } from './flite-speech.ts';

/** The rate of Chromium's false microphone. */
const MICROPHONE_HZ = 48_000;
/** Faint noise instead of digital silence, which is what a microphone that is switched off gives. */
const NOISE = 0.0005;

/** Where a voice begins and ends in a sound, without the synthesiser's own silence. */
export interface SpeechTimes {
  speechStartMs: number;
  speechEndMs: number;
}

export interface MicrophoneSound extends SpeechTimes {
  wav: Uint8Array<ArrayBuffer>;
}

/** Something said into a microphone, and the quiet before it. */
export interface SpokenTurn {
  say: string;
  quietBeforeMs: number;
}

/** A microphone's sound: quiet, the speech of a WAV file, quiet. */
export function microphoneSound(speech: Uint8Array, quietBeforeMs: number, quietAfterMs: number): MicrophoneSound {
  const { wav, turns } = joinedSound([{ speech, quietBeforeMs }], quietAfterMs);
  return { wav, ...(turns[0] as SpeechTimes) };
}

/**
 * A microphone's sound in which each turn is spoken in the embedded voice, for
 * `--use-file-for-fake-audio-capture=file.wav%noloop`. Chromium plays the file from its beginning each time that the
 * microphone is opened; `turns` tells what is said when.
 */
export async function spokenMicrophone(
  turns: readonly SpokenTurn[],
  quietAfterMs: number,
): Promise<{ wav: Uint8Array<ArrayBuffer>; turns: SpeechTimes[] }> {
  const spoken = await Promise.all(
    turns.map(async ({ say, quietBeforeMs }) => ({ speech: await speakAloud(say), quietBeforeMs })),
  );
  return joinedSound(spoken, quietAfterMs);
}

function joinedSound(parts: readonly { speech: Uint8Array; quietBeforeMs: number }[], quietAfterMs: number) {
  const quiet = (ms: number) => new Float32Array(Math.round((ms * MICROPHONE_HZ) / 1_000));
  const pieces: Float32Array[] = [];
  const turns: SpeechTimes[] = [];
  let length = 0;
  const add = (piece: Float32Array) => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const { speech, quietBeforeMs } of parts) {
    add(quiet(quietBeforeMs));
    const voice = atMicrophoneRate(speech);
    const isVoiced = (sample: number) => Math.abs(sample) > 0.02;
    const atMs = (index: number) => ((length + index) * 1_000) / MICROPHONE_HZ;
    turns.push({ speechStartMs: atMs(voice.findIndex(isVoiced)), speechEndMs: atMs(voice.findLastIndex(isVoiced)) });
    add(voice);
  }
  add(quiet(quietAfterMs));
  return { wav: writeWav({ samples: withNoise(pieces, length), sampleRateHz: MICROPHONE_HZ }), turns };
}

function atMicrophoneRate(speech: Uint8Array): Float32Array {
  const { samples, sampleRateHz } = readWav(speech);
  const resampler = new Resampler(sampleRateHz, MICROPHONE_HZ);
  return resampler.process(Float32Array.from(samples, (sample) => sample / 32_768));
}

function withNoise(pieces: readonly Float32Array[], length: number): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(length);
  // A fixed sequence: the same sound in every run.
  let seed = 1;
  let at = 0;
  for (const piece of pieces) {
    for (const sample of piece) {
      seed = (seed * 16_807) % 2_147_483_647;
      pcm[at++] = Math.max(-1, Math.min(1, sample + NOISE * (seed / 1_073_741_824 - 1))) * 32_767;
    }
  }
  return pcm;
}
