import { useId } from 'react';
import { chooseHearing, hearingChoice } from '#client/state/hearing-choice.ts';
import { useStore } from '#client/state/store.ts';
import { Button } from '#client/ui/button.tsx';
import { browserWords } from './hearing-words.ts';
import { ProgramRow } from './program-row.tsx';
import type { Hearing, Installing } from './use-hearing.ts';
import type { useSpeechProgram } from './use-speech-program.ts';
import type { useWay } from './use-way.ts';
import { WayRow } from './way-row.tsx';
import styles from './who-hears.module.css';
import type { Way } from './who-is-heard-by.ts';

interface WhoHearsProps {
  hearing: Hearing;
  offered: ReturnType<typeof useSpeechProgram>;
  way: ReturnType<typeof useWay>;
  isRecorded: boolean;
}

/** Who writes down what the candidate says, as a choice; each way says first who hears. */
export function WhoHears({ hearing, offered, way, isRecorded }: WhoHearsProps) {
  const heading = useId();
  const choice = useStore(hearingChoice);
  const { found, findOut, installing, install } = hearing;
  if (!found || way === null || way === 'server') return null;
  const browser = browserWords(found.offer);
  const row = (value: Way) => ({ value, isInUse: way === value, onChoose: () => chooseHearing(value) });
  return (
    <section>
      <h2 id={heading}>Who writes down what you say</h2>
      <fieldset className={styles.ways} aria-labelledby={heading}>
        {offered && (
          <ProgramRow
            {...row('device')}
            {...offered}
            choice={choice}
            way={way}
            hasBrowser={browser?.isUsable ?? false}
            isRecorded={isRecorded}
          />
        )}
        {browser && (
          <WayRow
            {...row('browser')}
            name="Your browser’s own recognition"
            text={browser.text}
            isUsable={browser.isUsable}
            act={browser.mayTryAgain && <Button onClick={findOut}>Try again</Button>}
          >
            {browser.mayInstall && <OnThisComputer installing={installing} onInstall={install} />}
          </WayRow>
        )}
        <WayRow
          {...row('typing')}
          name="Type your answers"
          text={`${browser || offered ? '' : 'Neither this server nor your browser can turn speech into words. '}Nobody hears you. Typed answers count the same.`}
          isUsable
        />
      </fieldset>
    </section>
  );
}

/** The browser can have this computer write down what is said, after one download. */
export function OnThisComputer({ installing, onInstall }: { installing: Installing; onInstall: () => void }) {
  if (installing === 'under_way')
    return <p>Your browser is fetching what this computer needs to do it. You can start meanwhile.</p>;
  return (
    <p>
      {installing === 'failed'
        ? 'Your browser could not fetch what this computer needs to do it. '
        : 'This computer can do it too, and then your voice does not leave it. '}
      <Button kind="link" onClick={onInstall}>
        {installing === 'failed' ? 'Try that again' : 'Fetch what it needs'}
      </Button>
    </p>
  );
}
