import { z } from 'zod';
import type { Dice } from '#tests/support/dice.ts';
import { ODD } from './bend.ts';
import type { KnownIds } from './known-ids.ts';

/** What JSON Schema says of a value, as far as the contract uses it. */
interface Described {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Described[];
  oneOf?: Described[];
  properties?: Record<string, Described>;
  required?: string[];
  items?: Described;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
}

const described = new WeakMap<z.ZodType, Described>();

/** A value that a schema of the contract may take: what is allowed, at its bounds, and just beyond them. */
export function makeValue(dice: Dice, schema: z.ZodType, known: KnownIds, name = ''): unknown {
  let form = described.get(schema);
  if (!form) {
    form = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
    described.set(schema, form);
  }
  return make(dice, form, known, name);
}

const SENTENCES = [
  'I work with computers.',
  'Last year our order service was slow, so I measured the queries and added two indexes.',
  'Senior Software Engineer at Acme. We need Python, SQL and Docker.',
  'Could you say that again?',
  '2026-11-20T10:00:00.000Z',
  'video/webm;codecs=vp9,opus',
  'Europe/Berlin',
  '',
];
/** The longest texts are cut here where they would cost more time than they show. */
const LONGEST = 60_000;

function make(dice: Dice, form: Described, known: KnownIds, name: string): unknown {
  const id = known.named(dice, name);
  if (id !== undefined && dice.is(0.9)) return id;
  if (form.const !== undefined) return form.const;
  if (form.enum) return dice.of(form.enum);
  const either = form.anyOf ?? form.oneOf;
  if (either) return make(dice, dice.of(either), known, name);
  switch (form.type) {
    case 'object':
      return makeObject(dice, form, known);
    case 'array':
      return makeArray(dice, form, known, name);
    case 'string':
      return makeText(dice, form);
    case 'number':
    case 'integer':
      return makeNumber(dice, form);
    case 'boolean':
      return dice.is(0.5);
    case 'null':
      return null;
    default:
      return dice.of(ODD);
  }
}

function makeObject(dice: Dice, { properties = {}, required = [] }: Described, known: KnownIds): unknown {
  const entries = Object.entries(properties).filter(([name]) => required.includes(name) || dice.is(0.5));
  return Object.fromEntries(entries.map(([name, form]) => [name, make(dice, form, known, name)]));
}

function makeArray(dice: Dice, form: Described, known: KnownIds, name: string): unknown[] {
  const { items = {}, minItems = 0, maxItems = 3_000 } = form;
  const item = make(dice, items, known, name);
  // All alike where there are many, so that their number is what is looked at.
  if (dice.is(0.05)) return Array.from({ length: maxItems + 1 }, () => item);
  const length = Math.max(minItems, dice.between(0, Math.min(maxItems, 3)));
  return Array.from({ length }, () => (minItems > 3 ? item : make(dice, items, known, name)));
}

function makeText(dice: Dice, { minLength = 0, maxLength = LONGEST, format }: Described): string {
  if (format === 'email') return `${dice.of(['ada', 'ADA+1', 'a'.repeat(70)])}@example.com`;
  const text = dice.of(SENTENCES);
  const way = dice.next();
  if (way < 0.03) return 'word. '.repeat(LONGEST / 6).slice(0, Math.min(maxLength, LONGEST));
  if (way < 0.05) return 'x'.repeat(Math.min(maxLength, LONGEST) + 1);
  if (way < 0.07) return 'x'.repeat(Math.max(0, minLength - 1));
  return text.slice(0, maxLength).padEnd(minLength, 'x');
}

/** Numbers are mostly small where any may stand, so that they name what there is. */
const FAR = 3;

function makeNumber(dice: Dice, { type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Described): number {
  const near = dice.between(minimum, Math.min(maximum, minimum + FAR));
  const odd = dice.of([minimum - 1, maximum + 1, -1, 0, 30, 10_000]);
  const number = dice.is(0.15) ? odd : dice.of([near, near, minimum, maximum]);
  return type === 'number' && dice.is(0.1) ? number + 0.5 : number;
}
