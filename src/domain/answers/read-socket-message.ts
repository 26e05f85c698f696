import { ERROR_KINDS } from '#contract/error-status.ts';
import type { RealtimeServerMessage, SpokenEncoding, TtsServerMessage } from '#contract/socket-messages.ts';
import { count, type Loose, record, text, wordOf } from './loose-json.ts';
import { readInterviewState } from './read-interview-state.ts';

/** What a decoder is asked to play; anything else is left to its bytes. */
const ENCODINGS: readonly SpokenEncoding[] = ['linear16', 'wav', 'mp3', 'mp4', 'ogg', 'webm', 'flac'];

/** Reads a message of the socket that hears; undefined for one that nobody knows. */
export function readHearingMessage(message: unknown): RealtimeServerMessage | undefined {
  const given = record(message);
  const words = text(given.text);
  switch (given.type) {
    case 'hello': {
      const heard = { entryId: text(record(given.heard).entryId), text: text(record(given.heard).text) };
      return {
        ...readHello(given),
        ...(heard.entryId === '' ? {} : { heard, receivedMs: count(given.receivedMs) }),
      };
    }
    case 'partial':
      return { type: 'partial', text: words, ...(given.end_of_turn === true ? { end_of_turn: true } : {}) };
    case 'final':
      return { type: 'final', text: words, entryId: text(given.entryId) };
    case 'replay':
      return { type: 'replay', fromMs: count(given.fromMs) };
    case 'asr_error':
      return { type: 'asr_error', message: text(given.message) };
    case 'error':
      return readFailure(given);
    default:
      return undefined;
  }
}

/** Reads a message of the socket that speaks; undefined for one that nobody knows. */
export function readSpeakingMessage(message: unknown): TtsServerMessage | undefined {
  const given = record(message);
  switch (given.type) {
    case 'hello':
      return readHello(given);
    case 'reply':
      return {
        type: 'reply',
        text: text(given.text),
        is_follow_up: given.is_follow_up === true,
        entryId: text(given.entryId),
        followUpIndex: count(given.followUpIndex),
      };
    case 'tts_info':
      return {
        type: 'tts_info',
        encoding: wordOf(ENCODINGS, given.encoding, 'wav'),
        sampleRate: count(given.sampleRate),
      };
    case 'tts_part':
      return { type: 'tts_part', text: text(given.text) };
    case 'tts_end':
      return { type: 'tts_end', ...(given.cancelled === true ? { cancelled: true } : {}) };
    case 'tts_error':
      return { type: 'tts_error', message: text(given.message) };
    case 'error':
      return readFailure(given);
    default:
      return undefined;
  }
}

const readHello = (given: Loose) =>
  ({ type: 'hello', protocol: count(given.protocol), resumeFrom: text(given.resumeFrom) }) as const;

function readFailure(given: Loose) {
  const state = readInterviewState(given.state);
  return {
    type: 'error',
    code: wordOf(ERROR_KINDS, given.code, 'internal'),
    message: text(given.message),
    ...(state ? { state } : {}),
  } as const;
}
