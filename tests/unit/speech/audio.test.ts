import { describe, expect, it } from 'vitest';
import { isAudible } from '#domain/speech/audible.ts';
import { audioFormat } from '#domain/speech/audio-format.ts';
import { heardText } from '#domain/speech/heard-text.ts';
import { writeWav } from '#domain/speech/wav.ts';
import { inspectAudio } from '#tests/support/heard-audio.ts';
import { hum, streamed } from '#tests/support/made-audio.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : [part])));

describe('the format of an audio file', () => {
  it.each([
    ['wav', hum()],
    ['webm', bytes(0x1a, 0x45, 0xdf, 0xa3, 0x01)],
    ['mp4', bytes(0, 0, 0, 0x20, 'ftypisom')],
    ['ogg', bytes('OggS', 0)],
    ['flac', bytes('fLaC', 0)],
    ['mp3', bytes('ID3', 4)],
    ['mp3', bytes(0xff, 0xfb, 0x90)],
    ['mp3', bytes(0xff, 0xf3, 0x44)],
    // Quiet raw samples: -1, -1, and -1, 0.
    [undefined, bytes(0xff, 0xff, 0xff, 0xff)],
    [undefined, bytes(0xff, 0xff, 0x00, 0x00)],
    [undefined, bytes(0xff, 0xfb, 0xff, 0xfb)],
    [undefined, bytes('<!doctype html>')],
    [undefined, bytes('RIFF', 0, 0, 0, 0, 'AVI ')],
    [undefined, bytes()],
  ])('is told as %s by its first bytes', (format, file) => {
    expect(audioFormat(file)).toBe(format);
  });
});

describe('a recording', () => {
  it('is audible when it has a sound that could be a word', () => {
    expect(isAudible(hum(), 'wav')).toBe(true);
    expect(isAudible(hum({ level: 0.002 }), 'wav')).toBe(true);
    expect(isAudible(bytes('OggS'), 'ogg')).toBe(true);
  });

  it('is not when it is silent, or shorter than any word', () => {
    expect(isAudible(hum({ level: 0 }), 'wav')).toBe(false);
    expect(isAudible(hum({ level: 0.0005 }), 'wav')).toBe(false);
    expect(isAudible(hum({ durationMs: 90 }), 'wav')).toBe(false);
  });
});

describe('a recogniser’s text', () => {
  it('loses the space around its words, and notes about there being none', () => {
    expect(heardText(' I led\n a team. ')).toBe('I led a team.');
    expect(heardText('[laughs] I led (briefly) a team.')).toBe('[laughs] I led (briefly) a team.');
    for (const note of ['', ' ', '.', '...', '[BLANK_AUDIO]', ' [ Silence ] (music)', '*sighs*', '♪♪']) {
      expect(heardText(note)).toBe('');
    }
  });
});

describe('the check of recordings in tests', () => {
  it('measures a good one and has nothing against it', () => {
    const audio = inspectAudio(hum({ durationMs: 1_500, level: 0.5 }));
    expect(audio).toMatchObject({ sampleRateHz: 16_000, channels: 1, durationMs: 1_500, faults: [] });
    expect(audio.peakDb).toBeCloseTo(-6, 0);
    expect(audio.loudestDb).toBeCloseTo(-9, 0);
  });

  it.each([
    [hum({ sampleRateHz: 48_000 }), '48000 Hz'],
    [hum({ durationMs: 100 }), '100 ms long'],
    [hum({ level: 0.005 }), 'faint'],
    [streamed(hum()), 'the header declares'],
    [writeWav({ samples: new Int16Array(0), sampleRateHz: 16_000 }), '0 ms long'],
  ])('finds what is wrong with others', (file, fault) => {
    expect(inspectAudio(file).faults.join('; ')).toContain(fault);
  });
});
