import { PARTS, type Part, type Reading, type ToldPart } from '#domain/reading/reading.ts';

interface Span {
  start: number;
  end: number;
}

/** A part of what was said: how sure it is told or not, and the words that tell it best. */
export interface ToldIn {
  sure?: 'told' | 'absent';
  likelihood: number;
  place?: Span;
}

/** What is told in a text, by part; a part that nobody read is not there. */
export type Told = Partial<Record<Part, ToldIn>>;

/** Where an answer only says that it is over, in a text in which it begins at a place. */
export const besideFrom = ({ overFrom }: Pick<Reading, 'overFrom'>, answer: string, from = 0): Span[] =>
  overFrom === undefined || overFrom >= answer.length ? [] : [{ start: from + overFrom, end: from + answer.length }];

/** What a reading says is told, where its text begins at a place. */
export const toldFrom = (told: Reading['told'], from = 0): Told =>
  Object.fromEntries(
    Object.entries(told).map(([part, { likelihood, sentence, sure }]: [string, ToldPart]) => [
      part,
      {
        likelihood,
        ...(sure && { sure }),
        ...(sentence && { place: { start: sentence.start + from, end: sentence.end + from } }),
      },
    ]),
  );

/**
 * What several texts tell together: a part is told where one of them tells it, and missing only where each is surely
 * without it. The words are those of the likeliest.
 */
export function togetherTold(all: readonly Told[]): Told {
  const together: Told = {};
  for (const part of PARTS) {
    const known = all.flatMap((told) => told[part] ?? []);
    if (known.length === 0) continue;
    const [best] = [...known].sort(
      (a, b) => Number(b.place !== undefined) - Number(a.place !== undefined) || b.likelihood - a.likelihood,
    );
    const isAbsent = known.length === all.length && known.every(({ sure }) => sure === 'absent');
    const sure = known.some((each) => each.sure === 'told') ? 'told' : isAbsent ? 'absent' : undefined;
    together[part] = {
      likelihood: Math.max(...known.map(({ likelihood }) => likelihood)),
      ...(best?.place && { place: best.place }),
      ...(sure && { sure }),
    };
  }
  return together;
}

/** The same for texts that are joined one after the other, each beginning at its own place. */
export const joinTold = (texts: readonly { told: Told; from: number }[]): Told =>
  togetherTold(
    texts.map(({ told, from }) =>
      Object.fromEntries(
        Object.entries(told).map(([part, { place, ...each }]: [string, ToldIn]) => [
          part,
          { ...each, ...(place && { place: { start: place.start + from, end: place.end + from } }) },
        ]),
      ),
    ),
  );
