import type { EngineEnv, GivenSettings, SettingName } from './engine-settings.ts';

/** One kind of engine: which settings it takes, and how it is made of them. */
export interface Vendor<Engine> {
  settings: Partial<Record<SettingName, 'required' | 'optional'>>;
  /** Throws UnusableSetting when something else than a setting is missing. */
  create(given: GivenSettings, env: EngineEnv, timeoutMs: number): Engine;
}
