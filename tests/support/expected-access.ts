import type { Access } from '#contract/call.ts';

/** Who makes a call: by the cookies that the browser holds. `expired` has the owner's session, past its time. */
export const ACTORS = ['anonymous', 'guest-own', 'guest-other', 'user-own', 'user-other', 'expired'] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * The interview that a call names: made by guest-own and still unclaimed; made by guest-own and claimed by user-own;
 * none at all behind a well-formed id.
 */
export const INTERVIEWS = ['unclaimed', 'owned', 'unknown'] as const;
export type NamedInterview = (typeof INTERVIEWS)[number];

export type AccessOutcome = 'let in' | 'unauthorized' | 'forbidden';

/** One measured cell of the authorisation matrix; `interview` is null for calls that name none. */
export interface AccessCell {
  actor: Actor;
  interview: NamedInterview | null;
  outcome: AccessOutcome;
}

const HOLDERS: Record<NamedInterview, Actor | undefined> = {
  unclaimed: 'guest-own',
  owned: 'user-own',
  unknown: undefined,
};

/** What an access rule of the contract comes to for somebody who names an interview, or none. */
export function expectedAccess(access: Access, actor: Actor, interview: NamedInterview | null): AccessOutcome {
  switch (access) {
    case 'public':
    case 'visitor':
    case 'development':
      return 'let in';
    case 'operator':
      return 'unauthorized';
    // No cookie stands in for the signed address.
    case 'ticket':
      return 'forbidden';
    case 'holder':
      if (interview === null) throw new Error('A holder’s call names an interview');
      return HOLDERS[interview] === actor ? 'let in' : 'forbidden';
    case 'owner':
      if (interview === null) throw new Error('An owner’s call names an interview');
      return signedInAccess(actor, interview);
    case 'user':
      return signedInAccess(actor, interview);
  }
}

function signedInAccess(actor: Actor, interview: NamedInterview | null): AccessOutcome {
  if (actor !== 'user-own' && actor !== 'user-other') return 'unauthorized';
  return interview === null || (interview === 'owned' && actor === 'user-own') ? 'let in' : 'forbidden';
}
