import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const SOURCE = path.resolve('src');

/** The patterns that a source file spells out. */
function patternsOf(file: string): { source: string; flags: string }[] {
  const found: { source: string; flags: string }[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

/** Whether there is a text that doubles the time with each letter that it is longer. */
const explodes = (pattern: { source: string; flags: string }) =>
  analyse(pattern, { reportTypes: { Move: false } }).reports.some(({ exponential }) => exponential);

describe('the patterns', () => {
  it('are known to explode where two repeats can take the same letters', () => {
    expect(explodes({ source: String.raw`^(?:[,.\s]*\bum+\b[,.\s]*)*(?:great question)`, flags: 'i' })).toBe(true);
    expect(explodes({ source: String.raw`^[,.\s]*(?:\bum+\b[,.\s]*)*(?:great question)`, flags: 'i' })).toBe(false);
  });

  it('answer about any text in good time', () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const patterns = files.flatMap((name) =>
      patternsOf(path.join(SOURCE, name)).map((pattern) => ({ name, ...pattern })),
    );
    expect(patterns.length).toBeGreaterThan(1_000);
    expect(patterns.filter(explodes).map(({ name, source }) => `${name}: ${source}`)).toEqual([]);
  });
});
