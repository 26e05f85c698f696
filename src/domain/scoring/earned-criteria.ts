import { criterionLevels, featurePoints } from './add-up.ts';
import type { AnswerEvidence, Evidence } from './answer-evidence.ts';
import type { AnswerReading } from './answer-features.ts';
import { CRITERIA } from './bill-criteria.ts';
import { MANY_SMALL_WORDS, SAID_BY_ANYBODY, WORDS_FOR_ANY_ANSWER } from './criterion-words.ts';
import type { AnswerFindings, CriterionFinding, CriterionId } from './findings.ts';
import { PROFANITY } from './lexicon/spoken-noise.ts';
import { measureParts } from './parts.ts';
import { GENERAL_TALK } from './scorecards.ts';
import type { ScoringWeights } from './scoring-weights.ts';
import { termsOf } from './terms.ts';
import { isSensitive } from './texts.ts';
import { termTable } from './weigh-terms.ts';

/** What a sentence does for each criterion, to find the words that earned it. */
const SERVES: Record<CriterionId, (s: Evidence) => number> = {
  addresses_question: (s) => s.roles.ownActs + s.roles.plannedActs + s.roles.reason + s.substance,
  specific_episode_or_position: (s) => 2 * s.roles.setting + s.roles.example + 0.3 * s.roles.ownActs,
  own_actions_or_reasoning: (s) => s.roles.ownActs + s.roles.plannedActs + 0.6 * s.roles.reason,
  concrete_detail: (s) => 0.3 * s.specific.size + (s.hasProof ? 1 : 0),
  outcome: (s) => 2 * s.roles.outcome,
  insight_or_fit: (s) => 2 * s.roles.learning + s.roles.fit + s.roles.contrast,
};
/** A view that is more than a start. */
const VIEW_WORDS = 5;

/** Whether a sentence shows what is said of words that earn a criterion. */
const SHOWS: Record<Exclude<CriterionId, 'addresses_question'>, (s: Evidence, all: AnswerEvidence) => boolean> = {
  specific_episode_or_position: ({ roles, words, ...s }, { type, counted }) =>
    roles.setting > 0 ||
    roles.example > 0 ||
    (type !== 'behavioral' && type !== 'intro' && words.length >= VIEW_WORDS && s.start === counted[0]?.start),
  own_actions_or_reasoning: ({ roles }) => roles.ownActs + roles.plannedActs + roles.reason >= 0.9,
  concrete_detail: ({ specific, hasProof, roles }) => hasProof || (specific.size >= 3 && !roles.generic),
  outcome: ({ roles }) => roles.outcome >= 0.5,
  insight_or_fit: ({ roles }, { type }) =>
    roles.learning > 0 || (roles.fit > 0 && (type === 'motivation' || type === 'intro')),
};

/** Points of words that stand alone, beside what a sentence does. */
const WORDS_SHARE = 0.05;

/** How much of each criterion was earned, and the words of what was said that earned it. */
export function earnedCriteria(
  said: string,
  reading: AnswerReading,
  evidence: AnswerEvidence,
  weights: Pick<ScoringWeights, 'terms' | 'cards'>,
): CriterionFinding[] {
  const levels = criterionLevels(reading, weights, CRITERIA);
  const table = termTable(weights.terms);
  // Grief and illness are nobody's achievement either, and a question back earns nothing.
  const belonging = evidence.sentences.filter(
    (s, i) => (reading.belongs[i] ?? 0) > 0.3 && s.words.length >= 3 && !isSensitive(s.text) && !s.text.endsWith('?'),
  );
  const wordsOf = belonging.map((s) => {
    const words: Partial<Record<CriterionId, number>> = {};
    for (const term of termsOf(s.words)) {
      const known = table.get(term);
      if (known) words[known.home] = (words[known.home] ?? 0) + known.problem_answer;
    }
    return words;
  });
  const worth = (s: Evidence, i: number, id: CriterionId) =>
    SERVES[id](s) * (s.roles.generic ? 0.2 : 1) + WORDS_SHARE * (wordsOf[i]?.[id] ?? 0);
  // Words answer a question if they tell a part that it waits for.
  const told = new Set(measureParts(evidence).flatMap((part) => part.told.map(({ start }) => start)));
  const answers = ({ start }: Evidence) => told.has(start);
  return (Object.keys(CRITERIA) as CriterionId[]).map((id) => {
    const [best] = belonging
      .map((s, i) => ({ s, worth: worth(s, i, id) }))
      .filter(({ s }) => (id === 'addresses_question' ? answers(s) : SHOWS[id](s, evidence)))
      .sort((a, b) => b.worth - a.worth);
    return {
      id,
      level: levels[id],
      quote: best && best.worth > 0.2 && SERVES[id](best.s) > 0 ? said.slice(best.s.start, best.s.end) : '',
    };
  });
}

/** Words that make a sentence general, whatever else it says. */
const ALWAYS = /\b(?:always|every|everyone|everybody|important|really|very)\b/i;

/** What is taken off whatever was earned. */
export function problemAnswerRows(
  text: string,
  reading: AnswerReading,
  { sentences }: AnswerEvidence,
  weights: Pick<ScoringWeights, 'cards'>,
): AnswerFindings['problemAnswer'] {
  const profanities = text.match(PROFANITY) ?? [];
  const general = sentences.filter(({ roles }) => roles.generic);
  const shown = general.find((s) => !isSensitive(s.text));
  return [
    {
      label: general.length > 0 ? SAID_BY_ANYBODY : ALWAYS.test(text) ? WORDS_FOR_ANY_ANSWER : MANY_SMALL_WORDS,
      points: featurePoints(reading, weights.cards.problem_answer, GENERAL_TALK),
      quote: shown ? text.slice(shown.start, shown.end) : '',
    },
    {
      label: 'Strong language',
      points: Math.min(15, 6 * Math.max(0, profanities.length - 1)),
      quote: profanities[0] ?? '',
    },
  ];
}
