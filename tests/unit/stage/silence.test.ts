import { describe, expect, it } from 'vitest';
import { MAX_REACTIONS } from '#domain/interview/progress.ts';
import { isLeavingQuestion, isStillSilent } from '#domain/stage/silence.ts';
import { recordingOf, type StageEvent, type StageState } from '#domain/stage/stage.ts';
import { step } from '#domain/stage/step-stage.ts';
import { common, EVENTS, FOR_CAPTION, responding } from './stage-table.ts';

const run = (state: StageState, ...events: StageEvent[]) => events.reduce((at, event) => step(at, event).state, state);

/** A turn in which nothing is said, up to the next one. */
const emptyTurn = (state: StageState) =>
  run(
    state,
    { type: 'recording_ended', recording: state.recordings },
    { type: 'answer_heard', recording: state.recordings, answer: { entryId: 'ans', text: '' } },
    { type: 'timer_fired', name: 'turn_start' },
  );

const reply = (followUpIndex: number): StageEvent => ({
  type: 'reply_received',
  text: 'Take your time.',
  isFollowUp: true,
  followUpIndex,
});

/** Two turns in which nothing is said, and what the interviewer says to that. */
const silence = (state: StageState) =>
  run(
    emptyTurn(emptyTurn(state)),
    reply(state.followUpIndex),
    { type: 'speech_started' },
    { type: 'speech_ended' },
    { type: 'timer_fired', name: 'turn_start' },
  );

const lastSilence = Array.from({ length: MAX_REACTIONS }).reduce<StageState>(silence, responding(FOR_CAPTION));

describe('a silence that lasts', () => {
  it('is told of after each empty turn that is not told to the interviewer', () => {
    const first = emptyTurn(responding(FOR_CAPTION));
    expect([isStillSilent(first), recordingOf(first)]).toEqual([true, 5]);
    expect(isStillSilent(run(first, { type: 'detector_changed', detector: 'speech_detected' }))).toBe(false);
    expect(isStillSilent(silence(responding(FOR_CAPTION)))).toBe(false);
  });

  it('leaves the question only when the interviewer has nothing more to say to it', () => {
    const states = [1, 2, 3].map((silences) =>
      Array.from({ length: silences }).reduce<StageState>(silence, responding(FOR_CAPTION)),
    );
    expect(states.map(isLeavingQuestion)).toEqual([false, false, true]);
    expect(isLeavingQuestion(emptyTurn(lastSilence))).toBe(true);
  });

  it('leaves no question behind repeats before the candidate has been silent', () => {
    const repeated = run({ ...responding(FOR_CAPTION), reactions: MAX_REACTIONS });
    expect(isLeavingQuestion(repeated)).toBe(false);
    expect(isLeavingQuestion(emptyTurn(repeated))).toBe(true);
  });

  it('is one of its own in the next question, and after a follow-up that asks something', () => {
    const heard: StageEvent = { ...EVENTS.heard, recording: lastSilence.recordings };
    const closing = run(lastSilence, heard, EVENTS['closing reply'], EVENTS['speech ended']);
    const next = run(closing, EVENTS['next question'], EVENTS.next);
    expect([next.questionIndex, next.emptyTurns, next.reactions]).toEqual([2, 0, 0]);
    const followUp = run(lastSilence, heard, reply(1));
    expect([followUp.followUpIndex, followUp.emptyTurns, followUp.reactions]).toEqual([1, 0, MAX_REACTIONS]);
  });

  it('is counted on after a page was left and opened again', () => {
    expect(run({ ...common, stage: 'initializing_interview' }, { ...EVENTS.resume, reactions: 2 }).reactions).toBe(2);
  });

  it.each<[string, StageEvent]>([
    ['any key', { type: 'stayed' }],
    ['the space bar', EVENTS.space],
    ['the key on the screen', EVENTS.toggle],
    ['a voice', { type: 'detector_changed', detector: 'speech_detected' }],
  ])('ends with %s, and the recording goes on', (_what, event) => {
    const { state, effects } = step(lastSilence, event);
    expect([isLeavingQuestion(state), recordingOf(state), effects]).toEqual([false, recordingOf(lastSilence), []]);
    // A whole silence is left again, and its warning comes before its end.
    expect([emptyTurn(state).emptyTurns, isLeavingQuestion(emptyTurn(state))]).toEqual([1, true]);
  });

  it('ends with the field to type in', () => {
    expect(run(lastSilence, { type: 'can_record_changed', canRecord: false }).emptyTurns).toBe(0);
  });

  it('is not ended by a key while there is more to say: the space bar ends the answer', () => {
    const first = emptyTurn(responding(FOR_CAPTION));
    expect(step(first, { type: 'stayed' }).state).toEqual(first);
    expect(step(first, EVENTS.space).effects).toMatchObject([{ kind: 'stop_recording' }]);
  });
});
