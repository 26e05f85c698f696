import { bandEnergies } from '#domain/speech/band-energies.ts';
import { EchoGuard } from '#domain/speech/echo-guard.ts';
import { loudnessOf, rootMeanSquare } from '#domain/speech/loudness.ts';
import { readWav } from '#domain/speech/wav.ts';
import { hearOver, interruptedSince, noVoiceOver } from '#domain/speech-metrics/interruption.ts';
import { isLoudEnough } from '#domain/speech-metrics/speech-gate.ts';
import { Dice } from '#tests/support/dice.ts';
import { speakAloud } from '#tests/support/flite-speech.ts';
import { drawInterruptions } from './draw-interruptions.ts';
import { drawSpeeches } from './draw-speeches.ts';
import { atDecibels, echoOf, RATE_HZ, roomOf } from './echo-room.ts';
import { GREETING, INTERRUPTIONS, OTHER_INTERRUPTIONS, SPEECHES } from './what-is-said.ts';

/** What the page looks at: 32 ms. */
const FRAME = 512;
const FRAME_MS = (1_000 * FRAME) / RATE_HZ;
/** The candidate's voice at the microphone, and the room's noise, in decibels of full scale. */
const VOICE_DB = -26;
const NOISE_DB = -68;
/** The interviewer's speech as it comes back: 30, 20 and 10 dB below the candidate's voice. */
const ECHOES_DB = [-56, -46, -36];
const HEARD_IN_TIME_MS = 500;
/** The interviewer has spoken so long at least before somebody interrupts. */
const FROM_MS = 900;

/** Who says what to whom, in rooms that are numbered from one on. A voice may have a pace behind it, which shifts it. */
interface Talk {
  speeches: readonly string[];
  interruptions: readonly string[];
  interviewers: readonly string[];
  candidates: readonly string[];
  firstRoom: number;
}

/** What the thresholds were chosen on. */
const KNOWN: Talk = {
  speeches: SPEECHES,
  interruptions: INTERRUPTIONS,
  interviewers: ['slt'],
  candidates: ['rms', 'awb', 'kal16'],
  firstRoom: 0,
};

const FURTHER_ROOM = 1_000;
const UNSEEN_ROOM = 2_000;

/** Other speeches, rooms and voices. No threshold was chosen on them, but what was missed in them was looked into. */
const FURTHER: Talk = {
  speeches: drawSpeeches(SPEECHES.length, new Dice(FURTHER_ROOM)),
  interruptions: OTHER_INTERRUPTIONS,
  interviewers: ['rms', 'awb', 'kal16'],
  candidates: ['slt', 'rms', 'awb', 'kal16'],
  firstRoom: FURTHER_ROOM,
};

const BASE_VOICES = ['slt', 'rms', 'awb', 'kal16'];

/** Others again, of which nothing was seen before they were measured: voices that are higher or lower than those. */
const UNSEEN: Talk = {
  speeches: drawSpeeches(SPEECHES.length, new Dice(UNSEEN_ROOM), FURTHER.speeches),
  interruptions: drawInterruptions(['asides-m', 'asides-n', 'asides-o', 'asides-q', 'asides-r']),
  interviewers: BASE_VOICES.flatMap((voice) => [`${voice} 0.95`, `${voice} 1.06`]),
  candidates: BASE_VOICES.flatMap((voice) => [`${voice} 0.9`, `${voice} 1.1`]),
  firstRoom: UNSEEN_ROOM,
};

interface Sounds {
  played: Float32Array;
  microphone: Float32Array;
}

/**
 * Plays speeches of the interviewer through loudspeakers into microphones, with and without somebody who interrupts, and
 * prints how often the speech was stopped by its own echo, and how soon by a voice. What is speech is judged by loudness,
 * to which all of the echo is.
 */
export async function measureBargeIn(): Promise<void> {
  console.log('Speeches that the thresholds were chosen on');
  await measureTalk(KNOWN);
  console.log('Further ones');
  await measureTalk(FURTHER);
  console.log('Unseen ones');
  await measureTalk(UNSEEN);
}

async function measureTalk(talk: Talk): Promise<void> {
  const { speeches } = talk;
  console.log('| echo below the voice | false stops | heard within 500 ms | median | slowest in twenty |');
  console.log('| --- | --- | --- | --- | --- |');
  let allFalse = 0;
  let allInTime = 0;
  for (const echoDb of ECHOES_DB) {
    let falseStops = 0;
    const delays: number[] = [];
    for (const [i, text] of speeches.entries()) {
      const { greeting, quiet, interrupted } = await trialsOf(talk, text, talk.firstRoom + i, echoDb);
      if (stoppedAt(greeting, quiet) !== undefined) falseStops++;
      const stoppedMs = stoppedAt(greeting, interrupted) ?? Number.POSITIVE_INFINITY;
      delays.push(stoppedMs < interrupted.voiceMs ? Number.POSITIVE_INFINITY : stoppedMs - interrupted.voiceMs);
    }
    delays.sort((a, b) => a - b);
    const at = (share: number) => `${Math.round(delays[Math.floor(share * (delays.length - 1))] ?? 0)} ms`;
    const inTime = delays.filter((ms) => ms <= HEARD_IN_TIME_MS).length;
    allFalse += falseStops;
    allInTime += inTime;
    console.log(
      `| ${VOICE_DB - echoDb} dB | ${falseStops} of ${speeches.length} | ${inTime} of ${speeches.length} | ${at(0.5)} | ${at(0.95)} |`,
    );
  }
  const share = (count: number) => `${((100 * count) / (ECHOES_DB.length * speeches.length)).toFixed(1)} %`;
  console.log(`| all | ${share(allFalse)} | ${share(allInTime)} | | |`);
}

async function trialsOf({ interruptions, interviewers, candidates }: Talk, text: string, seed: number, echoDb: number) {
  const dice = new Dice(seed + 1);
  const room = roomOf(seed, dice.between(40, 180));
  const interviewer = interviewers[seed % interviewers.length] ?? '';
  const played = await voiceOf(text, interviewer);
  const greeting = await voiceOf(GREETING, interviewer);
  const others = candidates.filter((voice) => speakerOf(voice) !== speakerOf(interviewer));
  const candidate = atDecibels(
    trimmed(await voiceOf(dice.of(interruptions), dice.of(others))),
    VOICE_DB + dice.between(-3, 3),
  );
  const heardOf = (sound: Float32Array) => withNoise(atDecibels(echoOf(sound, room), echoDb), dice);
  const lengthMs = (1_000 * played.length) / RATE_HZ;
  const voiceMs = dice.between(FROM_MS, Math.max(FROM_MS, Math.round(lengthMs - 1_200)));
  const quiet = heardOf(played);
  const interrupted = quiet.slice();
  const from = Math.round((voiceMs * RATE_HZ) / 1_000);
  for (let i = 0; i < candidate.length && from + i < interrupted.length; i++)
    interrupted[from + i] = (interrupted[from + i] ?? 0) + (candidate[i] ?? 0);
  return {
    greeting: { played: greeting, microphone: heardOf(greeting) },
    quiet: { played, microphone: quiet },
    interrupted: { played, microphone: interrupted, voiceMs },
  };
}

/** When a speech is stopped, in milliseconds; undefined when it is not. What is played was heard in a greeting before. */
function stoppedAt(greeting: Sounds, { played, microphone }: Sounds): number | undefined {
  const guard = new EchoGuard();
  for (const frame of framesOf(greeting)) guard.isVoice(bandEnergies(frame.heard, RATE_HZ), frame.played, FRAME_MS);
  let voice = noVoiceOver();
  for (const frame of framesOf({ played, microphone })) {
    const isOther = guard.isVoice(bandEnergies(frame.heard, RATE_HZ), frame.played, FRAME_MS);
    const isSpeech = isLoudEnough(loudnessOf(rootMeanSquare(frame.heard)));
    voice = hearOver(voice, FRAME_MS, isOther && isSpeech);
    if (interruptedSince(voice) !== undefined) return voice.nowMs;
  }
  return undefined;
}

function* framesOf({ played, microphone }: Sounds) {
  for (let at = 0; at + FRAME <= microphone.length; at += FRAME) {
    const playing = played.slice(Math.max(0, at - FRAME), at + FRAME);
    yield {
      heard: microphone.slice(at, at + FRAME),
      played: bandEnergies(playing.length === 2 * FRAME ? playing : new Float32Array(2 * FRAME), RATE_HZ),
    };
  }
}

async function voiceOf(text: string, voice: string): Promise<Float32Array> {
  const { samples } = readWav(await speakAloud(text, speakerOf(voice)));
  const sound = Float32Array.from(samples, (sample) => sample / 32_768);
  const [, pace] = voice.split(' ');
  return pace ? atPace(sound, Number(pace)) : sound;
}

const speakerOf = (voice: string): string => voice.split(' ')[0] ?? '';

/** Played faster or slower, which makes a voice higher or lower: another one. */
function atPace(sound: Float32Array, pace: number): Float32Array {
  return Float32Array.from({ length: Math.floor((sound.length - 1) / pace) }, (_, i) => {
    const before = Math.floor(i * pace);
    const part = i * pace - before;
    return (1 - part) * (sound[before] ?? 0) + part * (sound[before + 1] ?? 0);
  });
}

const trimmed = (sound: Float32Array): Float32Array =>
  sound.slice(sound.findIndex((sample) => Math.abs(sample) > 0.02));

function withNoise(sound: Float32Array, dice: Dice): Float32Array {
  const noise = 10 ** (NOISE_DB / 20) * Math.sqrt(3);
  return sound.map((sample) => sample + noise * (2 * dice.next() - 1));
}
