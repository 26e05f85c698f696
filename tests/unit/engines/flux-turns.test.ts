import { describe, expect, it } from 'vitest';
import { type FluxNews, FluxTurns } from '#engines/flux/flux-turns.ts';

const turn = (event: string, transcript: unknown, more: object = {}) => ({
  type: 'TurnInfo',
  event,
  turn_index: 0,
  transcript,
  ...more,
});
const partial = (text: string): FluxNews => ({ kind: 'partial', text });
const settled = (text: string, endMs?: number): FluxNews => ({ kind: 'settled', text, endMs });

/** What was told of all frames, and what was no answer at all. */
function read(frames: unknown[]): (FluxNews | undefined)[] {
  const turns = new FluxTurns();
  return frames.flatMap((frame) => turns.read(frame) ?? [undefined]);
}

describe('reading the frames of Flux', () => {
  it.each<[string, unknown[], (FluxNews | undefined)[]]>([
    ['tells words as they come', [turn('StartOfTurn', 'I'), turn('Update', 'I led')], [partial('I'), partial('I led')]],
    ['tells the same words once', [turn('Update', 'I led'), turn('Update', ' I led ')], [partial('I led')]],
    ['keeps fillers', [turn('Update', 'Um, I led, uh,')], [partial('Um, I led, uh,')]],
    [
      'settles the words of a turn that ends',
      [turn('Update', 'I led'), turn('EndOfTurn', 'I led.', { audio_window_end: 1.2345 })],
      [partial('I led'), settled('I led.', 1_235)],
    ],
    [
      'settles the last words when the end has none',
      [turn('Update', 'I led'), turn('EndOfTurn', '')],
      [partial('I led'), settled('I led')],
    ],
    ['settles nothing where nothing was said', [turn('Update', ''), turn('EndOfTurn', ' ')], []],
    ['takes a note for no words', [turn('EndOfTurn', '[noise]')], []],
    [
      'begins anew after a turn',
      [turn('EndOfTurn', 'One.'), turn('Update', 'Two', { turn_index: 1 }), turn('EndOfTurn', '', { turn_index: 1 })],
      [settled('One.'), partial('Two'), settled('Two')],
    ],
    [
      'settles a turn once',
      [turn('EndOfTurn', 'One.'), turn('EndOfTurn', 'One.'), turn('Update', 'One. T')],
      [settled('One.')],
    ],
    [
      'settles a turn whose end was lost, as far as it had come',
      [turn('Update', 'One', { audio_window_end: 1 }), turn('Update', 'Two', { turn_index: 1, audio_window_end: 2 })],
      [partial('One'), settled('One', 1_000), partial('Two')],
    ],
    [
      'does without the number of a turn',
      [
        { event: 'EndOfTurn', transcript: 'One.' },
        { event: 'EndOfTurn', transcript: 'Two.' },
      ],
      [settled('One.'), settled('Two.')],
    ],
    [
      'takes an early end of a turn for none',
      [turn('EagerEndOfTurn', 'One'), turn('TurnResumed', 'One and'), turn('EndOfTurn', 'One and two')],
      [partial('One'), partial('One and'), settled('One and two')],
    ],
    ['believes no time that is none', [turn('EndOfTurn', 'One.', { audio_window_end: 'soon' })], [settled('One.')]],
    ['tells of an error', [{ type: 'Error', code: 'X', description: 'You said one' }], [{ kind: 'error' }]],
    ['greets', [{ type: 'Connected' }], []],
  ])('%s', (_what, frames, news) => {
    expect(read(frames)).toEqual(news);
  });

  it.each([
    [undefined],
    [null],
    [5],
    ['EndOfTurn'],
    [[]],
    [{}],
    [{ type: 'TurnInfo' }],
    [{ type: 'TurnInfo', event: 5 }],
    [{ type: 'TurnInfo', event: 'Dance', transcript: 'One.' }],
    [{ type: 'Warning', code: 'FORCE_END_TURN_NO_ACTIVE_TURN' }],
    [{ type: 'Results', channel: {} }],
  ])('takes %j for no answer', (frame) => {
    expect(read([frame])).toEqual([undefined]);
  });

  it('knows how far the recogniser has heard: by its clock, or all that was sent where it keeps none', () => {
    const turns = new FluxTurns();
    turns.read({ type: 'Connected' });
    expect(turns.heardMs(5_000)).toBe(0);
    turns.read(turn('Update', ''));
    expect(turns.heardMs(5_000)).toBe(5_000);
    turns.read(turn('Update', '', { audio_window_end: 0.25 }));
    expect(turns.heardMs(5_000)).toBe(250);
    turns.read(turn('EndOfTurn', 'One.', { audio_window_end: 0.5 }));
    turns.read(turn('Update', 'One.', { audio_window_end: 0.75 }));
    expect(turns.heardMs(5_000)).toBe(750);
  });
});
