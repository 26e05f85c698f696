import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dice } from '#tests/support/dice.ts';

const BANKS = path.join(import.meta.dirname, '../../src/domain/planning/knowledge/questions');

/** So many questions of the product's own banks, each of another line of work, that are said as they stand; not these. */
export function drawSpeeches(count: number, dice: Dice, not: readonly string[] = []): string[] {
  const files = readdirSync(BANKS).filter((name) => name.endsWith('.json'));
  const drawn: string[] = [];
  while (drawn.length < count && files.length > 0) {
    const [file = ''] = files.splice(dice.between(0, files.length - 1), 1);
    const bank: { text: string }[] = JSON.parse(readFileSync(path.join(BANKS, file), 'utf8'));
    const whole = bank.map(({ text }) => text).filter((text) => !text.includes('{') && !not.includes(text));
    if (whole.length > 0) drawn.push(dice.of(whole));
  }
  return drawn;
}
