import { parseArgs } from 'node:util';
import { estimateCost, type Usage } from '#domain/operating/estimate-cost.ts';
import { PRICES } from '#domain/operating/prices.ts';
import { parseLength } from '#domain/setup/durations.ts';

const OPTIONS = {
  interviews: { type: 'string', default: '1000' },
  length: { type: 'string', default: '30min' },
  filmed: { type: 'string', default: '0' },
  'keep-days': { type: 'string', default: '30' },
  realtime: { type: 'boolean', default: false },
  'without-ai': { type: 'boolean', default: false },
} as const;

/** Prints what a month of interviews costs; throws for a number that is none. */
export function printCost(args: readonly string[]): void {
  const usage = readUsage(args);
  const lines = estimateCost(usage);
  const sum = lines.reduce((total, { dollars }) => total + dollars, 0);
  for (const { name, amount, unit, dollars } of lines)
    console.log(`${name.padEnd(28)} ${figure(amount).padStart(16)} ${unit.padEnd(11)} ${money(dollars).padStart(12)}`);
  console.log(`${'In all, a month'.padEnd(57)} ${money(sum).padStart(12)}`);
  console.log(`${'An interview'.padEnd(57)} ${`$${(sum / usage.interviews).toFixed(4)}`.padStart(12)}`);
  console.log(`Prices of ${PRICES.date}: ${PRICES.source}. Change them in src/domain/operating/prices.json.`);
}

export function readUsage(args: readonly string[]): Usage {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const length = parseLength(values.length);
  if (!length) throw new Error('--length must be 10min, 30min or 60min');
  return {
    interviews: numberOf('--interviews', values.interviews, 1, 1e12),
    length,
    filmed: numberOf('--filmed', values.filmed, 0, 1),
    keepDays: numberOf('--keep-days', values['keep-days'], 0, 3_650),
    ai: !values['without-ai'],
    realtime: values.realtime,
  };
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < least || value > most)
    throw new Error(`${name} must be a number from ${least} to ${most}`);
  return value;
}

const figure = (amount: number) => amount.toLocaleString('en-GB', { maximumFractionDigits: amount < 100 ? 1 : 0 });
const money = (dollars: number) =>
  `$${dollars.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
