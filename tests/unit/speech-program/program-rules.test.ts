import { describe, expect, it, test } from 'vitest';
import { programProblem, underway } from '#client/features/ready/program-words.ts';
import { speechByLoudness } from '#domain/speech-metrics/speech-by-loudness.ts';
import { loopLength, mostTokens, withoutLoop } from '#domain/speech-program/decoding-limits.ts';
import { isTooSlow } from '#domain/speech-program/is-too-slow.ts';
import { parseManifest, programBytes } from '#domain/speech-program/manifest.ts';
import { LONGEST_PIECE_MS, planPieces } from '#domain/speech-program/plan-pieces.ts';
import { readSpelling, spellTokens } from '#domain/speech-program/spell-tokens.ts';
import { makeProgram } from '#tests/support/made-program.ts';

const span = (startMs: number, endMs: number) => ({ startMs, endMs });
const places = (speech: { startMs: number; endMs: number }[], isOver = true) =>
  planPieces(speech, isOver).map(({ startMs, endMs }) => [startMs, endMs]);

describe('what of an answer is recognised at once', () => {
  it('is speech with short pauses in it and a margin, and no silence', () => {
    expect(places([span(1_000, 2_000), span(2_400, 3_000), span(5_000, 6_000)])).toEqual([
      [800, 3_200],
      [4_800, 6_200],
    ]);
  });

  it('is nothing where nobody spoke, or too shortly for speech', () => {
    expect(places([])).toEqual([]);
    expect(places([span(1_000, 1_060)])).toEqual([]);
  });

  it('is left out while more may belong to it, and stays as it is afterwards', () => {
    const first = [span(0, 3_000)];
    expect(places(first, false)).toEqual([]);
    const longer = [...first, span(3_300, 6_500)];
    expect(places(longer, false)).toEqual([[0, 6_700]]);
    const more = [...longer, span(6_800, 7_500)];
    expect(places(more, false)).toEqual([[0, 6_700]]);
    expect(places(more)).toEqual([
      [0, 6_700],
      [6_600, 7_700],
    ]);
  });

  it('is never longer than can be recognised at once, and loses no speech', () => {
    const pieces = planPieces([span(0, 65_000)], true);
    expect(pieces).toHaveLength(4);
    for (const { spans } of pieces)
      for (const { startMs, endMs } of spans) expect(endMs - startMs).toBeLessThanOrEqual(LONGEST_PIECE_MS);
    const spoken = pieces.flatMap(({ spans }) => spans).reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
    expect(spoken).toBeCloseTo(65_000);
  });
});

test('speech is found by loudness, and a quiet room is none', () => {
  const room = (seconds: number, loudness: number) =>
    Array.from({ length: seconds * 16_000 }, (_, i) => loudness * Math.sin(i / 8));
  const heard = speechByLoudness(Float32Array.from([...room(1, 0.0005), ...room(1, 0.1), ...room(1, 0.0005)]), 16_000);
  expect(heard).toEqual([{ startMs: 1_000, endMs: 2_000 }]);
  expect(speechByLoudness(Float32Array.from(room(2, 0.0005)), 16_000)).toEqual([]);
});

describe('tokens', () => {
  const spelling = readSpelling({
    model: { vocab: { '<s>': 0, '▁I': 1, '▁led': 2, '<0xE2>': 3, '<0x82>': 4, '<0xAC>': 5, s: 6 } },
    added_tokens: [{ id: 0, content: '<s>', special: true }],
  });

  it('are spelled, bytes of one character together and marks not at all', () => {
    expect(spellTokens([0, 1, 2, 6, 3, 4, 5, 99], spelling)).toBe('I leds€');
    expect(spellTokens([1, 3, 4], spelling)).toBe('I');
  });

  it('that go round in circles are said once', () => {
    expect(withoutLoop([7, 8, 1, 2, 1, 2, 1, 2, 1, 2])).toEqual([7, 8, 1, 2]);
    expect(loopLength([1, 2, 1, 2, 1, 2])).toBe(0);
    expect(withoutLoop([5, 5, 5])).toEqual([5, 5, 5]);
  });

  it('are no more than can be said in the time', () => expect([mostTokens(10), mostTokens(0.1)]).toEqual([65, 4]));
});

describe('a manifest', () => {
  const { manifest } = makeProgram();
  const [first, ...others] = manifest.files;
  const withFirst = (change: object) => ({ ...manifest, files: [{ ...first, ...change }, ...others] });

  it('is read as it is', () => {
    expect(parseManifest(structuredClone(manifest))).toEqual(manifest);
    expect(programBytes(manifest)).toBe(manifest.files.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  it.each([
    ['without a hash', withFirst({ sha256: undefined })],
    ['with a size that its parts do not add up to', withFirst({ bytes: (first?.bytes ?? 0) + 1 })],
    ['with a path that leads elsewhere', withFirst({ parts: [{ path: '../secret', bytes: first?.bytes }] })],
    ['with another address', withFirst({ parts: [{ path: 'https://else.example/a', bytes: first?.bytes }] })],
    ['without a tokenizer', { ...manifest, files: manifest.files.slice(0, 2) }],
    ['with one file twice', { ...manifest, files: [...manifest.files, first] }],
    ['that is a page', '<!doctype html>'],
  ])('is none %s', (_which, json) => expect(parseManifest(json)).toBeUndefined());
});

test('seven tenths of the time that it was said in is quick enough, and more is not', () => {
  expect([isTooSlow(3_500, 5_000), isTooSlow(3_501, 5_000)]).toEqual([false, true]);
});

test('what became of the program is told with who hears meanwhile', () => {
  expect(underway({ kind: 'coming', bytes: 1 }, 'browser')).toMatch(/^You can start now\..*own recognition is used\.$/);
  expect(underway({ kind: 'partly', bytes: 1, fault: 'unreachable' }, 'typing')).toMatch(/broke off.*you type/);
  expect(underway({ kind: 'partly', bytes: 0, fault: 'damaged' }, 'typing')).toMatch(/thrown away/);
  expect(programProblem('too_slow', { kind: 'here' }, true)).toMatch(/too slow.*two other choices work/);
  expect(programProblem('does_not_run', { kind: 'here' }, false)).toMatch(/does not run.*You can type/);
  expect(programProblem('device', { kind: 'here' }, true)).toBeUndefined();
  expect(programProblem(null, { kind: 'impossible' }, true)).toMatch(/cannot keep/);
});
