import type { ProgramState } from '#client/audio/speech-program.ts';
import type { HearingChoice } from '#client/state/hearing-choice.ts';
import type { Way } from './who-is-heard-by.ts';

export const MEGABYTE = 1_000_000;

/** A size as a person counts it; none is nothing. */
export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / MEGABYTE));

/** What the program does and where the voice goes; only where no recording is kept it stays here. */
export const programSentence = (isRecorded: boolean): string =>
  `A speech program runs in this browser and writes down what you say. ${
    isRecorded
      ? 'Your voice is written down on this device. The recording goes to this server.'
      : 'Your voice stays on this device. Only the words are sent.'
  }`;

/** Why the program is not used though it was chosen; undefined where nothing stands in its way. */
export function programProblem(
  choice: HearingChoice | null,
  { kind }: ProgramState,
  hasBrowser: boolean,
): string | undefined {
  const wayOn = hasBrowser ? 'The two other choices work.' : 'You can type your answers.';
  if (choice === 'too_slow') return `This device is too slow to write down speech as you speak. ${wayOn}`;
  if (choice === 'does_not_run') return `The speech program does not run on this device. ${wayOn}`;
  return kind === 'impossible' ? 'This browser cannot keep or run a speech program.' : undefined;
}

const MEANWHILE: Record<Way, string> = {
  device: '',
  browser: 'your browser’s own recognition is used',
  typing: 'you type your answers',
};

/** What stands below the bar of a program that is on its way, or was. */
export function underway(state: ProgramState, way: Way): string {
  if (state.kind === 'coming') return `You can start now. Until it is here, ${MEANWHILE[way]}.`;
  if (state.kind !== 'partly') return '';
  switch (state.fault) {
    case 'damaged':
      return `What came was not the program that was meant, so it was thrown away. Meanwhile ${MEANWHILE[way]}.`;
    case 'no_room':
      return `There is not enough room for it on this device. Meanwhile ${MEANWHILE[way]}.`;
    case 'elsewhere':
      return `Another tab is fetching it. Meanwhile ${MEANWHILE[way]}.`;
    case 'unreachable':
      return `The connection broke off. What has come is kept, and ${MEANWHILE[way]}.`;
    default:
      return `Stopped. What has come is kept, and ${MEANWHILE[way]}.`;
  }
}
