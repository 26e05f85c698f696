import { Keyboard } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import { AnswerForm } from './answer-form.tsx';
import type { LiveSession } from './live-session.ts';
import type { LiveView } from './live-view.ts';
import { MicrophoneChoice } from './microphone-choice.tsx';
import { PaceChoice } from './pace-choice.tsx';
import { PatienceChoice } from './patience-choice.tsx';
import styles from './stage.module.css';
import { hintOf } from './stage-hint.ts';
import { type Note, noteOf } from './stage-note.ts';

/** The foot of the stage: what to know, what to do now, and typing, which is worth the same as speaking. */
export function StageFoot({ session, view }: { session: LiveSession; view: LiveView }) {
  const note = noteOf(view);
  return (
    <footer className={styles.foot}>
      <NoteLine note={note} session={session} />
      {view.typing ? (
        <AnswerForm session={session} view={view} />
      ) : (
        <div className={styles.hand}>
          <Hint session={session} view={view} />
          <span className={styles.sep} aria-hidden="true" />
          <span className={styles.choices}>
            <PaceChoice session={session} view={view} />
            <PatienceChoice
              patience={view.patience}
              onChoose={(patience) => session.choices.choosePatience(patience)}
            />
          </span>
          <span className={styles.sep} aria-hidden="true" />
          <span className={styles.handActs}>
            <Button kind={view.recogniser === 'none' ? 'solid' : 'plain'} onClick={() => session.type(true)}>
              <Icon of={Keyboard} />
              Type instead
            </Button>
            <MicrophoneChoice session={session} view={view} />
          </span>
        </div>
      )}
    </footer>
  );
}

const ACTIONS = {
  send_again: { label: 'Send again', act: (session: LiveSession) => session.sendAgain() },
  recognise_again: { label: 'Try again', act: (session: LiveSession) => session.recogniseAgain() },
  ask_for_microphone: { label: 'Try again', act: (session: LiveSession) => session.askForMicrophone() },
};

/** It is there before its words, as every region that tells something. */
function NoteLine({ note, session }: { note: Note | null; session: LiveSession }) {
  const action = note?.action && ACTIONS[note.action];
  const looks = note ? classNames(styles.note, note.isTrouble && styles.trouble) : words.unseen;
  return (
    <div className={looks} role="status">
      {note && <span>{note.text}</span>}
      {action && <Button onClick={() => action.act(session)}>{action.label}</Button>}
    </div>
  );
}

function Hint({ session, view }: { session: LiveSession; view: LiveView }) {
  const { space, text } = hintOf(view);
  if (space === null) return <span className={styles.handHint}>{text}</span>;
  const act = () => session.send({ type: 'manual_stop', by: 'toggle' });
  return (
    <span className={styles.handHint}>
      {view.isSpaceKeyOn ? (
        <>
          <Button className={styles.key} aria-label={`Space: ${space}`} onClick={act}>
            Space
          </Button>
          {text}
        </>
      ) : (
        <Button className={styles.key} onClick={act}>
          {space.charAt(0).toUpperCase() + space.slice(1)}
        </Button>
      )}
      <Button className={styles.keySwitch} onClick={() => session.choices.switchSpaceKey(!view.isSpaceKeyOn)}>
        {view.isSpaceKeyOn ? 'Space bar off' : 'Space bar on'}
      </Button>
    </span>
  );
}
