import type { Deduction } from './bill.ts';
import type { AnswerEvidence, Evidence } from './evidence.ts';
import type { Cap } from './gates.ts';
import { expectedParts, type Part } from './question-type.ts';

/** Diminishing returns: many small pieces of evidence never outweigh a few good ones. */
export const saturate = (amount: number, scale: number): number => 1 - Math.exp(-amount / scale);

export interface PartStrength {
  part: Part;
  /** 0..1 */
  strength: number;
  /** The words that show it best. */
  best: Evidence | undefined;
}

const DETECTED_FROM = 0.35;

/** How strongly each expected part is there. */
export function measureParts(evidence: AnswerEvidence): PartStrength[] {
  return expectedParts(evidence.type).map((part) => {
    const of = (s: Evidence) => s[part.role] + (part.role === 'outcome' ? 0.5 * s.learning : 0);
    const best = evidence.counted.reduce<Evidence | undefined>(
      (top, s) => (of(s) > (top ? of(top) : 0) ? s : top),
      undefined,
    );
    const total = evidence.counted.reduce((sum, s) => sum + of(s), 0);
    const scale = part.role === 'action' ? (evidence.type === 'behavioral' ? 1.5 : 0.9) : 0.45;
    return { part, strength: Math.min(1, saturate(total, scale) * 1.08), best };
  });
}

export const detectedParts = (parts: readonly PartStrength[]): string[] =>
  parts.filter(({ strength }) => strength >= DETECTED_FROM).map(({ part }) => part.name);

/** What each part asks of the speaker, for advice. */
const HOW_TO: Record<Part['role'], string> = {
  setup: 'Open with one sentence on where and when this was, or with your point.',
  task: 'Say in one sentence what had to be done and why it mattered.',
  action: 'Say step by step what you did yourself, with “I”.',
  outcome: 'Close on what changed: “As a result, [what changed] by [how much].”',
};
export const howTo = (part: Part): string => HOW_TO[part.role];

export function structureDeductions(
  evidence: AnswerEvidence,
  parts: readonly PartStrength[],
  caps: readonly Cap[],
): Deduction[] {
  const deductions: Deduction[] = parts.map(({ part, strength, best }) => ({
    label: strength < DETECTED_FROM ? `Missing ${part.name.toLowerCase()}` : `Thin ${part.name.toLowerCase()}`,
    points: part.weight * (1 - strength),
    spans: strength >= DETECTED_FROM && best ? [best] : [],
    markValue: strength < DETECTED_FROM ? 'red' : 'yellow',
    reason:
      strength < DETECTED_FROM
        ? `The ${part.name.toLowerCase()} is not there or hardly there.`
        : `The ${part.name.toLowerCase()} is there, but thin.`,
    suggestion: howTo(part),
  }));
  const order = outOfOrder(parts);
  if (order) {
    deductions.push({
      label: 'Order',
      points: 6,
      spans: [order],
      markValue: 'yellow',
      reason: 'The outcome comes before the listener knows what was done.',
      suggestion: 'Keep the order: situation, what you did, what came of it.',
    });
  }
  const setupWords = evidence.counted
    .filter((s) => s.setup > 0 && s.action === 0 && s.outcome === 0)
    .reduce((sum, s) => sum + s.words.length, 0);
  if (evidence.type === 'behavioral' && evidence.countedWords >= 60 && setupWords / evidence.countedWords > 0.45) {
    deductions.push({
      label: 'Long set-up',
      points: 8,
      spans: evidence.counted.filter((s) => s.setup > 0 && s.action === 0).slice(0, 2),
      markValue: 'orange',
      reason: 'Almost half of the answer is background.',
      suggestion: 'Two sentences of background are enough.',
    });
  }
  return capped(deductions, caps, 'structure');
}

/** Adds the row that brings an axis down to the lowest cap that applies. */
export function capped(deductions: Deduction[], caps: readonly Cap[], axis: 'structure' | 'conciseness'): Deduction[] {
  const lowest = caps.reduce<Cap | undefined>((low, cap) => (!low || cap[axis] < low[axis] ? cap : low), undefined);
  if (!lowest) return deductions;
  const points = 100 - lowest[axis] - deductions.reduce((sum, { points }) => sum + Math.round(points), 0);
  if (points <= 0) return deductions;
  return [
    ...deductions,
    {
      label: 'Too little to go on',
      points,
      spans: [],
      markValue: 'grey',
      reason: lowest.reason,
      suggestion: 'Answer the question in your own words.',
    },
  ];
}

function outOfOrder(parts: readonly PartStrength[]): Evidence | undefined {
  const outcome = parts.find(({ part }) => part.role === 'outcome');
  const action = parts.find(({ part }) => part.role === 'action');
  if (!outcome?.best || !action?.best || outcome.strength < DETECTED_FROM || action.strength < DETECTED_FROM)
    return undefined;
  return outcome.best.outcome > 0 && outcome.best.end <= action.best.start && outcome.best.action === 0
    ? outcome.best
    : undefined;
}
