import type { Intent } from '#domain/reading/reading.ts';
import type { Turn } from './moves.ts';

/** Why a question that was asked has no answer: what was said instead, or that nothing was. */
export type WhyLeft = 'told_already' | 'skipped' | 'later' | 'declined' | 'blank' | 'no_answer' | 'nothing_said';

const WHY: Partial<Record<Intent, WhyLeft>> = {
  told_already: 'told_already',
  skip: 'skipped',
  says_done: 'skipped',
  later: 'later',
  decline: 'declined',
  blank: 'blank',
  no_experience: 'blank',
  silence: 'nothing_said',
};

/** The last that says so counts: who asks what is meant and then skips has skipped. */
export function whyLeft(turns: readonly Pick<Turn, 'speaker' | 'text' | 'intent'>[]): WhyLeft {
  const said = turns.filter(({ speaker, text }) => speaker === 'human' && text.trim() !== '');
  const last = said.map(({ intent }) => intent && WHY[intent]).findLast((why) => why !== undefined);
  return last ?? (said.length > 0 ? 'no_answer' : 'nothing_said');
}
