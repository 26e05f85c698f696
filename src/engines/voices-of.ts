import { UnusableSetting } from './engine-settings.ts';
import type { Voice } from './tts.ts';

/**
 * The voices that a setting lists by their ids, separated by commas. Throws UnusableSetting when there are none, or,
 * where all the voices are known, one that is not among them.
 */
export function voicesOf(list: string, known?: readonly string[]): Voice[] {
  const ids = list
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (ids.length === 0) throw new UnusableSetting('TTS_VOICES must name at least one voice');
  if (known && !ids.every((id) => known.includes(id))) {
    throw new UnusableSetting(`TTS_VOICES may name ${known.join(', ')}`);
  }
  return [...new Set(ids)].map((id) => ({ id, name: id, language: 'en' }));
}
