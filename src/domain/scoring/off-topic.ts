import type { QuestionType } from '#contract/words.ts';
import type { Evidence } from './answer-evidence.ts';
import { EVERYDAY_LIFE } from './lexicon/everyday-life.ts';
import { DIGRESSION_CUE, KIN } from './lexicon/spoken-noise.ts';
import type { Said } from './repetition.ts';
import { contentStems, stem } from './stems.ts';

/** Refers to the sentence before it. */
export const CARRIES_ON =
  /^(?:(?:and|so|but|then|because|which|also) )*(?:it|this|that|these|those|they|he|she|him|her|them|there|one of them|both|after (?:that|this)|since then|as a result|in the end|that way|then|so|since|these days|instead|first|second|the (?:first|second|third|last|next|other|whole|result|reason|price|problem))\b/i;

/** The speaker acts on what the sentence before spoke of. */
const TAKES_UP = /\b(?:it|them|him|her|this|that|the)\b/i;
/** Asked what they would do, a candidate who tells of something else that once happened is on another path. */
const TELLS_OF_THE_PAST = /\b(?:was|were|had|did|went|took|changed|trained|worked)\b/i;

/**
 * A sentence hangs on the answer when it shares something specific with the question or with another sentence that
 * counts, carries on from the one before it, or is the speaker's own act. One that hangs on nothing and speaks of
 * life beside work, or says itself that it strays, is off topic; so is one between two such sentences.
 */
export function markOffTopic(
  sentences: Evidence[],
  asked: Said,
  signals: ReadonlySet<string>,
  competency: ReadonlySet<string>,
  type: QuestionType,
): void {
  const live = sentences.filter((s) => s.standing === 'counted');
  const expected = (s: string) => signals.has(s) || asked.stems.has(s);
  const everyday = live.map((s) => s.words.filter((word) => EVERYDAY_LIFE.has(word) && !expected(stem(word))).length);
  const stems = live.map((s) => contentStems(s.words));
  const astray = live.map((s, i) => {
    if (s.words.length < 4) return false;
    const own = stems[i] ?? new Set<string>();
    const hits = [...own].filter(expected).length;
    const fits = [...own].filter((x) => competency.has(x)).length;
    const links = live.filter(
      (other, j) => j !== i && Math.abs(i - j) <= 3 && [...s.specific].some((x) => other.specific.has(x)),
    ).length;
    const says = (DIGRESSION_CUE.test(s.text) ? 1.5 : 0) + (KIN.test(s.text) ? 0.8 : 0);
    const next = live[i + 1];
    const isTakenUp = next && next.roles.ownActs + next.roles.plannedActs >= 1 && TAKES_UP.test(next.text);
    const life = Math.min(2, everyday[i] ?? 0);
    const acts = type === 'behavioral' ? s.roles.ownActs : s.roles.plannedActs + 0.5 * s.roles.ownActs;
    const holds =
      1.1 * Math.min(2, hits) +
      0.5 * Math.min(2, fits) +
      0.6 * Math.min(2, links) +
      0.6 * Math.min(1, acts) +
      (CARRIES_ON.test(s.text) ? 0.4 : 0) +
      (isTakenUp ? 0.6 : 0) +
      0.5 * s.roles.outcome +
      0.3 * (s.roles.reason + s.roles.duty + s.roles.learning + s.roles.setting) +
      (i === 0 ? 0.5 : 0);
    return says + 0.9 * life + (type === 'situational' && TELLS_OF_THE_PAST.test(s.text) ? 1 : 0) - holds >= 0.75;
  });
  live.forEach((sentence, i) => {
    const between = i > 0 && astray[i - 1] && (astray[i + 1] ?? false);
    const trailing = i > 0 && astray[i - 1] && (everyday[i] ?? 0) > 0 && CARRIES_ON.test(sentence.text);
    const weak = sentence.roles.outcome + sentence.roles.ownActs + sentence.roles.plannedActs < 1;
    if (astray[i] || ((between || trailing) && weak)) sentence.standing = 'off_topic';
  });
}

/** Says at its start that something else comes now. */
const LEAVES =
  /^(?:(?:and|so|oh|but|well|also)[, ]+)*(?:by the way|speaking of|on (?:a|another) (?:side|different|personal) note|in my (?:free|spare) time|outside (?:of )?work|apart from (?:that|work|this)|anyway|that reminds me|unrelated|funny story|fun fact|as for me|when i'm not)\b/i;

/** After words that say so, everything that shares nothing specific with what came before is another story. */
export function markOffTopicTail(sentences: Evidence[], asked: Said): void {
  const cut = sentences.findIndex((s, i) => i > 0 && s.standing !== 'repeated' && LEAVES.test(s.text));
  if (cut === -1) return;
  const known = new Set([...asked.stems, ...sentences.slice(0, cut).flatMap((s) => [...s.specific])]);
  for (const s of sentences.slice(cut)) {
    if (s.standing !== 'counted') continue;
    if ([...s.specific].some((x) => known.has(x))) return;
    s.standing = 'off_topic';
  }
}
