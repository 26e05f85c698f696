/** Deeper than any answer. */
const DEEPEST = 12;

/**
 * Reads JSON as models write it: with comments, commas too many or too few, quotation marks of either kind and within a
 * text, words of other languages for nothing and true, and an end that is missing. Of a text that was cut off only what is
 * whole is read: not the word or the text that the end falls into, nor the item of a list. Undefined where nothing can be
 * read.
 */
export function readLooseJson(text: string, isCut = false): unknown {
  const reader = new LooseReader(text, isCut);
  return reader.value(0);
}

const LITERALS: [pattern: RegExp, value: unknown][] = [
  [/^(?:null|None|undefined|NaN)\b/, null],
  [/^(?:true|True)\b/, true],
  [/^(?:false|False)\b/, false],
];
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?%?/;
const BARE = /^[^\s,:{}[\]"']+/;
const SKIPPED = /^(?:[\s,]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*)+/;
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '', f: '' };

class LooseReader {
  readonly #text: string;
  readonly #isCut: boolean;
  #at = 0;
  /** Whether the text ended before what was read last was closed. */
  #ranOut = false;

  constructor(text: string, isCut: boolean) {
    this.#text = text;
    this.#isCut = isCut;
  }

  value(depth: number): unknown {
    this.#skip();
    const sign = this.#text[this.#at];
    if (sign === undefined || depth > DEEPEST) return undefined;
    if (sign === '{') return this.#object(depth);
    if (sign === '[') return this.#list(depth);
    if (sign === '"' || sign === "'") return this.#string(sign);
    const word = this.#word();
    return this.#isCut && this.#at >= this.#text.length ? undefined : word;
  }

  #word(): unknown {
    const rest = this.#text.slice(this.#at, this.#at + 60);
    for (const [pattern, value] of LITERALS) if (this.#take(pattern, rest) !== undefined) return value;
    const number = this.#take(NUMBER, rest);
    if (number !== undefined) return Number.parseFloat(number);
    return this.#take(BARE, rest);
  }

  #object(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    this.#at += 1;
    for (;;) {
      this.#skip();
      if (this.#ends('}')) return object;
      const before = this.#at;
      const sign = this.#text[this.#at] ?? '';
      const key = sign === '"' || sign === "'" ? this.#string(sign) : this.#take(BARE, this.#text.slice(this.#at));
      this.#skip();
      if (key !== undefined && this.#text[this.#at] === ':') {
        this.#at += 1;
        const value = this.value(depth + 1);
        if (value !== undefined) Object.defineProperty(object, key, { value, enumerable: true, configurable: true });
      }
      if (this.#at === before) this.#at += 1;
    }
  }

  #list(depth: number): unknown[] {
    const list: unknown[] = [];
    this.#at += 1;
    for (;;) {
      this.#skip();
      if (this.#ends(']')) return list;
      const before = this.#at;
      const value = this.value(depth + 1);
      if (value !== undefined && !(this.#isCut && this.#ranOut)) list.push(value);
      if (this.#at === before) this.#at += 1;
    }
  }

  /** A quotation mark ends a text only where something follows that cannot stand in one. */
  #string(mark: string): string | undefined {
    let read = '';
    for (this.#at += 1; this.#at < this.#text.length; this.#at++) {
      const sign = this.#text[this.#at] ?? '';
      if (sign === '\\') {
        this.#at += 1;
        read += this.#escaped();
      } else if (sign === mark && this.#isEndOfString()) {
        this.#at += 1;
        return read;
      } else read += sign;
    }
    return this.#isCut ? undefined : read;
  }

  #escaped(): string {
    const sign = this.#text[this.#at] ?? '';
    const code = sign === 'u' ? /^[\da-fA-F]{4}/.exec(this.#text.slice(this.#at + 1, this.#at + 5))?.[0] : undefined;
    if (code === undefined) return ESCAPES[sign] ?? sign;
    this.#at += 4;
    return String.fromCharCode(Number.parseInt(code, 16));
  }

  #isEndOfString(): boolean {
    return /^\s*(?:[,:}\]]|\/\/|$|["'][\w ]+["']\s*:)/.test(this.#text.slice(this.#at + 1, this.#at + 80));
  }

  /** Whether a list or an object ends here; with the text, at the latest. */
  #ends(sign: '}' | ']'): boolean {
    this.#ranOut = this.#at >= this.#text.length;
    if (this.#ranOut) return true;
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #skip(): void {
    this.#take(SKIPPED, this.#text.slice(this.#at));
  }

  #take(pattern: RegExp, from: string): string | undefined {
    const found = pattern.exec(from)?.[0];
    if (found === undefined) return undefined;
    this.#at += found.length;
    return found;
  }
}
