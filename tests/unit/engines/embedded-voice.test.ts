import { describe, expect, it } from 'vitest';
import { readWav } from '#domain/speech/wav.ts';
import { embeddedVoiceForTests } from '#tests/support/flite-speech.ts';

const SENTENCE = 'Tell me about a team that you led.';

describe('the embedded voice', () => {
  it('speaks with each of its voices, loud and unclipped', async () => {
    const voice = await embeddedVoiceForTests();
    const spoken = new Set<string>();
    for (const { id } of voice.voices) {
      const { audio, contentType, sampleRateHz, warnings } = await voice.synthesise({ text: SENTENCE, voice: id });
      expect([contentType, sampleRateHz, warnings]).toEqual(['audio/wav', 16_000, []]);
      const { samples } = readWav(audio);
      expect(samples.length / 16_000).toBeGreaterThan(1.2);
      expect(samples.length / 16_000).toBeLessThan(4);
      expect(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeCloseTo(0.89 * 32_767, -1);
      spoken.add(Buffer.from(audio).toString('base64'));
    }
    expect(spoken.size).toBe(voice.voices.length);
  });

  it('speaks a text that looks like an option, and in its first voice when there is no such one', async () => {
    const voice = await embeddedVoiceForTests();
    const { audio, warnings } = await voice.synthesise({ text: '-voice rms -o /etc/passwd', voice: 'nobody' });
    expect(readWav(audio).samples.length / 16_000).toBeGreaterThan(1);
    expect(warnings).toEqual(["No voice 'nobody'; slt speaks"]);
  });

  it('refuses a text with nothing in it to speak', async () => {
    const voice = await embeddedVoiceForTests();
    await expect(voice.synthesise({ text: ' ** 🙂 ' })).rejects.toMatchObject({ reason: 'refused', retryable: false });
  });
});
