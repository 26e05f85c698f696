import { HOW_MUCH, isBroughtToLength } from './feature-scale.ts';
import { type Asked, BLOCK, BLOCKS, readFeatures, type TakeFeature } from './features.ts';
import type { Words } from './words.ts';

/** One thing that is read: likelihoods of labels of which one holds, or of each by itself. */
interface Task {
  labels: readonly string[];
  isEach: boolean;
  /** What one step of a weight is worth. */
  step: number;
  offsets: readonly number[];
  /** Divides the sums, so that likelihoods are as often right as they say; found on authors left out. */
  heat: number;
}

interface Header {
  features: number;
  /** What one step of a rarity is worth. */
  rarityStep: number;
  tasks: Record<string, Task>;
  /** Likelihoods from where on something is done. */
  thresholds: Record<string, number>;
}

export const MODEL_MAGIC = 0x32445247;

/**
 * Fitted weights as they lie in their file: a header in JSON, the hashes of the features in order, how rare each is, and
 * for each task one signed byte a feature and label. Nothing is parsed but the header.
 */
export class ReadingModel {
  readonly #header: Header;
  readonly #rarity: Uint8Array;
  readonly #weights: Record<string, Int8Array> = {};
  /** Column of each hash, by open addressing: what lies in `#columns[i]` is the column plus one. */
  readonly #slots: Uint32Array;
  readonly #columns: Uint32Array;
  readonly #mask: number;
  /** Tells these weights from others. */
  readonly version: string;

  constructor(bytes: ArrayBuffer) {
    const view = new DataView(bytes);
    if (bytes.byteLength < 8 || view.getUint32(0, true) !== MODEL_MAGIC) throw new Error('This is no reading model');
    const headerBytes = view.getUint32(4, true);
    this.#header = JSON.parse(asciiOf(new Uint8Array(bytes, 8, headerBytes))) as Header;
    this.version = fingerprintOf(new Uint8Array(bytes));
    const { features, tasks } = this.#header;
    let at = 8 + headerBytes;
    const hashes = hashesOf(new Uint8Array(bytes, at, features * HASH_BYTES), features);
    at += features * HASH_BYTES;
    this.#rarity = new Uint8Array(bytes, at, features);
    at += features;
    for (const [name, { labels }] of Object.entries(tasks)) {
      this.#weights[name] = new Int8Array(bytes, at, features * labels.length);
      at += features * labels.length;
    }
    const size = 2 ** Math.ceil(Math.log2(features * 2 + 2));
    this.#mask = size - 1;
    this.#slots = new Uint32Array(size);
    this.#columns = new Uint32Array(size);
    hashes.forEach((hash, column) => {
      let slot = hash & this.#mask;
      while (this.#columns[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = hash;
      this.#columns[slot] = column + 1;
    });
  }

  /** What was found out about the fit on authors left out, for a fit of the same kind. */
  get calibration(): { heat: Record<string, number>; thresholds: Record<string, number> } {
    const { tasks, thresholds } = this.#header;
    return { heat: Object.fromEntries(Object.entries(tasks).map(([name, { heat }]) => [name, heat])), thresholds };
  }

  threshold(name: string): number {
    const found = this.#header.thresholds[name];
    if (found === undefined) throw new Error(`The reading model has no threshold ${name}`);
    return found;
  }

  /** The features of a text that are known here. */
  features(words: Words, asked: Asked): KnownFeatures {
    const known = new KnownFeatures();
    readFeatures(words, asked, this.#taker(known));
    return known;
  }

  /** Adds further features to what is known of a text. */
  extend(known: KnownFeatures, add: (take: TakeFeature) => void): void {
    add(this.#taker(known));
  }

  /** Likelihoods of a task's labels; as features of another task they are taken as they were learned, without heat. */
  read<Label extends string>(name: string, known: KnownFeatures, isHeated = true): Record<Label, number> {
    const task = this.#header.tasks[name];
    const weights = this.#weights[name];
    if (!task || !weights) throw new Error(`The reading model has no task ${name}`);
    const { labels, isEach, step, offsets, heat } = task;
    const sums = new Float64Array(labels.length);
    const lengths = this.#lengths(known);
    for (const [column, { block, amount }] of known.columns) {
      const value = this.#weigh(block, column, amount) * (lengths[block] as number);
      const base = column * labels.length;
      for (let k = 0; k < labels.length; k++) sums[k] = (sums[k] as number) + value * (weights[base + k] as number);
    }
    const scores = labels.map((_, k) => ((sums[k] as number) * step + (offsets[k] as number)) / (isHeated ? heat : 1));
    const likelihoods = isEach ? scores.map((score) => 1 / (1 + Math.exp(-score))) : softmax(scores);
    return Object.fromEntries(labels.map((label, k) => [label, likelihoods[k]])) as Record<Label, number>;
  }

  #taker(known: KnownFeatures): TakeFeature {
    return (block, hash, amount) => {
      let slot = hash & this.#mask;
      for (;;) {
        const column = this.#columns[slot] as number;
        if (column === 0) return;
        if (this.#slots[slot] === hash) {
          known.add(column - 1, block, amount);
          return;
        }
        slot = (slot + 1) & this.#mask;
      }
    };
  }

  #weigh(block: number, column: number, amount: number): number {
    if (block === BLOCK.counts) return amount;
    return (1 + Math.log(amount)) * (this.#rarity[column] as number) * this.#header.rarityStep;
  }

  /** What each block's features are multiplied with. */
  #lengths({ columns }: KnownFeatures): number[] {
    const squares = BLOCKS.map(() => 0);
    for (const [column, { block, amount }] of columns) {
      const weighed = this.#weigh(block, column, amount);
      squares[block] = (squares[block] as number) + weighed * weighed;
    }
    return squares.map(
      (sum, block) => (HOW_MUCH[block] as number) / (isBroughtToLength(block) ? Math.sqrt(sum) || 1 : 1),
    );
  }
}

/** The features of one text that a model knows, by column. */
export class KnownFeatures {
  readonly columns = new Map<number, { block: number; amount: number }>();

  add(column: number, block: number, amount: number): void {
    const known = this.columns.get(column);
    // Two names can have one hash; what one block counts is no amount of another.
    if (known) known.amount += known.block === block ? amount : 0;
    else this.columns.set(column, { block, amount });
  }
}

/** Bytes of a feature's hash. */
export const HASH_BYTES = 3;

/** What each hash is more than the one before it: all the low bytes, then the middle ones, then the high ones, which pack best. */
function hashesOf(planes: Uint8Array, features: number): Uint32Array {
  let hash = 0;
  return Uint32Array.from({ length: features }, (_, i) => {
    for (let byte = 0; byte < HASH_BYTES; byte++) hash += (planes[byte * features + i] as number) * 2 ** (8 * byte);
    return hash;
  });
}

/** The header holds no other letters. */
const asciiOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

/** FNV-1a in 32 bits. */
function fingerprintOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
