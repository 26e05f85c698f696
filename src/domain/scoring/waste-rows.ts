import type { MarkValue } from '#contract/words.ts';
import { countWords } from '#domain/results/count-words.ts';
import { wastePoints } from './add-up.ts';
import type { AnswerEvidence } from './answer-evidence.ts';
import type { AnswerReading } from './answer-features.ts';
import type { Deduction } from './bill.ts';
import type { Mark, MarkKind } from './find-marks.ts';
import { WORD_CHOICE } from './give-over.ts';
import { FILLER, HEDGE } from './lexicon/spoken-noise.ts';
import { WORD_BANDS } from './question-type.ts';
import type { ScoringWeights } from './scoring-weights.ts';
import { findAll } from './spoken-words.ts';

export interface Row {
  label: string;
  markValue: MarkValue;
  reason: (count: number, words: number, longestSentence?: number) => string;
  suggestion: string;
}

/** Why points have no place: a word is marked only where the judge is sure enough of it. */
const NOT_SURE = 'No single place is sure enough to be marked.';

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export const WASTE_ROWS: Record<MarkKind, Row> = {
  filler: {
    label: 'Filler words',
    markValue: 'orange',
    reason: (count, words) =>
      count > 0
        ? `You use filler words ${times(count)} in ${words} words. A few are fine, but more get in the way.`
        : `Some of your pauses are filled with words that say nothing. ${NOT_SURE}`,
    suggestion: 'When you need a moment, stay silent. A second of quiet sounds calm.',
  },
  hedge: {
    label: 'Hedging',
    markValue: 'yellow',
    reason: (count) =>
      count > 0
        ? 'This makes something you know sound like a guess.'
        : `Some of this sounds less sure than you are. ${NOT_SURE}`,
    suggestion: 'Say what you know as a plain statement.',
  },
  repetition: {
    label: 'Repetition',
    markValue: 'red',
    reason: (count) =>
      count > 0 ? 'You say this more than once.' : `You come back to words that you have said. ${NOT_SURE}`,
    suggestion: 'Say it once and go on to the next thing.',
  },
  redundant: {
    label: 'Nothing new',
    markValue: 'red',
    reason: (count) =>
      count > 0
        ? 'This adds nothing to what you said just before.'
        : `Some sentences add little to the one before. ${NOT_SURE}`,
    suggestion: 'Once you have made a point, go on to the next one.',
  },
  tangent: {
    label: 'Off the question',
    markValue: 'red',
    reason: (count) =>
      count > 0
        ? 'This does not help to answer the question.'
        : `Parts of this lead away from the question. ${NOT_SURE}`,
    suggestion: 'Leave the side story out.',
  },
  padding: {
    label: 'Too general',
    markValue: 'grey',
    reason: (count) =>
      count > 0
        ? 'Anybody could say this, so it tells little about you.'
        : `Anybody could say much of this, so it tells little about you. ${NOT_SURE}`,
    suggestion: 'Tell one thing that happened instead of a general sentence.',
  },
  rambling: {
    label: 'Long sentences',
    markValue: 'orange',
    reason: (count, _words, longest = 0) =>
      count > 0 || longest === 0
        ? 'Some sentences are so long that the point comes late.'
        : `Your longest sentence has ${longest} words, so the point comes late.`,
    suggestion: 'Make two short sentences of each long one.',
  },
};

const NOISE =
  /^\W*(?:\b(?:u+m+|u+h+|erm?|hmm+|mm+|ah|you know|i mean|it's like|like|so|well|okay|right|yeah|and|but|basically|really)\b\W*)+$/i;
/** What nobody sounds less sure by, whatever stands around it. */
const BARE = /^\W*(?:(?:to|do|it|a|an|the|of|that|is|was|be)\W*)+$/i;

/** A sentence of so many words is long. */
export const LONG_SENTENCE_WORDS = 25;
const has = (pattern: RegExp) => (evidence: AnswerEvidence) =>
  evidence.sentences.some(({ text }) => findAll(text, pattern).length > 0);
const hasSeveral = ({ sentences, words }: AnswerEvidence) => sentences.length > 1 || words >= LONG_SENTENCE_WORDS;

/** Whether an answer bears out what a row says of all of it, where no words are pointed at. */
const SHOWS: Record<MarkKind, (evidence: AnswerEvidence) => boolean> = {
  filler: has(FILLER),
  hedge: has(HEDGE),
  repetition: hasSeveral,
  redundant: hasSeveral,
  tangent: ({ offTopicShare }) => offTopicShare > 0,
  padding: ({ genericShare }) => genericShare > 0,
  rambling: ({ sentences }) => sentences.some(({ tokens }) => tokens.length >= LONG_SENTENCE_WORDS),
};

interface ShownRow {
  spans: readonly Mark[];
  points: number;
}

/**
 * Noise that was made twice is noise and no repetition, from its first time on: it goes to that row with its points. A
 * hedge that holds no word of one stays in the row's points and is not pointed at. No score changes by either.
 */
function nameNoise(shown: Map<MarkKind, ShownRow>, text: string): void {
  const words = ({ start, end }: Mark) => text.slice(start, end);
  const hedges = shown.get('hedge');
  if (hedges) shown.set('hedge', { ...hedges, spans: hedges.spans.filter((mark) => !BARE.test(words(mark))) });
  const [fillers, repeated] = [shown.get('filler'), shown.get('repetition')];
  if (!fillers || !repeated) return;
  const noise = repeated.spans.filter((mark) => NOISE.test(words(mark)));
  if (noise.length === 0) return;
  const moved = (repeated.points * noise.length) / repeated.spans.length;
  const left = repeated.spans.filter((mark) => !noise.includes(mark));
  shown.set('repetition', { spans: left, points: repeated.points - moved });
  shown.set('filler', {
    spans: [...fillers.spans, ...noise].sort((a, b) => a.start - b.start),
    points: fillers.points + moved,
  });
}

/** What a coach would cut from an answer: a row a kind, each pointing at the words that are sure enough to be marked. */
export function wasteRows(
  text: string,
  reading: AnswerReading,
  evidence: AnswerEvidence,
  marks: readonly Mark[],
  weights: Pick<ScoringWeights, 'terms' | 'cards'>,
  isFollowUp: boolean,
): Deduction[] {
  const points = wastePoints(reading, weights);
  // A follow-up's answer may go back over what was said, and may be short.
  const skipped: readonly MarkKind[] = isFollowUp ? ['repetition', 'redundant'] : [];
  const kinds = (Object.keys(WASTE_ROWS) as MarkKind[]).filter((kind) => !skipped.includes(kind));
  const shown = new Map(
    kinds.map((kind) => {
      const own = marks.filter((mark) => mark.kind === kind);
      return [kind, { spans: own, points: own.length > 0 ? Math.max(1, points[kind]) : points[kind] }];
    }),
  );
  nameNoise(shown, text);
  const said = countWords(text);
  const longest = Math.max(0, ...evidence.sentences.map(({ tokens }) => tokens.length));
  const rows = kinds.map((kind): Deduction => {
    const row = WASTE_ROWS[kind];
    const { spans, points: cost } = shown.get(kind) ?? { spans: [], points: 0 };
    return {
      label: row.label,
      markValue: row.markValue,
      reason: row.reason(spans.length, said, longest),
      suggestion: row.suggestion,
      points: cost,
      spans: spans.map(({ start, end }) => ({ start, end })),
      isBorneOut: spans.length > 0 || SHOWS[kind](evidence),
    };
  });
  const { low, high } = WORD_BANDS[evidence.type];
  if (!isFollowUp)
    rows.push({
      label: 'Length',
      markValue: 'orange',
      reason:
        evidence.words > high
          ? `You used ${said} words, more than this question needs.`
          : `You used ${said} words${evidence.words < low ? ', fewer than a full answer has' : ''}.`,
      suggestion:
        evidence.words > high
          ? 'Stop as soon as you have answered the question.'
          : 'Say a little more before you stop.',
      points: points.length,
      spans: [],
      isBorneOut: evidence.words > high || evidence.words < low,
    });
  rows.push({ ...WORD_CHOICE, points: points.loose });
  return rows.filter((row) => row.points > 0);
}
