import { describe, expect, it } from 'vitest';
import { STAGES } from '#contract/words.ts';
import {
  createStageState,
  DEFAULT_GREETING,
  FALLBACK_REPLY,
  type StageEvent,
  type StageState,
} from '#domain/interview/stage.ts';
import { step } from '#domain/interview/step-stage.ts';
import {
  FINISH_FALLBACK_MS,
  NEXT_QUESTION_DELAY_MS,
  STOP_AFTER_SPEECH_MS,
  TURN_START_DELAY_MS,
} from '#domain/interview/timing.ts';

const QUESTIONS = [
  { id: 'q_1', text: 'Who are you?' },
  { id: 'q_2', text: 'What did you build?' },
];

const fresh = (change: Partial<StageState> = {}): StageState => ({ ...createStageState(QUESTIONS, true), ...change });
const kinds = (effects: { kind: string }[]) => effects.map(({ kind }) => kind);

const EVENTS: StageEvent[] = [
  { type: 'begin', greeting: 'Hello.' },
  {
    type: 'resume',
    questionIndex: 1,
    followUpIndex: 0,
    phase: 'user_turn_pending',
    latestText: 'Q',
    isFollowUp: false,
  },
  { type: 'speech_started' },
  { type: 'speech_ended' },
  { type: 'detector_changed', detector: 'ready' },
  { type: 'can_record_changed', canRecord: false },
  { type: 'recording_ended' },
  { type: 'transcription_failed' },
  { type: 'transcription_retried' },
  { type: 'timer_fired', name: 'turn_start' },
  { type: 'timer_fired', name: 'next_question' },
  { type: 'timer_fired', name: 'stop_after_speech' },
  { type: 'timer_fired', name: 'finish_fallback' },
  { type: 'answer_given', text: 'An answer.' },
  { type: 'answer_given', text: ' ' },
  { type: 'reply_received', text: 'And then?', isFollowUp: true },
  { type: 'reply_received', text: 'Thank you.', isFollowUp: false },
  { type: 'reply_received', text: 'Hm.', isFollowUp: undefined },
  { type: 'reply_failed' },
  { type: 'next_received', question: { text: 'What did you build?', index: 1 } },
  { type: 'next_received', question: undefined },
  { type: 'next_failed' },
  { type: 'manual_stop', by: 'space' },
  { type: 'manual_stop', by: 'toggle' },
  { type: 'end_pressed' },
  { type: 'results_answered' },
  { type: 'failed', message: 'Broken' },
];

describe('every stage and every event', () => {
  const table = STAGES.flatMap((stage) => EVENTS.map((event) => ({ stage, event, name: `${event.type} in ${stage}` })));

  it.each(table)('$name leads to a legal state', ({ stage, event }) => {
    for (const recording of [false, true]) {
      for (const speaking of [false, true]) {
        const before = fresh({ stage, recording, speaking, error: stage === 'error' ? 'Broken' : null });
        const { state, effects } = step(before, event);
        expect(STAGES).toContain(state.stage);
        expect(state.questionIndex).toBeLessThan(QUESTIONS.length);
        // Nothing starts to listen over the interviewer's own voice, and an error or the end is never left.
        if (kinds(effects).includes('start_recording'))
          expect([state.speaking, state.recording]).toEqual([false, true]);
        if (stage === 'error') expect(state).toEqual(event.type === 'failed' ? { ...before, error: 'Broken' } : before);
        if (event.type !== 'next_received' && event.type !== 'next_failed' && event.type !== 'resume') {
          expect(state.questionIndex).toBe(before.questionIndex);
        }
      }
    }
  });
});

describe('the course of an interview', () => {
  it('greets and asks the first question in one speech', () => {
    const { state, effects } = step(fresh(), { type: 'begin', greeting: 'Welcome.' });
    expect(state.stage).toBe('greeting_only');
    expect(effects).toEqual([{ kind: 'speak', text: 'Welcome. Who are you?' }]);
  });

  it('greets in its own words when the interview has none, and asks no question twice', () => {
    expect(step(fresh(), { type: 'begin', greeting: null }).effects).toEqual([
      { kind: 'speak', text: `${DEFAULT_GREETING} Who are you?` },
    ]);
    expect(step(fresh(), { type: 'begin', greeting: 'Hi. Who are you?' }).effects).toEqual([
      { kind: 'speak', text: 'Hi. Who are you?' },
    ]);
  });

  it('gives the turn after the speech and listens after a short pause', () => {
    const spoken = step(fresh({ stage: 'greeting_only', speaking: true }), { type: 'speech_ended' });
    expect(spoken.state.stage).toBe('user_turn_pending');
    expect(spoken.effects).toEqual([{ kind: 'start_timer', name: 'turn_start', ms: TURN_START_DELAY_MS }]);
    const turn = step({ ...spoken.state, detector: 'ready' }, { type: 'timer_fired', name: 'turn_start' });
    expect([turn.state.stage, kinds(turn.effects)]).toEqual(['user_responding', ['start_recording']]);
  });

  it('does not listen while the interviewer speaks or the detector is not ready', () => {
    const pending = fresh({ stage: 'user_turn_pending', detector: 'ready', speaking: true });
    expect(step(pending, { type: 'timer_fired', name: 'turn_start' }).effects).toEqual([]);
    const waiting = fresh({ stage: 'user_turn_pending', detector: 'initializing' });
    expect(step(waiting, { type: 'timer_fired', name: 'turn_start' }).effects).toEqual([]);
  });

  it('keeps the question on a follow-up', () => {
    const asked = fresh({ stage: 'processing_user_response', awaitingReply: true });
    const { state } = step(asked, { type: 'reply_received', text: 'And then?', isFollowUp: true });
    expect([state.stage, state.questionIndex, state.captionIsFollowUp]).toEqual(['user_turn_pending', 0, true]);
  });

  it('asks the next question 500 ms after the interviewer is silent', () => {
    const asked = fresh({ stage: 'processing_user_response', awaitingReply: true });
    const moving = step(asked, { type: 'reply_received', text: 'Thank you.', isFollowUp: false });
    const silent = step({ ...moving.state, speaking: true }, { type: 'speech_ended' });
    expect(silent.effects).toEqual([{ kind: 'start_timer', name: 'next_question', ms: NEXT_QUESTION_DELAY_MS }]);
    expect(step(silent.state, { type: 'timer_fired', name: 'next_question' }).effects).toEqual([
      { kind: 'request_next', questionIndex: 0 },
    ]);
  });

  it.each([
    { type: 'reply_failed' },
    { type: 'reply_received', text: 'Hm.', isFollowUp: undefined },
  ] satisfies StageEvent[])('never moves on after $type without an answer', (event) => {
    const { state, effects } = step(fresh({ stage: 'processing_user_response', awaitingReply: true }), event);
    expect([state.stage, state.questionIndex, state.advancing]).toEqual(['user_turn_pending', 0, false]);
    expect(effects).toEqual([{ kind: 'speak', text: FALLBACK_REPLY }]);
  });

  it('takes no blank answer, and tells the interviewer of a silence after two', () => {
    const first = step(fresh({ stage: 'user_responding' }), { type: 'answer_given', text: '  ' });
    expect([first.state.stage, kinds(first.effects)]).toEqual(['user_turn_pending', ['start_timer']]);
    const second = step({ ...first.state, stage: 'user_responding' }, { type: 'answer_given', text: '' });
    expect(second.effects).toEqual([{ kind: 'request_reply', text: '' }]);
  });

  it('falls back to its own list of questions when the server does not tell the next', () => {
    const { state, effects } = step(fresh({ stage: 'processing_user_response' }), { type: 'next_failed' });
    expect([state.questionIndex, effects]).toEqual([1, [{ kind: 'speak', text: 'What did you build?' }]]);
  });

  it('finishes once after the last question, and routes once', () => {
    const last = fresh({ stage: 'processing_user_response', questionIndex: 1, advancing: true });
    const ended = step(last, { type: 'timer_fired', name: 'next_question' });
    expect(ended.effects).toEqual([
      { kind: 'call_results_agent' },
      { kind: 'start_timer', name: 'finish_fallback', ms: FINISH_FALLBACK_MS },
    ]);
    expect(step(ended.state, { type: 'next_received', question: undefined }).effects).toEqual([]);
    const routed = step(ended.state, { type: 'results_answered' });
    expect(routed.effects).toEqual([{ kind: 'route_to_results' }]);
    expect(step(routed.state, { type: 'timer_fired', name: 'finish_fallback' }).effects).toEqual([]);
  });

  it('goes on where it was left, also when the next question was still to be asked', () => {
    const back = step(fresh(), {
      type: 'resume',
      questionIndex: 1,
      followUpIndex: 1,
      phase: 'user_turn_pending',
      latestText: 'And then?',
      isFollowUp: true,
    });
    expect([back.state.questionIndex, back.effects]).toEqual([1, [{ kind: 'speak', text: 'And then?' }]]);
    const between = step(fresh(), {
      type: 'resume',
      questionIndex: 0,
      followUpIndex: 0,
      phase: 'processing_user_response',
      latestText: 'Thanks.',
      isFollowUp: false,
    });
    expect(between.effects).toEqual([{ kind: 'request_next', questionIndex: 0 }]);
  });
});

describe('the manual stop', () => {
  it('stops the speech first and the recording 100 ms later', () => {
    const { effects } = step(fresh({ stage: 'user_responding', speaking: true, recording: true, spaceArmed: true }), {
      type: 'manual_stop',
      by: 'space',
    });
    expect(effects).toEqual([
      { kind: 'cancel_speech' },
      { kind: 'start_timer', name: 'stop_after_speech', ms: STOP_AFTER_SPEECH_MS },
    ]);
  });

  it('does nothing while the interviewer speaks and nobody records', () => {
    expect(
      step(fresh({ stage: 'ai_asking_question', speaking: true }), { type: 'manual_stop', by: 'toggle' }).effects,
    ).toEqual([]);
  });

  it('stops a recording, and starts one between turns', () => {
    const stopping = fresh({ stage: 'user_responding', recording: true, detector: 'listening' });
    expect(step(stopping, { type: 'manual_stop', by: 'toggle' }).effects).toEqual([
      { kind: 'stop_recording', stopReason: 'manual' },
    ]);
    const between = step(fresh({ stage: 'processing_user_response', detector: 'listening' }), {
      type: 'manual_stop',
      by: 'toggle',
    });
    expect([between.state.stage, kinds(between.effects)]).toEqual(['user_responding', ['start_recording']]);
  });

  it('only wakes a detector that is still starting', () => {
    const { effects } = step(fresh({ stage: 'user_turn_pending', detector: 'permission_prompt' }), {
      type: 'manual_stop',
      by: 'toggle',
    });
    expect(effects).toEqual([{ kind: 'initialise_detector' }]);
  });

  it('takes the space bar once a turn', () => {
    const armed = fresh({ stage: 'user_responding', recording: true, spaceArmed: true, detector: 'listening' });
    const first = step(armed, { type: 'manual_stop', by: 'space' });
    expect(kinds(first.effects)).toEqual(['stop_recording']);
    expect(step({ ...first.state, recording: true }, { type: 'manual_stop', by: 'space' }).effects).toEqual([]);
  });
});

describe('End Interview', () => {
  it('is closed at the first question and opens after it', () => {
    expect(step(fresh({ stage: 'user_responding' }), { type: 'end_pressed' }).effects).toEqual([]);
    const ended = step(fresh({ stage: 'user_responding', questionIndex: 1, recording: true }), { type: 'end_pressed' });
    expect(ended.effects).toEqual([
      { kind: 'stop_recording', stopReason: 'manual_emergency_stop' },
      { kind: 'cancel_speech' },
      { kind: 'call_results_agent' },
      { kind: 'route_to_results' },
    ]);
  });
});

describe('hearing', () => {
  const waiting = fresh({ stage: 'user_turn_pending', detector: 'ready' });
  const listening = fresh({ stage: 'user_responding', detector: 'listening', recording: true, spaceArmed: true });

  it('does not listen while words are on their way, and stops them when the candidate begins', () => {
    const asked = step(fresh({ stage: 'processing_user_response', awaitingReply: true }), {
      type: 'reply_received',
      text: 'And then?',
      isFollowUp: true,
    }).state;
    expect(asked.speechComing).toBe(true);
    expect(step({ ...asked, detector: 'ready' }, { type: 'timer_fired', name: 'turn_start' }).effects).toEqual([]);
    const begun = step({ ...asked, detector: 'ready' }, { type: 'manual_stop', by: 'toggle' });
    expect(kinds(begun.effects)).toEqual(['cancel_speech', 'start_recording']);
  });

  it('begins the turn that waited for a detector once that is ready', () => {
    const opening = { ...waiting, detector: 'permission_prompt' } as const;
    const { effects } = step(opening, { type: 'detector_changed', detector: 'ready' });
    expect(effects).toEqual([{ kind: 'start_timer', name: 'turn_start', ms: TURN_START_DELAY_MS }]);
    expect(step({ ...opening, speaking: true }, { type: 'detector_changed', detector: 'ready' }).effects).toEqual([]);
  });

  it('processes an answer from its end until its words are there', () => {
    const ended = step(listening, { type: 'recording_ended' }).state;
    expect([ended.stage, ended.recording, ended.transcribing]).toEqual(['processing_user_response', false, true]);
    const given = step(ended, { type: 'answer_given', text: 'I led it.' });
    expect(given.state.transcribing).toBe(false);
    expect(given.effects).toEqual([{ kind: 'request_reply', text: 'I led it.' }]);
  });

  it('takes no words for an answer that nobody waits for', () => {
    const idle = fresh({ stage: 'processing_user_response', awaitingReply: true });
    expect(step(idle, { type: 'answer_given', text: 'Late words' })).toEqual({ state: idle, effects: [] });
  });

  it('gives the turn back when the words cannot be had, and processes again when asked to', () => {
    const ended = step(listening, { type: 'recording_ended' }).state;
    const failed = step(ended, { type: 'transcription_failed' });
    expect([failed.state.stage, failed.state.transcribing, failed.effects]).toEqual(['user_turn_pending', false, []]);
    expect(step(failed.state, { type: 'transcription_retried' }).state.transcribing).toBe(true);
  });

  it('lets the candidate type when nothing can be heard, and listens again when it can', () => {
    const deaf = step(listening, { type: 'can_record_changed', canRecord: false });
    expect([deaf.state.stage, deaf.state.recording, deaf.effects]).toEqual(['user_responding', false, []]);
    const back = step(deaf.state, { type: 'can_record_changed', canRecord: true });
    expect([back.state.stage, kinds(back.effects)]).toEqual(['user_turn_pending', ['start_timer']]);
  });
});

describe('coming back', () => {
  const at = {
    type: 'resume',
    questionIndex: 1,
    followUpIndex: 1,
    latestText: 'And then?',
    isFollowUp: true,
  } as const;

  it('asks again what was asked last', () => {
    const { state, effects } = step(fresh(), { ...at, phase: 'user_turn_pending' });
    expect([state.questionIndex, state.followUpIndex, state.captionIsFollowUp]).toEqual([1, 1, true]);
    expect(effects).toEqual([{ kind: 'speak', text: 'And then?' }]);
  });

  it('sends the answer first that had not arrived', () => {
    const { state, effects } = step(fresh(), { ...at, phase: 'user_turn_pending', unsentAnswer: 'I led it.' });
    expect([state.stage, state.awaitingReply]).toEqual(['processing_user_response', true]);
    expect(effects).toEqual([{ kind: 'request_reply', text: 'I led it.' }]);
  });

  it('goes on from a question that was over', () => {
    const { effects } = step(fresh(), { ...at, questionIndex: 0, phase: 'processing_user_response' });
    expect(effects).toEqual([{ kind: 'request_next', questionIndex: 0 }]);
  });

  it('catches up in the middle of an answer, and lets go of the microphone', () => {
    const recording = fresh({ stage: 'user_responding', recording: true });
    expect(kinds(step(recording, { ...at, phase: 'user_turn_pending' }).effects)).toEqual(['stop_recording', 'speak']);
    const finished = fresh({ stage: 'idle', finished: true });
    expect(step(finished, { ...at, phase: 'user_turn_pending' })).toEqual({ state: finished, effects: [] });
  });
});
