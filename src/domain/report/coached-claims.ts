import type { ScoredQuestion } from '#contract/results.ts';
import type { Advised, Praised } from '#domain/reading/coached.ts';
import { countWords } from '#domain/reading/words.ts';
import { LENGTH, PART_WORDS, SAID_WE } from './catalogue.ts';
import type { Claim } from './claim.ts';
import { ADVISED, PRAISED } from './coach-words.ts';
import { isSensitive } from './sensitive.ts';

type PartName = keyof typeof PART_WORDS;

/** What tells that a piece of advice would be answered by the outline, or says the same as another claim. */
const SAME_PART: Partial<Record<Advised, readonly PartName[]>> = {
  own_part: ['own_action'],
  outcome: ['outcome'],
  example: ['situation', 'example'],
  why: ['reason'],
  this_job: ['link'],
  lesson: ['learned'],
  how: ['steps', 'check'],
};
/** Rows of the bill that say the same. */
const SAME_ROW: Partial<Record<Advised, readonly string[]>> = {
  own_part: [SAID_WE.label],
  answer_asked: ['Not what was asked', 'Asked for more', 'No answer', 'The question again'],
  more: ['Too little said', 'Too little to go on', 'No answer'],
  to_the_point: ['Off the question', 'Nothing new'],
};
/** What cannot both be said of one answer. */
const AGAINST: Partial<Record<Advised, readonly Advised[]>> = {
  more: ['to_the_point'],
  boast: ['too_modest'],
};
/** Praise that an advice takes back. */
const TAKES_BACK: Partial<Record<Advised, readonly Praised[]>> = {
  own_part: ['own_part'],
  outcome: ['result'],
  example: ['case', 'figures'],
  why: ['reason'],
  this_job: ['link'],
  answer_asked: ['direct'],
  to_the_point: ['direct'],
  lesson: ['lesson'],
  how: ['order'],
  speaks_ill: ['people'],
};
const PART_PRAISED: Partial<Record<Praised, readonly PartName[]>> = {
  case: ['situation', 'example'],
  result: ['outcome'],
  own_part: ['own_action'],
  reason: ['reason'],
  lesson: ['learned'],
  link: ['link'],
  order: ['steps'],
};
/** An answer that earned less is not praised. */
const AN_ANSWER = 50;
/** Two changes that nothing else shows are as many as anybody takes to heart. */
const MOST = 2;
/** And of what was good. */
const MOST_PRAISED = 2;
/** Nobody takes long to come to a point in so few words. */
const SHORT_WORDS = 90;

/**
 * What a coach would surely say of an answer, where nothing else that is said of it says the same or the opposite. Nobody
 * is coached about grief.
 */
export function coachedClaims(question: ScoredQuestion, shown: readonly Claim[]): Claim[] {
  const { coached = [], responses, question_overall: overall } = question;
  if (responses.some(({ answer }) => isSensitive(answer))) return [];
  const named = <Name extends string>(list: string, all: Record<Name, unknown>) =>
    (Object.keys(all) as Name[]).filter((name) => coached.includes(`${list} ${name}`));
  const has = (about: string, ...kinds: Claim['kind'][]) =>
    shown.some((claim) => claim.about === about && (kinds.length === 0 || kinds.includes(claim.kind)));
  const words = responses.reduce((sum, { answer }) => sum + countWords(answer), 0);
  const runs = (detail: string) => shown.some((claim) => claim.detail === detail);
  const isSaid = (name: Advised) =>
    (SAME_PART[name] ?? []).some((part) => has(PART_WORDS[part].label)) ||
    (SAME_ROW[name] ?? []).some((row) => has(row)) ||
    (name === 'more' && runs(LENGTH.long)) ||
    (name === 'to_the_point' && (runs(LENGTH.short) || words < SHORT_WORDS));
  const all = named('advise', ADVISED);
  const advised = all
    .filter((name) => !isSaid(name) && !(AGAINST[name] ?? []).some((other) => all.includes(other)))
    .slice(0, MOST);
  const isAnAnswer = overall.problem_answer.overall_score >= AN_ANSWER;
  const praised = (isAnAnswer ? named('praise', PRAISED) : [])
    .filter(
      (name) =>
        !all.some((other) => TAKES_BACK[other]?.includes(name)) &&
        !(PART_PRAISED[name] ?? []).some((part) => has(PART_WORDS[part].label, 'missing')),
    )
    .slice(0, MOST_PRAISED);
  const claim = (kind: Claim['kind'], about: string, title: string, detail: string): Claim => ({
    kind,
    about,
    quote: '',
    places: 0,
    title,
    detail,
    costs: [],
  });
  return [
    ...advised.map((name) => claim('coached', ADVISED[name].label, ADVISED[name].title, ADVISED[name].detail)),
    ...praised.map((name) => claim('praised', name, PRAISED[name].title, '')),
  ];
}
