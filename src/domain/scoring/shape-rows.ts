import type { QuestionType } from '#contract/words.ts';
import { partLevels, shapePoints } from './add-up.ts';
import type { AnswerEvidence, Evidence } from './answer-evidence.ts';
import type { AnswerReading } from './answer-features.ts';
import type { Deduction } from './bill.ts';
import type { PartFinding } from './findings.ts';
import { BACK_REFERENCE, BACKTRACK } from './lexicon/spoken-noise.ts';
import { measureParts } from './parts.ts';
import { DETECTED_FROM, type Part, partLabel, partsAskedFor, partWords } from './question-type.ts';
import type { SHAPE_FEATURES } from './scorecards.ts';
import type { ScoringWeights } from './scoring-weights.ts';
import type { Span } from './segment.ts';
import { isSensitive } from './texts.ts';
import { LONG_SENTENCE_WORDS } from './waste-rows.ts';

/** What each part asks of the speaker. */
const HOW_TO: Record<string, string> = {
  Situation: 'Open with one sentence on where and when this was.',
  Task: 'Say in one sentence what had to be done and why it mattered.',
  Action: 'Say what you did yourself, step by step.',
  Result: 'End with what changed because of it.',
  Present: 'Begin with what you do now.',
  Past: 'Say which work brought you here.',
  Future: 'End with what you want to do next.',
  Point: 'Give your point in the first sentence.',
  Reason: 'Say why, in one sentence with “because”.',
  Evidence: 'Show it with one thing that you did.',
  Fit: 'Say which part of this job it fits.',
  Impact: 'Say what difference it made to others.',
  Growth: 'Say what you have done differently since.',
  Clarify: 'Say first what you would find out.',
  Approach: 'Say what you would do, step by step.',
  Rationale: 'Say why you would do it that way.',
  Outcome: 'Say how you would know that it worked.',
  Mechanism: 'Say how it works, one step after the other.',
  Example: 'Add one case from your own work.',
  'Trade-off': 'Say when it does not hold, or what it costs.',
};

const howTo = (part: string): string => HOW_TO[part] ?? '';

const SHAPE: Record<keyof typeof SHAPE_FEATURES, Pick<Deduction, 'label' | 'reason' | 'suggestion' | 'markValue'>> = {
  order: {
    label: 'Order of events',
    markValue: 'yellow',
    reason: 'You go back to something that belongs earlier, so a listener has to put it in order.',
    suggestion: 'Tell it in the order in which it happened.',
  },
  wandering: {
    label: 'Losing the thread',
    markValue: 'orange',
    reason: 'It is hard to follow, because you leave the story or go over parts of it again.',
    suggestion: 'Decide what the story is about, and leave out what does not belong to it.',
  },
  breathless: {
    label: 'Hard to take in',
    markValue: 'yellow',
    reason: 'Your sentences run into each other, so a listener cannot tell where one step ends.',
    suggestion: 'Finish one step and pause before you go on to the next.',
  },
  generalities: {
    label: 'General sentences',
    markValue: 'grey',
    reason: 'You say something general where a listener waits for the next step.',
    suggestion: 'In each sentence, tell the next thing that happened.',
  },
};

/** Everything that a listener misses in the shape of an answer, and how much of each part is there. */
export function readShape(
  reading: AnswerReading,
  evidence: AnswerEvidence,
  weights: Pick<ScoringWeights, 'terms' | 'cards'>,
  question: string,
  astray: readonly Span[] = [],
): { parts: PartFinding[]; rows: Deduction[] } {
  // What is marked to lead away from the question is no part of the answer to it.
  const isAstray = (s: Span) => astray.some((mark) => mark.start <= s.start && s.end <= mark.end);
  const measured = new Map(
    measureParts(evidence).map(({ part, told }) => [part.name, { told: told.filter((s) => !isAstray(s)) }]),
  );
  const levels = partLevels(reading, weights, evidence.type);
  const points = shapePoints(reading, weights);
  const isTold = (name: string) => (measured.get(name)?.told.length ?? 0) > 0;
  const asked = new Set(partsAskedFor(evidence.type, question));
  return {
    parts: levels.map(({ part, level }) => {
      const { told = [] } = measured.get(part.name) ?? {};
      // However usual the rest is: a part that no sentence shows is not there.
      if (told.length === 0) return { part: part.name, level: Math.min(level, NOT_THERE), spans: [] };
      return { part: part.name, level, spans: told.map(({ start, end }) => ({ start, end })) };
    }),
    rows: [
      ...levels.map(({ part, level }) => ({
        ...partRow(part, level, isTold(part.name)),
        isBorneOut: asked.has(part.name) || isTold(part.name),
      })),
      ...(Object.keys(SHAPE) as (keyof typeof SHAPE)[]).map((row) => ({
        ...shapeRow(row, evidence.type, points[row]),
        ...shownBy(PLACES[row](evidence, reading)),
      })),
    ],
  };
}

/** The sentences of an answer that bear out what a row says of it; a row without any gives its points away. */
const PLACES: Record<keyof typeof SHAPE, (evidence: AnswerEvidence, reading: AnswerReading) => readonly Evidence[]> = {
  order: ({ sentences }) => sentences.filter(({ text }) => GOES_BACK.test(text.replaceAll('’', "'"))),
  wandering: (evidence, { belongs }) =>
    isStory(evidence) ? evidence.sentences.filter((_, i) => (belongs[i] ?? 1) < LEADS_AWAY_BELOW) : [],
  breathless: ({ sentences }) => sentences.filter(({ tokens }) => tokens.length >= LONG_SENTENCE_WORDS),
  generalities: ({ sentences }) => sentences.filter(({ roles }) => roles.generic),
};
const isStory = ({ sentences, words }: AnswerEvidence) => sentences.length > 2 || words >= 2 * LONG_SENTENCE_WORDS;
const GOES_BACK = new RegExp(`${BACKTRACK.source}|${BACK_REFERENCE.source}`, 'i');

/** A sentence that belongs to the answer less than this leads away from it, or goes over it again. */
const LEADS_AWAY_BELOW = 0.5;

/** Grief bears a row out and is never pointed at. */
const shownBy = (places: readonly Evidence[]): Pick<Deduction, 'spans' | 'isBorneOut'> => ({
  isBorneOut: places.length > 0,
  spans: places.filter(({ text }) => !isSensitive(text)).map(({ start, end }) => ({ start, end })),
});

/** Where nothing has happened, no next step can be told. */
const GENERAL_ELSEWHERE: Pick<Deduction, 'reason' | 'suggestion'> = {
  reason: 'You say something general where a listener waits for your own view.',
  suggestion: 'In each sentence, say one thing that you know from your own work.',
};

const shapeRow = (row: keyof typeof SHAPE, type: QuestionType, points: number): Deduction => ({
  ...SHAPE[row],
  ...(row === 'generalities' && type !== 'behavioral' ? GENERAL_ELSEWHERE : {}),
  points,
  spans: [],
});

/** The most that is said of a part that no sentence shows. */
const NOT_THERE = DETECTED_FROM - 0.01;

/** What a part costs by its level; `isShown` says whether any sentence shows it. */
export function partRow(part: Part, level: number, isShown = true): Deduction {
  const isMissing = !isShown || level < DETECTED_FROM;
  return {
    label: partLabel(part.name, isMissing),
    points: part.weight * (1 - level),
    spans: [],
    markValue: isMissing ? 'red' : 'yellow',
    reason: isMissing
      ? `You say little or nothing about ${partWords(part.name)}.`
      : `You touch on ${partWords(part.name)}, and you could say more.`,
    // To open with what already opens it is no advice.
    suggestion: isMissing ? howTo(part.name) : `Say a little more about ${partWords(part.name)}.`,
  };
}
