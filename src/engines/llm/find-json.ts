import { readLooseJson } from './loose-json.ts';

/** Braces that stand in sentences before the object. */
const MOST_TRIES = 20;

const OPENS_OBJECT = /\{\s*["']/;

/**
 * The first JSON object in what a model wrote, which may stand between fences, after its thinking or before an afterword; of
 * one that is not JSON to the letter what can be read, and of one that was cut off what is whole. Undefined where there is
 * none.
 */
export function findJson(written: string, isCut = false): unknown {
  const text = written.replace(/^\s*<think>[\s\S]*?<\/think>/, '');
  let start = text.indexOf('{');
  for (let tries = 0; start !== -1 && tries < MOST_TRIES; tries++, start = text.indexOf('{', start + 1)) {
    const end = endOfObject(text, start);
    if (end === -1) break;
    const object = text.slice(start, end);
    try {
      return JSON.parse(object);
    } catch {
      if (object.search(OPENS_OBJECT) === 0) return readLooseJson(object);
      // Else it is a brace in a sentence; the object may come later.
    }
  }
  const first = text.search(OPENS_OBJECT);
  return first === -1 ? undefined : readLooseJson(text.slice(first), isCut);
}

/** Behind the brace that closes the one at `start`; -1 when none does. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && --depth === 0) return at + 1;
  }
  return -1;
}
