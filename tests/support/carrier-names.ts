/** What the carriers took, as a person would receive it. */
export interface Received {
  channel: 'email' | 'sms';
  from: string;
  to: string;
  subject: string;
  text: string;
}

/** The credentials that the carriers on this machine know. */
export const RESEND_KEY = 're_loopback_key_1';
export const TWILIO_SID = `AC${'0123456789abcdef'.repeat(2)}`;
export const TWILIO_TOKEN = 'loopback-token-0123456789';
