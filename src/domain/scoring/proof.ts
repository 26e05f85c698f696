import type { Evidence } from './answer-evidence.ts';
import type { Said } from './repetition.ts';
import { BOAST } from './roles.ts';
import { contentStems, stem } from './stems.ts';

const asStems = (words: string) => words.split(' ').flatMap((word) => [word, stem(word)]);
const MEASURES = asStems(
  'efficiency productivity revenue profit satisfaction engagement growth performance outcome outcomes sales cost costs budget retention conversion quality impact margin rate kpi roi',
);
/** Words that stand beside a figure in any boast. */
const METRICS: ReadonlySet<string> = new Set([
  ...MEASURES,
  ...asStems(
    'percent million billion thousand hundred pound pounds dollar dollars euro euros increase increased improve improved reduce reduced save saved boost boosted grow grew rise rose double doubled triple over almost nearly month months year years day days hour hours minute minutes week weeks time times customer customers client clients patient patients user users people team star stars values committed record award',
  ),
]);
const MOST_FIGURES = 4;

/** A figure counts beside an act or a plain outcome, and with something specific that is no mere metric. */
function provesSomething({ roles, specific, words, certainty }: Evidence, asked: Said): boolean {
  if (roles.generic || certainty < 1) return false;
  const figures = words.filter((word) => /\d/.test(word)).length;
  if (figures > MOST_FIGURES || figures > words.length / 4) return false;
  const own = [...specific].filter((s) => !METRICS.has(s) && !asked.stems.has(s)).length;
  const tells = roles.ownActs + roles.sharedActs + roles.plannedActs + roles.duty + roles.reason;
  return tells + roles.outcome >= 0.75 && (own >= 1 || roles.ownActs >= 1);
}

/**
 * A measure that nothing told leads to is a claim that anybody could make: such a sentence does not count. It may name
 * something of its own, or a measure that was spoken of before.
 */
export function readProof(sentence: Evidence, asked: Said, toldBefore: ReadonlySet<string>): void {
  sentence.hasProof = sentence.roles.hasFigure && provesSomething(sentence, asked);
  if (sentence.standing !== 'counted' || !sentence.roles.hasFigure || !BOAST.test(sentence.words.join(' '))) return;
  const own = [...sentence.specific].filter((s) => !METRICS.has(s) && !asked.stems.has(s));
  const isTied = [...contentStems(sentence.words)].some((s) => MEASURES.includes(s) && toldBefore.has(s));
  const isStuffed = sentence.words.filter((word) => /\d/.test(word)).length > MOST_FIGURES;
  if (isStuffed || (own.length === 0 && !isTied)) sentence.standing = 'unsupported';
}
