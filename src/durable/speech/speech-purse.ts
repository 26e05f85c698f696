import { z } from 'zod';
import type { Deadlines } from '#durable/keeping/deadlines.ts';
import type { Database } from '#storage/database.ts';
import {
  dayOf,
  giveSpeechBack,
  SPEECH_TOTALS,
  type SpeechKind,
  type SpeechPayer,
  type SpeechTotal,
  setSpeechAside,
  speechPayer,
} from '#storage/speech-totals.ts';

/** In whose totals speech is counted, in JSON: a socket's upgrade is a fetch. */
export const SPEECH_PAYERS_HEADER = 'x-greenroom-speech-payers';

export const speechPayers = z.array(speechPayer);

/** A total does not suffice, or the totals cannot be reached. */
export type SpeechRefusal = 'used_up' | 'uncounted';

const KINDS = ['spoken', 'heard'] as const satisfies readonly SpeechKind[];

/** Set aside at once: what some ten minutes of an interview come to. Who has nothing where there is not so much gets a tenth or a hundredth. */
const SET_ASIDE = { spoken: [10_000, 1_000, 100], heard: [1_200, 120, 12] } as const;
type Wanted = 'whole' | 'any';

/** More is set aside as soon as so little of that is left, so that nobody waits for it. */
const LOW = { spoken: 5_000, heard: 600 } as const;
/** What is not needed for so long is given back. */
const REST_MS = 15 * 60_000;

const contents = z.object({
  /** The day that the rest is of. */
  day: z.number(),
  /** What the interview has used on that day. */
  used: z.number(),
  /** Set aside and not used yet; less than nothing where more was under way. */
  left: z.number(),
  /** In whose totals that is counted. */
  asideOf: speechPayers,
  /** Whose speech it is now. */
  payers: speechPayers,
  usedAt: z.number(),
});
type Contents = z.infer<typeof contents>;

interface SpeechPurseNeeds {
  storage: DurableObjectStorage;
  db: Database;
  minutesADay: () => number | undefined;
  /** Whether a service of this installation's hears. */
  isHeard: () => boolean;
  deadlines: Deadlines;
  /** Keeps the object awake for what nobody waits for. */
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Paid speech that an interview has in hand. What it uses it counts itself; totals that outlive it stand in the database,
 * and from those it sets some aside before that is used and gives back what it does not need. So no turn waits for the
 * database or writes to it, and no total is exceeded but by what was under way.
 */
export class SpeechPurse {
  readonly #given: SpeechPurseNeeds;
  /** The day on which there was not so much of a kind any more. */
  readonly #noneOn: Record<Wanted, Partial<Record<SpeechKind, number>>> = { whole: {}, any: {} };
  /** Contents as they are kept: whoever speaks has them looked at ten times a second. */
  readonly #known: Partial<Record<SpeechKind, Contents>> = {};
  /** What is being set aside or given back, one after the other. */
  readonly #underWay: Partial<Record<SpeechKind, Promise<unknown>>> = {};

  constructor(given: SpeechPurseNeeds) {
    this.#given = given;
  }

  /** Takes so much before it is used. Answers why not: of what there is no more, or that nothing can be counted just now. */
  async take(
    kind: SpeechKind,
    amount: number,
    payers: readonly SpeechPayer[],
  ): Promise<SpeechTotal | 'uncounted' | undefined> {
    this.#open(kind, payers);
    if (this.#look(kind).used + amount > SPEECH_TOTALS.interview[kind]) return 'interview';
    if (this.#look(kind).left < amount) {
      const refusedBy = await this.#inTurn(kind, () => this.#fillTo(kind, amount)).catch(uncounted);
      if (refusedBy) return refusedBy;
    }
    this.spend(kind, amount);
    if (kind === 'spoken' && this.#given.isHeard()) this.#expectAnswer(payers);
    return undefined;
  }

  /** Whose speech of a kind it is from now on over a socket, and that there is some of it if there can be. */
  async begin(kind: SpeechKind, payers: readonly SpeechPayer[]): Promise<void> {
    this.#open(kind, payers);
    if (this.#look(kind).left < LOW[kind]) await this.#inTurn(kind, () => this.#more(kind, 'any'));
  }

  /** Why no more of a kind is begun just now. */
  refusal(kind: SpeechKind): SpeechRefusal | undefined {
    const { used, left } = this.#look(kind);
    if (used >= SPEECH_TOTALS.interview[kind]) return 'used_up';
    if (left > 0) return undefined;
    if (this.#noneOn.any[kind] === dayOf(Date.now())) return 'used_up';
    this.#topUp(kind, 'any');
    return 'uncounted';
  }

  /** Counts what was used, or begun. */
  spend(kind: SpeechKind, amount: number): void {
    const { used, ...before } = this.#look(kind);
    const left = before.left - amount;
    if (!this.#change(kind, { used: used + amount, left, usedAt: Date.now() })) return;
    if (left < LOW[kind]) this.#topUp(kind, left < 0 ? 'any' : 'whole');
  }

  /** Gives back what has not been needed for long, and comes back for the rest. */
  async rest(): Promise<void> {
    for (const kind of KINDS) {
      const { left, usedAt } = this.#look(kind);
      if (left <= 0) continue;
      if (usedAt + REST_MS <= Date.now()) await this.#inTurn(kind, () => this.#giveBack(kind));
      else await this.#given.deadlines.set('speech', usedAt + REST_MS);
    }
  }

  /** Gives everything back. */
  async empty(): Promise<void> {
    for (const kind of KINDS) await this.#inTurn(kind, () => this.#giveBack(kind));
  }

  /** Whoever is spoken to answers: so that their first answer finds something set aside. */
  #expectAnswer(payers: readonly SpeechPayer[]): void {
    if (this.#look('heard').left > 0) return;
    this.#open('heard', payers);
    this.#topUp('heard', 'whole');
  }

  #topUp(kind: SpeechKind, wanted: Wanted): void {
    if (this.#underWay[kind] || this.#noneOn[wanted][kind] === dayOf(Date.now())) return;
    this.#given.waitUntil(this.#inTurn(kind, () => this.#more(kind, wanted)));
  }

  /** Sets more aside unless there is so much by now; answers the total that has not so much left. */
  async #fillTo(kind: SpeechKind, needed: number): Promise<SpeechTotal | undefined> {
    const missing = Math.ceil(needed - this.#look(kind).left);
    if (missing <= 0) return undefined;
    return this.#setAside(kind, [...SET_ASIDE[kind].filter((size) => size > missing), missing]);
  }

  /** Sets more aside, and what is owed. */
  async #more(kind: SpeechKind, wanted: Wanted): Promise<void> {
    const owed = Math.max(0, -this.#look(kind).left);
    const sizes = SET_ASIDE[kind].slice(0, wanted === 'whole' ? 1 : undefined).map((size) => size + Math.ceil(owed));
    try {
      if (await this.#setAside(kind, sizes)) this.#noneOn[wanted][kind] = dayOf(Date.now());
      else this.#noneOn.any[kind] = -1;
    } catch (error) {
      uncounted(error);
    }
  }

  /** Sets aside the first of these sizes that there is. Answers the total that has not even the last one left. */
  async #setAside(kind: SpeechKind, sizes: readonly number[]): Promise<SpeechTotal | undefined> {
    const { db, minutesADay } = this.#given;
    const { payers, asideOf } = this.#look(kind);
    if (!isSame(asideOf, payers)) await this.#giveBack(kind);
    let refusedBy: SpeechTotal | undefined;
    for (const amount of sizes) {
      refusedBy = await setSpeechAside(db, { payers, kind, minutesADay: minutesADay() }, amount, Date.now());
      if (refusedBy) continue;
      const left = this.#look(kind).left + amount;
      if (this.#change(kind, { left, asideOf: payers, usedAt: Date.now() }))
        await this.#given.deadlines.set('speech', Date.now() + REST_MS);
      return undefined;
    }
    return refusedBy;
  }

  async #giveBack(kind: SpeechKind): Promise<void> {
    const { left, asideOf: payers } = this.#look(kind);
    if (left <= 0) return;
    // First here: what is given back twice would be had twice.
    this.#change(kind, { left: 0 });
    const { db, minutesADay } = this.#given;
    try {
      await giveSpeechBack(db, { payers, kind, minutesADay: minutesADay() }, left, Date.now());
    } catch (error) {
      this.#change(kind, { left: this.#look(kind).left + left });
      throw error;
    }
  }

  /** From now on it is these people's. Where nothing is here later, the interview was erased meanwhile. */
  #open(kind: SpeechKind, payers: readonly SpeechPayer[]): void {
    this.#keep(kind, { ...this.#look(kind), payers: [...payers] });
  }

  /** A new day begins with nothing but what is owed. */
  #look(kind: SpeechKind): Contents {
    const day = dayOf(Date.now());
    this.#known[kind] ??= contents.safeParse(this.#given.storage.kv.get(keyOf(kind))).data;
    const known = this.#known[kind];
    if (!known) return { day, used: 0, left: 0, asideOf: [], payers: [], usedAt: 0 };
    return known.day === day ? known : { ...known, day, used: 0, left: Math.min(0, known.left) };
  }

  #keep(kind: SpeechKind, contents: Contents): void {
    this.#given.storage.kv.put(keyOf(kind), contents);
    this.#known[kind] = contents;
  }

  #change(kind: SpeechKind, changed: Partial<Contents>): boolean {
    if (this.#given.storage.kv.get(keyOf(kind)) === undefined) return false;
    this.#keep(kind, { ...this.#look(kind), ...changed });
    return true;
  }

  #inTurn<T>(kind: SpeechKind, work: () => Promise<T>): Promise<T> {
    const before = this.#underWay[kind]?.catch(() => undefined) ?? Promise.resolve();
    const result = before.then(work);
    this.#underWay[kind] = result;
    const forget = () => {
      if (this.#underWay[kind] === result) delete this.#underWay[kind];
    };
    result.then(forget, forget);
    return result;
  }
}

function uncounted(error: unknown): 'uncounted' {
  console.warn({ event: 'speech_uncounted', error: error instanceof Error ? error.name : 'unknown' });
  return 'uncounted';
}

const keyOf = (kind: SpeechKind) => `speech:purse:${kind}`;

const isSame = (some: readonly SpeechPayer[], others: readonly SpeechPayer[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);
