import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DevicesState } from '#client/audio/candidate-devices.ts';
import { CameraPanel } from '#client/features/interview/camera-panel.tsx';
import type { LiveSession } from '#client/features/interview/live-session.ts';
import { freshView, type LiveView } from '#client/features/interview/live-view.ts';
import { StageBar } from '#client/features/interview/stage-bar.tsx';
import { cameraWords } from '#client/features/interview/tutorial-steps.tsx';
import { recordedWords } from '#client/features/ready/recorded-words.ts';
import { keptWords } from '#client/features/results/recordings-words.ts';
import { commonOf, createStageState, type StageState } from '#domain/stage/stage.ts';

const common = commonOf(createStageState([{ id: 'q_1', text: 'Who are you?' }], true));
const recording: StageState = { ...common, stage: 'user_responding', purpose: { for: 'caption' }, recording: 1 };
const asking: StageState = { ...common, stage: 'ai_asking_question', voice: 'speaking' };
const LIVE: DevicesState['camera'] = { status: 'live', stream: {} as MediaStream, problem: '' };
const OFF: DevicesState['camera'] = { status: 'off', stream: null, problem: '' };
const session = { openMicrophoneLevel: () => 0 } as unknown as LiveSession;

const shown = (camera: DevicesState['camera'], change: Partial<LiveView> = {}) => {
  const view: LiveView = { ...freshView(asking), isRecorded: true, ...change };
  const markup = renderToStaticMarkup(createElement(CameraPanel, { camera, session, view }));
  return { markup, text: markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
};
const dotOf = (markup: string) => /data-state="(\w+)"/.exec(markup)?.[1];

describe('the camera panel', () => {
  beforeEach(() => {
    vi.stubGlobal('innerWidth', 1_440);
    vi.stubGlobal('innerHeight', 900);
  });

  it('has a red light and the time while an answer is recorded', () => {
    vi.spyOn(performance, 'now').mockReturnValue(83_000);
    const { markup, text } = shown(LIVE, { stage: recording, recordingSinceMs: 0 });
    expect([dotOf(markup), text]).toEqual(['recording', expect.stringContaining('Recording 01:23')]);
    vi.restoreAllMocks();
  });

  it('has a green light for a camera that is on, and a grey one for a camera that is off', () => {
    expect(dotOf(shown(LIVE).markup)).toBe('active');
    const { markup, text } = shown(OFF);
    expect([dotOf(markup), text]).toEqual([
      'inactive',
      expect.stringContaining('Your answers are recorded with sound only.'),
    ]);
  });

  it('tells by its switches what is on', () => {
    const pressed = (markup: string) =>
      [...markup.matchAll(/aria-pressed="(\w+)" aria-label="(\w+)"/g)].map(([, on, label]) => `${label} ${on}`);
    expect(pressed(shown(LIVE).markup)).toEqual(['Camera true', 'Microphone true']);
    const both = shown(OFF, { isMicrophoneOn: false });
    expect(pressed(both.markup)).toEqual(['Camera false', 'Microphone false']);
    expect(both.text).toContain('Nothing is recorded while you type.');
  });

  it.each([
    'Failed to get audio tracks for recording',
    'No video tracks available for recording',
    'No audio tracks available for recording',
    'Video tracks are not live',
    'Audio tracks are not live',
    'No supported video format found',
    'Recording blob is empty',
    'No active recording to stop',
    'Recording stream missing audio tracks',
  ])('says %s as a camera error that can be retried, over the foot of a picture that is well', (recordingProblem) => {
    const { markup, text } = shown(LIVE, { recordingProblem });
    for (const words of ['Camera Error', recordingProblem, 'Retry Camera', 'Error, click to retry'])
      expect(text).toContain(words);
    expect(markup).toMatch(/<video(?![^>]*hidden)[^>]*>/);
  });

  it('says why nothing is recorded in the place of a picture that is not there', () => {
    const problem = 'No camera was found.';
    const cameras = [OFF, { status: 'failed', stream: null, problem }] satisfies DevicesState['camera'][];
    for (const camera of cameras) {
      const { markup, text } = shown(camera, { recordingProblem: 'Audio tracks are not live' });
      expect(text).toContain(camera.problem || 'Audio tracks are not live');
      expect(markup).toMatch(/<video[^>]*hidden/);
    }
  });

  it('keeps the light and the time of an answer that is recorded without a picture', () => {
    const camera = { status: 'failed', stream: null, problem: 'No camera was found.' } as const;
    const { markup, text } = shown(camera, { stage: recording, recordingSinceMs: performance.now() });
    expect([dotOf(markup), text]).toEqual(['recording', expect.stringMatching(/No camera was found\..*00:00/)]);
  });
});

describe('the head of the stage', () => {
  it('keeps the shut End Interview in reach, and says by it when it opens', () => {
    const shut = head(true, false);
    const [, describedBy = 'nothing'] = /aria-describedby="([^"]+)"/.exec(shut) ?? [];
    expect(shut).toMatch(/<button[^>]*aria-disabled="true"[^>]*>End Interview/);
    expect(shut).not.toMatch(/<button[^>]* disabled=""[^>]*>End Interview/);
    expect(shut).toContain(`<span id="${describedBy}"`);
    expect(shut).toContain('Opens with the second question.');
  });

  it('asks nobody to drag a picture that is not shown', () => {
    const states = ['off', 'opening', 'live', 'failed'] as const;
    for (const status of states) expect(cameraWords(status, false)).toContain('You find this button');
    expect(cameraWords('live', true)).toBe('Now drag the picture to where you like it.');
  });

  const head = (isShown: boolean, isRecording: boolean) =>
    renderToStaticMarkup(
      createElement(StageBar, {
        stage: recording,
        isShown,
        isRecording,
        onShow: () => undefined,
        onEnd: () => undefined,
      }),
    );

  it('says that an answer is recorded while the picture is hidden, and only then', () => {
    expect(head(false, true)).toMatch(/data-state="recording".*Recording/);
    for (const other of [head(true, true), head(false, false)]) expect(other).not.toContain('Recording');
    expect([head(true, true), head(false, true)]).toEqual([
      expect.stringContaining('Hide Camera'),
      expect.stringContaining('Show Camera'),
    ]);
  });
});

describe('what is said of recordings before an interview', () => {
  it('names what is recorded, who can play it and until when, as the installation has it', () => {
    const where = (keepDays: number) => recordedWords({ keepDays }, true).where;
    expect(recordedWords({ keepDays: 30 }, true).what).toBe(
      'Your spoken answers are recorded, with picture and sound.',
    );
    expect(where(30)).toBe(
      'Only you and the people who run this site can play them. They are deleted after 30 days, or when you delete them. Without an account they go with the interview.',
    );
    expect(recordedWords({ keepDays: 30 }, false).where).not.toContain('Without an account');
    expect(where(1)).toContain('after a day');
    expect(where(0)).toContain('They are kept until you delete them.');
    expect(recordedWords({ keepDays: 30 }, true, true).what).not.toContain('Your spoken answers');
    expect(recordedWords(undefined, true).where).not.toMatch(/\d/);
    expect(recordedWords(null, true)).toEqual({
      what: 'No recording of your picture or voice is kept.',
      where: 'The words of your answers are kept. Only you and the people who run this site can read them.',
    });
    expect(keptWords(null)).toContain('Only you and the people who run this site can play them.');
  });
});
