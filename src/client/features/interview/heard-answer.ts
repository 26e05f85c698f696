import type { PlacedWord } from '#contract/speech-metrics-calls.ts';
import { type HeardWord, placeWords } from '#domain/speech-metrics/place-words.ts';
import {
  joinVoiceMetrics,
  spansOf,
  type VoiceMetrics,
  withWordsPerMinute,
} from '#domain/speech-metrics/voice-metrics.ts';
import type { Answer } from '#domain/stage/stage.ts';

/** Where an interview stands when an answer begins. */
export interface AnswerPlace {
  /** 0-based. */
  questionIndex: number;
  followUpIndex: number;
}

/** What was measured of one recording. */
export interface MeasuredRecording {
  recording: number;
  metrics: VoiceMetrics;
  peaks: readonly number[];
}

/** A recording in its answer, which is as long as all its recordings one behind the other. */
export interface PlacedRecording {
  recording: number;
  offsetMs: number;
  /** The loudest sample of each ten milliseconds. */
  peaks: readonly number[];
}

/** An answer that was spoken: all of it under the id that it has had from its first sample on. */
export interface HeardAnswer extends Answer {
  place: AnswerPlace;
  /** By the wall clock. */
  startedAtMs: number;
  /** Undefined when no microphone was open. */
  metrics: VoiceMetrics | undefined;
  words: PlacedWord[];
  recordings: readonly PlacedRecording[];
}

/** What one recording was heard to say. */
export interface HeardRecording {
  recording: number;
  text: string;
  /** Since that recording began; undefined where the recogniser told no times. */
  words: readonly HeardWord[] | undefined;
}

interface HeardAnswerNeeds {
  entryId: string;
  place: AnswerPlace;
  startedAtMs: number;
  /** Words of it that were heard before the page was opened; nothing of their sound is here. */
  before?: string;
  measured: readonly MeasuredRecording[];
  heard: readonly HeardRecording[];
}

/** Puts an answer together from its recordings, in the order spoken: measured as one, each word in its place and time. */
export function heardAnswer({ entryId, place, startedAtMs, before, measured, heard }: HeardAnswerNeeds): HeardAnswer {
  let offsetMs = 0;
  const recordings: PlacedRecording[] = [];
  const words: PlacedWord[] = [];
  const texts: string[] = before ? [before] : [];
  for (const { recording, metrics, peaks } of [...measured].sort((a, b) => a.recording - b.recording)) {
    recordings.push({ recording, offsetMs, peaks });
    const said = heard.find((each) => each.recording === recording);
    if (said && said.text !== '') {
      const startChar = texts.reduce((sum, text) => sum + text.length + 1, 0);
      texts.push(said.text);
      const placed = placeWords(said.text, said.words, spansOf(metrics), metrics.durationMs);
      words.push(...placed.map((word) => moved(word, startChar, offsetMs)));
    }
    offsetMs += metrics.durationMs;
  }
  const text = texts.join(' ');
  const metrics = joinVoiceMetrics(measured.map((each) => each.metrics));
  return {
    entryId,
    text,
    place,
    startedAtMs,
    // What was said before was not measured here.
    metrics: metrics && withWordsPerMinute(metrics, texts.slice(before ? 1 : 0).join(' ')),
    words,
    recordings,
  };
}

/**
 * Answers that went out as one, under its id: measured over all their recordings. Words that stand in it as they were
 * heard have their times; those that were typed or changed have none.
 */
export function joinHeard(parts: readonly HeardAnswer[], { entryId, text }: Answer): HeardAnswer | undefined {
  const [first] = parts;
  if (!first) return undefined;
  let offsetMs = 0;
  let nextChar = 0;
  const recordings: PlacedRecording[] = [];
  const words: PlacedWord[] = [];
  for (const part of parts) {
    for (const each of part.recordings) recordings.push({ ...each, offsetMs: each.offsetMs + offsetMs });
    const startChar = placeOf(part.text, text, nextChar);
    if (startChar !== undefined) {
      for (const word of part.words) words.push(moved(word, startChar, offsetMs));
      nextChar = startChar + part.text.length;
    }
    offsetMs += part.metrics?.durationMs ?? 0;
  }
  const measured = parts.flatMap((part) => part.metrics ?? []);
  const metrics = joinVoiceMetrics(measured);
  const said = parts.flatMap((part) => (part.metrics ? part.text : [])).join(' ');
  return {
    ...first,
    entryId,
    text,
    metrics: metrics && measured.length > 1 ? withWordsPerMinute(metrics, said) : metrics,
    words,
    recordings,
  };
}

/** Where words stand in a text, whole; undefined where they do not. */
function placeOf(words: string, text: string, fromChar: number): number | undefined {
  if (words === '') return undefined;
  for (let at = text.indexOf(words, fromChar); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = ' ', behind = ' '] = [text[at - 1], text[at + words.length]];
    if (/\s/.test(before) && /\s/.test(behind)) return at;
  }
  return undefined;
}

const moved = (word: PlacedWord, chars: number, ms: number): PlacedWord => ({
  ...word,
  start_char: word.start_char + chars,
  end_char: word.end_char + chars,
  startMs: word.startMs + ms,
  endMs: word.endMs + ms,
});
