import { checkEngineSettings, isEngineSetting } from '#engines/registry.ts';

/** The settings of the speech engines in this environment; throws for one that cannot be used, and names it. */
export function engineSettings(): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && isEngineSetting(name)) settings[name] = value;
  }
  checkEngineSettings(settings);
  return settings;
}
