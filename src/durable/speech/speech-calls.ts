import { RpcTarget } from 'cloudflare:workers';
import type { Admission } from '#durable/admission.ts';
import { type Outcome, succeed } from '#durable/outcome.ts';
import type { SpeechKind, SpeechPayer } from '#storage/speech-totals.ts';
import type { SpeechPurse } from './speech-purse.ts';

type Refused = NonNullable<Awaited<ReturnType<SpeechPurse['take']>>> | null;

/** Paid speech by calls, which belongs to the interview of whoever calls. */
export class SpeechCalls extends RpcTarget {
  readonly #admission: Admission;
  readonly #purse: SpeechPurse;

  constructor(admission: Admission, purse: SpeechPurse) {
    super();
    this.#admission = admission;
    this.#purse = purse;
  }

  /** Takes so much before a service is asked; answers why not, null where it was taken. */
  async take(kind: SpeechKind, amount: number, payers: SpeechPayer[]): Promise<Outcome<Refused>> {
    return this.#admission.held(async () => succeed((await this.#purse.take(kind, amount, payers)) ?? null));
  }
}
