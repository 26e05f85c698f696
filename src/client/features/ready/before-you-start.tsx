import { BookOpenText, CircleDot, TextAlignStart } from 'lucide-react';
import { useInstallation } from '#client/state/installation.ts';
import { useSession } from '#client/state/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { readerSentence } from '#domain/setup/reader-sentence.ts';
import styles from './ready.module.css';
import { recordedWords } from './recorded-words.ts';
import { type Installing, useHearing } from './use-hearing.ts';

/** Where voice, words and picture go: told before anything is said. */
export function BeforeYouStart() {
  const { hearing, findOut, installing, install } = useHearing();
  const installation = useInstallation();
  const { user } = useSession();
  const recorded = recordedWords(installation?.recordings, user === null, hearing?.isTyped);
  return (
    <ul className={styles.facts}>
      <li>
        <Icon of={TextAlignStart} />
        <span role="status">
          {hearing ? (
            <>
              <strong>{hearing.what}</strong> {hearing.where}
              {hearing.mayTryAgain && (
                <>
                  {' '}
                  <Button kind="link" onClick={findOut}>
                    Try again
                  </Button>
                </>
              )}
              {hearing.mayInstall && <OnThisComputer installing={installing} onInstall={install} />}
            </>
          ) : (
            'We are finding out who can write down what you say…'
          )}
        </span>
      </li>
      {installation && (
        <li>
          <Icon of={BookOpenText} />
          <span>{readerSentence(installation.reader)}</span>
        </li>
      )}
      <li>
        <Icon of={CircleDot} />
        <span>
          <strong>{recorded.what}</strong> {recorded.where}
        </span>
      </li>
    </ul>
  );
}

/** The browser can have this computer write down what is said, after one download. */
export function OnThisComputer({ installing, onInstall }: { installing: Installing; onInstall: () => void }) {
  if (installing === 'under_way')
    return ' Your browser is fetching what this computer needs to do it. You can start meanwhile.';
  return (
    <>
      {installing === 'failed'
        ? ' Your browser could not fetch what this computer needs to do it.'
        : ' This computer can do it too, and then your voice does not leave it.'}{' '}
      <Button kind="link" onClick={onInstall}>
        {installing === 'failed' ? 'Try that again' : 'Fetch what it needs'}
      </Button>
    </>
  );
}
