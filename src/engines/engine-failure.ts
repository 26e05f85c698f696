/** Why an engine could not do what it was asked. */
export type EngineFailureReason =
  /** It did not answer within its time. */
  | 'timeout'
  /** It could not be reached, or the connection broke. */
  | 'network'
  /** It asked to be left alone for a while. */
  | 'busy'
  /** Something broke on its side. */
  | 'fault'
  /** It does not take what it was sent: the audio, the text. The same again gets the same answer. */
  | 'refused'
  /** It does not know this server, its key or its model: only the operator can help. */
  | 'misconfigured'
  /** It does not take the form of the request; the next one has another form. */
  | 'form'
  /** It answered with something that is no answer. */
  | 'unreadable'
  /** The interview's share of it is used up. */
  | 'spent';

const RETRYABLE: Record<EngineFailureReason, boolean> = {
  timeout: true,
  network: true,
  busy: true,
  fault: true,
  refused: false,
  misconfigured: false,
  form: true,
  unreadable: false,
  spent: false,
};

/**
 * What engines throw. Whether trying again can help is decided here and nowhere else. The message is made of
 * our own words: what a vendor wrote may repeat what a person said.
 */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';
  readonly reason: EngineFailureReason;
  readonly retryable: boolean;
  /** The vendor's HTTP status, where there was one. */
  readonly status: number | undefined;

  constructor(reason: EngineFailureReason, message: string, status?: number) {
    super(message);
    this.reason = reason;
    this.retryable = RETRYABLE[reason];
    this.status = status;
  }
}

/** The failure that an HTTP status above 299 stands for. */
export function failureOfStatus(status: number, who = 'speech engine'): EngineFailure {
  return new EngineFailure(reasonOfStatus(status), `The ${who} answered ${status}`, status);
}

function reasonOfStatus(status: number): EngineFailureReason {
  if (status === 408 || status === 504) return 'timeout';
  if (status === 429) return 'busy';
  if (status >= 500) return 'fault';
  // Unknown to it, not allowed, not paid for, not there; and redirects, which would carry the key elsewhere.
  if (status < 400 || [401, 402, 403, 404, 405].includes(status)) return 'misconfigured';
  return 'refused';
}
