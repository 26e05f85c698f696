import type { PlacedWord } from '#contract/speech-metrics-calls.ts';
import type { Answer } from '#domain/interview/stage.ts';
import { type HeardWord, placeWords } from '#domain/speech-metrics/place-words.ts';
import {
  joinVoiceMetrics,
  spansOf,
  type VoiceMetrics,
  withWordsPerMinute,
} from '#domain/speech-metrics/voice-metrics.ts';

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

interface Given {
  entryId: string;
  place: AnswerPlace;
  startedAtMs: number;
  /** Words of it that were heard before the page was opened; nothing of their sound is here. */
  before?: string;
  measured: readonly MeasuredRecording[];
  heard: readonly HeardRecording[];
}

/** Puts an answer together from its recordings, in the order spoken: measured as one, each word in its place and time. */
export function heardAnswer({ entryId, place, startedAtMs, before, measured, heard }: Given): HeardAnswer {
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

/** Answers that went out as one, under its id. Words that are not as they were heard have no times any more. */
export function joinHeard(parts: readonly HeardAnswer[], { entryId, text }: Answer): HeardAnswer | undefined {
  const [first] = parts;
  if (!first) return undefined;
  let offsetMs = 0;
  const recordings = parts.flatMap((part) => {
    const placed = part.recordings.map((each) => ({ ...each, offsetMs: each.offsetMs + offsetMs }));
    offsetMs += part.metrics?.durationMs ?? 0;
    return placed;
  });
  const metrics = joinVoiceMetrics(parts.flatMap((part) => part.metrics ?? []));
  const isUnchanged = parts.length === 1 && first.text === text;
  return {
    ...first,
    entryId,
    text,
    metrics: metrics && withWordsPerMinute(metrics, text),
    words: isUnchanged ? first.words : [],
    recordings,
  };
}

const moved = (word: PlacedWord, chars: number, ms: number): PlacedWord => ({
  ...word,
  start_char: word.start_char + chars,
  end_char: word.end_char + chars,
  startMs: word.startMs + ms,
  endMs: word.endMs + ms,
});
