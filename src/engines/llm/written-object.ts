import type { Loose } from '#engines/json-answer.ts';

/** What a model has written of one JSON object so far. */
export interface WrittenObject {
  value: Loose;
  /** The key whose value is still being written; undefined where none is. */
  open: string | undefined;
}

/** No answer that is asked for goes deeper. */
const DEEPEST = 6;
const OPENING = /["“”']/;
const BETWEEN = /(?:[\s,]|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const BEFORE_A_VALUE = /[\s:]*/y;
const WORD = /[^\s,:[\]{}"“”]+/y;

/**
 * Reads an object out of what is written so far: wherever it stands, in fences, in another object or behind some words,
 * with commas too many or too few, and with quotation marks within its texts. Undefined until one of these keys is
 * written.
 */
export function readWrittenObject(text: string, keys: readonly string[]): WrittenObject | undefined {
  const braces = [...text.matchAll(/\{/g)].slice(0, MOST_BRACES).map(({ index }) => index);
  const begins = braces.find((at) => keys.includes(keyOf(FIRST_KEY.exec(text.slice(at))?.[1] ?? '')));
  if (begins !== undefined) return new Scan(text, begins).object(0);
  for (const at of braces) {
    const found = new Scan(text, at).object(0);
    if (keys.some((key) => key in found.value)) return found;
  }
  return undefined;
}

const FIRST_KEY = /^\{\s*["“”']?([\w ]+)["“”']?\s*:/;
/** More stand in no answer. */
const MOST_BRACES = 40;

const keyOf = (written: string): string => written.trim().toLowerCase();

class Scan {
  readonly #text: string;
  #at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  object(depth: number): WrittenObject {
    const value: Loose = {};
    this.#at += 1;
    for (;;) {
      this.#skip(BETWEEN);
      if (this.#take('}')) return { value, open: undefined };
      if (this.#isOver) return { value, open: '' };
      const key = keyOf(`${this.#scalar().value}`);
      this.#skip(BEFORE_A_VALUE);
      if (this.#isOver) return { value, open: key };
      const before = this.#at;
      const read = this.#value(depth + 1);
      if (read.value !== undefined && !(key in value)) value[key] = read.value;
      if (!read.isWhole) return { value, open: key };
      // Nothing was read: a sign that belongs nowhere.
      if (this.#at === before) this.#at += 1;
    }
  }

  #value(depth: number): { value: unknown; isWhole: boolean } {
    const sign = this.#text[this.#at] ?? '';
    if (depth > DEEPEST) return { value: undefined, isWhole: false };
    if (sign === '{') {
      const { value, open } = this.object(depth);
      return { value, isWhole: open === undefined };
    }
    return sign === '[' ? this.#list(depth) : this.#scalar();
  }

  #list(depth: number): { value: unknown[]; isWhole: boolean } {
    const value: unknown[] = [];
    this.#at += 1;
    for (;;) {
      this.#skip(BETWEEN);
      if (this.#take(']')) return { value, isWhole: true };
      if (this.#isOver) return { value, isWhole: false };
      // The list was never closed.
      if (this.#text[this.#at] === '}') return { value, isWhole: true };
      const before = this.#at;
      const read = this.#value(depth + 1);
      value.push(read.value);
      if (!read.isWhole) return { value, isWhole: false };
      if (this.#at === before) this.#at += 1;
    }
  }

  #scalar(): { value: unknown; isWhole: boolean } {
    if (OPENING.test(this.#text[this.#at] ?? '')) return this.#string();
    WORD.lastIndex = this.#at;
    const word = WORD.exec(this.#text)?.[0] ?? '';
    this.#at += word.length;
    return { value: word === 'null' ? null : word, isWhole: !this.#isOver };
  }

  /** A quotation mark ends a text only where another value or the end can follow. */
  #string(): { value: string; isWhole: boolean } {
    const mark = this.#text[this.#at] === "'" ? "'" : '"';
    let value = '';
    this.#at += 1;
    while (!this.#isOver) {
      const sign = this.#text[this.#at] ?? '';
      this.#at += 1;
      if (sign === '\\') value += this.#escaped();
      else if (isMark(sign, mark) && this.#mayEndHere()) return { value, isWhole: true };
      else value += sign;
    }
    return { value, isWhole: false };
  }

  #escaped(): string {
    const sign = this.#text[this.#at] ?? '';
    this.#at += 1;
    if (sign === 'u') {
      const code = this.#text.slice(this.#at, this.#at + 4);
      this.#at += 4;
      return /^[\da-f]{4}$/i.test(code) ? String.fromCharCode(Number.parseInt(code, 16)) : '';
    }
    return ESCAPES[sign] ?? sign;
  }

  #mayEndHere(): boolean {
    return ENDS_A_TEXT.test(this.#text.slice(this.#at, this.#at + FAR_ENOUGH));
  }

  get #isOver(): boolean {
    return this.#at >= this.#text.length;
  }

  #skip(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    this.#at += pattern.exec(this.#text)?.[0].length ?? 0;
  }

  #take(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }
}

/** Another value, a closing bracket or another key. */
const ENDS_A_TEXT = /^\s*(?:[,:\]}]|["“”'][\w ]+["“”']\s*:|\/[/*])/;
const FAR_ENOUGH = 80;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', b: '', f: '' };
const isMark = (sign: string, mark: string): boolean => (mark === "'" ? sign === "'" : '"“”'.includes(sign));
