import { expect, it } from 'vitest';
import { tapeOf } from '#client/audio/answer-tape.ts';
import { heardByProgram } from '#client/features/interview/heard-by-program.ts';
import type { HeardWords } from '#client/features/interview/utterance.ts';

/** A program that writes a stretch down when a test says so. */
function slowProgram() {
  const written: ((text: string) => void)[] = [];
  return {
    written,
    hear: () =>
      new Promise<{ text: string; tookMs: number }>((resolve) => written.push((text) => resolve({ text, tookMs: 1 }))),
    rest: () => undefined,
  };
}

it('shows words while they are said, and under the next turn none of the one before', async () => {
  const program = slowProgram();
  const shown: HeardWords[] = [];
  const recogniser = heardByProgram(program, (words) => shown.push(words));
  const say = (recording: number) => {
    recogniser.begin(recording, 'ans_1');
    recogniser.hear?.(recording, tapeOf(new Int16Array()));
    recogniser.hear?.(recording, tapeOf(new Int16Array(16_000 * 20)));
    recogniser.speech?.(recording, { startMs: 0, endMs: 7_000 });
    recogniser.speech?.(recording, { startMs: 9_000, endMs: 12_000 });
  };
  say(1);
  expect(program.written).toHaveLength(1);
  program.written[0]?.('I rang the yard');
  await expect.poll(() => shown).toEqual([{ settled: 'I rang the yard', unsettled: '' }]);
  say(2);
  // The program takes one stretch after the other, and the next turn has begun meanwhile.
  recogniser.speech?.(1, { startMs: 14_000, endMs: 19_000 });
  program.written[2]?.('and turned him round');
  program.written[1]?.('We measured it');
  await expect.poll(() => shown.at(-1)).toEqual({ settled: 'We measured it', unsettled: '' });
  expect(shown.map(({ settled }) => settled)).toEqual(['I rang the yard', 'We measured it']);
});
