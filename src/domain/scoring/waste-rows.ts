import type { MarkValue } from '#contract/words.ts';
import { spokenWords } from '#domain/reading/words.ts';
import { LENGTH } from '#domain/report/catalogue.ts';
import { wastePoints } from './add-up.ts';
import type { AnswerEvidence } from './answer-evidence.ts';
import type { AnswerReading } from './answer-features.ts';
import type { Deduction } from './bill.ts';
import type { Mark, MarkKind } from './find-marks.ts';
import { WORD_BANDS } from './question-type.ts';
import { saidIn } from './repetition.ts';
import { findRestarts } from './restarts.ts';
import type { ScoringWeights } from './scoring-weights.ts';

export interface Row {
  label: string;
  markValue: MarkValue;
  reason: string;
  suggestion: string;
}

export const WASTE_ROWS: Record<MarkKind, Row> = {
  filler: {
    label: 'Filler words',
    markValue: 'orange',
    reason: 'These words fill a pause and say nothing.',
    suggestion: 'When you need a moment, stay silent.',
  },
  hedge: {
    label: 'Hedging',
    markValue: 'yellow',
    reason: 'You make this sound like a guess.',
    suggestion: 'Say it as a plain statement.',
  },
  repetition: {
    label: 'Repetition',
    markValue: 'red',
    reason: 'You say this more than once.',
    suggestion: 'Say it once and go on to the next thing.',
  },
  redundant: {
    label: 'Nothing new',
    markValue: 'red',
    reason: 'This adds nothing to what you said just before.',
    suggestion: 'Once you have made a point, go on to the next one.',
  },
  tangent: {
    label: 'Off the question',
    markValue: 'red',
    reason: 'This leads away from the question.',
    suggestion: 'Leave the side story out.',
  },
  padding: {
    label: 'Too general',
    markValue: 'grey',
    reason: 'Anybody could say this.',
    suggestion: 'Tell one thing that happened instead.',
  },
  rambling: {
    label: 'Long sentences',
    markValue: 'orange',
    reason: 'This sentence is long, so its point comes late.',
    suggestion: 'Make two short sentences of it.',
  },
};

/** A length that costs less stands in the rest. */
const WORTH_A_ROW = 3;
/** Fewer fillers than this are how everybody speaks: what they cost stands in the rest. */
const FEWEST_FILLERS = 2;
/** A place costs no more than this: what else its kind comes to stands in the rest. */
const MOST_A_PLACE = 4;

const NOISE =
  /^\W*(?:\b(?:u+m+|u+h+|erm?|hmm+|mm+|ah|you know|i mean|it's like|like|so|well|okay|right|yeah|and|but|basically|really)\b\W*)+$/i;
/** So much of a stretch has to be the very words of an earlier one: 'He wrote the break-glass.' takes up a word and says more. */
const SAID_AGAIN = 0.75;
const FEWEST_SAID_AGAIN = 6;

/** Hedges cost and are not pointed at: of those that were, readers called one in six right. A language model sees more. */
type ShownKind = Exclude<MarkKind, 'hedge'>;

interface ShownRow {
  spans: readonly Mark[];
  points: number;
}

/**
 * Noise that was made twice is noise and no repetition, from its first time on: it goes to that row with its points. What
 * repeats an earlier stretch in other words stays in the points and is not pointed at. No score changes by either.
 */
function nameNoise(shown: Map<ShownKind, ShownRow>, text: string): void {
  const words = ({ start, end }: Mark) => text.slice(start, end);
  const [fillers, repeated] = [shown.get('filler'), shown.get('repetition')];
  if (!fillers || !repeated || repeated.spans.length === 0) return;
  const noise = repeated.spans.filter((mark) => NOISE.test(words(mark)));
  const moved = (repeated.points * noise.length) / repeated.spans.length;
  const left = repeated.spans.filter(
    (mark) => !noise.includes(mark) && isSaidAgain(words(mark), text.slice(0, mark.start)),
  );
  shown.set('repetition', { spans: left, points: repeated.points - moved });
  shown.set('filler', {
    spans: [...fillers.spans, ...noise].sort((a, b) => a.start - b.start),
    points: fillers.points + moved,
  });
}

/** Whether a stretch holds what is begun again at once, or is for the most part what was said before, word for word. */
function isSaidAgain(words: string, before: string): boolean {
  const tokens = spokenWords(words);
  if (findRestarts(words, tokens).length > 0) return true;
  const again = saidIn(tokens.map(({ word }) => word));
  const runs = saidIn(spokenWords(before).map(({ word }) => word)).runs;
  const known = [...again.runs].filter((run) => runs.has(run)).length;
  return again.words.length >= FEWEST_SAID_AGAIN && known >= SAID_AGAIN * again.runs.size;
}

/** What a coach would cut from an answer: a row for each kind that is sure somewhere, and what all else comes to. */
export function wasteRows(
  text: string,
  reading: AnswerReading,
  evidence: AnswerEvidence,
  marks: readonly Mark[],
  weights: Pick<ScoringWeights, 'terms' | 'cards'>,
  isFollowUp: boolean,
): { rows: Deduction[]; rest: number } {
  const { length, loose, ...points } = wastePoints(reading, weights);
  // A follow-up's answer may go back over what was said, and may be short.
  const skipped: readonly ShownKind[] = isFollowUp ? ['repetition', 'redundant'] : [];
  const kinds = (Object.keys(WASTE_ROWS) as MarkKind[]).filter(
    (kind): kind is ShownKind => kind !== 'hedge' && !skipped.some((each) => each === kind),
  );
  const shown = new Map(
    kinds.map((kind) => {
      const own = marks.filter((mark) => mark.kind === kind);
      return [kind, { spans: own, points: own.length > 0 ? Math.max(1, points[kind]) : points[kind] }];
    }),
  );
  nameNoise(shown, text);
  let rest = loose + points.hedge;
  const rows = kinds.flatMap((kind): Deduction[] => {
    const { spans, points: cost } = shown.get(kind) ?? { spans: [], points: 0 };
    const isShown = kind !== 'filler' || spans.length >= FEWEST_FILLERS;
    const proved = isShown ? Math.min(cost, MOST_A_PLACE * spans.length) : 0;
    rest += cost - proved;
    if (proved <= 0) return [];
    const places = spans.map(({ start, end }) => ({ start, end }));
    return [{ ...WASTE_ROWS[kind], points: proved, spans: places }];
  });
  const { low, high } = WORD_BANDS[evidence.type];
  const isLong = evidence.words > high;
  const isCounted = (isLong || evidence.words < low) && length >= WORTH_A_ROW;
  if (!isFollowUp && isCounted)
    rows.push({
      label: 'Length',
      markValue: 'orange',
      reason: isLong ? LENGTH.isLong : LENGTH.isShort,
      suggestion: isLong ? LENGTH.long : LENGTH.short,
      points: length,
      spans: [],
    });
  else if (!isFollowUp) rest += length;
  return { rows: rows.filter((row) => row.points > 0), rest };
}
