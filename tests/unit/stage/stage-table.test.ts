import { describe, expect, it } from 'vitest';
import { STAGES } from '#contract/words.ts';
import type { StageEvent } from '#domain/stage/stage.ts';
import { step } from '#domain/stage/step-stage.ts';
import { EXPECTED } from './stage-expected.ts';
import { common, EVENTS, type EventName, STATES, type StateName, sketch, sketchStep } from './stage-table.ts';

describe('every stage and every event', () => {
  const stateNames = Object.keys(STATES) as StateName[];
  const eventNames = Object.keys(EVENTS) as EventName[];

  it('are tried, all of them', () => {
    expect(new Set(stateNames.map((name) => STATES[name].stage))).toEqual(new Set(STAGES));
    const types: Record<StageEvent['type'], true> = {
      begin: true,
      resume: true,
      speech_started: true,
      speech_ended: true,
      interrupted: true,
      words_heard: true,
      detector_changed: true,
      can_record_changed: true,
      recording_ended: true,
      answer_heard: true,
      answer_moved_to_field: true,
      transcription_failed: true,
      transcription_retried: true,
      answer_typed: true,
      timer_fired: true,
      reply_received: true,
      reply_failed: true,
      next_received: true,
      next_failed: true,
      manual_stop: true,
      stayed: true,
      left: true,
      end_pressed: true,
      results_answered: true,
      failed: true,
    };
    expect(new Set(eventNames.map((name) => EVENTS[name].type))).toEqual(new Set(Object.keys(types)));
  });

  it.each(stateNames)('%s', (name) => {
    const changes = eventNames.flatMap((event) => {
      const after = sketchStep(name, event);
      return after === sketch(STATES[name]) ? [] : [[event, after] as const];
    });
    expect(Object.fromEntries(changes)).toEqual(EXPECTED[name]);
  });

  it.each(stateNames)('%s leaves nothing of itself behind in another stage', (name) => {
    const own = {
      greeting_only: ['greeting'],
      user_turn_pending: ['purpose'],
      user_responding: ['purpose', 'recording'],
    };
    const others = { processing_user_response: ['work'], error: ['message'], idle: ['ending'] };
    const allowed: Partial<Record<string, string[]>> = { ...own, ...others };
    for (const event of eventNames) {
      const { state } = step(STATES[name], EVENTS[event]);
      const extra = Object.keys(state).filter((key) => key !== 'stage' && !(key in common));
      expect(extra.sort()).toEqual(allowed[state.stage] ?? []);
    }
  });
});
