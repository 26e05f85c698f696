import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const FILE = path.resolve(import.meta.dirname, '../../../public/audio/capture-worklet.js');

/** Runs the worklet's file as a browser's audio thread would, and feeds it. */
function loadWorklet() {
  const messages: Float32Array[] = [];
  const registered = new Map<string, new () => { process(inputs: Float32Array[][]): boolean }>();
  class AudioWorkletProcessor {
    port = { postMessage: (chunk: Float32Array) => messages.push(chunk) };
  }
  runInNewContext(readFileSync(FILE, 'utf8'), {
    AudioWorkletProcessor,
    Float32Array,
    registerProcessor: (name: string, processor: never) => registered.set(name, processor),
  });
  const Processor = registered.get('capture');
  if (!Processor) throw new Error('The file registers no processor named capture');
  return { processor: new Processor(), messages };
}

describe('the capture worklet', () => {
  it('hands on every sample once and in order, all channels mixed to one', () => {
    const { processor, messages } = loadWorklet();
    for (let quantum = 0; quantum < 10; quantum++) {
      const left = Float32Array.from({ length: 128 }, (_, i) => quantum * 128 + i);
      expect(processor.process([[left, left.map((sample) => sample + 2)]])).toBe(true);
    }
    expect(messages.map(({ length }) => length)).toEqual([640, 640]);
    expect(messages.flatMap((chunk) => [...chunk])).toEqual(Array.from({ length: 1_280 }, (_, i) => i + 1));
  });

  it('lives on through moments without a microphone', () => {
    const { processor, messages } = loadWorklet();
    expect(processor.process([[]])).toBe(true);
    expect(processor.process([])).toBe(true);
    expect(messages).toEqual([]);
  });
});
