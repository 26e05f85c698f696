import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { momentWords } from '#client/ui/day-words.ts';
import words from '#client/ui/words.module.css';
import type { ReadEvent } from '#domain/answers/read-account-security.ts';
import { EVENT_WORDS, isWorthALook } from './event-words.ts';
import styles from './your-account.module.css';

/** As many as are read at a glance. */
const FIRST = 6;
/** So few more are not worth a press. */
const FEW = 2;

/** What happened to the account, newest first. */
export function SecurityLog({ events }: { events: readonly ReadEvent[] }) {
  const [asked, setAsked] = useState(false);
  const whole = asked || events.length <= FIRST + FEW;
  if (events.length === 0) return <p className={words.hint}>Nothing has happened in the last 90 days.</p>;
  return (
    <>
      <ol className={styles.events}>
        {(whole ? events : events.slice(0, FIRST)).map(({ kind, device, createdAt }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids and never change their places
          <li key={place} data-look={isWorthALook(kind) ? '' : undefined}>
            <span>{EVENT_WORDS[kind]}</span>
            <small className={words.hint}>{[device, momentWords(createdAt)].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
      {!whole && (
        <div className={styles.acts}>
          <Button onClick={() => setAsked(true)}>Show all {events.length}</Button>
        </div>
      )}
    </>
  );
}
