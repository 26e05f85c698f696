import * as ort from 'onnxruntime-web/wasm';
import { describe, expect, test } from 'vitest';
import { Moonshine, type ProgramParts } from '#client/audio/moonshine.ts';
import { makeProgram } from '#tests/support/made-program.ts';

ort.env.wasm.numThreads = 1;

const SECOND = 16_000;

/** Sound of so many seconds each, loud as speech or quiet as a room. */
const sound = (...stretches: readonly (readonly [seconds: number, isLoud: boolean])[]) =>
  Float32Array.from(
    stretches.flatMap(([seconds, isLoud]) =>
      Array.from({ length: seconds * SECOND }, (_, i) => (isLoud ? 0.1 : 0.0005) * Math.sin(i / 8)),
    ),
  );

const load = (parts: ProgramParts = makeProgram().whole) => Moonshine.load(ort, parts);

describe('a network with the inputs and outputs of Moonshine', () => {
  test('is decoded token by token with what it has told, and spelled', async () => {
    const moonshine = await load();
    expect(await moonshine.hear(sound([2, true]))).toBe('one two three four');
    expect(await moonshine.hear(sound([1, true], [0.5, false], [1, true]))).toBe('one two nothing four five');
    expect(await moonshine.hear(sound([0.4, true]))).toBe('one');
  });

  test('says no more than was said in that time', async () => {
    const moonshine = await load();
    expect((await moonshine.hear(sound([6, true]))).split(' ')).toHaveLength(12);
  });

  test('is refused without a vocabulary', async () => {
    const { whole } = makeProgram();
    await expect(load({ ...whole, tokenizer: new TextEncoder().encode('{}') })).rejects.toThrow('no vocabulary');
  });
});
