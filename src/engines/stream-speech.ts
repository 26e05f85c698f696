import { audioFormat } from '#domain/speech/audio-format.ts';
import { readWavInfo } from '#domain/speech/wav.ts';
import { untilAborted } from './engine-call.ts';
import { EngineFailure, failureOfStatus } from './engine-failure.ts';
import type { SpeechStream } from './tts.ts';

/** To the first sound, both tries together: the next sentence is waited for. */
const FIRST_SOUND_MS = 8_000;
/** For so much more of it, less than a tenth of a second; only waiting counts, not the time that the reader takes. */
const STALL_MS = 5_000;
const LEAST_BYTES = 4_096;
/** More than any spoken reply. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Enough to tell sound from a page of text. */
const HEAD_BYTES = 64;
const MAX_HEADER_BYTES = 65_536;
/** Wait before the one further try. */
const PAUSE_MS = 200;

interface SpeechQuestion {
  send(signal: AbortSignal): Promise<Response>;
  /** Of the raw samples that were asked for; the answer may name another. */
  rawHz: number;
  warnings: string[];
  /** For the first sound, and for each wait after it, where that is shorter than what holds anyway. */
  timeoutMs: number;
  /** Ends it, also once it has begun. */
  signal: AbortSignal;
}

/**
 * Asks a vendor for speech and passes it on as it comes. The bytes decide what it is: raw samples, a WAV whose header
 * is taken off, or a compressed file; a page of text is no speech. A broken connection or a fault before the first
 * sound gets one further try. Throws EngineFailure, and the signal's reason once that is aborted.
 */
export async function streamSpeech(question: SpeechQuestion): Promise<SpeechStream> {
  const firstSoundBy = Date.now() + Math.min(question.timeoutMs, FIRST_SOUND_MS);
  for (let attempt = 1; ; attempt++) {
    question.signal.throwIfAborted();
    try {
      return await streamOnce(question, Math.max(0, firstSoundBy - Date.now()));
    } catch (error) {
      const mayPass = error instanceof EngineFailure && (error.reason === 'network' || error.reason === 'fault');
      if (!mayPass || attempt === 2) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

async function streamOnce(question: SpeechQuestion, firstSoundMs: number): Promise<SpeechStream> {
  const { send, rawHz, warnings, timeoutMs, signal } = question;
  // Ends the request, or the reading of its answer; why is in its reason.
  const cut = new AbortController();
  const stop = () => cut.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const done = () => signal.removeEventListener('abort', stop);
  const timer = setTimeout(() => cut.abort(tooLate()), firstSoundMs);
  try {
    const response = await untilAborted(send(cut.signal), cut.signal);
    if (!response.ok) {
      // Unread on purpose: a vendor's error may quote what it was sent.
      await response.body?.cancel();
      throw failureOfStatus(response.status);
    }
    const pieces = piecesOf(response.body, cut, Math.min(timeoutMs, STALL_MS), done);
    const head = await readHead(pieces);
    return { ...speechOf(head, pieces, statedHz(response) ?? rawHz), warnings };
  } catch (error) {
    done();
    throw failureOf(error, cut);
  } finally {
    clearTimeout(timer);
  }
}

/** The body as it comes; ends with a failure where it comes too slowly. */
async function* piecesOf(
  body: ReadableStream<Uint8Array> | null,
  cut: AbortController,
  stallMs: number,
  done: () => void,
): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader();
  if (!reader) return;
  const letGo = () => void reader.cancel().catch(() => {});
  cut.signal.addEventListener('abort', letGo, { once: true });
  let waitedMs = 0;
  let gainedBytes = 0;
  let allBytes = 0;
  try {
    for (;;) {
      const since = Date.now();
      const timer = setTimeout(() => cut.abort(tooLate()), Math.max(0, stallMs - waitedMs));
      const next = await untilAborted(reader.read(), cut.signal).finally(() => clearTimeout(timer));
      if (next.done) return;
      waitedMs += Date.now() - since;
      gainedBytes += next.value.length;
      allBytes += next.value.length;
      if (gainedBytes >= LEAST_BYTES) [waitedMs, gainedBytes] = [0, 0];
      if (allBytes > MAX_BYTES) throw new EngineFailure('unreadable', 'The speech engine’s answer is too large');
      yield next.value;
    }
  } catch (error) {
    throw failureOf(error, cut);
  } finally {
    letGo();
    done();
  }
}

/** As much of the beginning as it takes to tell what it is, and the first sound. */
async function readHead(pieces: AsyncGenerator<Uint8Array, void>): Promise<Uint8Array> {
  let head = new Uint8Array();
  while (!isEnough(head)) {
    const next = await pieces.next();
    if (next.done) return head;
    const joined = new Uint8Array(head.length + next.value.length);
    joined.set(head);
    joined.set(next.value, head.length);
    head = joined;
  }
  return head;
}

function isEnough(head: Uint8Array): boolean {
  if (head.length < HEAD_BYTES) return false;
  if (audioFormat(head) !== 'wav' || head.length > MAX_HEADER_BYTES) return true;
  return (wavInfo(head)?.dataBytes ?? 0) > 0;
}

function speechOf(
  head: Uint8Array,
  pieces: AsyncGenerator<Uint8Array, void>,
  rawHz: number,
): Omit<SpeechStream, 'warnings'> {
  const format = audioFormat(head);
  if (format === 'wav') {
    const info = wavInfo(head);
    if (!info || info.dataBytes === 0) throw withoutSound();
    const isPlain = info.format === 1 && info.channels === 1 && info.bitsPerSample === 16;
    const sampleRateHz = info.sampleRateHz;
    if (!isPlain) return { encoding: 'wav', sampleRateHz, audio: soundOf(head, pieces) };
    const first = head.subarray(info.dataStart);
    return { encoding: 'linear16', sampleRateHz, audio: soundOf(first, pieces, statedBytes(head, info.dataStart)) };
  }
  if (format) return { encoding: format, sampleRateHz: undefined, audio: soundOf(head, pieces) };
  if (head.length === 0) throw withoutSound();
  if (isText(head)) throw new EngineFailure('unreadable', 'The speech engine answered something that is no audio');
  return { encoding: 'linear16', sampleRateHz: rawHz, audio: soundOf(head, pieces) };
}

async function* soundOf(
  first: Uint8Array,
  pieces: AsyncGenerator<Uint8Array, void>,
  mostBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array, void> {
  try {
    let leftBytes = mostBytes - first.length;
    yield first.subarray(0, mostBytes);
    while (leftBytes > 0) {
      const next = await pieces.next();
      if (next.done) return;
      yield next.value.subarray(0, leftBytes);
      leftBytes -= next.value.length;
    }
  } finally {
    await pieces.return();
  }
}

function wavInfo(head: Uint8Array) {
  try {
    return readWavInfo(head);
  } catch {
    return undefined;
  }
}

/** How long a WAV says that its sound is; what follows is no sound. One that is streamed cannot say. */
function statedBytes(head: Uint8Array, dataStart: number): number | undefined {
  const bytes = new DataView(head.buffer, head.byteOffset).getUint32(dataStart - 4, true);
  return bytes === 0 || bytes > MAX_BYTES ? undefined : bytes;
}

function statedHz(response: Response): number | undefined {
  const [, rate] = /\brate=(\d{4,5})\b/.exec(response.headers.get('content-type') ?? '') ?? [];
  return rate === undefined ? undefined : Number(rate);
}

/** Samples that happen to be letters all along do not come about. */
const isText = (head: Uint8Array): boolean =>
  head.subarray(0, HEAD_BYTES).every((byte) => (byte >= 0x20 && byte < 0x7f) || [0x09, 0x0a, 0x0d].includes(byte));

function failureOf(error: unknown, cut: AbortController): unknown {
  if (cut.signal.aborted) return cut.signal.reason;
  if (error instanceof EngineFailure) return error;
  return new EngineFailure('network', 'The speech engine could not be reached');
}

const tooLate = () => new EngineFailure('timeout', 'The speech engine did not answer in time');
const withoutSound = () => new EngineFailure('unreadable', 'The speech engine answered without a sound');
