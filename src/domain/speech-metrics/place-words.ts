import { diffArrays } from 'diff';
import type { PlacedWord } from '#contract/speech-metrics-calls.ts';
import { writtenWords } from '#domain/reading/words.ts';
import type { SpeechSpan } from './listening.ts';

/** A word as a recogniser tells it, in milliseconds since the answer began. */
export interface HeardWord {
  word: string;
  startMs: number;
  endMs: number;
  /** The recogniser knows only the stretch of speech that it is from. */
  isEstimated?: boolean;
}

interface TextWord {
  word: string;
  start_char: number;
  end_char: number;
}

type Span = Pick<HeardWord, 'startMs' | 'endMs' | 'isEstimated'>;

/** Longest word that is stored, in characters. */
const MAX_WORD_CHARS = 60;
/** So many words of the text are looked through for one that the recogniser told. */
const LOOK_AHEAD = 6;

/**
 * When each word of a text was said. The times are the recogniser's where it told the same word in the same order; a
 * word that it told otherwise lies between its neighbours, and without any times all are spread over the measured
 * speech. Both are marked as estimated.
 */
export function placeWords(
  text: string,
  heard: readonly HeardWord[] | undefined,
  speech: readonly SpeechSpan[],
  durationMs: number,
): PlacedWord[] {
  const words = wordsOf(text);
  const matched = heard?.length ? matchWords(words, heard) : undefined;
  if (!matched || matched.every((time) => time === undefined)) {
    const times = spread(words, speech.length > 0 ? speech : [{ startMs: 0, endMs: durationMs }]);
    return words.map((word, i) => ({ ...word, ...rounded(times[i]), estimated: true }));
  }
  return words.map((word, i) => {
    const time = matched[i];
    const isKnown = time && !time.isEstimated;
    return { ...word, ...rounded(time ?? between(matched, i)), ...(isKnown ? {} : { estimated: true }) };
  });
}

/**
 * When each word of a corrected text was said. A word that was heard right keeps its time, and one that stands in the
 * place of another has that one's; what else is new lies between its neighbours.
 */
export function placeCorrected(text: string, heard: readonly PlacedWord[]): PlacedWord[] {
  const words = wordsOf(text);
  const times: (PlacedWord | undefined)[] = words.map(() => undefined);
  let before = 0;
  let now = 0;
  let gone = 0;
  for (const { added, removed, count } of diffArrays(
    heard.map(({ word }) => plain(word)),
    words.map(({ word }) => plain(word)),
  )) {
    if (removed) {
      gone = count;
      before += count;
      continue;
    }
    if (!added || count === gone) {
      const from = added ? before - gone : before;
      for (let i = 0; i < count; i++) times[now + i] = heard[from + i];
    }
    if (!added) before += count;
    now += count;
    gone = 0;
  }
  return words.map((word, i) => {
    const time = times[i];
    if (!time) return { ...word, ...rounded(between(times, i)), estimated: true };
    const { startMs, endMs, estimated } = time;
    return { ...word, startMs, endMs, ...(estimated ? { estimated } : {}) };
  });
}

function wordsOf(text: string): TextWord[] {
  return writtenWords(text).map(({ word, start, end }) => ({
    word: word.slice(0, MAX_WORD_CHARS),
    start_char: start,
    end_char: end,
  }));
}

/** The recogniser's time of each word; undefined where it told none. */
function matchWords(words: readonly TextWord[], heard: readonly HeardWord[]): (Span | undefined)[] {
  const times: (Span | undefined)[] = words.map(() => undefined);
  let next = 0;
  for (const { word, startMs, endMs, isEstimated } of heard) {
    const said = plain(word);
    if (said === '') continue;
    const at = words.findIndex((candidate, i) => i >= next && i < next + LOOK_AHEAD && plain(candidate.word) === said);
    if (at < 0) continue;
    times[at] = { startMs, endMs: Math.max(startMs, endMs), ...(isEstimated ? { isEstimated } : {}) };
    next = at + 1;
  }
  return times;
}

/** As much of the time between the neighbours that have one as falls to this word. */
function between(times: readonly (Span | undefined)[], i: number): Span {
  const before = times.findLastIndex((time, at) => at < i && time !== undefined);
  const after = times.findIndex((time, at) => at > i && time !== undefined);
  const fromMs = times[before]?.endMs ?? times[after]?.startMs ?? 0;
  const toMs = Math.max(fromMs, times[after]?.startMs ?? fromMs);
  const count = (after < 0 ? times.length : after) - before - 1;
  const part = (toMs - fromMs) / count;
  const place = i - before - 1;
  return { startMs: fromMs + place * part, endMs: fromMs + (place + 1) * part };
}

/** Lays words over the speech by their length: a long word takes longer to say. */
function spread(words: readonly TextWord[], speech: readonly SpeechSpan[]): Span[] {
  const speechMs = speech.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const lengths = words.map(({ start_char, end_char }) => end_char - start_char + 1);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  let said = 0;
  return lengths.map((length) => {
    const startMs = momentOfSpeech(speech, (said / all) * speechMs);
    said += length;
    return { startMs, endMs: Math.max(startMs, momentOfSpeech(speech, (said / all) * speechMs)) };
  });
}

/** The moment of an answer at which so much has been spoken. */
function momentOfSpeech(speech: readonly SpeechSpan[], spokenMs: number): number {
  let left = spokenMs;
  for (const { startMs, endMs } of speech) {
    if (left <= endMs - startMs) return startMs + left;
    left -= endMs - startMs;
  }
  return speech.at(-1)?.endMs ?? 0;
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const rounded = ({ startMs, endMs }: Span = { startMs: 0, endMs: 0 }): Span => {
  const start = Math.max(0, Math.round(startMs));
  return { startMs: start, endMs: Math.max(start, Math.round(endMs)) };
};
