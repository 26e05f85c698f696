import { readFileSync } from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';
import { describe, expect, it } from 'vitest';
import { COMMON_TYPOS, MAY_GO_ON } from '#domain/spelling/common-typos.ts';
import { fixTypo } from '#domain/spelling/fix-typo.ts';

/** Types a text key by key, as the form does, then rests if told; with a bar for the caret in the result. */
function type(keys: string, { before = '', after = '', pauses = false } = {}): string {
  let text = before;
  let rest = after;
  const fix = (paused: boolean) => {
    const found = fixTypo(text + rest, text.length, { pauses: paused });
    if (!found) return;
    const whole = text + rest;
    const fixed = whole.slice(0, found.start) + found.right + whole.slice(found.start + found.wrong.length);
    text = fixed.slice(0, found.caret);
    rest = fixed.slice(found.caret);
  };
  for (const key of keys) {
    text += key;
    fix(false);
  }
  if (pauses) fix(true);
  return `${text}|${rest}`;
}

describe('a common typo', () => {
  it.each(['teh', 'recieve', 'seperate', 'managment', 'enviroment', 'experiance'])('%s is fixed', (typo) => {
    expect(type(`a ${typo} `)).toBe(`a ${COMMON_TYPOS[typo]} |`);
  });

  it('is fixed when a space or a line ends it, whatever punctuation is between', () => {
    for (const end of [' ', '\n', '. ', ', ', '? ', ') ', '!\n']) expect(type(`Teh${end}`)).toBe(`The${end}|`);
  });

  it('is fixed without one when the typist pauses', () => {
    expect(type('we recieve')).toBe('we recieve|');
    expect(type('we recieve', { pauses: true })).toBe('we receive|');
  });

  it.each(['developer', 'successfully', 'usefully'])('at the beginning of %s leaves it alone', (word) => {
    expect(type(`${word} `)).toBe(`${word} |`);
  });

  it('that may still become a real word is not fixed by a pause', () => {
    expect(type('successfull', { pauses: true })).toBe('successfull|');
    expect(type('successfull ', { pauses: true })).toBe('successful |');
  });

  it.each([
    ['Recieve', 'Receive'],
    ['RECIEVE', 'RECEIVE'],
    ['recieve', 'receive'],
    ['TEH', 'THE'],
    ['Alot', 'A lot'],
    ['Dont', "Don't"],
  ])('keeps its case: %s becomes %s', (typed, fixed) => expect(type(`${typed} `)).toBe(`${fixed} |`));

  it('is replaced alone, and the caret stays where the typist is', () => {
    expect(type('teh ', { before: 'We recieve ', after: 'and seperate them' })).toBe(
      'We recieve the |and seperate them',
    );
  });

  it('is fixed when a letter is put into its middle, and the caret stays there', () => {
    expect(type('i', { before: 'rec', after: 'eve orders', pauses: true })).toBe('rece|ive orders');
  });

  it('that the writer took back is spared', () => {
    expect(fixTypo('recieve ', 8)).not.toBeNull();
    expect(fixTypo('recieve ', 8, { spared: new Set(['recieve']) })).toBeNull();
  });

  it('further back than the word at the caret is left alone', () => {
    expect(fixTypo('we recieve and send ', 20)).toBeNull();
  });

  it('is nothing that an object inherits', () => expect(fixTypo('constructor ', 12)).toBeNull());
});

describe('names, abbreviations and code', () => {
  it.each([
    ['a surname inside a sentence', 'Ask Ms Teh '],
    ['a city', 'Tehran '],
    ['a degree in capitals', 'an ADN '],
    ['an identifier', 'the teh_id '],
    ['an inner capital', 'tehId '],
    ['a handle', '@teh '],
    ['an address', 'https://teh/recieve '],
    ['a mailbox', 'teh@example.com '],
    ['a path', 'src/recieve '],
    ['a flag', '--recieve '],
    ['an option', 'mode=recieve '],
    ['words between backticks', 'run `recieve '],
    ['a line of code', 'x => recieve '],
    ['a call', 'recieve() '],
  ])('%s is left alone', (_, typed) => expect(type(typed)).toBe(`${typed}|`));

  it.each([
    ['in brackets', '(recieve ', '(receive |'],
    ['between quotes', '“recieve” ', '“receive” |'],
    ['with a hyphen', 'pre-seperate ', 'pre-separate |'],
    ['in a list', '- Recieve orders', '- Receive orders|'],
    ['before a full stop', 'what we recieve. ', 'what we receive. |'],
  ])('plain words %s are fixed', (_, typed, fixed) => expect(type(typed)).toBe(fixed));
});

describe('the list of common typos', () => {
  const folder = path.join(import.meta.dirname, '../../../node_modules/dictionary-en');
  const dictionary = nspell(
    readFileSync(path.join(folder, 'index.aff'), 'utf8'),
    readFileSync(path.join(folder, 'index.dic'), 'utf8'),
  );
  const known = Object.keys((dictionary as unknown as { data: Record<string, unknown> }).data);

  it('has at least fifty', () => expect(Object.keys(COMMON_TYPOS).length).toBeGreaterThanOrEqual(50));

  it('has no real word among the wrong ones', () => {
    expect(Object.keys(COMMON_TYPOS).filter((typo) => dictionary.correct(typo))).toEqual([]);
  });

  it('means real words', () => {
    const meant = Object.values(COMMON_TYPOS).flatMap((right) => right.split(' '));
    expect(meant.filter((word) => !dictionary.correct(word))).toEqual([]);
  });

  it('waits for the end of each that a real word begins with', () => {
    const begun = Object.keys(COMMON_TYPOS).filter((typo) =>
      known.some((word) => word.length > typo.length && word.startsWith(typo)),
    );
    expect(begun.sort()).toEqual([...MAY_GO_ON].sort());
  });
});
