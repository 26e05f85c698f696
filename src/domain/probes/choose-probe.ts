import type { QuestionType } from '#contract/words.ts';
import type { Part } from '#domain/reading/reading.ts';
import { tokensOf } from '#domain/reading/words.ts';
import { FITTED_PROBES } from './fitted-probes.ts';
import { probeFeatures, probeFits } from './probe-fits.ts';
import { PROBE_WORDS, type Probe, senseOf } from './probe-words.ts';
import { PROBES_OF, PROBES_OF_A_FEW_WORDS } from './probes.ts';

interface Answered {
  type: QuestionType;
  question: string;
  /** 0..1: how likely the answer tells it. */
  told: (part: Part) => number;
  words: number;
  /** What the interview has asked on with before. */
  asked: readonly Probe[];
  /** Keeps two interviews from asking on alike. */
  interviewId: string;
}

/** After a shorter answer there is nothing yet that one could look back on. */
export const ENOUGH_TO_LOOK_BACK = 20;
/** Probes of which one is hardly likelier to fit than the other. */
const ALIKE = 0.08;

/** The way to ask on that is likeliest to fit this answer, of those that its question and the interview leave open. */
export function chooseProbe({ type, question, told, words, asked, interviewId }: Answered): Probe | undefined {
  const inQuestion = new Set(tokensOf(question));
  const senses = new Set(asked.map(senseOf));
  const isOpen = (probe: Probe) => {
    const { unlessAsked, onlyIfAsked } = PROBE_WORDS[probe];
    const isOf = onlyIfAsked === undefined || onlyIfAsked.some((word) => inQuestion.has(word));
    return isOf && !senses.has(senseOf(probe)) && !unlessAsked.some((word) => inQuestion.has(word));
  };
  const inTurn = <T>(among: readonly T[]) =>
    among[interviewId.length === 0 ? 0 : interviewId.charCodeAt(interviewId.length - 1) % among.length];
  if (words < ENOUGH_TO_LOOK_BACK) return inTurn(PROBES_OF_A_FEW_WORDS[type].filter(isOpen));
  const features = probeFeatures(told, words);
  const open = PROBES_OF[type]
    .filter(isOpen)
    .map((probe) => ({ probe, fits: probeFits(FITTED_PROBES, probe, features) }));
  const best = Math.max(...open.map(({ fits }) => fits));
  return inTurn(open.filter(({ fits }) => fits >= best - ALIKE))?.probe;
}
