import { readWav } from '#domain/speech/wav.ts';
import { EngineFailure, type EngineFailureReason } from '#engines/engine-failure.ts';
import type { SpeechStream, TextToSpeech } from '#engines/tts.ts';
import type { Misbehaviour } from './vendor-script.ts';

/** A voice and the server behind it, which does as it is told. */
export interface VoiceRig {
  voice(timeoutMs?: number): Promise<TextToSpeech>;
  misbehave(...told: Misbehaviour[]): Promise<void>;
  requests(): Promise<number>;
  /** Answers that it was still at when its reader left. */
  abandoned(): Promise<number>;
  stop(): Promise<void>;
}

const TEXT = 'Tell me about SECRET cucumbers.';
/** Well within a second of any voice's sound. */
const SOME_BYTES = 9_000;
/** Some servers send one before. */
const WAV_HEADER_BYTES = 44;
/** By then a request has reached a server on this machine, however much else it does. */
const HASTY_MS = 1_000;
/** And by then its first sound has come. */
const STALLED_MS = 4_000;
const PATIENT_MS = 40_000;
const SOON_MS = 15_000;

/** What every voice must do when it speaks live; each throws where one does not. */
export const VOICE_RULES: Record<string, (rig: VoiceRig) => Promise<void>> = {
  async 'speaks plain samples, the same that it speaks whole, and says at which rate'(rig) {
    const voice = await rig.voice();
    const speech = await voice.stream({ text: TEXT }, never());
    must(speech.encoding === 'linear16', `It speaks ${speech.encoding}`);
    const whole = readWav((await voice.synthesise({ text: TEXT })).audio);
    must(speech.sampleRateHz === whole.sampleRateHz, `It speaks at ${speech.sampleRateHz}`);
    must(equal(await collect(speech), new Uint8Array(whole.samples.buffer)), 'The sound is another');
  },

  async 'says which voice was not there'(rig) {
    const speech = await (await rig.voice()).stream({ text: TEXT, voice: 'dear-voice' }, never());
    await collect(speech);
    must(speech.warnings.length === 1 && /No voice 'dear-voice'/.test(speech.warnings.join()), 'It hides that');
  },

  async 'asks nobody for a text with nothing in it to speak'(rig) {
    const failure = await failureOf((await rig.voice()).stream({ text: '🙂' }, never()));
    must(failure.reason === 'refused', `It fails for ${failure.reason}`);
    must((await rig.requests()) === 0, 'It asks for it');
  },

  async 'loses and adds no byte, whatever pieces it comes in'(rig) {
    const voice = await rig.voice();
    const whole = await collect(await voice.stream({ text: TEXT }, never()));
    await rig.misbehave({ kind: 'pieces', sizes: [1, 62, 4_801, 3_333, 7] });
    must(equal(await collect(await voice.stream({ text: TEXT }, never())), whole), 'The sound is another');
  },

  async 'asks nobody for whom nobody waits any more'(rig) {
    const voice = await rig.voice();
    must((await caught(voice.stream({ text: TEXT }, AbortSignal.abort(GONE)))) === GONE, 'It goes on');
    must((await rig.requests()) === 0, 'It asks');
  },
};

/** And what one must do that a server speaks. */
export const SERVED_VOICE_RULES: Record<string, (rig: VoiceRig) => Promise<void>> = {
  async 'hands sound on before the rest of it is there'(rig) {
    await rig.misbehave({ kind: 'stall', afterBytes: SOME_BYTES });
    const giveUp = new AbortController();
    const speech = await within((await rig.voice(STALLED_MS)).stream({ text: TEXT }, giveUp.signal));
    const pieces = speech.audio[Symbol.asyncIterator]();
    let bytes = 0;
    while (bytes < SOME_BYTES - WAV_HEADER_BYTES) bytes += (await within(pieces.next())).value?.length ?? 0;
    giveUp.abort();
  },

  async 'gives up on a server that never answers, or only begins to'(rig) {
    const voice = await rig.voice(HASTY_MS);
    for (const told of [
      { kind: 'hang' },
      { kind: 'stall', afterBytes: 0 },
      { kind: 'stall', afterBytes: 20 },
    ] as const) {
      await rig.misbehave(told);
      await mustFail(voice.stream({ text: TEXT }, never()), 'timeout');
    }
    must((await rig.requests()) === 3, 'It asks again');
  },

  async 'cuts a server that sends a byte at a time, from its first byte on or later'(rig) {
    const voice = await rig.voice(HASTY_MS);
    await rig.misbehave({ kind: 'trickle', afterBytes: 0, bytes: 1, everyMs: 40 });
    await mustFail(voice.stream({ text: TEXT }, never()), 'timeout');
    const patient = await rig.voice(STALLED_MS);
    await rig.misbehave({ kind: 'trickle', afterBytes: SOME_BYTES, bytes: 1, everyMs: 40 });
    await mustFail(collect(await patient.stream({ text: TEXT }, never())), 'timeout');
  },

  async 'cuts a server that falls silent in the middle'(rig) {
    const voice = await rig.voice(STALLED_MS);
    await rig.misbehave({ kind: 'stall', afterBytes: SOME_BYTES });
    await mustFail(collect(await voice.stream({ text: TEXT }, never())), 'timeout');
  },

  async 'does not count the time that its reader takes'(rig) {
    const voice = await rig.voice(STALLED_MS);
    await rig.misbehave({ kind: 'pieces', sizes: [SOME_BYTES] });
    const speech = await voice.stream({ text: TEXT }, never());
    let pieces = 0;
    for await (const piece of speech.audio) {
      must(piece.length > 0, 'A piece is empty');
      pieces += 1;
      if (pieces === 1) await wait(STALLED_MS + 100);
    }
    must(pieces > 1, 'There is one piece');
  },

  async 'tells why it was refused, without asking again and not in the server’s words'(rig) {
    const voice = await rig.voice();
    const refusals = { 401: 'misconfigured', 402: 'misconfigured', 429: 'busy' } as const;
    for (const [status, reason] of Object.entries(refusals)) {
      const before = await rig.requests();
      await rig.misbehave({ kind: 'status', status: Number(status), body: '{"error":"SECRET"}' });
      await mustFail(voice.stream({ text: TEXT }, never()), reason);
      must((await rig.requests()) === before + 1, 'It asks again');
    }
  },

  async 'never takes a page or an empty answer for speech'(rig) {
    const voice = await rig.voice();
    for (const body of [
      '{"error": "SECRET and busy"}',
      '<!doctype html>\n<title>SECRET</title>',
      'x'.repeat(99),
      '',
      'RIFF',
    ]) {
      await rig.misbehave({ kind: 'body', body, contentType: 'audio/pcm' });
      await mustFail(voice.stream({ text: TEXT }, never()), 'unreadable');
    }
  },

  async 'survives one fault before the first sound'(rig) {
    const voice = await rig.voice();
    for (const told of [{ kind: 'status', status: 502 }, { kind: 'drop' }] as const) {
      await rig.misbehave(told);
      must((await collect(await voice.stream({ text: TEXT }, never()))).length > SOME_BYTES, 'It says nothing');
    }
    await rig.misbehave({ kind: 'status', status: 500 }, { kind: 'status', status: 500 });
    await mustFail(voice.stream({ text: TEXT }, never()), 'fault');
    must((await rig.requests()) === 6, 'It asks more often');
  },

  async 'tells of a connection that breaks in the middle, after what came'(rig) {
    await rig.misbehave({ kind: 'break', afterBytes: SOME_BYTES });
    const speech = await (await rig.voice()).stream({ text: TEXT }, never());
    let bytes = 0;
    const reading = (async () => {
      for await (const piece of speech.audio) bytes += piece.length;
    })();
    await mustFail(reading, 'network');
    must(bytes <= SOME_BYTES && bytes >= SOME_BYTES - WAV_HEADER_BYTES, `It passed ${bytes} bytes on`);
    must((await rig.requests()) === 1, 'It begins again');
  },

  async 'ends at once when nobody waits any more, before the first sound and after it'(rig) {
    const voice = await rig.voice(STALLED_MS);
    await rig.misbehave({ kind: 'hang' });
    const early = new AbortController();
    const asking = caught(voice.stream({ text: TEXT }, early.signal));
    await until(async () => (await rig.requests()) === 1);
    early.abort(GONE);
    must((await within(asking)) === GONE, 'It fails for something else');

    await rig.misbehave({ kind: 'stall', afterBytes: SOME_BYTES });
    const later = new AbortController();
    const speech = await voice.stream({ text: TEXT }, later.signal);
    const reading = caught(collect(speech));
    await wait(50);
    later.abort(GONE);
    must((await within(reading)) === GONE, 'It fails for something else');
    await until(async () => (await rig.abandoned()) === 1);
  },

  async 'lets go of the server when its reader leaves'(rig) {
    await rig.misbehave({ kind: 'stall', afterBytes: SOME_BYTES });
    const speech = await (await rig.voice()).stream({ text: TEXT }, never());
    for await (const piece of speech.audio) {
      must(piece.length > 0, 'A piece is empty');
      break;
    }
    await until(async () => (await rig.abandoned()) === 1);
  },
};

const GONE = new Error('Nobody waits any more');
const never = () => new AbortController().signal;

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

async function collect({ audio }: SpeechStream): Promise<Uint8Array> {
  const all: number[] = [];
  for await (const piece of audio) all.push(...piece);
  return Uint8Array.from(all);
}

const caught = (work: Promise<unknown>): Promise<unknown> =>
  within(work).then(
    () => undefined,
    (error: unknown) => error,
  );

async function failureOf(work: Promise<unknown>): Promise<EngineFailure> {
  const error = await caught(work);
  must(error instanceof EngineFailure, `It does not fail as an engine does: ${String(error)}`);
  must(!/SECRET|cucumber/.test(error.message), 'It repeats what was said');
  return error;
}

async function mustFail(work: Promise<unknown>, reason: EngineFailureReason): Promise<void> {
  const failure = await failureOf(work);
  must(failure.reason === reason, `It fails for ${failure.reason} instead of ${reason}`);
}

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

async function until(holds: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + SOON_MS;
  while (!(await holds())) {
    must(Date.now() < giveUpAt, 'It goes on');
    await wait(5);
  }
}

function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long')), PATIENT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const equal = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i]);
