import { describe, expect, it } from 'vitest';
import { speakableText } from '#domain/speech/speakable-text.ts';
import { readWav, writeWav } from '#domain/speech/wav.ts';

describe('WAV files', () => {
  it('come back as they were written', () => {
    const samples = Int16Array.from([0, 1, -1, 32_767, -32_768]);
    expect(readWav(writeWav({ samples, sampleRateHz: 16_000 }))).toEqual({ samples, sampleRateHz: 16_000 });
  });

  it('are read as far as they go when their header promises more', () => {
    const file = writeWav({ samples: Int16Array.from([1, 2, 3]), sampleRateHz: 8_000 });
    new DataView(file.buffer).setUint32(40, 4_000_000, true);
    expect([...readWav(file).samples]).toEqual([1, 2, 3]);
  });

  it('are refused when they are something else', () => {
    expect(() => readWav(new TextEncoder().encode('<!doctype html><html>'))).toThrow('Not a WAV file');
  });
});

describe('text that is spoken', () => {
  it('loses markup, control characters and emoji, and spells signs out', () => {
    expect(speakableText('**R&D** is “50%” done 🙂\u0000 — really')).toBe('R and D is 50 percent done , really');
    expect(speakableText('🙂🙂')).toBe('');
    expect(speakableText('C++ and C#')).toBe('C plus plus and C sharp');
  });
});
