import type { DurationId } from '#contract/words.ts';

export interface Duration {
  id: DurationId;
  title: string;
  /** What the card says under its title. */
  duration: string;
  questions: number;
  /** What the start calls send. */
  length: DurationId;
}

export const DURATIONS: readonly Duration[] = [
  { id: '10min', title: '10min', duration: '10 minutes', questions: 3, length: '10min' },
  { id: '30min', title: '30min', duration: '30 minutes', questions: 6, length: '30min' },
  { id: '60min', title: '60min', duration: '60 minutes', questions: 10, length: '60min' },
];

export const DEFAULT_DURATION: DurationId = '30min';

/** Reads a length sent as an id or as a number of minutes; undefined when it is neither. */
export function parseLength(value: unknown): DurationId | undefined {
  const text = String(value).trim().toLowerCase();
  return DURATIONS.find(({ id }) => id === text || id === `${text}min`)?.id;
}
