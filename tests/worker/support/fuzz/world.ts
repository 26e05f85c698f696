import { newInterviewId } from '#durable/door.ts';
import type { Dice } from '#tests/support/dice.ts';
import { signedInTo, storeAccount } from '../account.ts';
import { Visitor } from '../visitor.ts';
import { KnownIds } from './known-ids.ts';

/** Who asks, about what: the one whose journey it is, with their interview, and everybody else. */
export interface World {
  focus: { actor: Visitor; interviewId: string };
  others: Visitor[];
  /** Theirs, somebody else's, one that was erased, and some that never were. */
  interviews: string[];
  email: string;
  known: KnownIds;
}

/** In turns a guest and an owner stand in the middle. Each world comes from an address of its own, as limits are by address. */
export async function makeWorld(number: number): Promise<World> {
  const headers = { 'cf-connecting-ip': `2001:db8:${number.toString(16)}::1` };
  const email = `fuzz-${number}-${crypto.randomUUID()}@example.com`;
  const guest = new Visitor({ headers });
  const [owner, stranger] = await Promise.all([
    storeAccount(email).then((account) => signedInTo(account)),
    storeAccount().then((account) => signedInTo(account)),
  ]);
  for (const visitor of [owner, stranger]) Object.assign(visitor.headers, headers);
  const [mine, owned, gone, foreign] = [
    await guest.startInterview(),
    await owner.startInterview(),
    await owner.startInterview(),
    await stranger.startInterview(),
  ];
  await owner.call('DELETE', `/api/interview/${gone}`);
  const interviews = [mine, owned, foreign, gone, newInterviewId(), 'int_../x'];
  const isGuests = number % 2 === 0;
  return {
    focus: isGuests ? { actor: guest, interviewId: mine } : { actor: owner, interviewId: owned },
    others: [isGuests ? owner : guest, stranger, new Visitor({ headers })],
    interviews,
    email,
    known: new KnownIds(interviews),
  };
}

/** Whose interview it is, mostly. */
export function anyActor(dice: Dice, { focus, others }: World, share = 0.7): Visitor {
  const other = dice.of(others);
  return dice.is(share) ? focus.actor : other;
}

export function anyInterview(dice: Dice, { focus, interviews }: World, share = 0.7): string {
  const other = dice.of(interviews);
  return dice.is(share) ? focus.interviewId : other;
}
