import { parseRecordingKeepDays } from '#storage/recording-keep-days.ts';

/** The settings of recordings in this environment; throws for one that cannot be used, and names it. */
export function recordingSettings(): Record<string, string> {
  const keepDays = process.env.RECORDING_KEEP_DAYS;
  if (!keepDays) return {};
  if (parseRecordingKeepDays(keepDays) === undefined) {
    throw new Error('RECORDING_KEEP_DAYS must be a number of days, 0 to keep recordings until they are deleted');
  }
  return { RECORDING_KEEP_DAYS: keepDays };
}
