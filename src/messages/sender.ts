/** A message as it leaves: `id` stays the same over retries, for senders that can tell a repetition by it. */
export interface OutgoingMessage {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** The port to whatever carries e-mail or SMS. It returns once the carrier has taken the message. */
export interface Sender {
  /** Rejects with DeliveryFailure. */
  send(message: OutgoingMessage): Promise<void>;
}

/** A carrier did not take a message. `reason` never holds what was written or to whom, so that it can be logged. */
export class DeliveryFailure extends Error {
  readonly reason: string;
  /** The same message would be refused again. */
  readonly permanent: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(
    reason: string,
    { permanent = false, retryAfterMs }: { permanent?: boolean; retryAfterMs?: number } = {},
  ) {
    super(reason);
    this.name = 'DeliveryFailure';
    this.reason = reason;
    this.permanent = permanent;
    this.retryAfterMs = retryAfterMs;
  }
}
