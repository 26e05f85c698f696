import type { Criterion, OutlinePart, Penalty } from '#contract/results.ts';
import type { QuestionType } from '#contract/words.ts';
import type { Gap } from '#domain/reading/reading.ts';
import { askedParts } from '#domain/telling/asked-parts.ts';
import type { Told } from '#domain/telling/told.ts';
import { togetherTold } from '#domain/telling/told.ts';
import { COSTS_MUCH, PART_WORDS, STILL_OPEN } from './catalogue.ts';
import { clausesFrom } from './clauses.ts';

interface Answered {
  type: QuestionType;
  question: string;
  responses: readonly { answer: string; told?: Told; gap?: Gap | 'none' }[];
  /** The bills that a missing part stands on. */
  criteria: readonly Criterion[];
  structure: readonly Penalty[];
}

/** Which criterion a part is most of. */
const CRITERION_OF: Partial<Record<keyof typeof PART_WORDS, Criterion['id']>> = {
  situation: 'specific_episode_or_position',
  example: 'specific_episode_or_position',
  background: 'specific_episode_or_position',
  view: 'specific_episode_or_position',
  own_action: 'own_actions_or_reasoning',
  steps: 'own_actions_or_reasoning',
  reason: 'own_actions_or_reasoning',
  outcome: 'outcome',
  check: 'outcome',
  learned: 'insight_or_fit',
  link: 'insight_or_fit',
};
export const criterionOf = (part: string): Criterion['id'] | undefined => CRITERION_OF[part as keyof typeof PART_WORDS];

/** The parts that a question waits for and that no response to it tells: only what is sure. */
export const missingParts = (type: QuestionType, question: string, told: Told): (keyof typeof PART_WORDS)[] =>
  askedParts(type, question).flatMap(({ part, isExpected }) =>
    isExpected && part !== 'specific' && told[part]?.sure === 'absent' ? [part] : [],
  );

/** What was told, by parts, each with its own words; a part that is surely missing with its question and what it costs. */
export function outlineOf({ type, question, responses, criteria, structure }: Answered): OutlinePart[] {
  const together = togetherTold(responses.map(({ told = {} }) => told));
  const missing = new Set(missingParts(type, question, together));
  const wasHeld = responses.some(({ gap }) => gap !== undefined);
  const gaps = new Set(responses.flatMap(({ gap }) => (gap && gap !== 'none' ? [gap] : [])));
  return askedParts(type, question).flatMap(({ part }): OutlinePart[] => {
    if (part === 'specific') return [];
    const { label, asks, gap } = PART_WORDS[part];
    const best = responses
      .map(({ told, answer }, number) => ({ number, answer, told: told?.[part] }))
      .filter(({ told, answer }) => told?.place && told.place.end <= answer.length)
      .sort((a, b) => (b.told?.likelihood ?? 0) - (a.told?.likelihood ?? 0))[0];
    if (best?.told?.place) {
      const { start, end } = clausesFrom(best.answer, best.told.place.start, best.told.place.end);
      return [{ label, place: { response_number: best.number, start_char: start, end_char: end } }];
    }
    if (!missing.has(part)) return [];
    const criterion = criteria.find(({ id }) => id === CRITERION_OF[part]);
    const lost = criterion ? criterion.max - criterion.points : 0;
    const shape = structure.filter((row) => row.label === label).reduce((sum, { points }) => sum + points, 0);
    const costs = [
      ...(lost > 0 ? [{ axis: 'problem_answer' as const, points: lost }] : []),
      ...(shape > 0 ? [{ axis: 'structure' as const, points: shape }] : []),
    ];
    const isDear = wasHeld && costs.some(({ points }) => points >= COSTS_MUCH);
    const note = gaps.has(gap) ? STILL_OPEN.asked : gaps.size > 0 ? STILL_OPEN.otherAsked : STILL_OPEN.notAsked;
    return [{ label, asks, ...(costs.length > 0 && { costs }), ...(isDear && { note }) }];
  });
}
