import { expect, it } from 'vitest';
import { readLooseJson } from '#engines/llm/loose-json.ts';

it.each<[string, unknown]>([
  ['{"a":"one","b":"tw', { a: 'one' }],
  ['{"a":"one","b"', { a: 'one' }],
  ['{"a":"one"', { a: 'one' }],
  ['{"a":"one","b":12', { a: 'one' }],
  ['{"a":"one","b":tru', { a: 'one' }],
  ['{"a":[1,2,3', { a: [1, 2] }],
  ['{"a":[{"x":1},{"x":2,"y":', { a: [{ x: 1 }] }],
  ['{"a":[{"x":1},{"x":2}', { a: [{ x: 1 }, { x: 2 }] }],
  ['{"a":[{"x":1},{"x":{"y":2}', { a: [{ x: 1 }] }],
  ['{"a":{"x":"one","y":"tw', { a: { x: 'one' } }],
  ['{"a":"one"} and then some m', { a: 'one' }],
])('of a text that was cut off what is whole is read: %s', (written, whole) => {
  expect(readLooseJson(written, true)).toEqual(whole);
});

it('a text whose end alone is missing is read to its end', () => {
  expect(readLooseJson('{"a":[{"x":1},{"x":"tw')).toEqual({ a: [{ x: 1 }, { x: 'tw' }] });
});
