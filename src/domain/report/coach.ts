import type { ScoredQuestion } from '#contract/results.ts';
import { countWords } from '#domain/reading/words.ts';
import { capitalised, DETAIL, NOT_RIGHT, ORDER, PART_WORDS, PROMPTED, SAID_WE, timesWord } from './catalogue.ts';
import type { Claim } from './claim.ts';
import { clauseAround, lastClause } from './clauses.ts';
import { ADVISED } from './coach-words.ts';
import { isSensitive } from './sensitive.ts';

/** One change that a coach would ask for, from a claim that is sure. */
export interface Change {
  claim: Claim;
  title: string;
  detail: string;
  quote: string;
  /** The order in which a coach would speak of it; the smaller, the sooner. */
  order: number;
  points: number;
}

/** What costs less in all is not worth a change. */
const FEWEST_POINTS = 3;
/** So many fillers are always fine, and so are two in a hundred words. */
const FINE_FILLERS = 2;
const FINE_SHARE = 0.02;

/** In which order a coach speaks of what is missing, and of what is on the bill; what is not named comes last. */
const COACHS_ORDER: readonly string[] = [
  NOT_RIGHT.label,
  'No answer',
  'The question again',
  'A list of keywords',
  'Too little to go on',
  'Not what was asked',
  'Asked for more',
  'Strong language',
  ADVISED.answer_asked.label,
  ADVISED.speaks_ill.label,
  ADVISED.tone.label,
  PART_WORDS.situation.label,
  PART_WORDS.background.label,
  ADVISED.example.label,
  ADVISED.boast.label,
  PART_WORDS.example.label,
  PART_WORDS.view.label,
  PART_WORDS.steps.label,
  ADVISED.how.label,
  PART_WORDS.own_action.label,
  ADVISED.own_part.label,
  SAID_WE.label,
  PART_WORDS.outcome.label,
  ADVISED.outcome.label,
  PART_WORDS.reason.label,
  ADVISED.why.label,
  ADVISED.this_job.label,
  PART_WORDS.link.label,
  PART_WORDS.check.label,
  PART_WORDS.learned.label,
  ORDER.label,
  PROMPTED.label,
  ADVISED.too_modest.label,
  ADVISED.to_the_point.label,
  ADVISED.more.label,
  ADVISED.lesson.label,
  'Too little said',
  'Length',
  'Filler words',
  'Hedging',
  'Repetition',
  DETAIL.label,
  'Nothing new',
  'Off the question',
];
const orderOf = (label: string): number => {
  const at = COACHS_ORDER.indexOf(label);
  return at === -1 ? COACHS_ORDER.length : at;
};

/**
 * The changes that the claims of one answer ask for, in a coach's order. What a model has put into words for this very
 * answer stands in those words, once.
 */
export function changesFor(question: ScoredQuestion, claims: readonly Claim[]): Change[] {
  const judged = claims.find(({ kind }) => kind === 'judged');
  const changes = claims
    .flatMap((claim) => changeFor(question, claim) ?? [])
    .filter(({ claim, points }) => claim.kind === 'counted' || claim.kind === 'coached' || points >= FEWEST_POINTS);
  const others = changes.filter(({ claim }) => claim.about !== judged?.about);
  return [...others, ...(judged ? [inItsWords(judged, changes)] : [])].sort(
    (a, b) => a.order - b.order || b.points - a.points,
  );
}

/** A model's words, with what the same change costs by the bill. */
function inItsWords(judged: Claim, changes: readonly Change[]): Change {
  const same = changes.find(({ claim }) => claim.about === judged.about);
  return {
    claim: same?.claim ?? judged,
    title: judged.title,
    detail: judged.detail,
    quote: judged.quote,
    order: orderOf(judged.about),
    points: same?.points ?? 0,
  };
}

function changeFor(question: ScoredQuestion, claim: Claim): Change | undefined {
  if (claim.kind === 'told' || claim.kind === 'judged' || claim.kind === 'praised') return undefined;
  const points = claim.costs.reduce((sum, cost) => sum + cost.points, 0);
  const change = { claim, order: orderOf(claim.about), points };
  if (claim.kind === 'missing') {
    const words = Object.values(PART_WORDS).find(({ label }) => label === claim.about);
    const main = question.responses.find(({ not_scored }) => !not_scored);
    const isEnd = words === PART_WORDS.outcome && main !== undefined;
    return words && { ...change, ...words.missing, quote: isEnd ? unlessGrave(lastClause(main.answer)) : '' };
  }
  if (claim.kind === 'counted' || claim.kind === 'coached')
    return { ...change, title: claim.title, detail: claim.detail, quote: unlessGrave(claim.quote) };
  const said = question.responses.find(({ response_number: number }) => number === claim.place?.response)?.answer;
  const quote = claim.place && said ? unlessGrave(clauseAround(said, claim.place.start, claim.place.end)) : '';
  if (claim.about === 'Filler words') {
    const words = question.responses.reduce((sum, { answer }) => sum + countWords(answer), 0);
    if (claim.places <= Math.max(FINE_FILLERS, FINE_SHARE * words)) return undefined;
    return { ...change, title: `You use filler words ${timesWord(claim.places)}.`, detail: claim.detail, quote };
  }
  return { ...change, title: capitalised(claim.title), detail: claim.detail, quote };
}

/** Grief and illness are nobody's fault: such words are never held up. */
const unlessGrave = (quote: string): string => (isSensitive(quote) ? '' : quote);
