import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const FILE = path.resolve(import.meta.dirname, '../../../public/audio/capture-worklet.js');

/** Runs the worklet's file as a browser's audio thread would, and feeds it. */
function loadWorklet() {
  const messages: (Float32Array | number)[] = [];
  const port = {
    onmessage: (_: { data: number }): void => undefined,
    postMessage: (message: Float32Array | number) => messages.push(message),
  };
  const registered = new Map<string, new () => { process(inputs: Float32Array[][]): boolean }>();
  class AudioWorkletProcessor {
    port = port;
  }
  runInNewContext(readFileSync(FILE, 'utf8'), {
    AudioWorkletProcessor,
    Float32Array,
    registerProcessor: (name: string, processor: never) => registered.set(name, processor),
  });
  const Processor = registered.get('capture');
  if (!Processor) throw new Error('The file registers no processor named capture');
  return { processor: new Processor(), messages, ask: (data: number) => port.onmessage({ data }) };
}

describe('the capture worklet', () => {
  it('hands on every sample once and in order, all channels mixed to one', () => {
    const { processor, messages } = loadWorklet();
    for (let quantum = 0; quantum < 10; quantum++) {
      const left = Float32Array.from({ length: 128 }, (_, i) => quantum * 128 + i);
      expect(processor.process([[left, left.map((sample) => sample + 2)]])).toBe(true);
    }
    const chunks = messages.filter((message) => typeof message !== 'number');
    expect(chunks.map(({ length }) => length)).toEqual([640, 640]);
    expect(chunks.flatMap((chunk) => [...chunk])).toEqual(Array.from({ length: 1_280 }, (_, i) => i + 1));
  });

  it('answers the page behind all that was heard until then, and loses nothing of what follows', () => {
    const { processor, messages, ask } = loadWorklet();
    const hear = (from: number, to: number) => {
      for (let at = from; at < to; at += 128)
        processor.process([[Float32Array.from({ length: 128 }, (_, i) => at + i)]]);
    };
    hear(0, 768);
    ask(1);
    ask(2);
    hear(768, 1_408);
    const plain = messages.map((message) => (typeof message === 'number' ? message : [...message]));
    const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
    expect(plain).toEqual([numbers(0, 640), numbers(640, 768), 1, 2, numbers(768, 1_408)]);
  });

  it('lives on through moments without a microphone', () => {
    const { processor, messages } = loadWorklet();
    expect(processor.process([[]])).toBe(true);
    expect(processor.process([])).toBe(true);
    expect(messages).toEqual([]);
  });
});
