import type { SecurityEvent } from '#contract/words.ts';

/** What happened, as its account's owner reads it. */
export const EVENT_WORDS: Readonly<Record<SecurityEvent, string>> = {
  account_made: 'The account was made',
  signed_in: 'Signed in',
  sign_in_refused: 'Somebody tried a wrong password',
  signed_out_elsewhere: 'Other browsers were signed out',
  reset_asked: 'A new password was asked for',
  password_reset: 'A new password was chosen',
  reset_undone: 'A new password was taken back',
  phone_changed: 'The phone number was changed',
  exported: 'A copy of your data was downloaded',
};

/** Those that an owner should look at twice. */
export const isWorthALook = (kind: SecurityEvent): boolean => kind === 'sign_in_refused';

/** Whether a device is one that is held in a hand, by how it is described. */
export const isHandheld = (device: string): boolean => /\b(?:iPhone|iPad|Android)$/.test(device);
