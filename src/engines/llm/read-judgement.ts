import type { Checks } from '#domain/judging/checks.ts';
import {
  ANSWERED_WORDS,
  IMPROVEMENTS,
  LEVEL_WORDS,
  type ModelJudgement,
  UNCOUNTABLE,
} from '#domain/judging/judgement.ts';
import { VERDICT_WORDS, VERDICTS, type Verdicts } from '#domain/judging/verdicts.ts';
import { PARTS } from '#domain/reading/reading.ts';
import { CRITERIA } from '#domain/scoring/bill-criteria.ts';
import type { CriterionId } from '#domain/scoring/findings.ts';
import { isObject, type Loose } from '#engines/json-answer.ts';
import { readLooseJson } from './loose-json.ts';

const CRITERION_IDS = Object.keys(CRITERIA) as CriterionId[];
/** The names of the parts by which the shape of an answer calls them are left to `judgedParts`. */
const MARKS_OF_A_JUDGEMENT = ['answered', 'checks', 'parts', 'marks', 'verdicts', 'problem_answer'];
/** Wrapped no deeper than this. */
const MOST_WRAPS = 4;

/**
 * Reads a judgement item by item, as a model wrote it: what cannot be read costs that item, and so does an end that was
 * cut off. Undefined where neither of the two verdicts is there that scores are made of.
 */
export function readJudgement(written: string, isCut: boolean, checks: Checks): ModelJudgement | undefined {
  if (isCut) checks.refuse('cut_off');
  const judgement = findJudgement(written, isCut);
  if (!judgement) return undefined;
  const verdicts = readVerdicts(judgement, checks);
  if (!verdicts.problem_answer && !verdicts.structure) return undefined;
  return {
    answered: readAnswered(get(judgement, 'answered'), checks),
    checks: items(get(judgement, 'checks'), 'id').flatMap((item) => {
      const id = wordIn(CRITERION_IDS, get(item, 'id', 'check', 'criterion', 'name'));
      const level = wordIn(LEVEL_WORDS, get(item, 'level', 'rating', 'value'));
      if (!id || !level) return left(checks, 'check');
      return [{ id, level, quote: textOf(get(item, 'quote', 'evidence')) }];
    }),
    parts: items(get(judgement, 'parts'), 'part').flatMap((item) => {
      const named = textOf(get(item, 'part', 'name', 'id'));
      const part = wordIn(PARTS, named) ?? named;
      const level = wordIn(LEVEL_WORDS, get(item, 'level', 'rating', 'value'));
      if (part === '' || !level) return left(checks, 'part');
      return [{ part, level, quote: textOf(get(item, 'quote', 'evidence')) }];
    }),
    marks: items(get(judgement, 'marks', 'penalties'), 'kind').flatMap((item) => {
      const kind = wordIn(UNCOUNTABLE, get(item, 'kind', 'category', 'type'));
      const quote = textOf(get(item, 'quote', 'evidence'));
      if (!kind || quote === '') return left(checks, 'mark');
      return [{ kind, quote, reason: textOf(get(item, 'reason')), suggestion: textOf(get(item, 'suggestion')) }];
    }),
    verdicts,
    summary: textOf(get(judgement, 'summary')),
    improvement: readImprovement(get(judgement, 'improvement'), checks),
  };
}

const left = (checks: Checks, item: string): never[] => {
  checks.refuse(`unreadable_${item}`);
  return [];
};

/** The object that holds the judgement: between other words, in fences, wrapped, or written as a text. */
function findJudgement(written: string, isCut: boolean): Loose | undefined {
  const text = written.replace(/^\s*<think>[\s\S]*?<\/think>/, '');
  let best: Loose | undefined;
  for (let at = text.search(/[{[]/), tries = 0; at !== -1 && tries < 20; tries++) {
    const found = unwrapped(readLooseJson(text.slice(at), isCut), 0);
    if (found && (!best || Object.keys(found).length > Object.keys(best).length)) best = found;
    if (best) return best;
    const next = text.slice(at + 1).search(/[{[]/);
    at = next === -1 ? -1 : at + 1 + next;
  }
  return best;
}

function unwrapped(value: unknown, wraps: number): Loose | undefined {
  if (wraps > MOST_WRAPS) return undefined;
  if (typeof value === 'string') return /[{[]/.test(value) ? unwrapped(readLooseJson(value), wraps + 1) : undefined;
  if (Array.isArray(value)) return value.map((each) => unwrapped(each, wraps + 1)).find(Boolean);
  if (!isObject(value)) return undefined;
  if (MARKS_OF_A_JUDGEMENT.filter((name) => get(value, name) !== undefined).length >= 2) return value;
  if (get(value, 'verdicts') !== undefined) return value;
  return Object.values(value)
    .map((each) => unwrapped(each, wraps + 1))
    .find(Boolean);
}

function readVerdicts(judgement: Loose, checks: Checks): Verdicts {
  const given = get(judgement, 'verdicts', 'verdict');
  const listed = items(given, 'axis').filter(isObject);
  const verdicts: Verdicts = {};
  for (const axis of VERDICTS) {
    const item = listed.find((each) => wordIn(VERDICTS, get(each, 'axis', 'id', 'name')) === axis);
    const value = item
      ? get(item, 'verdict', 'word', 'level', 'rating', 'value')
      : (get(isObject(given) ? given : {}, axis) ?? get(judgement, axis));
    const word = wordIn(VERDICT_WORDS, value);
    if (word) verdicts[axis] = word;
    else checks.refuse('unreadable_verdict');
  }
  return verdicts;
}

function readAnswered(value: unknown, checks: Checks): ModelJudgement['answered'] {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const plain = textOf(value).toLowerCase();
  const word = plain.startsWith('partial') ? 'partly' : wordIn(ANSWERED_WORDS, value);
  if (!word) checks.refuse('unreadable_answered');
  return word;
}

function readImprovement(value: unknown, checks: Checks): ModelJudgement['improvement'] {
  const item = isObject(value) ? value : items(value, 'about')[0];
  if (!item) return undefined;
  const about = wordIn(IMPROVEMENTS, get(item, 'about', 'kind', 'type'));
  const [what, how] = [textOf(get(item, 'what', 'title')), textOf(get(item, 'how', 'detail', 'suggestion'))];
  if (about === 'none') return undefined;
  if (!about || what === '' || how === '') {
    left(checks, 'improvement');
    return undefined;
  }
  return { about, what, how, quote: textOf(get(item, 'quote', 'evidence')) };
}

const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** What stands under one of these names, however they are written. */
function get(item: Loose, ...names: readonly string[]): unknown {
  for (const name of names) {
    if (item[name] !== undefined) return item[name];
    const key = Object.keys(item).find((each) => plainName(each) === plainName(name));
    if (key !== undefined) return item[key];
  }
  return undefined;
}

/** The items of a list; of one that was written as an object by name; or the one item that stands for it. */
function items(value: unknown, name: string): Loose[] {
  if (Array.isArray(value)) return value.filter(isObject);
  if (!isObject(value)) return [];
  const own = Object.values(value);
  if (
    own.some((each) => typeof each === 'string') &&
    (get(value, name) !== undefined || get(value, 'quote') !== undefined)
  )
    return [value];
  return Object.entries(value).flatMap(([key, each]): Loose[] =>
    isObject(each) ? [{ [name]: key, ...each }] : typeof each === 'string' ? [{ [name]: key, level: each }] : [],
  );
}

/** One of the words, alone or first among others, in any case; a number is none. */
function wordIn<Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  if (isObject(value)) return wordIn(words, get(value, 'word', 'level', 'verdict', 'value'));
  if (Array.isArray(value)) return wordIn(words, value[0]);
  if (typeof value !== 'string') return undefined;
  const whole = words.find((word) => plainName(word) === plainName(value));
  if (whole) return whole;
  const said: readonly string[] = value.toLowerCase().match(/[a-z]+/g) ?? [];
  const named = words.filter((word) => said.includes(word));
  return named.length === 1 && !said.includes('not') ? named[0] : undefined;
}

/** A text; of several the longest; of an object the one it has. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value))
    return value.map(textOf).reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  return isObject(value) ? textOf(get(value, 'text', 'quote', 'name')) : '';
}
