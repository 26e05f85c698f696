import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BEGINNING, GENERAL, LEADING } from '#domain/planning/knowledge/families.ts';
import { tokenise } from '#domain/planning/term-index.ts';
import { BANKS } from '#lab/plan-posting.ts';
import { ROOT } from '#scripts/bootstrap.mjs';

export const QUESTION_WORDS_FILE = 'models/question-words.json';

/** A word that questions of so many families have is one of questions, and of no work. */
const MANY_TRADES = 4;

/** What planning knows of all the banks, of which it reads one. */
export function questionWordsFile(): string {
  const families = new Map<string, number>();
  for (const bank of BANKS.values())
    for (const word of new Set(bank.flatMap(({ text }) => tokenise(text).map(({ folded }) => folded))))
      families.set(word, (families.get(word) ?? 0) + 1);
  const ofManyTrades = [...families].filter(([, count]) => count >= MANY_TRADES).map(([word]) => word);
  const ordinary = [...BANKS.values(), ...[GENERAL, LEADING, BEGINNING].map(({ questions }) => questions)].flatMap(
    (bank) => bank.flatMap(({ text }) => text.toLowerCase().match(/\p{Ll}{6,}/gu) ?? []),
  );
  // What stands in one list is not written again in the other: both are part of the Worker.
  const others = ordinary.filter((word) => !ofManyTrades.includes(word));
  return `${JSON.stringify({ ofManyTrades: inOrder(ofManyTrades), ordinary: inOrder(others) }, null, 1)}\n`;
}

const inOrder = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

export const writeQuestionWords = (): void => writeFileSync(path.join(ROOT, QUESTION_WORDS_FILE), questionWordsFile());
