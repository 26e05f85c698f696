import { z } from 'zod';

/** What becomes of a value of one version in the next. */
type Upgrade = (value: unknown) => unknown;

/** How one kind of value is kept as text. */
export interface StoredFormat<T> {
  write(value: T): string;
  read(text: string): T;
}

const envelope = z.object({ version: z.int().min(1), value: z.unknown() });

/**
 * A format of the object's own, apart from what travels by HTTP: what was kept years ago is read by the upgrades of its
 * version, one after another, and then by today's schema. The first version was written without a number. The newest
 * version is one more than there are upgrades.
 */
export function storedFormat<T>(schema: z.ZodType<T>, upgrades: readonly Upgrade[]): StoredFormat<T> {
  const newest = upgrades.length + 1;
  return {
    write: (value) => JSON.stringify({ version: newest, value: schema.parse(value) }),
    read(text) {
      const parsed: unknown = JSON.parse(text);
      const numbered = envelope.safeParse(parsed);
      const { version, value } = numbered.success ? numbered.data : { version: 1, value: parsed };
      return schema.parse(upgrades.slice(version - 1).reduce<unknown>((old, upgrade) => upgrade(old), value));
    },
  };
}

/** For a version that differs from the one before in its number alone. */
export const unchanged: Upgrade = (value) => value;
