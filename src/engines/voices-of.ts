import type { Voice } from './tts.ts';

/** The voices that a setting lists by their ids, separated by commas. */
export const voicesOf = (list: string): Voice[] =>
  list
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
    .map((id) => ({ id, name: id, language: 'en' }));
