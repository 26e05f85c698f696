import { Check } from 'lucide-react';
import type { ProgramState, SpeechProgram } from '#client/audio/speech-program.ts';
import { chooseHearing, type HearingChoice } from '#client/state/hearing-choice.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { MEGABYTE, megabytes, programProblem, programSentence, underway } from './program-words.ts';
import { useProgramProof } from './use-program-proof.ts';
import { WayRow } from './way-row.tsx';
import styles from './who-hears.module.css';
import type { Way } from './who-is-heard-by.ts';

interface ProgramRowProps {
  program: SpeechProgram;
  state: ProgramState;
  choice: HearingChoice | null;
  /** Which way is in use meanwhile. */
  way: Way;
  /** The browser's own recognition can be chosen. */
  hasBrowser: boolean;
  isRecorded: boolean;
  value: Way;
  isInUse: boolean;
  onChoose: () => void;
}

/** The speech program: offered with its size, fetched when somebody says so, tried by the candidate's own words, removed. */
export function ProgramRow({ program, state, choice, way, hasBrowser, isRecorded, ...row }: ProgramRowProps) {
  const heard = useProgramProof(program, row.isInUse);
  const size = megabytes(program.bytes);
  const problem = programProblem(choice, state, hasBrowser);
  const fetchIt = () => {
    chooseHearing('device');
    void program.fetch();
  };
  const remove = () => {
    if (choice !== 'browser' && choice !== 'typing') chooseHearing(null);
    program.remove().catch(() => console.warn('The speech program could not be removed'));
  };
  const isOffered = state.kind === 'partly' && state.bytes === 0 && !state.fault && !problem;
  const isKept = state.kind === 'here' || (state.kind === 'partly' && state.bytes > 0);
  const isUnderway = state.kind === 'coming' || (state.kind === 'partly' && !isOffered && !problem);
  const text = problem ?? `${programSentence(isRecorded)}${isOffered ? ` About ${size} MB, fetched once.` : ''}`;
  return (
    <WayRow
      {...row}
      name="Hear me on this device"
      text={text}
      isUsable={state.kind === 'here' && !problem}
      act={
        isOffered ? (
          <Button onClick={fetchIt}>Fetch {size} MB</Button>
        ) : (
          isKept && !isUnderway && <Button onClick={remove}>Remove {size} MB</Button>
        )
      }
    >
      {heard && (
        <p className={styles.proof} role="status">
          <Icon of={Check} />
          <span>
            It heard: <q>{heard}</q>
          </span>
        </p>
      )}
      {isUnderway && (
        <Underway state={state} of={program.bytes}>
          {state.kind === 'coming' ? (
            <Button onClick={() => program.stop()}>Stop</Button>
          ) : (
            <Button onClick={fetchIt}>{isKept ? 'Fetch the rest' : 'Fetch again'}</Button>
          )}
        </Underway>
      )}
      {isUnderway && (
        <p className={styles.meanwhile} role="status">
          {underway(state, way)}
        </p>
      )}
    </WayRow>
  );
}

/** How much of it is here, as a line and in megabytes. */
function Underway({ state, of, children }: { state: ProgramState; of: number; children: React.ReactNode }) {
  const bytes = state.kind === 'coming' || state.kind === 'partly' ? state.bytes : 0;
  const here = Math.min(megabytes(of), Math.floor(bytes / MEGABYTE));
  return (
    <div className={styles.underway}>
      <progress aria-label="Fetched" value={bytes} max={of} />
      <span>
        <b>{here}</b> of {megabytes(of)} MB
      </span>
      {children}
    </div>
  );
}
