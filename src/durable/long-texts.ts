import { z } from 'zod';

/** Characters of a part: at most 1.5 MB, where a row of an object may have 2. */
const PART_CHARS = 500_000;

/** Texts that may be longer than a row: their own row has the first part, and the rest lies here under a name. */
export class LongTexts {
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
  }

  /** Keeps all but the first part, which the text's own row is for. */
  keepRest(name: string, text: string): string {
    this.forget(name);
    const [first = '', ...rest] = partsOf(text);
    for (const [part, piece] of rest.entries())
      this.#sql.exec('INSERT INTO long_texts (name, part, text) VALUES (?, ?, ?)', name, part, piece);
    return first;
  }

  /** The whole text again. */
  join(name: string, first: string): string {
    const rows = this.#sql.exec('SELECT text FROM long_texts WHERE name = ? ORDER BY part', name).toArray();
    return first + rows.map((row) => z.string().parse(row.text)).join('');
  }

  forget(name: string): void {
    this.#sql.exec('DELETE FROM long_texts WHERE name = ?', name);
  }
}

/** No part ends within a character. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const isWithin = /[\uDC00-\uDFFF]/.test(text.charAt(at + PART_CHARS));
    const end = at + PART_CHARS - (isWithin ? 1 : 0);
    parts.push(text.slice(at, end));
    at = end;
  }
  return parts;
}
