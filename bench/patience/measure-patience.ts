import { finishedLikelihood } from '#domain/turn-end/finished-words.ts';
import { fittedTurnEnd } from '#domain/turn-end/fitted-turn-end.ts';
import { PATIENCES } from '#domain/turn-end/patience.ts';
import { finishedToStrangers, fitTurnEnd } from '#lab/turn-end/fit-turn-end.ts';
import { measurePauses } from '#lab/turn-end/measure-pauses.ts';
import { type Pause, pauseFiles, readPauses } from '#lab/turn-end/pauses.ts';

/** What each patience makes of pauses that people marked: those that nothing was learned from, and the others by their
 * speakers, who are left out of the learning when they are measured. */
export function measurePatience(): void {
  const isLearned = (name: string) => fitTurnEnd.learnsFrom.includes(name);
  const unseen = pauseFiles().filter((name) => !isLearned(name));
  if (unseen.length > 0)
    printFigures(`${unseen.join(', ')}, never learned from`, unseen.flatMap(readPauses), ({ words }) =>
      finishedLikelihood(fittedTurnEnd, words),
    );
  const finishedOf = finishedToStrangers();
  for (const name of pauseFiles().filter(isLearned))
    printFigures(`${name}, half of the speakers left out`, readPauses(name), finishedOf);
}

function printFigures(title: string, pauses: readonly Pause[], finishedOf: (pause: Pause) => number): void {
  const ends = pauses.filter(({ silentMs }) => silentMs === null).length;
  console.log(`${title}: ${ends} ends of answers, ${pauses.length - ends} pauses within them`);
  console.log('| patience | words | ends cut off | wait behind an end: median | nine in ten |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const patience of PATIENCES)
    for (const words of patience === 'take_your_time' ? ['any'] : ['heard', 'not heard']) {
      const { cutOff, inside, medianWaitMs, longWaitMs } = measurePauses(
        pauses,
        patience,
        words === 'not heard' ? undefined : finishedOf,
      );
      const share = `${((100 * cutOff) / inside).toFixed(1)} %`;
      console.log(`| ${patience} | ${words} | ${share} | ${seconds(medianWaitMs)} | ${seconds(longWaitMs)} |`);
    }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
