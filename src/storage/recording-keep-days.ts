const DEFAULT_DAYS = 30;
const MAX_DAYS = 3_650;

/** For how many days recordings are kept; 0 is until they are deleted. Undefined for a setting that is no such number. */
export function parseRecordingKeepDays(setting: string | undefined): number | undefined {
  if (setting === undefined || setting.trim() === '') return DEFAULT_DAYS;
  const days = /^\d{1,4}$/.test(setting.trim()) ? Number(setting) : undefined;
  return days !== undefined && days <= MAX_DAYS ? days : undefined;
}
