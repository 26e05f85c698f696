import { BookOpenText, CircleDot, TextAlignStart } from 'lucide-react';
import { useInstallation } from '#client/state/installation.ts';
import { useSession } from '#client/state/session.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { readerSentence } from '#domain/setup/reader-sentence.ts';
import { serverWords } from './hearing-words.ts';
import styles from './ready.module.css';
import { recordedWords } from './recorded-words.ts';
import type { Hearing } from './use-hearing.ts';

/** Where voice, words and picture go: told before anything is said, once it is known who hears. */
export function BeforeYouStart({ found, isTyped }: { found: Hearing['found']; isTyped: boolean }) {
  const installation = useInstallation();
  const { user } = useSession();
  const recorded = recordedWords(installation?.recordings, user === null, isTyped);
  if (!found)
    return (
      <p className={styles.facts} role="status">
        We are finding out who can write down what you say…
      </p>
    );
  return (
    <ul className={styles.facts}>
      {found.server.stt && (
        <li>
          <Icon of={TextAlignStart} />
          <span role="status">
            <strong>Greenroom writes down what you say.</strong> {serverWords(found.server)}
          </span>
        </li>
      )}
      {installation && (
        <li>
          <Icon of={BookOpenText} />
          <span>{readerSentence(installation.reader)}</span>
        </li>
      )}
      <li>
        <Icon of={CircleDot} />
        <span>
          <strong>{recorded.what}</strong> {recorded.where}{' '}
          <ButtonLink kind="link" to="/privacy" target="_blank">
            All that is kept
          </ButtonLink>
        </span>
      </li>
    </ul>
  );
}
