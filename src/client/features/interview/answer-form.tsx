import type { FormEvent, KeyboardEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { TextBox } from '#client/ui/text-box.tsx';
import words from '#client/ui/words.module.css';
import { isTurn } from '#domain/interview/stage.ts';
import type { LiveSession } from './live-session.ts';
import type { LiveView } from './live-view.ts';
import styles from './stage.module.css';

/** The field to type an answer in. The words stay in it until a reply shows that they are kept. */
export function AnswerForm({ session, view }: { session: LiveSession; view: LiveView }) {
  const { stage, draft, isDraftComing, unsent, recogniser } = view;
  const mayAnswer = isTurn(stage) && !isDraftComing;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (mayAnswer) session.sendDraft();
  };
  const hint = isDraftComing
    ? 'What you said is being written down.'
    : typingHint(mayAnswer, unsent !== null && unsent.text === draft.trim());
  return (
    <form className={styles.typing} onSubmit={submit}>
      <label className={words.unseen} htmlFor="answer">
        Your answer
      </label>
      <TextBox
        id="answer"
        autoFocus
        value={draft}
        placeholder="Your answer"
        onChange={(event) => session.setDraft(event.target.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && submit(event)}
      />
      <div className={styles.typingRow}>
        <span className={classNames(words.hint, styles.typingHint)}>{hint}</span>
        {recogniser !== 'none' && (
          <Button kind="quiet" onClick={() => session.type(false)}>
            Speak instead
          </Button>
        )}
        <Button type="submit" kind="solid" disabled={!mayAnswer || draft.trim() === ''}>
          Send answer
        </Button>
      </div>
    </form>
  );
}

function typingHint(mayAnswer: boolean, isUnsent: boolean): string {
  if (!mayAnswer) return 'Your turn comes when the question ends.';
  return isUnsent ? 'This answer got no reply. It is still here: send it again.' : 'Ctrl and Enter sends it too.';
}
