import { fittedTurnEnd } from '#domain/turn-end/fitted-turn-end.ts';
import { PATIENCES } from '#domain/turn-end/patience.ts';
import { fitTurnEnd } from '#lab/turn-end/fit-turn-end.ts';
import { measurePauses } from '#lab/turn-end/measure-pauses.ts';
import { pauseFiles, readPauses } from '#lab/turn-end/pauses.ts';

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** What each patience makes of pauses that people marked and nothing was learned from. */
export function measurePatience(): void {
  const files = pauseFiles().filter((name) => !fitTurnEnd.learnsFrom.includes(name));
  const pauses = files.flatMap(readPauses);
  const ends = pauses.filter(({ silentMs }) => silentMs === null).length;
  console.log(`${files.join(', ')}: ${ends} ends of answers, ${pauses.length - ends} pauses within them`);
  console.log('| patience | words | ends cut off | wait behind an end: median | nine in ten |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const patience of PATIENCES)
    for (const words of patience === 'take_your_time' ? ['any'] : ['heard', 'not heard']) {
      const { cutOff, inside, medianWaitMs, longWaitMs } = measurePauses(
        pauses,
        patience,
        words === 'not heard' ? undefined : fittedTurnEnd,
      );
      const share = `${((100 * cutOff) / inside).toFixed(1)} %`;
      console.log(`| ${patience} | ${words} | ${share} | ${seconds(medianWaitMs)} | ${seconds(longWaitMs)} |`);
    }
}
