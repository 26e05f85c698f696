import { record, text } from './loose-json.ts';

/** What proving an address or a number led to. */
export interface Proof {
  /** A session was opened here. */
  signedIn: boolean;
  /** Lets its bearer choose a password; '' where there is none. */
  token: string;
}

/** Reads what a code or a link led to, from the top of the answer or from its `data`. */
export function readProof(answer: unknown): Proof {
  const { data, token, signedIn } = record(answer);
  const inner = record(data);
  return { signedIn: (inner.signedIn ?? signedIn) === true, token: text(token) || text(inner.token) };
}
