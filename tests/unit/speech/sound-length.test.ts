import { expect, it } from 'vitest';
import { secondsOfSound } from '#domain/speech/sound-length.ts';
import { hum } from '#tests/support/made-audio.ts';

it('a recording lasts as long as its samples do, and one that does not say so as long as its size is worth', () => {
  expect(secondsOfSound(hum({ durationMs: 2_500 }), 'wav')).toBe(2.5);
  expect(secondsOfSound(new Uint8Array(8_000), 'webm')).toBe(2);
  const without = hum({ durationMs: 2_500 });
  // No channels: a second of it has no bytes.
  new DataView(without.buffer).setUint16(22, 0, true);
  expect(secondsOfSound(without, 'wav')).toBe(without.byteLength / 4_000);
});
