import { describe, expect, it } from 'vitest';
import { HEARING_REASONS } from '#client/audio/hearing-reason.ts';
import { microphoneProblem } from '#client/audio/microphone-problem.ts';
import {
  type MicrophoneEvent,
  resultOf,
  testLevel,
  testStep,
  UNTESTED,
} from '#client/features/ready/microphone-test.ts';
import { STEPS, sourceAt, stageAt } from '#client/features/ready/progress-steps.ts';
import { tipStandsMs } from '#client/features/ready/tips.ts';
import { clampPlace, nextCorner } from '#client/ui/preview-place.ts';

describe('the progress of a start', () => {
  it.each([
    [0, 'Processing request'],
    [4_999, 'Processing request'],
    [5_000, 'Scraping jobs'],
    [34_999, 'Scraping jobs'],
    [35_000, 'Generating questions'],
    [46_999, 'Generating questions'],
    [47_000, 'Preparing interview'],
    [58_999, 'Preparing interview'],
    [59_000, 'Almost ready'],
    [600_000, 'Almost ready'],
  ])('after %i ms is at %s', (elapsedMs, name) => expect(STEPS[stageAt(elapsedMs)]).toBe(name));

  it.each([
    [4_999, undefined],
    [5_000, 'Scraping a discussion site'],
    [15_000, 'Scraping a company-review site'],
    [25_000, 'Scraping the web'],
    [34_999, 'Scraping the web'],
    [35_000, undefined],
  ])('after %i ms reads %s', (elapsedMs, source) => expect(sourceAt(elapsedMs)).toBe(source));
});

describe('a tip', () => {
  it('stands between 6.1 and 8 seconds', () => {
    expect([tipStandsMs(0), tipStandsMs(0.5), tipStandsMs(1)]).toEqual([6_100, 7_050, 8_000]);
  });
});

describe('a microphone test', () => {
  const testAfter = (...events: MicrophoneEvent[]) => events.reduce(testStep, UNTESTED);
  const recorded = (...levels: number[]) =>
    testAfter(
      { type: 'granted', label: 'Desk' },
      { type: 'started' },
      ...levels.map((level) => ({ type: 'level' as const, level })),
      {
        type: 'stopped',
      },
    );

  it('begins unknown and is ready once the microphone is allowed', () => {
    expect(UNTESTED).toMatchObject({ access: 'unknown', recording: 'idle' });
    expect(testAfter({ type: 'granted', label: 'Desk' })).toMatchObject({
      access: 'ready',
      recording: 'idle',
      problem: '',
    });
  });

  it('has heard somebody when the level was over 10 at any time of the recording', () => {
    expect(recorded(0, 10.5, 0)).toMatchObject({ recording: 'recorded', heard: true });
    expect(recorded(0, 10, 0)).toMatchObject({ recording: 'recorded', heard: false });
    const before = testAfter(
      { type: 'granted', label: 'Desk' },
      { type: 'level', level: 80 },
      { type: 'started' },
      { type: 'stopped' },
    );
    expect(before.heard).toBe(false);
  });

  it('forgets what it heard when it records again', () => {
    const again = { recording: 'recording', heard: false, levels: [] };
    expect(testStep(recorded(50), { type: 'started' })).toMatchObject(again);
  });

  it('tells apart why there is no microphone', () => {
    expect(testAfter({ type: 'refused', reason: 'permission_denied' })).toMatchObject({
      access: 'no_access',
      problem: 'Microphone access denied. Please enable microphone permissions.',
    });
    for (const reason of HEARING_REASONS) expect(microphoneProblem(reason)).toMatch(/\.$/);
    expect(microphoneProblem('no_microphone')).not.toBe(microphoneProblem('permission_denied'));
  });

  it('leaves its result and the name of the microphone behind', () => {
    expect(resultOf(UNTESTED)).toBeUndefined();
    expect(resultOf(recorded(50))).toEqual({ isGood: true, text: 'We hear you well.', label: 'Desk', levels: [50] });
    expect(resultOf(recorded(3))).toMatchObject({ isGood: false, text: expect.stringContaining('did not hear') });
    expect(resultOf(testAfter({ type: 'refused', reason: 'permission_denied' }))).toMatchObject({
      isGood: false,
      text: expect.stringMatching(/^Microphone access denied\..* You can type every answer instead\.$/),
    });
  });

  it('keeps its words when a microphone is taken away while it records', () => {
    const lost = testStep(testAfter({ type: 'granted', label: 'Desk' }, { type: 'started' }), {
      type: 'refused',
      reason: 'microphone_lost',
    });
    expect(testStep(lost, { type: 'stopped' })).toEqual(lost);
  });

  it('counts from the loudness of a quiet room to full scale', () => {
    expect([testLevel(0), testLevel(0.15), testLevel(1)]).toEqual([0, 0, 100]);
    // What it calls heard is what the interview calls speech: loudness 15 at aggressiveness 3.
    expect(testLevel(0.225)).toBeLessThan(10);
    expect(testLevel(0.24)).toBeGreaterThan(10);
  });
});

describe('the place of the camera preview', () => {
  const room = { width: 1_000, height: 800 };

  it('is wholly inside the window', () => {
    expect(clampPlace({ x: -50, y: 790 }, room)).toEqual({ x: 0, y: 560 });
    expect(clampPlace({ x: 2_000, y: 100 }, room)).toEqual({ x: 680, y: 100 });
    expect(clampPlace({ x: 20, y: 20 }, { width: 300, height: 200 })).toEqual({ x: 0, y: 0 });
  });

  it('goes round the corners clockwise', () => {
    const places = [{ x: 20, y: 20 }];
    for (let i = 0; i < 4; i++) places.push(nextCorner(places[i] ?? { x: 0, y: 0 }, room));
    expect(places.slice(1)).toEqual([
      { x: 660, y: 20 },
      { x: 660, y: 540 },
      { x: 20, y: 540 },
      { x: 20, y: 20 },
    ]);
  });
});
