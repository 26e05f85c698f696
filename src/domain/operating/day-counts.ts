import { dollarsOfTokens, PRICES } from './prices.ts';

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Days of UTC since 1970. */
export const dayOf = (nowMs: number): number => Math.floor(nowMs / DAY_MS);
const hourOf = (nowMs: number): number => Math.floor((nowMs % DAY_MS) / HOUR_MS);

/** One number that is counted for a day. */
export interface DayCount {
  day: number;
  name: string;
  amount: number;
}

/** What is counted, by name; parts of a name stand between bars. Errors are counted by the hour. */
export const BEGUN = 'begun';
export const REPORTS = 'reports';
/** Questions that the built-in judge judged in the place of the one that was wanted. */
export const STOOD_IN = 'stood-in';
export type ModelAmount = 'calls' | 'in' | 'out';
export const modelCount = (purpose: string, model: string, what: ModelAmount): string =>
  ['model', purpose, model, what].join('|');
/** Whether it counts that of some model for a purpose. */
export const isModelCount = (name: string, purpose: string, what: ModelAmount): boolean =>
  name.startsWith(`model|${purpose}|`) && name.endsWith(`|${what}`);
export const errorCount = (kind: string, nowMs: number): string => ['error', kind, hourOf(nowMs)].join('|');

export interface ModelUse {
  purpose: string;
  model: string;
  calls: number;
  tokensIn: number;
  tokensOut: number;
  /** Null where the price of the model is not known. */
  dollars: number | null;
}

export interface DayFigures {
  day: string;
  begun: number;
  reports: number;
  stoodIn: number;
  models: ModelUse[];
  /** Of the models whose price is known. */
  dollars: number;
}

/** What one day came to. */
export function figuresOfDay(day: number, counts: readonly DayCount[], prices = PRICES): DayFigures {
  const own = counts.filter((count) => count.day === day);
  const amount = (name: string) => own.find((count) => count.name === name)?.amount ?? 0;
  const kinds = new Set(
    own.flatMap(({ name }) => (name.startsWith('model|') ? [name.slice(0, name.lastIndexOf('|'))] : [])),
  );
  const models = [...kinds].sort().map((kind): ModelUse => {
    const [, purpose = '', ...rest] = kind.split('|');
    const model = rest.join('|');
    const [calls, tokensIn, tokensOut] = [amount(`${kind}|calls`), amount(`${kind}|in`), amount(`${kind}|out`)];
    return {
      purpose,
      model,
      calls,
      tokensIn,
      tokensOut,
      dollars: dollarsOfTokens(model, tokensIn, tokensOut, prices) ?? null,
    };
  });
  return {
    day: new Date(day * DAY_MS).toISOString().slice(0, 10),
    begun: amount(BEGUN),
    reports: amount(REPORTS),
    stoodIn: amount(STOOD_IN),
    models,
    dollars: models.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0),
  };
}

/** Errors by kind in the hours that lie within the last so many, the present one among them. */
export function errorsOfLastHours(hours: number, counts: readonly DayCount[], nowMs: number) {
  const present = Math.floor(nowMs / HOUR_MS);
  const byKind = new Map<string, number>();
  for (const { day, name, amount } of counts) {
    const [what, kind = '', hour = ''] = name.split('|');
    const age = present - (day * 24 + Number(hour));
    if (what === 'error' && age >= 0 && age < hours) byKind.set(kind, (byKind.get(kind) ?? 0) + amount);
  }
  return [...byKind].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
}
