/** Reads stored JSON whose shape is not certain: what is missing or of another kind is empty, never an error. */
export type Loose = Record<string, unknown>;

export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const record = (value: unknown): Loose => (isRecord(value) ? value : {});

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const records = (value: unknown): Loose[] => list(value).map(record);

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);

export const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0;

/** A whole score from 0 to 100, however far it lies outside; -1 for none: exactly that, nothing, or no number. */
export function score(value: unknown): number {
  if (typeof value !== 'number' || Number.isNaN(value) || value === -1) return -1;
  return Math.round(Math.min(100, Math.max(0, value)));
}

/** Rounded mean of the scores that there are; -1 when there are none. */
export function meanScore(scores: readonly number[]): number {
  const present = scores.filter((each) => each >= 0);
  return present.length === 0 ? -1 : Math.round(present.reduce((sum, each) => sum + each, 0) / present.length);
}

/** A word of a closed list; what is none of them, or no text, is the word that such a thing is taken for. */
export const wordOf = <const W extends string>(words: readonly W[], value: unknown, otherwise: W): W =>
  words.find((word) => word === value) ?? otherwise;
