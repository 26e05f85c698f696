import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { TextBox } from '#client/ui/text-box.tsx';
import words from '#client/ui/words.module.css';
import type { LiveSession } from './live-session.ts';
import type { LiveView } from './live-view.ts';
import { PaceChoice } from './pace-choice.tsx';
import styles from './stage.module.css';
import { typingHint } from './typing-hint.ts';

const HINT_ID = 'answer-hint';

/** A browser begins a field in front of what is in it; who comes back to a draft goes on behind it. */
function caretToEnd(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollTop = field.scrollHeight;
}

/** The field to type an answer in. The words stay in it until a reply shows that they are kept. */
export function AnswerForm({ session, view }: { session: LiveSession; view: LiveView }) {
  const { draft, recogniser } = view;
  const { text, maySend, isProblem } = typingHint(view);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => caretToEnd(field.current), []);
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!maySend) return;
    session.sendDraft();
    // The button gives the focus away as it shuts, and who types goes on in the field.
    field.current?.focus();
  };
  return (
    <form className={styles.typing} onSubmit={submit}>
      <label className={words.unseen} htmlFor="answer">
        Your answer
      </label>
      <TextBox
        ref={field}
        id="answer"
        autoFocus
        value={draft}
        placeholder="Your answer"
        aria-invalid={isProblem}
        aria-describedby={HINT_ID}
        onChange={(event) => session.setDraft(event.target.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && submit(event)}
      />
      <div className={styles.typingRow}>
        <span
          id={HINT_ID}
          className={classNames(isProblem ? words.error : words.hint, styles.typingHint)}
          role={isProblem ? 'alert' : undefined}
        >
          {text}
        </span>
        {recogniser === 'none' ? (
          <PaceChoice session={session} view={view} />
        ) : (
          <Button kind="quiet" onClick={() => session.type(false)}>
            Speak instead
          </Button>
        )}
        <Button type="submit" kind="solid" disabled={!maySend}>
          Send answer
        </Button>
      </div>
    </form>
  );
}
