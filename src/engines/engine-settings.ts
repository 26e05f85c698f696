/** A setting that cannot be used as it is; the message names it and says what would do. Never holds a value of it. */
export class UnusableSetting extends Error {
  override readonly name = 'UnusableSetting';
}

/** What an engine can be told, each under the prefix of its port: `STT_MODEL`, `TTS_VOICES`. */
export const SETTING_NAMES = [
  'BASE_URL',
  'API_KEY',
  'MODEL',
  'LIVE_MODEL',
  'VOICES',
  'JUDGE_MODEL',
  'SCHEMA',
  'TOKENS_PER_INTERVIEW',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];
export type Port = 'STT' | 'TTS' | 'LLM';

/** Everything in the environment, of which the settings are a part. */
export type EngineEnv = object;

export type GivenSettings = Partial<Record<SettingName, string>>;

/**
 * Reads the settings of one port. Throws UnusableSetting for one that no engine has, one that the chosen engine does
 * not take, one that it needs and does not have, and one that cannot be right. An empty one counts as absent.
 */
export function readSettings(
  env: EngineEnv,
  port: Port,
  engines: Record<string, Partial<Record<SettingName, 'required' | 'optional'>>>,
  fallback: string,
): { engine: string; given: GivenSettings } {
  const all = new Map(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith(`${port}_`) && typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  );
  const engine = all.get(`${port}_ENGINE`) ?? fallback;
  all.delete(`${port}_ENGINE`);
  const taken = engines[engine];
  if (!Object.hasOwn(engines, engine) || !taken) {
    throw new UnusableSetting(`${port}_ENGINE must be one of ${Object.keys(engines).join(', ')}`);
  }
  const given: GivenSettings = {};
  for (const name of SETTING_NAMES) {
    const value = all.get(`${port}_${name}`);
    if (value === undefined) {
      if (taken[name] === 'required')
        throw new UnusableSetting(`${port}_${name} is needed by ${port}_ENGINE=${engine}`);
      continue;
    }
    if (!taken[name]) throw new UnusableSetting(`${port}_${name} means nothing with ${port}_ENGINE=${engine}`);
    given[name] = name === 'BASE_URL' ? baseUrl(`${port}_${name}`, value) : oneLine(`${port}_${name}`, value);
    all.delete(`${port}_${name}`);
  }
  const [unknown] = all.keys();
  if (unknown !== undefined) throw new UnusableSetting(`${unknown} is no setting of Greenroom`);
  return { engine, given };
}

function baseUrl(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const plain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!plain || !['http:', 'https:'].includes(url.protocol)) {
    throw new UnusableSetting(`${name} must be an http or https address without a name, a password or a query`);
  }
  return url.href.replace(/\/+$/, '');
}

function oneLine(name: string, value: string): string {
  // Keys and names go into headers and addresses.
  if (!/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(value))
    throw new UnusableSetting(`${name} must be one line of plain characters`);
  return value;
}
