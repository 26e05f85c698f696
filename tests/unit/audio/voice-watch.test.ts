import { describe, expect, it } from 'vitest';
import { createEnergyDetector } from '#client/audio/speech-detector.ts';
import { VoiceWatch } from '#client/audio/voice-watch.ts';
import { readWav } from '#domain/speech/wav.ts';
import { speakAloud } from '#tests/support/flite-speech.ts';

const RATE_HZ = 16_000;
const FRAME = 512;
/** What the output plays comes back so much later, and with so much of it. */
const ECHO_DELAY = 1_400;
const ECHO = 0.1;
const INTERRUPTED_AT = 6 * RATE_HZ;

const speech = async (text: string, voice: string): Promise<Float32Array> =>
  Float32Array.from(readWav(await speakAloud(text, voice)).samples, (sample) => sample / 32_768);

/** How often somebody was heard while the interviewer spoke, and when first, in samples. */
async function watch(over?: Float32Array): Promise<{ times: number; first: number | undefined }> {
  const played = await speech(
    'Tell me about a time when a job did not go as planned. What did you do first, who helped you with it, and how did it end for everybody?',
    'slt',
  );
  const playing = new Float32Array(2 * FRAME);
  const heardAt: number[] = [];
  let at = 0;
  const watch = new VoiceWatch({
    detector: () => createEnergyDetector(),
    played: () => ({ samples: playing, rateHz: RATE_HZ }),
    onVoice: () => heardAt.push(at),
  });
  watch.isWatching = true;
  for (; at + FRAME <= played.length; at += FRAME) {
    playing.set(played.slice(Math.max(0, at - FRAME), at + FRAME), at === 0 ? FRAME : 0);
    const frame = Float32Array.from(
      { length: FRAME },
      (_, i) => ECHO * (played[at + i - ECHO_DELAY] ?? 0) + (over?.[at + i - INTERRUPTED_AT] ?? 0),
    );
    watch.take(frame);
  }
  return { times: heardAt.length, first: heardAt[0] };
}

describe('the watch for somebody who speaks over the interviewer', () => {
  it('takes the interviewer’s own echo for nobody, although it is loud enough to be speech', async () => {
    expect(await watch()).toEqual({ times: 0, first: undefined });
  });

  it('hears a candidate over that echo', async () => {
    const { first = Number.NaN } = await watch(
      await speech('Sorry, may I add something to what I said before?', 'rms'),
    );
    expect(first).toBeGreaterThan(INTERRUPTED_AT);
    expect(first).toBeLessThan(INTERRUPTED_AT + RATE_HZ);
  });
});
