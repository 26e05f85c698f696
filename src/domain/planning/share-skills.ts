import type { InterviewStyle } from '#contract/words.ts';
import type { Slot } from './interview-order.ts';
import type { Asked } from './plan-questions.ts';

/** Which skills each question takes up. */
export interface SkillShares {
  /** Those that the opening names. */
  opening: readonly Asked[];
  /** Those of the next question about skills; empty when there are none left. */
  next(): readonly Asked[];
}

/** A technical interview touches at least this share of what the posting asks for. */
const LEAST_SHARE = 0.7;
/** And at least so many of them, where there are so many. */
const LEAST_COUNT = 6;
/** More than three names in one question are a list, not a question. */
const MOST_AT_ONCE = 3;

/**
 * Deals skills out to the questions, the weightiest first. In a technical interview questions take up several at once
 * where else too few would be touched: the later questions first, then the opening.
 */
export function shareSkills(asked: readonly Asked[], order: readonly Slot[], style: InterviewStyle): SkillShares {
  const places = order.filter((slot) => slot === 'skill' || slot === 'skillStory').length;
  const nouns = asked.filter(({ kind }) => kind !== 'duty' && kind !== 'credential' && kind !== 'quality');
  const sizes = [
    style === 'technical' ? Math.min(2, nouns.length, Math.max(0, asked.length - places)) : 0,
    ...Array(places).fill(1),
  ] as number[];
  const need =
    style === 'technical' ? Math.min(asked.length, Math.max(LEAST_COUNT, Math.ceil(asked.length * LEAST_SHARE))) : 0;
  while (sum(sizes) < need) {
    // The opening can name no more than there are things with plain names.
    const open = sizes.filter((size, i) => i > 0 || size < nouns.length);
    const smallest = Math.min(...open);
    if (open.length === 0 || smallest >= MOST_AT_ONCE) break;
    const at = sizes.findLastIndex((size, i) => size === smallest && (i > 0 || size < nouns.length));
    sizes[at] = smallest + 1;
  }
  const opening = nouns.slice(0, sizes[0]);
  const rest = asked.filter((one) => !opening.includes(one));
  let slot = 0;
  return {
    opening,
    next() {
      slot++;
      const [first] = rest;
      if (!first) return [];
      const together = rest.filter(({ kind }) => goTogether(kind, first.kind)).slice(0, sizes[slot] ?? 1);
      for (const one of together) rest.splice(rest.indexOf(one), 1);
      return together;
    },
  };
}

/** Kinds of things that can stand side by side in a sentence: a credential or a duty stands alone. */
const goTogether = (kind: Asked['kind'], first: Asked['kind']): boolean =>
  kind === first || (PAIRABLE.has(kind) && PAIRABLE.has(first));
const PAIRABLE: ReadonlySet<Asked['kind']> = new Set(['tool', 'practice', 'knowledge', 'found', 'duty']);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
