import { partLevels, shapePoints } from './add-up.ts';
import type { AnswerEvidence } from './answer-evidence.ts';
import type { AnswerReading } from './answer-features.ts';
import type { Deduction } from './bill.ts';
import type { PartFinding } from './findings.ts';
import { measureParts } from './parts.ts';
import { DETECTED_FROM, type Part, partLabel, partWords } from './question-type.ts';
import type { SHAPE_FEATURES } from './scorecards.ts';
import type { ScoringWeights } from './scoring-weights.ts';

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
): { parts: PartFinding[]; rows: Deduction[] } {
  const measured = new Map(measureParts(evidence).map((each) => [each.part.name, each]));
  const levels = partLevels(reading, weights, evidence.type);
  const points = shapePoints(reading, weights);
  return {
    parts: levels.map(({ part, level }) => {
      const { best, told = [] } = measured.get(part.name) ?? {};
      // However usual the rest is: a part that no sentence shows is not there.
      if (!best) return { part: part.name, level: Math.min(level, NOT_THERE), spans: [] };
      return { part: part.name, level, spans: told.map(({ start, end }) => ({ start, end })) };
    }),
    rows: [
      ...levels.map(({ part, level }) => partRow(part, level, measured.get(part.name)?.best !== undefined)),
      ...(Object.keys(SHAPE) as (keyof typeof SHAPE)[]).map((row) => ({
        ...SHAPE[row],
        points: points[row],
        spans: [],
      })),
    ],
  };
}

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
    suggestion: howTo(part.name),
  };
}
