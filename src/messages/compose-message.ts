/** A message on its way to a person. */
export interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  code: string | null;
  link: string | null;
}

export function verificationEmail(to: string, code: string, link: string): Message {
  return {
    channel: 'email',
    to,
    subject: 'Your Greenroom code',
    text: `Your code is ${code}. It works for 10 minutes.\n\nOr open this link: ${link}\n\nIf you did not sign up, you can leave this message alone.`,
    code,
    link,
  };
}

/** What somebody gets who signs up with an address that has an account: the page itself says the same as always. */
export function alreadyRegisteredEmail(to: string, link: string): Message {
  return {
    channel: 'email',
    to,
    subject: 'You already have a Greenroom account',
    text: `Somebody tried to sign up with this address, which has an account already. To sign in: ${link}`,
    code: null,
    link,
  };
}
