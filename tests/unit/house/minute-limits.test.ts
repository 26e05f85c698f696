import path from 'node:path';
import { expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';

const CONFIG = path.resolve(import.meta.dirname, '../../../wrangler.toml');

const limitsOf = (env?: string) => {
  const { ratelimits } = unstable_readConfig({ config: CONFIG, ...(env === undefined ? {} : { env }) });
  return Object.fromEntries(
    ratelimits.map((each: { name: string; simple: { limit: number; period: number } }) => [each.name, each.simple]),
  );
};

it('calls for speech have so many a minute, and fifty times as many of an address where everybody has the same', () => {
  const production = limitsOf('production');
  const each = Object.entries(production).map(([name, { limit, period }]) => [name, limit, period]);
  expect(each).toEqual([
    ['TRANSCRIBE_ADDRESS', 120, 60],
    ['TRANSCRIBE_CALLER', 30, 60],
    ['SPEAK_ADDRESS', 240, 60],
    ['SPEAK_CALLER', 60, 60],
    ['SPEECH_SETUP_ADDRESS', 240, 60],
  ]);
  const development = Object.entries(production).map(([name, { limit, period }]) => [
    name,
    { limit: name.endsWith('_ADDRESS') ? limit * 50 : limit, period },
  ]);
  expect(limitsOf()).toEqual(Object.fromEntries(development));
});
