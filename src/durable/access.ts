import type { Principal } from './principal.ts';

interface Holding {
  ownerId: string | null;
  guestHash: string | null;
}

/** The maker's guest cookie holds an interview while nobody owns it; afterwards only its owner does. */
export function holds(interview: Holding, principal: Principal): boolean {
  if (interview.ownerId !== null) return interview.ownerId === principal.userId;
  return interview.guestHash !== null && interview.guestHash === principal.guestHash;
}

export const owns = (interview: Holding, principal: Principal) =>
  interview.ownerId !== null && interview.ownerId === principal.userId;
