import type { Report } from './report.ts';

/** Whose judgement the scores are, in a sentence; '' for a foreign report that does not say. */
export function judgedBy({ questions }: Pick<Report, 'questions'>): string {
  const byEngine = new Map<string, number[]>();
  for (const [i, { engine, engine_version, not_scored }] of questions.entries()) {
    if (not_scored || engine === '') continue;
    const name = nameOf(engine, engine_version);
    byEngine.set(name, [...(byEngine.get(name) ?? []), i + 1]);
  }
  const [first, ...others] = [...byEngine];
  if (!first) return '';
  if (others.length === 0) return `The scores are made by ${first[0]}.`;
  const shares = [first, ...others].map(([name, numbers]) => `${numbered(numbers)} by ${name}`);
  return `The scores are made ${listed(shares)}.`;
}

/** A model's version ends in its own name. */
function nameOf(engine: string, version: string): string {
  if (engine === 'embedded') return 'Greenroom’s own rules';
  const model = version.slice(version.indexOf(':') + 1);
  return version.includes(':') ? `the language model ${model}` : 'a language model';
}

const numbered = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `for question ${numbers[0]}` : `for questions ${listed(numbers.map(String))}`;

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
