import type { ScoredQuestion } from '#contract/results.ts';
import type { Praised } from '#domain/reading/coached.ts';
import { countWords } from '#domain/reading/words.ts';
import { PART_WORDS } from './catalogue.ts';
import type { Claim } from './claim.ts';
import { isSensitive } from './sensitive.ts';

interface Answer {
  question: ScoredQuestion;
  claims: readonly Claim[];
}

/** The merits that are worth holding up, the best first: what was done and what came of it before where it was. */
const HELD_UP: readonly (keyof typeof PART_WORDS)[] = ['outcome', 'own_action', 'learned', 'reason', 'example'];
/** One step of many says little by itself: it is held up where nothing else is. */
const LAST_HELD_UP: typeof HELD_UP = ['steps'];
/** Fewer words than this are no moment by themselves. */
const FEWEST_HELD_UP = 8;
/** What earned less in all is not held up. */
const AN_ANSWER = 50;

/** What a coach would praise of what is told, before what is told only. */
const PRAISE_OF: Partial<Record<Praised, (typeof HELD_UP)[number]>> = {
  result: 'outcome',
  own_part: 'own_action',
  lesson: 'learned',
  reason: 'reason',
  case: 'example',
};
function praisedFirst(claims: readonly Claim[]): typeof HELD_UP {
  const praised = claims.flatMap(({ kind, about }) => (kind === 'praised' ? (PRAISE_OF[about as Praised] ?? []) : []));
  return [...praised, ...HELD_UP];
}

/** Words of the best answer that surely tell what it was asked for, and what they tell. */
export function findBestMoment(answers: readonly Answer[]) {
  const ranked = [...answers]
    .filter(({ question }) => question.question_overall.problem_answer.overall_score >= AN_ANSWER)
    .sort((a, b) => b.question.overall_score - a.question.overall_score);
  const inTurn = [
    ...ranked.map((answer) => ({ ...answer, parts: praisedFirst(answer.claims) })),
    ...ranked.map((answer) => ({ ...answer, parts: LAST_HELD_UP })),
  ];
  for (const { question, claims, parts } of inTurn)
    for (const part of parts) {
      const claim = claims.find(({ kind, about }) => kind === 'told' && about === PART_WORDS[part].label);
      if (!claim?.place || countWords(claim.quote) < FEWEST_HELD_UP || isSensitive(claim.quote)) continue;
      const also = claims.find(
        ({ kind, about, place }) =>
          kind === 'told' && about === PART_WORDS.reason.label && place?.start === claim.place?.start,
      );
      const merit = PART_WORDS[part].merit;
      return {
        moment: {
          question_id: question.question_id,
          response_number: claim.place.response,
          start_char: claim.place.start,
          end_char: claim.place.end,
          reason: also && part !== 'reason' ? `${merit.slice(0, -1)} and give the reason in the same sentence.` : merit,
        },
      };
    }
  return undefined;
}
