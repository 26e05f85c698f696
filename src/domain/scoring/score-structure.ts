import type { Deduction } from './bill.ts';
import type { AnswerEvidence, Evidence } from './evidence.ts';
import { BACKTRACK } from './lexicon/spoken-noise.ts';
import type { PartStrength } from './parts.ts';
import { DETECTED_FROM, type Part } from './question-type.ts';
import { sum } from './sum.ts';
import { shortQuote } from './texts.ts';

/** What each part asks of the speaker, for advice. */
const HOW_TO: Record<Part['role'], string> = {
  setup: 'Open with one sentence on where and when this was, or with your point.',
  task: 'Say in one sentence what had to be done and why it mattered.',
  action: 'Say step by step what you did yourself, with “I”.',
  outcome: 'Close on what changed, for example “As a result, complaints fell by a third.”',
};
export const howTo = (part: Part): string => HOW_TO[part.role];

/** Above this share of the words, background crowds out what was done. */
const MOST_SETUP_SHARE = 0.45;

/** Everything that a listener misses in the shape of an answer. */
export function structureDeductions(evidence: AnswerEvidence, parts: readonly PartStrength[]): Deduction[] {
  const deductions: Deduction[] = parts.map(({ part, strength, best }) => {
    const isMissing = strength < DETECTED_FROM;
    const name = part.name.toLowerCase();
    return {
      label: `${isMissing ? 'Missing' : 'Thin'} ${name}`,
      points: part.weight * (1 - strength),
      spans: [],
      markValue: isMissing ? 'red' : 'yellow',
      reason: isMissing
        ? `A listener would miss the ${name}, because there is little or nothing of it here.`
        : `You touch on the ${name}, but only briefly${best ? `, with “${shortQuote(best.text)}”` : ''}.`,
      suggestion: howTo(part),
    };
  });
  const order = orderDeduction(evidence);
  if (order) deductions.push(order);
  const told = evidence.counted.filter((s) => !s.roles.generic);
  const setup = told.filter(isBackground);
  const setupShare =
    sum(setup, (s) => s.words.length) /
    Math.max(
      1,
      sum(told, (s) => s.words.length),
    );
  if (evidence.type === 'behavioral' && evidence.countedWords >= 50 && setupShare > MOST_SETUP_SHARE) {
    deductions.push({
      label: 'Long set-up',
      points: 6 + 20 * (setupShare - MOST_SETUP_SHARE),
      spans: [],
      markValue: 'orange',
      reason: `${Math.round(100 * setupShare)} % of the answer is background${setup[0] ? `, such as “${shortQuote(setup[0].text)}”` : ''}.`,
      suggestion: 'Two sentences of background are enough.',
    });
  }
  return deductions;
}

const isBackground = ({ roles }: Evidence) =>
  roles.ownActs + roles.sharedActs < 0.9 && roles.outcome < 0.6 && roles.learning === 0;

/** Rank of what a sentence mostly does in a story; undefined when it does nothing in particular. */
function rankOf({ roles }: Evidence): number | undefined {
  if (roles.generic) return undefined;
  const shares = [
    roles.ownActs + roles.sharedActs < 1 ? roles.setting : 0,
    0.9 * roles.duty,
    Math.min(1.1, 0.8 * (roles.ownActs + roles.sharedActs)),
    1.05 * roles.outcome + 0.4 * roles.learning,
  ];
  const top = Math.max(...shares);
  return top < 0.6 ? undefined : Math.max(1, shares.indexOf(top));
}

/** A story told out of order, or one that keeps going back for what should have come before. */
function orderDeduction({ type, counted, sentences }: AnswerEvidence): Deduction | undefined {
  const backtracks = sum(sentences, (s) => s.text.replaceAll('’', "'").match(BACKTRACK)?.length ?? 0);
  const ranks = type === 'behavioral' ? counted.map(rankOf).filter((rank) => rank !== undefined) : [];
  let inversions = 0;
  ranks.forEach((rank, i) => {
    inversions += ranks.slice(i + 1).filter((later) => later < rank).length;
  });
  const pairs = (ranks.length * (ranks.length - 1)) / 2;
  const share = pairs === 0 ? 0 : inversions / pairs;
  const [first] = counted;
  const opensWithOutcome =
    type === 'behavioral' &&
    first &&
    first.roles.outcome >= 0.3 &&
    first.roles.setting + first.roles.duty === 0 &&
    OUTCOME_FIRST.test(first.text);
  const points =
    (share > 0.2 ? 40 * (share - 0.1) : 0) + (opensWithOutcome ? 12 : 0) + 10 * Math.max(0, backtracks - 1);
  if (points < 3) return undefined;
  return {
    label: 'Order',
    points: Math.min(45, points),
    spans: opensWithOutcome ? [first] : [],
    markValue: 'yellow',
    reason: opensWithOutcome
      ? 'The outcome comes before the listener knows what was done.'
      : 'The answer goes back and forth, so a listener has to put it in order.',
    suggestion: 'Keep the order: situation, what you did, what came of it.',
  };
}

/** Words of an ending at the very beginning. */
const OUTCOME_FIRST =
  /\b(?:in the end|since|now|had (?:dropped|been)|that was the thing|thanks|worked out|ended|no more|none of|never|still|finally|passed|saved|won|result)\b/i;
