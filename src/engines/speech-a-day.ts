import { type EngineEnv, UnusableSetting } from './engine-settings.ts';

/** How many minutes of speech services may hear and speak in a day; undefined for as many as there are. Throws UnusableSetting. */
export function speechMinutesADay(env: EngineEnv): number | undefined {
  const given = 'SPEND_A_DAY' in env && typeof env.SPEND_A_DAY === 'string' ? env.SPEND_A_DAY.trim() : '';
  if (given === '') return undefined;
  if (!/^\d{1,7}$/.test(given)) throw new UnusableSetting('SPEND_A_DAY must be a whole number of minutes of speech');
  return Number(given);
}
