import { postToCarrier } from './post-to-carrier.ts';
import type { Sender } from './sender.ts';

export interface ResendSettings {
  /** Without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  /** `Name <address>` or an address, of a domain that Resend knows as ours. */
  from: string;
}

/** E-mail by Resend's HTTP interface, which takes a message of one id once, however often it is sent. */
export const createResendSender = ({ baseUrl, apiKey, from }: ResendSettings): Sender => ({
  send: ({ id, to, subject, text }) =>
    postToCarrier(
      `${baseUrl}/emails`,
      { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': id },
      JSON.stringify({ from, to: [to], subject, text }),
    ),
});
