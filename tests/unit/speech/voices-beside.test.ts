import { describe, expect, it } from 'vitest';
import { VoicesBeside } from '#domain/speech-metrics/voices-beside.ts';

const FRAME_MS = 32;
const QUIET_ROOM = 8;
const TELEVISION = 35;
const CANDIDATE = 60;

interface Frame {
  loudness: number;
  isVoice: boolean;
}

const frames = (seconds: number, frame: Frame): Frame[] =>
  Array.from({ length: (seconds * 1_000) / FRAME_MS }, () => frame);

function softestBehind(before: Frame[], beside: Frame[]): number {
  const voices = new VoicesBeside();
  for (const { loudness, isVoice } of before) voices.hear(loudness, FRAME_MS, false, isVoice);
  for (const { loudness, isVoice } of beside) voices.hear(loudness, FRAME_MS, true, isVoice);
  return voices.softest;
}

describe('voices in the room before the interviewer’s', () => {
  it('are softer than whoever may interrupt', () => {
    const television = { loudness: TELEVISION, isVoice: true };
    const softest = softestBehind(frames(1, { ...television, isVoice: false }), frames(4, television));
    expect(softest).toBeGreaterThan(TELEVISION);
    expect(softest).toBeLessThan(CANDIDATE - 10);
  });

  it('may be louder while the interviewer speaks than they were before', () => {
    const before = frames(1, { loudness: TELEVISION - 8, isVoice: false });
    expect(softestBehind(before, frames(4, { loudness: TELEVISION, isVoice: true }))).toBeGreaterThan(TELEVISION);
  });

  it('are none where it was quiet before: who speaks over the greeting is the candidate', () => {
    const before = frames(1, { loudness: QUIET_ROOM, isVoice: false });
    expect(softestBehind(before, frames(4, { loudness: CANDIDATE, isVoice: true }))).toBeLessThan(CANDIDATE - 20);
  });

  it('are none where a door fell shut', () => {
    const before = [
      ...frames(2, { loudness: QUIET_ROOM, isVoice: false }),
      ...frames(0.3, { loudness: 70, isVoice: false }),
    ];
    expect(softestBehind(before, frames(4, { loudness: CANDIDATE, isVoice: true }))).toBeLessThan(CANDIDATE - 20);
  });

  it('are those of the greeting, and not of what is said over the question behind it', () => {
    const before = frames(1, { loudness: TELEVISION, isVoice: false });
    const greeting = frames(6, { loudness: TELEVISION, isVoice: true });
    const question = frames(4, { loudness: CANDIDATE, isVoice: true });
    expect(softestBehind(before, [...greeting, ...question])).toBeLessThan(CANDIDATE - 10);
  });

  it('are far away where they are very soft', () => {
    const far = { loudness: 15, isVoice: true };
    expect(softestBehind(frames(1, far), frames(4, far))).toBeGreaterThan(15);
  });
});
