import { z } from 'zod';
import type { SpeechKind } from '#storage/speech-totals.ts';

const COLUMNS = ['heard_ms', 'spoken_characters', 'spoken_ms', 'unheard_ms'] as const;
type Column = (typeof COLUMNS)[number];

const row = z.record(z.enum(COLUMNS), z.number());

/** Frames come ten times a second, and each write is waited for by all; what is counted is kept this often, and at the end. */
const KEPT_EVERY_MS = 10_000;

const NOTHING: Record<Column, number> = { heard_ms: 0, spoken_characters: 0, spoken_ms: 0, unheard_ms: 0 };
const SAVE = `INSERT INTO speech_spending (only, ${COLUMNS.join(', ')}) VALUES (1, ${COLUMNS.map(() => '?').join(', ')})
  ON CONFLICT (only) DO UPDATE SET ${COLUMNS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`;

/** What hearing and speaking over sockets cost this interview: sound sent to a recogniser, characters to a voice. */
export class SpeechSpending {
  readonly #sql: SqlStorage;
  readonly #pay: (kind: SpeechKind, amount: number) => void;
  /** Characters of a service's, of those that were not kept. */
  #unpaidCharacters = 0;
  #unkept = { ...NOTHING };

  /** `pay` is told what a service spoke and heard, each time something is kept. */
  constructor(storage: DurableObjectStorage, pay: (kind: SpeechKind, amount: number) => void) {
    this.#sql = storage.sql;
    this.#pay = pay;
  }

  heard(soundMs: number): void {
    this.#unkept.heard_ms += soundMs;
    if (this.#unkept.heard_ms >= KEPT_EVERY_MS) this.keep();
  }

  /** Is written down later: nobody should wait for that before something is heard. */
  spoke(characters: number, isPaid: boolean): void {
    this.#unkept.spoken_characters += characters;
    if (isPaid) this.#unpaidCharacters += characters;
  }

  /** So much sound of a speech was sent, and so much of that was cancelled before anybody heard it. */
  sent(soundMs: number, unheardMs: number): void {
    this.#unkept.spoken_ms += soundMs;
    this.#unkept.unheard_ms += unheardMs;
  }

  /** Writes down what was counted since the last time. */
  keep(): void {
    if (COLUMNS.every((name) => this.#unkept[name] === 0)) return;
    this.#sql.exec(SAVE, ...COLUMNS.map((name) => this.#unkept[name]));
    if (this.#unkept.heard_ms > 0) this.#pay('heard', this.#unkept.heard_ms / 1_000);
    if (this.#unpaidCharacters > 0) this.#pay('spoken', this.#unpaidCharacters);
    this.#unpaidCharacters = 0;
    this.#unkept = { ...NOTHING };
  }

  /** Tells the operator what an ended interview cost; nothing of what was said. */
  log(): void {
    this.keep();
    const [kept] = this.#sql.exec(`SELECT ${COLUMNS.join(', ')} FROM speech_spending`).toArray();
    if (!kept) return;
    const spent = row.parse(kept);
    const seconds = (name: Column) => Math.round(spent[name] / 1_000);
    console.info({
      event: 'speech_spending',
      heardSeconds: seconds('heard_ms'),
      spokenCharacters: spent.spoken_characters,
      spokenSeconds: seconds('spoken_ms'),
      unheardSeconds: seconds('unheard_ms'),
    });
  }
}
