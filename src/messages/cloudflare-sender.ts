import { DeliveryFailure, type Sender } from './sender.ts';

/** The part of Cloudflare's `send_email` binding that is used here. */
export interface EmailBinding {
  send(message: { from: string; to: string; subject: string; text: string }): Promise<unknown>;
}

/** What the binding says about limits and its own trouble; whatever else it refuses, it would refuse again. */
const PASSING_CODES = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_DELIVERY_FAILED',
  'E_INTERNAL_SERVER_ERROR',
  // A domain that is not set up yet is the operator's to put right while the message waits.
  'E_SENDER_NOT_VERIFIED',
  'E_SENDER_DOMAIN_NOT_AVAILABLE',
]);

/** E-mail by Cloudflare's binding. It knows no repetition: a mail whose answer is lost may arrive twice. */
export const createCloudflareSender = (binding: EmailBinding, from: string): Sender => ({
  async send({ to, subject, text }) {
    try {
      await binding.send({ from, to, subject, text });
    } catch (error) {
      const code = readCode(error);
      throw new DeliveryFailure(code ?? 'binding_failed', {
        permanent: code !== undefined && !PASSING_CODES.has(code),
      });
    }
  },
});

/** The binding's own code, if there is one; its sentences may repeat the recipient and are left alone. */
function readCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^E_[A-Z_]{1,60}$/.test(code) ? code : undefined;
}
