import type { z } from 'zod';
import { list, record, score, text } from '#domain/answers/loose-json.ts';

/** Reads stored JSON of which nothing is certain. */
type Read = (stored: unknown) => unknown;

/**
 * A tolerant reader made from a schema: what is missing or of another kind is empty, or left out where it need not be
 * there. It is what the product's reader of reports is weighed against.
 */
export function deriveReader(schema: z.core.$ZodType): Read {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  switch (def.type) {
    case 'object':
      return readerOfObject(def.shape);
    case 'array': {
      const read = deriveReader(def.element);
      return (stored) => list(stored).map(read);
    }
    case 'optional':
      return deriveReader(def.innerType);
    case 'string':
      return text;
    case 'boolean':
      return (stored) => stored === true;
    case 'number':
      return readerOfNumber(schema as z.ZodNumber);
    case 'enum': {
      const words = Object.values(def.entries);
      return (stored) => words.find((word) => word === stored) ?? '';
    }
    case 'literal':
      return (stored) => def.values.find((value) => value === stored);
    default:
      throw new Error(`Nothing is derived from ${def.type}`);
  }
}

function readerOfNumber({ minValue, maxValue, format }: z.ZodNumber): Read {
  if (minValue === -1) return score;
  const within = (value: number) => Math.min(maxValue ?? value, Math.max(minValue ?? value, value));
  return (stored) => {
    const value = typeof stored === 'number' && Number.isFinite(stored) ? stored : 0;
    return within(format === 'safeint' ? Math.round(value) : value);
  };
}

function readerOfObject(shape: Readonly<Record<string, z.core.$ZodType>>): Read {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    isOptional: schema._zod.def.type === 'optional',
    read: deriveReader(schema),
  }));
  return (stored) => {
    const from = record(stored);
    const told = fields.filter(({ name, isOptional }) => !isOptional || from[name] !== undefined);
    return Object.fromEntries(told.map(({ name, read }) => [name, read(from[name])]));
  };
}
