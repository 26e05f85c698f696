/** Looking into what a vendor answered, of which nothing but what is looked for is believed. */

export type Loose = Record<string, unknown>;

/** Parses a JSON object; throws for anything else. */
export function readJsonObject(body: Uint8Array): Loose {
  const parsed: unknown = JSON.parse(new TextDecoder().decode(body));
  if (!isObject(parsed)) throw new Error('Not an object');
  return parsed;
}

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectsIn = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Throws when there is no string. */
export function stringIn(value: unknown): string {
  if (typeof value !== 'string') throw new Error('Not a string');
  return value;
}
