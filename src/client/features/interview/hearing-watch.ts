import type { HearingReason } from '#client/audio/hearing-reason.ts';
import type { LiveView } from './live-view.ts';

/** Reasons that leave nothing to hear with. */
const DEAF: ReadonlySet<HearingReason> = new Set([
  'not_supported',
  'permission_denied',
  'no_microphone',
  'microphone_busy',
  'microphone_lost',
]);

/** Whether something that has just gone wrong leaves nothing to hear with. */
export const isDeafening = (reasons: readonly HearingReason[]): boolean => reasons.some((reason) => DEAF.has(reason));

/** Whether the candidate can be heard and wants to be; undefined until the browser has been asked who recognises. */
export function canHear({ recogniser, typing, troubles }: LiveView): boolean | undefined {
  if (recogniser === 'unknown') return undefined;
  return recogniser !== 'none' && !typing && !isDeafening(troubles);
}

/** What has gone wrong since. */
export const newTroubles = (before: readonly HearingReason[], now: readonly HearingReason[]) =>
  now.filter((reason) => !before.includes(reason));
