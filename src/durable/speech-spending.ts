import { z } from 'zod';

const row = z.object({ heard_ms: z.number(), spoken_characters: z.number() });

/** Frames come ten times a second; what is counted is kept this often. */
const KEPT_EVERY_MS = 5_000;

/** What hearing and speaking over sockets cost this interview: sound sent to a recogniser, characters to a voice. */
export class SpeechSpending {
  readonly #sql: SqlStorage;
  #heardMs = 0;
  #spokenCharacters = 0;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
  }

  heard(soundMs: number): void {
    this.#heardMs += soundMs;
    if (this.#heardMs >= KEPT_EVERY_MS) this.keep();
  }

  /** Is written down later: nobody should wait for that before something is heard. */
  spoke(characters: number): void {
    this.#spokenCharacters += characters;
  }

  /** Writes down what was counted since the last time. */
  keep(): void {
    if (this.#heardMs === 0 && this.#spokenCharacters === 0) return;
    this.#sql.exec(
      `INSERT INTO speech_spending (only, heard_ms, spoken_characters) VALUES (1, ?, ?)
       ON CONFLICT (only) DO UPDATE SET heard_ms = heard_ms + excluded.heard_ms,
        spoken_characters = spoken_characters + excluded.spoken_characters`,
      this.#heardMs,
      this.#spokenCharacters,
    );
    this.#heardMs = 0;
    this.#spokenCharacters = 0;
  }

  /** Tells the operator what an ended interview cost; nothing of what was said. */
  log(): void {
    this.keep();
    const [kept] = this.#sql.exec('SELECT heard_ms, spoken_characters FROM speech_spending').toArray();
    if (!kept) return;
    const { heard_ms: heardMs, spoken_characters: spokenCharacters } = row.parse(kept);
    console.info({ event: 'speech_spending', heardSeconds: Math.round(heardMs / 1_000), spokenCharacters });
  }
}
