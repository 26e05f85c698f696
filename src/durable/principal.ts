/**
 * Who makes a request: the signed-in user, the guest whose cookie came with it, both or neither. Nothing that a body
 * says about identity is ever part of it.
 */
export interface Principal {
  userId?: string;
  /** SHA-256 of the guest's secret. */
  guestHash?: string;
}
