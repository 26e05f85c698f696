import { HOW_MUCH, isBroughtToLength } from '#domain/reading/feature-scale.ts';
import { type Asked, BLOCK, BLOCKS, readFeatures } from '#domain/reading/features.ts';
import { wordsOf } from '#domain/reading/words.ts';
import type { SparseRows } from '#lab/fit/softmax.ts';

/** The features of one text: how much of each, by hash. */
export type Features = ReadonlyMap<number, { block: number; amount: number }>;

export function featuresOf(said: string, asked: Asked): Features {
  const found = new Map<number, { block: number; amount: number }>();
  readFeatures(wordsOf(said), asked, (block, hash, amount) => {
    const known = found.get(hash);
    // Two names can have one hash; what one block counts is no amount of another.
    if (known) known.amount += known.block === block ? amount : 0;
    else found.set(hash, { block, amount });
  });
  return found;
}

/** The features that are learned from, and how rare each is. */
export interface Vocabulary {
  /** Sorted, so that a binary search finds one. */
  hashes: Uint32Array;
  /** Inverse document frequency, 1 where a block does not use it. */
  rarity: Float32Array;
  index: ReadonlyMap<number, number>;
}

/** A feature that fewer texts have is left out, and of pieces of words only the most frequent are kept. */
const FEWEST: Record<(typeof BLOCKS)[number], number> = { words: 3, letters: 4, ends: 3, question: 3, counts: 1 };
const MOST_LETTERS = 30_000;

export function makeVocabulary(texts: readonly Features[], only?: ReadonlySet<number>): Vocabulary {
  const counts = new Map<number, { block: number; texts: number }>();
  for (const features of texts)
    for (const [hash, { block }] of features) {
      const known = counts.get(hash);
      if (known) known.texts += 1;
      else counts.set(hash, { block, texts: 1 });
    }
  const often = [...counts].filter(
    ([hash, { block, texts }]) => (only?.has(hash) ?? true) && texts >= FEWEST[BLOCKS[block] as 'words'],
  );
  const letters = often
    .filter(([, { block }]) => block === BLOCK.letters)
    .sort(([a, { texts: one }], [b, { texts: other }]) => other - one || a - b)
    .slice(0, MOST_LETTERS);
  const kept = [...often.filter(([, { block }]) => block !== BLOCK.letters), ...letters].sort(([a], [b]) => a - b);
  return {
    hashes: Uint32Array.from(kept, ([hash]) => hash),
    rarity: Float32Array.from(kept, ([, { block, texts: holding }]) =>
      isBroughtToLength(block) ? Math.log((1 + texts.length) / (1 + holding)) + 1 : 1,
    ),
    index: new Map(kept.map(([hash], j) => [hash, j])),
  };
}

/** Rows as the product computes them: each block scaled, and brought to one length where its size says nothing. */
export function rowsOf(texts: readonly Features[], { index, rarity }: Vocabulary): SparseRows {
  const from = new Int32Array(texts.length + 1);
  const at: number[] = [];
  const value: number[] = [];
  texts.forEach((features, i) => {
    const squares = BLOCKS.map(() => 0);
    const begin = at.length;
    const blocks: number[] = [];
    for (const [hash, { block, amount }] of features) {
      const j = index.get(hash);
      if (j === undefined) continue;
      const weighed = block === BLOCK.counts ? amount : (1 + Math.log(amount)) * (rarity[j] as number);
      at.push(j);
      value.push(weighed);
      blocks.push(block);
      squares[block] = (squares[block] as number) + weighed * weighed;
    }
    for (let n = begin; n < at.length; n++) {
      const block = blocks[n - begin] as number;
      const length = isBroughtToLength(block) ? Math.sqrt(squares[block] as number) || 1 : 1;
      value[n] = ((value[n] as number) * (HOW_MUCH[block] as number)) / length;
    }
    from[i + 1] = at.length;
  });
  return { from, at: Int32Array.from(at), value: Float32Array.from(value), columns: index.size };
}
