import type { ModelTurn } from '#domain/interview/model-turn.ts';
import type { ToldQuote } from '#domain/model-text/model-reading.ts';
import { GAPS, type Gap, INTENTS, PARTS } from '#domain/reading/reading.ts';
import { isObject, type Loose } from '#engines/json-answer.ts';
import { readWrittenObject, type WrittenObject } from './written-object.ts';

const KEYS = ['is', 'lacks', 'say', 'told'] as const;

/** What a model has written of a turn: read item by item, so that what is odd costs itself at most. */
export interface TurnAnswer {
  turn: ModelTurn;
  quotes: ToldQuote[];
  /** Whether all but the quotes is written. */
  isSaid: boolean;
}

/** Reads what is written so far; undefined where none of it is a turn yet. */
export function readTurnAnswer(written: string): TurnAnswer | undefined {
  const found = readWrittenObject(written, KEYS);
  if (!found) return undefined;
  const { value } = found;
  return {
    turn: { is: intentIn(value.is), lacks: gapIn(value.lacks), say: isWritten(found, 'say') ? textIn(value.say) : '' },
    quotes: quotesIn(value.told),
    isSaid: isWritten(found, 'say') && (isPast(found) || (isWritten(found, 'is') && isWritten(found, 'lacks'))),
  };
}

const isWritten = ({ value, open }: WrittenObject, key: string): boolean => key in value && open !== key;

/** Whether nothing but quotes can follow. */
const isPast = ({ open }: WrittenObject): boolean => open === undefined || open === 'told';

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
function quotesIn(value: unknown): ToldQuote[] {
  const all: [unknown, unknown][] = Array.isArray(value)
    ? value.filter(isObject).map(({ part, quote }: Loose) => [part, quote])
    : Object.entries(isObject(value) ? value : {});
  return all.flatMap(([name, words]) => {
    const part = PARTS.find((each) => each === nameIn(name));
    const quote = textIn(words);
    return part === undefined || quote === '' ? [] : [{ part, quote }];
  });
}
