import { hearingChoice } from '#client/state/hearing-choice.ts';
import { type BrowserRecogniserEvents, browserRecogniser, type Recogniser } from './recogniser.ts';

/**
 * Who recognises where no engine of the server does, as the candidate chose: the speech program on this device if it
 * is here and runs, else the browser's own recognition, on this machine first; nobody where answers are typed.
 */
export async function chosenRecogniser(events: BrowserRecogniserEvents): Promise<Recogniser | undefined> {
  const choice = hearingChoice.get();
  if (choice === 'typing') return undefined;
  const device =
    choice === 'device' ? await (await import('./device-recogniser.ts')).deviceRecogniser(events) : undefined;
  return device ?? browserRecogniser(events);
}
