import type { ModelTurn } from '#domain/interview/model-turn.ts';
import type { ToldQuote } from '#domain/model-text/model-reading.ts';
import { GAPS, type Gap, INTENTS, PARTS } from '#domain/reading/reading.ts';
import { isObject, type Loose } from '#engines/json-answer.ts';
import { readLooseJson } from './loose-json.ts';

const KEYS: ReadonlySet<unknown> = new Set(['is', 'lacks', 'say', 'told']);

/** What a model has written of a turn: read item by item, so that what is odd costs itself at most. */
export interface TurnAnswer {
  turn: ModelTurn;
  quotes: ToldQuote[];
  /** How many of what it quotes are for a part that there is not. */
  unknownParts: number;
  /** Whether all but the quotes is written. */
  isSaid: boolean;
}

/** Reads what is written so far; undefined where none of it is a turn yet. */
export function readTurnAnswer(written: string): TurnAnswer | undefined {
  const found = findTurn(written);
  if (!found) return undefined;
  const open = Object.keys(found).at(-1);
  const isWhole = (...keys: string[]) => keys.every((key) => key in found && key !== open);
  return {
    turn: { is: intentIn(found.is), lacks: gapIn(found.lacks), say: textIn(found.say) },
    ...quotesIn(found.told),
    isSaid: isWhole('is', 'lacks', 'say') || (isWhole('say') && open === 'told'),
  };
}

/** More stand in no answer. */
const MOST_BRACES = 40;

/** The object that begins as a turn does, or else the first that holds any of it; its last value may still be written. */
function findTurn(written: string): Loose | undefined {
  const text = written.includes('"') ? written : written.replace(/[“”]/g, '"');
  let other: Loose | undefined;
  for (const { index } of [...text.matchAll(/\{/g)].slice(0, MOST_BRACES)) {
    const read = readLooseJson(text.slice(index));
    const entries = Object.entries(isObject(read) ? read : {}).map(([key, value]) => [key.trim().toLowerCase(), value]);
    if (KEYS.has(entries[0]?.[0])) return Object.fromEntries(entries);
    if (!other && entries.some(([key]) => KEYS.has(key))) other = Object.fromEntries(entries);
  }
  return other;
}

/** A name as it is meant: 'Which-case', ['outcome'], 'own action'. */
function nameIn(value: unknown): string {
  const [only] = Array.isArray(value) ? value : [value];
  return typeof only === 'string'
    ? only
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_')
    : '';
}

const intentIn = (value: unknown) => INTENTS.find((intent) => intent === nameIn(value));

const NOTHING = new Set(['none', 'nothing', 'no', 'null', 'complete', 'n/a']);

function gapIn(value: unknown): Gap | 'none' | undefined {
  if (value === null) return 'none';
  const name = nameIn(value);
  if (NOTHING.has(name)) return 'none';
  return GAPS.find((gap) => gap === name || gap === `${name}s`);
}

/** The words, also where they come as a list or in an object. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(textIn).filter(Boolean).join(' ');
  return isObject(value) ? textIn(Object.values(value)[0]) : '';
}

/** A list of parts and quotes, or an object of them. */
function quotesIn(value: unknown): Pick<TurnAnswer, 'quotes' | 'unknownParts'> {
  const all: [unknown, unknown][] = Array.isArray(value)
    ? value.filter(isObject).map(({ part, quote }: Loose) => [part, quote])
    : Object.entries(isObject(value) ? value : {});
  let unknownParts = 0;
  const quotes = all.flatMap(([name, words]) => {
    const part = PARTS.find((each) => each === nameIn(name));
    const quote = textIn(words);
    if (part === undefined && quote !== '') unknownParts += 1;
    return part === undefined || quote === '' ? [] : [{ part, quote }];
  });
  return { quotes, unknownParts };
}
