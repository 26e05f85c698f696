import { HASH_BYTES, MODEL_MAGIC } from '#domain/reading/reading-model.ts';
import { type Learned, type LearnedReading, stepsOf } from './learn-reading.ts';

/** What is known about a fit besides its weights, from authors left out. */
export interface Calibration {
  /** Divides the sums of a task, so that its likelihoods are as often right as they say. */
  heat: Record<string, number>;
  thresholds: Record<string, number>;
}

export const TASK_NAMES = ['kinds', 'told', 'roles', 'lacks', 'accepts', 'coach'] as const;

/** A rarity is kept in steps of this. */
const RARITY_STEP = 0.04;

/** The file that `ReadingModel` reads. The columns that no task uses are left out. */
export function weightsFile(learned: LearnedReading, { heat, thresholds }: Calibration): Uint8Array {
  const tasks = TASK_NAMES.map((name) => ({ name, ...inSteps(learned[name]) }));
  const used = [...learned.vocabulary.hashes.keys()].filter((column) =>
    tasks.some(({ bytes, labels }) => {
      for (let k = 0; k < labels.length; k++) if (bytes[column * labels.length + k] !== 0) return true;
      return false;
    }),
  );
  const header = {
    features: used.length,
    rarityStep: RARITY_STEP,
    tasks: Object.fromEntries(
      tasks.map(({ name, labels, isEach, step, offsets }) => [
        name,
        {
          labels,
          isEach,
          step: round(step, 8),
          offsets: offsets.map((each) => round(each, 4)),
          heat: round(heat[name] ?? 1, 3),
        },
      ]),
    ),
    thresholds: Object.fromEntries(Object.entries(thresholds).map(([name, value]) => [name, round(value, 3)])),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  // What follows begins at a multiple of four.
  const headerBytes = Math.ceil(text.length / 4) * 4;
  const size =
    8 + headerBytes + used.length * (HASH_BYTES + 1 + tasks.reduce((sum, { labels }) => sum + labels.length, 0));
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  view.setUint32(0, MODEL_MAGIC, true);
  view.setUint32(4, headerBytes, true);
  file.fill(' '.charCodeAt(0), 8, 8 + headerBytes);
  file.set(text, 8);
  let at = 8 + headerBytes;
  const hashes = used.map((column) => learned.vocabulary.hashes[column] as number);
  for (let byte = 0; byte < HASH_BYTES; byte++)
    hashes.forEach((hash, i) => {
      file[at++] = (hash - (hashes[i - 1] ?? 0)) >>> (8 * byte);
    });
  for (const column of used)
    file[at++] = Math.min(255, Math.round((learned.vocabulary.rarity[column] as number) / RARITY_STEP));
  for (const { bytes, labels } of tasks)
    for (const column of used)
      for (let k = 0; k < labels.length; k++) file[at++] = bytes[column * labels.length + k] as number;
  return file;
}

function inSteps({ labels, isEach, model }: Learned) {
  const { weights, columns, classes } = model;
  return { labels, isEach, ...stepsOf(model), offsets: Array.from(weights.subarray(columns * classes)) };
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));
