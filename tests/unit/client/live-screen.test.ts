import { describe, expect, it } from 'vitest';
import { HEARING_REASONS } from '#client/audio/hearing-reason.ts';
import { gravest, HEARING_WORDS } from '#client/features/interview/hearing-words.ts';
import { freshView, type LiveView } from '#client/features/interview/live-view.ts';
import { pageScale } from '#client/features/interview/page-scale.ts';
import { noteOf } from '#client/features/interview/stage-note.ts';
import { statusOf } from '#client/features/interview/stage-status.ts';
import { createStageState, type StageState } from '#domain/interview/stage.ts';

const state = (change: Partial<StageState>): StageState => ({
  ...createStageState([{ id: 'q_1', text: 'Who are you?' }], true),
  ...change,
});
const view = (change: Partial<LiveView>): LiveView => ({ ...freshView(state({})), recogniser: 'server', ...change });

describe('the status line', () => {
  it.each([
    ['Interviewer speaking', state({ stage: 'ai_asking_question', speaking: true })],
    ['Interviewer speaking', state({ stage: 'user_responding', speaking: true, recording: true })],
    ['Processing', state({ stage: 'ai_asking_question', speechComing: true })],
    ['Processing', state({ stage: 'user_turn_pending', speechComing: true })],
    ['Processing', state({ stage: 'processing_user_response', transcribing: true })],
    ['Your turn', state({ stage: 'user_turn_pending' })],
    ['Listening', state({ stage: 'user_responding', recording: true })],
  ])('says %s', (text, at) => {
    expect(statusOf(at).text).toBe(text);
  });
});

describe('the note under the question', () => {
  it('has words for everything that keeps the candidate from being heard, but for what has a place of its own', () => {
    const silent = HEARING_REASONS.filter((reason) => HEARING_WORDS[reason] === null);
    expect(silent.sort()).toEqual(['model_unavailable', 'several_microphones']);
  });

  it('tells the gravest trouble, whichever came first', () => {
    expect(gravest(['no_speech', 'microphone_muted', 'permission_denied'])).toBe('permission_denied');
    expect(gravest(['several_microphones', 'model_unavailable'])).toBeUndefined();
  });

  it('tells a lost connection before everything else', () => {
    const { text } = noteOf(view({ isReachable: false, unheard: 'STT failed', troubles: ['no_speech'] })) ?? {};
    expect(text).toBe('Reconnecting… nothing is lost.');
  });

  it.each([
    ['recognise_again', view({ unheard: 'STT transcription failed' })],
    ['send_again', view({ unsent: { id: 'ans_1', text: 'I led it.', isSpoken: true } })],
    ['ask_for_microphone', view({ troubles: ['no_microphone'] })],
  ])('offers %s', (action, at) => {
    expect(noteOf(at)?.action).toBe(action);
  });

  it('says where the sound goes when the browser’s maker recognises it, and nothing when this machine does', () => {
    expect(noteOf(view({ recogniser: 'browser' }))?.text).toContain("Your browser's maker");
    expect(noteOf(view({ recogniser: 'local' }))).toBeNull();
  });
});

describe('the scale of the page', () => {
  it.each([
    [1_920, 1_080, 1],
    [3_840, 2_160, 1],
    [1_440, 900, 0.75],
    [1_536, 864, 0.8],
    [1_920, 756, 0.7],
    [390, 844, 0.7],
  ])('of a window of %d×%d is %f', (width, height, scale) => {
    expect(pageScale(width, height)).toBeCloseTo(scale);
  });
});
