import { describe, expect, it } from 'vitest';
import { PeakTrack, segmentPeaks } from '#domain/recording/segment-peaks.ts';
import { placeWords } from '#domain/speech-metrics/place-words.ts';
import { joinVoiceMetrics, type VoiceMetrics } from '#domain/speech-metrics/voice-metrics.ts';

const SPEECH = [
  { startMs: 1_000, endMs: 3_000 },
  { startMs: 5_000, endMs: 7_000 },
];
const heard = (...words: [string, number, number][]) =>
  words.map(([word, startMs, endMs]) => ({ word, startMs, endMs }));

describe('the times of words', () => {
  it("are the recogniser's, whatever marks and capitals the text has", () => {
    const times = heard(['i', 1_000, 1_100], ['led', 1_200, 1_500], ["didn't", 1_600, 2_000]);
    expect(placeWords("I led, didn't –", times, SPEECH, 8_000)).toEqual([
      { word: 'I', start_char: 0, end_char: 1, startMs: 1_000, endMs: 1_100 },
      { word: 'led,', start_char: 2, end_char: 6, startMs: 1_200, endMs: 1_500 },
      { word: "didn't", start_char: 7, end_char: 13, startMs: 1_600, endMs: 2_000 },
    ]);
  });

  it('of a word that was told otherwise lie between its neighbours, and are estimated', () => {
    const times = heard(['we', 1_000, 1_200], ['sixty', 1_300, 1_800], ['times', 2_000, 2_400]);
    const placed = placeWords('We 60 percent times', times, SPEECH, 8_000);
    expect(placed.map(({ startMs, endMs, estimated }) => [startMs, endMs, estimated])).toEqual([
      [1_000, 1_200, undefined],
      [1_200, 1_600, true],
      [1_600, 2_000, true],
      [2_000, 2_400, undefined],
    ]);
  });

  it('are spread over the measured speech when nobody tells them, within a second and a half at the median', () => {
    // Forty words, of which every one is said at an even pace within the speech.
    const text = Array.from({ length: 40 }, (_, i) => `word${i % 7 === 0 ? 'longer' : ''}`).join(' ');
    const placed = placeWords(text, undefined, SPEECH, 8_000);
    expect(placed.map(({ estimated }) => estimated)).toEqual(Array(40).fill(true));
    for (const { startMs, endMs } of placed) {
      expect(startMs).toBeGreaterThanOrEqual(1_000);
      expect(endMs).toBeLessThanOrEqual(7_000);
      // None lies in the pause.
      expect(startMs > 3_000 && endMs < 5_000).toBe(false);
    }
    const truths = placed.map((_, i) => (i < 20 ? 1_000 + i * 100 : 5_000 + (i - 20) * 100));
    const errors = placed.map(({ startMs }, i) => Math.abs(startMs - (truths[i] ?? 0))).sort((a, b) => a - b);
    expect(errors[20]).toBeLessThan(1_500);
  });

  it('never run backwards, and there are none of no words', () => {
    const times = heard(['b', 2_000, 2_100], ['a', 500, 600]);
    for (const { startMs, endMs } of placeWords('b a', times, SPEECH, 8_000))
      expect(endMs).toBeGreaterThanOrEqual(startMs);
    expect(placeWords(' – ', undefined, SPEECH, 8_000)).toEqual([]);
    expect(placeWords('yes', undefined, [], 8_000)).toMatchObject([{ startMs: 0, endMs: 8_000 }]);
  });
});

describe('an answer of several recordings', () => {
  it('is measured as one, with the silence where they meet as one pause', () => {
    const part = (stopReason: VoiceMetrics['stopReason'], avgAudioLevel: number): VoiceMetrics => ({
      vadPattern: [
        { isSpeech: false, durationMs: 500 },
        { isSpeech: true, durationMs: 2_000 },
        { isSpeech: false, durationMs: 1_500 },
      ],
      durationMs: 4_000,
      speechDurationMs: 2_000,
      silenceDurationMs: 2_000,
      avgAudioLevel,
      pauseCount: 0,
      avgPauseLength: 0,
      avgSpeechLength: 2_000,
      stopReason,
    });
    expect(joinVoiceMetrics([part('manual', 40), part('silence_timeout', 60)])).toEqual({
      vadPattern: [
        { isSpeech: false, durationMs: 500 },
        { isSpeech: true, durationMs: 2_000 },
        { isSpeech: false, durationMs: 2_000 },
        { isSpeech: true, durationMs: 2_000 },
        { isSpeech: false, durationMs: 1_500 },
      ],
      durationMs: 8_000,
      speechDurationMs: 4_000,
      silenceDurationMs: 4_000,
      avgAudioLevel: 50,
      pauseCount: 1,
      avgPauseLength: 2_000,
      avgSpeechLength: 2_000,
      stopReason: 'silence_timeout',
    });
    expect(joinVoiceMetrics([])).toBeUndefined();
  });
});

describe('the waveform of a segment', () => {
  it('has two hundred peaks of its own stretch of the answer, measured while it was heard', () => {
    const track = new PeakTrack(16_000);
    // A second of quiet, a second of loud, in uneven pieces.
    const samples = Float32Array.from({ length: 32_000 }, (_, i) => (i < 16_000 ? 0.1 : -0.8));
    for (let at = 0; at < samples.length; at += 777) track.take(samples.subarray(at, at + 777));
    expect(track.blocks).toHaveLength(200);
    const all = segmentPeaks(track.blocks, 0, 2_000);
    expect([all.length, all[10], all[190]]).toEqual([200, 26, 204]);
    expect(new Set(segmentPeaks(track.blocks, 1_000, 2_000))).toEqual(new Set([204]));
    expect(segmentPeaks(track.blocks, 1_900, 4_000).at(-1)).toBe(0);
    expect(segmentPeaks([], 0, 1_000)).toEqual(Array(200).fill(0));
  });
});
