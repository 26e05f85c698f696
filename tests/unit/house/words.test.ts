import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TREES = ['src', 'lab'];

/** What takes the words of an answer apart for everybody. */
const HOME = 'src/domain/reading/words.ts';

/** Files that take other words apart, or these in another meaning, and which. A room stands for all in it. */
const OTHERS: Record<string, string> = {
  'src/domain/planning': 'words of postings, roles, duties and names',
  'lab/fit/thinned-postings.ts': 'words of a posting',
  'lab/labelled-postings.ts': 'words of a role',
  'src/domain/scoring/lexicon': 'lists of words in the source',
  'src/domain/scoring/proof.ts': 'lists of words in the source',
  'src/domain/interview/question-back.ts': 'lists of words in the source',
  'src/domain/interview/find-answer.ts': 'lists of words in the data beside it',
  'src/domain/account/common-password.ts': 'words of a name or an address',
  'src/domain/answers/read-session-user.ts': 'a first name',
  'src/worker/auth/session-user.ts': 'a first name',
  'src/client/api/call-api.ts': 'the method and the path of a call',
  'src/worker/call-route.ts': 'the method and the path of a call',
  'src/worker/openapi-document.ts': 'the method and the path of a call',
  'src/engines/llm/read-judgement.ts': 'what a model put around one of our words',
  'src/engines/llm/read-written-plan.ts': 'a list that a model wrote',
  'lab/fit/learn-marks.ts': 'names of features',
  'src/domain/model-text/is-english.ts': 'the words of a language, without what a contraction hides',
  'src/domain/model-text/known-facts.ts': 'names and numbers with the signs inside them, in their letters',
  'src/domain/scoring/to-the-grader.ts': 'words that were disguised, as they look',
};

const isSplit = (separator: string | RegExp): boolean => String('one two'.split(separator)) === 'one,two';
const isMatch = (pattern: RegExp): boolean => pattern.global && String('one two'.match(pattern)) === 'one,two';

/** The places where a source takes a text apart into words; lists that stand in the source itself are none. */
function splitsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const replaced = new Set<number>();
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !first) return;
      const { name } = callee.property;
      if (name === 'replace' || name === 'replaceAll') replaced.add(first.start);
      if (name !== 'split' || first.type !== 'Literal' || isWritten(callee.object as SourceNode)) return;
      const separator = 'regex' in first ? new RegExp(first.regex.pattern, first.regex.flags) : String(first.value);
      if (isSplit(separator)) found.push(source.slice(callee.property.start, first.end));
    },
    'Literal:exit'(node) {
      if (!('regex' in node) || replaced.has(node.start)) return;
      if (isMatch(new RegExp(node.regex.pattern, node.regex.flags))) found.push(source.slice(node.start, node.end));
    },
  }).visit(parseSync(file, source).program);
  return found;
}

interface SourceNode {
  type: string;
  name?: string;
  left?: SourceNode;
  right?: SourceNode;
  expression?: SourceNode;
  expressions?: SourceNode[];
}

/** A list of words that stands in the source, or a constant, which is one. */
function isWritten({ type, name = '', left, right, expression, expressions = [] }: SourceNode): boolean {
  if (type === 'ParenthesizedExpression') return expression !== undefined && isWritten(expression);
  if (type === 'BinaryExpression') return [left, right].every((side) => side !== undefined && isWritten(side));
  if (type === 'Identifier') return /^[A-Z_]+$/.test(name);
  return type === 'Literal' || (type === 'TemplateLiteral' && expressions.every(isWritten));
}

const files = TREES.flatMap((tree) =>
  readdirSync(path.join(ROOT, tree), { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(tree, name)),
).filter((name) => /\.tsx?$/.test(name));

const reasonOf = (file: string): string | undefined =>
  Object.keys(OTHERS).find((listed) => file === listed || file.startsWith(`${listed}/`));

describe('the words of an answer', () => {
  it.each([
    ['text.split(/\\s+/)', 1],
    ["text.split(' ')", 1],
    ['text.match(/\\S+/g)', 1],
    ["const WORD = /[\\p{L}\\p{N}]+(?:['’][\\p{L}]+)*/gu;", 1],
    ["('in the ' + 'source').split(' ')", 0],
    ["LIST.split(' ')", 0],
    ["text.split(', ')", 0],
    ['text.replace(/\\p{L}+/gu, tidy)', 0],
    ['text.match(/\\d+/g)', 0],
  ])('are known to be taken apart by %s', (source, count) => {
    expect(splitsIn('a.ts', source)).toHaveLength(count);
  });

  it('are taken apart in one place; who takes other words apart is listed with a reason', () => {
    const found = files.flatMap((file) =>
      splitsIn(file, readFileSync(path.join(ROOT, file), 'utf8')).map((place) => ({ file, place })),
    );
    expect(found.filter(({ file }) => file !== HOME && !reasonOf(file))).toEqual([]);
    const met = new Set(found.map(({ file }) => reasonOf(file)));
    expect(Object.keys(OTHERS).filter((listed) => !met.has(listed))).toEqual([]);
  });
});
