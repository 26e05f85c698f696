import { describe, expect, it } from 'vitest';
import {
  commonOf,
  createStageState,
  DEFAULT_GREETING,
  FALLBACK_REPLY,
  isTurn,
  mayEnd,
  purposeOf,
  recordingOf,
  type StageEvent,
  type StageState,
  shownCaption,
} from '#domain/stage/stage.ts';
import { step } from '#domain/stage/step-stage.ts';
import {
  FINISH_FALLBACK_MS,
  LAST_WORDS_MS,
  NEXT_QUESTION_DELAY_MS,
  STOP_AFTER_SPEECH_MS,
  TURN_START_DELAY_MS,
} from '#domain/stage/timing.ts';
import {
  ANSWER,
  EVENTS,
  FOR_CAPTION,
  FOR_PAST,
  FOR_REPLY,
  QUESTIONS,
  responding,
  STATES,
  transcribing,
} from './stage-table.ts';

const kinds = (effects: { kind: string }[]) => effects.map(({ kind }) => kind);
/** A state after several events, and all that they asked for. */
function run(before: StageState, ...events: StageEvent[]) {
  let state = before;
  const effects: string[] = [];
  for (const event of events) {
    const next = step(state, event);
    state = next.state;
    effects.push(...kinds(next.effects));
  }
  return { state, effects };
}
const awaiting: StageState = STATES['awaiting reply'];

describe('the course of an interview', () => {
  const fresh = createStageState(QUESTIONS, true);

  it('greets and asks the first question in one speech', () => {
    const { state, effects } = step(fresh, { type: 'begin', greeting: 'Welcome.' });
    expect([state.stage, state.voice]).toEqual(['greeting_only', 'coming']);
    expect(effects).toEqual([{ kind: 'speak', text: 'Welcome. Who are you?' }]);
  });

  it('greets in its own words when the interview has none, and asks no question twice', () => {
    expect(step(fresh, { type: 'begin', greeting: null }).effects).toEqual([
      { kind: 'speak', text: `${DEFAULT_GREETING} Who are you?` },
    ]);
    expect(step(fresh, { type: 'begin', greeting: 'Hi. Who are you?' }).effects).toEqual([
      { kind: 'speak', text: 'Hi. Who are you?' },
    ]);
  });

  it('gives the turn after the speech and listens after a short pause', () => {
    const spoken = step(STATES.greeting, { type: 'speech_ended' });
    expect(spoken.effects).toEqual([{ kind: 'start_timer', name: 'turn_start', ms: TURN_START_DELAY_MS }]);
    const turn = step(spoken.state, { type: 'timer_fired', name: 'turn_start' });
    expect(turn.effects).toEqual([{ kind: 'start_recording', recording: 5 }]);
    expect(recordingOf(turn.state)).toBe(5);
  });

  it.each<[string, Partial<StageState>]>([
    ['the interviewer speaks', { voice: 'speaking' }],
    ['words are on their way', { voice: 'coming' }],
    ['the detector is not ready', { detector: 'initializing' }],
  ])('does not listen while %s', (_, change) => {
    const pending = { ...STATES.pending, ...change } as StageState;
    expect(step(pending, { type: 'timer_fired', name: 'turn_start' }).effects).toEqual([]);
  });

  it('begins the turn that waited for the detector once that is ready, whatever it was busy with', () => {
    for (const detector of ['permission_prompt', 'processing', 'speech_detected'] as const) {
      const waiting: StageState = { ...STATES.pending, detector };
      const { effects } = step(waiting, { type: 'detector_changed', detector: 'ready' });
      expect(effects).toEqual([{ kind: 'start_timer', name: 'turn_start', ms: TURN_START_DELAY_MS }]);
      const spokenTo: StageState = { ...waiting, voice: 'speaking' };
      expect(step(spokenTo, { type: 'detector_changed', detector: 'ready' }).effects).toEqual([]);
    }
  });

  it('keeps the question on a follow-up, and counts it', () => {
    const { state } = step(awaiting, { type: 'reply_received', text: 'And then?', isFollowUp: true, followUpIndex: 1 });
    expect(state).toMatchObject({ questionIndex: 1, followUpIndex: 1, caption: 'And then?', captionIsFollowUp: true });
  });

  it('shows the greeting while it is spoken, and the first question from then on', () => {
    const greeting = step(fresh, { type: 'begin', greeting: 'Welcome.' }).state;
    expect(shownCaption(greeting)).toBe('Welcome. Who are you?');
    expect(shownCaption(run(greeting, { type: 'speech_started' }, { type: 'speech_ended' }).state)).toBe(
      'Who are you?',
    );
  });

  it('keeps question and label when it is asked once more', () => {
    const again = { type: 'reply_received', text: 'Of course. What did you build?', isFollowUp: true } as const;
    const { state } = step(awaiting, { ...again, followUpIndex: 0 });
    expect(state).toMatchObject({
      caption: 'What did you build?',
      captionIsFollowUp: false,
      acknowledgement: 'Of course.',
    });
  });

  it.each(['closing reply', 'unclear reply', 'no reply'] as const)('keeps the question on screen at a %s', (event) => {
    const { state } = step(awaiting, EVENTS[event]);
    expect([state.caption, state.captionIsFollowUp]).toEqual(['What did you build?', false]);
    expect(state.acknowledgement).not.toBe('');
    expect(step(STATES['awaiting next'], EVENTS.next).state.acknowledgement).toBe('');
  });

  it('asks the next question 500 ms after the interviewer is silent', () => {
    const closing = run(awaiting, { type: 'reply_received', text: 'Thank you.', isFollowUp: false });
    const silent = step(run(closing.state, { type: 'speech_started' }).state, { type: 'speech_ended' });
    expect(silent.effects).toEqual([{ kind: 'start_timer', name: 'next_question', ms: NEXT_QUESTION_DELAY_MS }]);
    expect(step(silent.state, { type: 'timer_fired', name: 'next_question' }).effects).toEqual([
      { kind: 'request_next', questionIndex: 1 },
    ]);
  });

  it.each(['no reply', 'unclear reply'] as const)('never moves on after %s', (event) => {
    const { state, effects } = step(awaiting, EVENTS[event]);
    expect([state.stage, state.questionIndex]).toEqual(['user_turn_pending', 1]);
    expect(effects).toEqual([{ kind: 'speak', text: FALLBACK_REPLY }]);
  });

  it('takes no blank answer, and tells the interviewer of a silence after two', () => {
    const blank = { entryId: 'ans_2', text: ' ' };
    const first = step(transcribing(FOR_CAPTION), { type: 'answer_heard', recording: 4, answer: blank });
    expect([first.state.stage, kinds(first.effects)]).toEqual(['user_turn_pending', ['start_timer']]);
    const again = run(first.state, { type: 'timer_fired', name: 'turn_start' }).state;
    const second = step(again, { type: 'answer_heard', recording: 5, answer: blank });
    expect(second.effects).toEqual([{ kind: 'request_reply', answer: blank, questionIndex: 1 }]);
  });

  it('takes the question that the server names, and the next one of its own when it names none', () => {
    const next = (index: number | undefined) =>
      step(STATES['awaiting next'], { type: 'next_received', question: { text: 'What went wrong?', index } }).state;
    expect([next(0).questionIndex, next(undefined).questionIndex]).toEqual([0, 2]);
    const failed = step(STATES['awaiting next'], { type: 'next_failed' });
    expect([failed.state.questionIndex, failed.effects]).toEqual([2, [{ kind: 'speak', text: 'What went wrong?' }]]);
  });

  it('comes back after the last question to one that was put off, also when the server does not tell, and then ends', () => {
    const last: StageState = { ...STATES['awaiting next'], questionIndex: 2, furthestIndex: 2, putOffIndex: 0 };
    const question = { text: 'Tell me about yourself.', index: 0 };
    for (const event of [{ type: 'next_received', question } as const, { type: 'next_failed' } as const]) {
      const { state } = step(last, event);
      expect(state).toMatchObject({ questionIndex: 0, furthestIndex: 2, putOffIndex: null });
      expect(mayEnd(state)).toBe(true);
      const over: StageState = { ...commonOf(state), stage: 'processing_user_response', work: { kind: 'closing' } };
      const ended = step({ ...over, voice: 'silent' }, { type: 'timer_fired', name: 'next_question' });
      expect(kinds(ended.effects)).toContain('call_results_agent');
    }
  });

  it('asks for what comes after the last question while one is put off', () => {
    const last: StageState = { ...STATES.closing, questionIndex: 2, furthestIndex: 2, putOffIndex: 0 };
    const { effects } = step(last, { type: 'timer_fired', name: 'next_question' });
    expect(effects).toEqual([{ kind: 'request_next', questionIndex: 2 }]);
  });

  it('finishes once after the last question, and routes once', () => {
    const last: StageState = { ...STATES.closing, questionIndex: 2, furthestIndex: 2 };
    const ended = step(last, { type: 'timer_fired', name: 'next_question' });
    expect(ended.effects).toEqual([
      { kind: 'call_results_agent' },
      { kind: 'start_timer', name: 'finish_fallback', ms: FINISH_FALLBACK_MS },
    ]);
    const { effects } = run(
      ended.state,
      { type: 'next_received', question: undefined },
      { type: 'results_answered' },
      { type: 'timer_fired', name: 'finish_fallback' },
      { type: 'end_pressed' },
    );
    expect(effects).toEqual(['route_to_results']);
  });

  it('lets the interviewer finish speaking before it routes, but not longer than the fallback', () => {
    const speaking: StageState = { ...STATES.ending, voice: 'speaking' };
    expect(run(speaking, { type: 'results_answered' }).effects).toEqual([]);
    expect(run(speaking, { type: 'results_answered' }, { type: 'speech_ended' }).effects).toEqual(['route_to_results']);
    expect(run(speaking, { type: 'timer_fired', name: 'finish_fallback' }).effects).toEqual(['route_to_results']);
  });
});

describe('speaking on while the interviewer thinks', () => {
  const more = { entryId: 'ans_2', text: 'In five months.' };
  const begun = run(awaiting, { type: 'manual_stop', by: 'space' }).state;

  it('opens a turn whose words wait for the reply', () => {
    expect([begun.stage, purposeOf(begun)]).toEqual(['user_responding', FOR_REPLY]);
  });

  it('shows the reply unspoken, and takes the words as the answer to it', () => {
    const replied = step(begun, { type: 'reply_received', text: 'And then?', isFollowUp: true });
    expect([replied.state.caption, replied.effects]).toEqual(['And then?', []]);
    const { effects } = step(replied.state, { type: 'answer_heard', recording: 5, answer: more });
    expect(effects).toEqual([{ kind: 'request_reply', answer: more, questionIndex: 1 }]);
  });

  it('keeps the words until the reply is there', () => {
    const waiting = run(begun, { type: 'answer_heard', recording: 5, answer: more });
    expect(waiting.effects).toEqual([]);
    const { effects } = step(waiting.state, { type: 'reply_received', text: 'And then?', isFollowUp: true });
    expect(effects).toEqual([{ kind: 'request_reply', answer: more, questionIndex: 1 }]);
  });

  it('adds them to a question that the reply ended, before the next one is asked', () => {
    const { state } = step(begun, { type: 'reply_received', text: 'Thank you.', isFollowUp: false });
    expect([purposeOf(state), recordingOf(state)]).toEqual([FOR_PAST, 5]);
    expect(step(state, { type: 'answer_heard', recording: 5, answer: more }).effects).toEqual([
      { kind: 'keep_answer', answer: more, questionIndex: 1 },
      { kind: 'request_next', questionIndex: 1 },
    ]);
  });

  it('adds them to the last question before the interview is finished', () => {
    const last = { ...STATES['transcribing, question over'], questionIndex: 2, furthestIndex: 2 } as StageState;
    expect(run(last, { type: 'answer_heard', recording: 4, answer: more }).effects).toEqual([
      'keep_answer',
      'call_results_agent',
      'start_timer',
    ]);
  });
});

describe('the manual stop', () => {
  it('stops the speech first and the recording 100 ms later', () => {
    const { effects } = step(STATES['responding over the voice'], { type: 'manual_stop', by: 'space' });
    expect(effects).toEqual([
      { kind: 'cancel_speech' },
      { kind: 'start_timer', name: 'stop_after_speech', ms: STOP_AFTER_SPEECH_MS },
    ]);
  });

  it.each(['initializing', 'permission_prompt'] as const)('only wakes a detector that is %s', (detector) => {
    const { state, effects } = step({ ...STATES['awaiting reply'], detector }, { type: 'manual_stop', by: 'toggle' });
    expect([state.stage, kinds(effects)]).toEqual(['user_turn_pending', ['initialise_detector']]);
  });

  it('takes the space bar once a turn', () => {
    const first = run(responding(FOR_CAPTION), { type: 'manual_stop', by: 'space' });
    expect(first.effects).toEqual(['stop_recording']);
    const { state, effects } = run(first.state, { type: 'manual_stop', by: 'space' });
    expect([state.stage, effects]).toEqual(['processing_user_response', []]);
  });

  it('does nothing where nobody can be heard', () => {
    expect(run(STATES.typing, { type: 'manual_stop', by: 'space' }).effects).toEqual([]);
  });
});

describe('End Interview', () => {
  it('is closed at the first question and opens after it', () => {
    const first = { ...responding(FOR_CAPTION), questionIndex: 0, furthestIndex: 0 };
    expect(step(first, { type: 'end_pressed' })).toEqual({ state: first, effects: [] });
  });

  it('stops the recording and waits for its words, ten seconds at most', () => {
    const ended = step(responding(FOR_CAPTION), { type: 'end_pressed' });
    expect(ended.effects).toEqual([
      { kind: 'stop_recording', stopReason: 'manual_emergency_stop' },
      { kind: 'cancel_speech' },
      { kind: 'start_timer', name: 'last_words', ms: LAST_WORDS_MS },
    ]);
    expect(run(ended.state, { type: 'answer_heard', recording: 4, answer: ANSWER }).effects).toEqual([
      'keep_answer',
      'call_results_agent',
      'route_to_results',
    ]);
  });

  it('keeps words that come after the candidate was led on, and leads nobody twice', () => {
    const { effects } = run(
      responding(FOR_CAPTION),
      { type: 'end_pressed' },
      { type: 'timer_fired', name: 'last_words' },
      { type: 'answer_heard', recording: 4, answer: ANSWER },
      { type: 'results_answered' },
    );
    expect(effects.slice(3)).toEqual(['call_results_agent', 'route_to_results', 'keep_answer']);
  });
});

describe('what comes late', () => {
  const at = {
    type: 'resume',
    questionIndex: 2,
    followUpIndex: 1,
    furthestIndex: 2,
    putOffIndex: null,
    latestText: 'And then?',
    caption: { caption: 'And then?', captionIsFollowUp: true, acknowledgement: '' },
    reactions: 0,
    phase: 'user_turn_pending',
  } as const;

  it('does not revive a recording that is over', () => {
    for (const event of [EVENTS['earlier recording ended'], EVENTS['earlier recording heard']]) {
      expect(step(STATES.responding, event)).toEqual({ state: STATES.responding, effects: [] });
    }
  });

  it('is added to the question that it was said to, when the interview has gone on elsewhere', () => {
    const moved = run(STATES.responding, at);
    expect([moved.state.questionIndex, moved.state.followUpIndex]).toEqual([2, 1]);
    expect(moved.effects).toEqual(['stop_recording', 'end_answer', 'speak']);
    const late = step(moved.state, { type: 'answer_heard', recording: 4, answer: ANSWER });
    expect(late.effects).toEqual([{ kind: 'keep_answer', answer: ANSWER, questionIndex: 1 }]);
    expect(late.state.lateWords).toEqual([]);
  });

  it('is added also after the page was left', () => {
    const { effects } = run(
      STATES.transcribing,
      { type: 'left' },
      { type: 'answer_heard', recording: 4, answer: ANSWER },
    );
    expect(effects).toEqual(['end_answer', 'keep_answer']);
  });

  it('does not take the turn away: typing goes on when the words go into the field', () => {
    const moved = run(STATES.transcribing, EVENTS['cannot record'], EVENTS['moved to field'], EVENTS['turn start']);
    expect(isTurn(moved.state)).toBe(true);
    expect(moved.effects).toEqual(['start_timer']);
  });
});
