import type { HeardWord } from '#domain/speech-metrics/place-words.ts';
import type { AnswerPlace, HeardRecording, MeasuredRecording } from './heard-answer.ts';
import { newEntryId } from './new-entry-id.ts';
import type { Recognised, Recogniser, RecordedSound } from './recogniser.ts';
import { joinWords, type KeptWords } from './utterance.ts';

/** The number of what was recorded before the page was opened; its own begin at 1. */
export const BEFORE_THE_PAGE = 0;

/** A recording that is over, and who recognises it. */
export interface Sound {
  recording: number;
  audio: RecordedSound;
  recogniser: Recogniser | undefined;
}

interface Live {
  recording: number;
  recogniser: Recogniser | undefined;
  stopAsked: boolean;
}

/** An answer whose words are not all there yet. It has its id from its first sample on. */
export interface SpokenAnswer {
  readonly entryId: string;
  readonly place: AnswerPlace;
  readonly startedAtMs: number;
  readonly recordings: number[];
  /** Words of it that were heard before the page was opened. */
  before: string;
  /** Recordings whose sound is not there yet: one under way, and those that are still being judged. */
  live: Live[];
  /** Sound whose words are not there yet, in the order spoken. */
  sounds: Sound[];
  readonly measured: MeasuredRecording[];
  heard: HeardRecording[];
  /** The next recording is an answer of its own. */
  isOver: boolean;
  /** Its sound waits until somebody has it recognised again. */
  isUnheard: boolean;
}

/** An answer that begins, or goes on with words from before the page. */
export const newAnswer = (place: AnswerPlace, kept: KeptWords | undefined): SpokenAnswer => ({
  entryId: kept?.entryId ?? newEntryId(),
  before: kept?.text ?? '',
  place,
  startedAtMs: Date.now(),
  recordings: [],
  live: [],
  sounds: [],
  measured: [],
  heard: [],
  isOver: false,
  isUnheard: false,
});

/** Its words as far as they are known, a recording each. */
export const textsOf = (answer: SpokenAnswer | undefined): string[] =>
  answer ? [answer.before, ...answer.heard.map(({ text }) => text)].filter((text) => text !== '') : [];

/** Adds what a recording, whose turn it is, was heard to say. */
export function takeWords(answer: SpokenAnswer, { recording, audio }: Sound, heard: Recognised): void {
  const text = ownText(answer, heard);
  if (recording === BEFORE_THE_PAGE) {
    answer.before = joinWords(answer.before, text);
    return;
  }
  const words = heard.words.map((word) => shifted(word, audio.container ? 0 : audio.wavStartMs));
  answer.heard.push({ recording, text, words: words.length > 0 ? words : undefined });
}

/**
 * What was said in a recording. Of a text of the whole answer that is what follows the words that were known; one that
 * tells them differently replaces them.
 */
function ownText(answer: SpokenAnswer, { text, isWhole }: Recognised): string {
  const known = joinWords(...textsOf(answer));
  if (!isWhole || known === '') return text;
  if (text.startsWith(known)) return text.slice(known.length).trim();
  answer.before = '';
  answer.heard = answer.heard.map((heard) => ({ ...heard, text: '' }));
  return text;
}

export const hasWords = (answer: SpokenAnswer): boolean => textsOf(answer).length > 0;

/** A recogniser counts from where the sound that it got begins. */
const shifted = (heard: HeardWord, ms: number): HeardWord => ({
  ...heard,
  startMs: heard.startMs + ms,
  endMs: heard.endMs + ms,
});

/** Its newest recording. */
export const newest = ({ recordings }: SpokenAnswer): number => recordings.at(-1) ?? 0;
