import type { ErrorKind } from '#contract/errors.ts';
import type { ReportStatus } from '#contract/words.ts';

interface Extra {
  errors?: string[];
  status?: ReportStatus;
  data?: unknown;
  headers?: Record<string, string>;
  /** Seconds, for the Retry-After header. */
  retryAfterSeconds?: number;
}

/** A call that ends in one of the contract's error kinds. Thrown at the HTTP edge only. */
export class CallFailure extends Error {
  readonly kind: ErrorKind;
  readonly extra: Extra;

  constructor(kind: ErrorKind, message: string, extra: Extra = {}) {
    super(message);
    this.kind = kind;
    this.extra = extra;
  }
}
