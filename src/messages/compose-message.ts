/** A message on its way to a person. */
export interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  code: string | null;
  link: string | null;
  /** How long it is of use; what could not be sent by then is dropped. */
  livesMs: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LAST_DIGITS = 2;

export function verificationEmail(to: string, code: string, link: string): Message {
  return {
    channel: 'email',
    to,
    subject: 'Your Greenroom code',
    text: `Your code is ${code}. It works for 10 minutes.\n\nOr open this link: ${link}\n\nIf you did not sign up, you can leave this message alone.`,
    code,
    link,
    livesMs: 10 * MINUTE_MS,
  };
}

/** What somebody gets who signs up with an address that has an account: the page itself says the same as always. */
export function alreadyRegisteredEmail(to: string, link: string): Message {
  return {
    channel: 'email',
    to,
    subject: 'You already have a Greenroom account',
    text: `Somebody tried to sign up with this address, which has an account already. If that was you, you can sign in here: ${link}`,
    code: null,
    link,
    livesMs: DAY_MS,
  };
}

export function passwordResetEmail(to: string, link: string): Message {
  return {
    channel: 'email',
    to,
    subject: 'Choose a new Greenroom password',
    text: `Open this link to choose a new password. It works once, for 30 minutes:\n\n${link}\n\nIf you did not ask for it, you can leave this message alone: your password stays as it is.`,
    code: null,
    link,
    livesMs: 30 * MINUTE_MS,
  };
}

export function resetCodeSms(to: string, code: string): Message {
  return {
    channel: 'sms',
    to,
    subject: 'Your Greenroom code',
    text: `Your Greenroom code is ${code}. It works for 10 minutes. Nobody from Greenroom will ask you for it.`,
    code,
    link: null,
    livesMs: 10 * MINUTE_MS,
  };
}

/** Tells an account's owner of a change, so that one made by somebody else does not go unseen. */
export function passwordChangedEmail(to: string, link: string): Message {
  return {
    channel: 'email',
    to,
    subject: 'Your Greenroom password was changed',
    text: `The password of your Greenroom account was changed, and every device was signed out. If that was not you, choose a new one now: ${link}`,
    code: null,
    link,
    livesMs: DAY_MS,
  };
}

/** The same where a code was texted to a number that nobody had proved: with the way to take the change back. */
export function unprovedResetEmail(to: string, phone: string, link: string): Message {
  return {
    channel: 'email',
    to,
    subject: 'Your Greenroom password was changed by a text message',
    text: `The password of your Greenroom account was changed with a code that was texted to your number ending in ${phone.slice(-LAST_DIGITS)}, and every device was signed out. It was the first code that went there.\n\nIf that was you, you can leave this message alone.\n\nIf it was not, open this link within 7 days. It takes the number off your account, signs everybody out and sends you a link to choose a new password: ${link}`,
    code: null,
    link,
    livesMs: 7 * DAY_MS,
  };
}
