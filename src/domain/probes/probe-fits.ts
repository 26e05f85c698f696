import { PARTS, type Part } from '#domain/reading/reading.ts';
import type { Probe } from './probe-words.ts';

/** What speaks for asking on with each probe, as logits. */
export interface ProbeWeights {
  [probe: string]: { offset: number; weights: Readonly<Record<string, number>> };
}

/** A long answer holds as much as this many words. */
const LONG = 80;

/** What of an answer decides whether it can be asked on with a probe: what it tells, each 0..1, and how long it is. */
export function probeFeatures(told: (part: Part) => number, words: number): Record<string, number> {
  const features: Record<string, number> = { long: Math.min(1, words / LONG) };
  for (const part of PARTS) features[part] = told(part);
  return features;
}

/** 0..1: how likely a fair interviewer could ask on with it; 0 for a probe that nobody has judged. */
export function probeFits(weights: ProbeWeights, probe: Probe, features: Readonly<Record<string, number>>): number {
  const learned = weights[probe];
  if (!learned) return 0;
  let score = learned.offset;
  for (const name in features) score += (learned.weights[name] ?? 0) * (features[name] as number);
  return 1 / (1 + Math.exp(-score));
}
