import type { FormEvent, KeyboardEvent } from 'react';
import type { LiveSession } from './live-session.ts';
import type { LiveView } from './live-view.ts';

/** The field to type an answer in. The words stay in it until a reply shows that they are kept. */
export function AnswerForm({ session, view }: { session: LiveSession; view: LiveView }) {
  const { stage, draft, isDraftComing, unsent, recogniser } = view;
  const mayAnswer = (stage.stage === 'user_turn_pending' || stage.stage === 'user_responding') && !isDraftComing;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (mayAnswer) session.sendDraft();
  };
  const hint = isDraftComing
    ? 'What you said is being written down.'
    : typingHint(mayAnswer, unsent !== null && unsent.text === draft.trim());
  return (
    <form className="typing" onSubmit={submit}>
      <label className="sr" htmlFor="answer">
        Your answer
      </label>
      <textarea
        id="answer"
        className="field"
        // biome-ignore lint/a11y/noAutofocus: the candidate has just asked to type
        autoFocus
        value={draft}
        placeholder="Your answer"
        onChange={(event) => session.setDraft(event.target.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && submit(event)}
      />
      <div className="typing-row">
        <span className="hint">{hint}</span>
        {recogniser !== 'none' && (
          <button type="button" className="btn quiet" onClick={() => session.type(false)}>
            Speak instead
          </button>
        )}
        <button type="submit" className="btn solid" disabled={!mayAnswer || draft.trim() === ''}>
          Send answer
        </button>
      </div>
    </form>
  );
}

function typingHint(mayAnswer: boolean, isUnsent: boolean): string {
  if (!mayAnswer) return 'Your turn comes when the question ends.';
  return isUnsent ? 'This answer got no reply. It is still here: send it again.' : 'Ctrl and Enter sends it too.';
}
