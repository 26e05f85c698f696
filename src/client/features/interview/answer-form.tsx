import { Keyboard } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { FALLBACK_REPLY, type StageState } from '#domain/interview/stage.ts';

interface AnswerFormProps {
  state: StageState;
  /** Whether the candidate has come back to an interview that was under way. */
  welcomeBack: boolean;
  onAnswer: (text: string) => void;
}

/** The foot of the stage: what to do now, and typing, which is worth the same as speaking. */
export function AnswerForm({ state, welcomeBack, onAnswer }: AnswerFormProps) {
  const { caption, speaking, canRecord, awaitingReply } = state;
  const mayAnswer = state.stage === 'user_turn_pending' || state.stage === 'user_responding';
  const [typing, setTyping] = useState(false);
  const [text, setText] = useState('');
  const [answered, setAnswered] = useState(false);
  const wasAwaiting = useRef(false);
  // Before the next paint, so that no answer is typed into a field that is about to be emptied.
  useLayoutEffect(() => {
    // Without a reply the words stay in the field, to be sent again.
    if (wasAwaiting.current && !awaitingReply && caption !== FALLBACK_REPLY) setText('');
    wasAwaiting.current = awaitingReply;
  }, [awaitingReply, caption]);

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!mayAnswer || text.trim() === '') return;
    setAnswered(true);
    onAnswer(text);
  };
  if (!typing) {
    return (
      <footer className="hand">
        <span>{handHint({ welcomeBack: welcomeBack && !answered, speaking, mayAnswer, canRecord })}</span>
        <span className="sep" aria-hidden="true" />
        <button type="button" className="btn" onClick={() => setTyping(true)}>
          <Keyboard className="ico" aria-hidden="true" />
          Type instead
        </button>
      </footer>
    );
  }
  return (
    <form className="hand typing" onSubmit={submit}>
      <label className="sr" htmlFor="answer">
        Your answer
      </label>
      <textarea
        id="answer"
        className="field"
        // biome-ignore lint/a11y/noAutofocus: the candidate has just asked to type
        autoFocus
        value={text}
        placeholder="Your answer"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && submit(event)}
      />
      <div className="typing-row">
        <span className="hint">{typingHint(mayAnswer, caption === FALLBACK_REPLY && text !== '')}</span>
        <button type="submit" className="btn solid" disabled={!mayAnswer || text.trim() === ''}>
          Send answer
        </button>
      </div>
    </form>
  );
}

function typingHint(mayAnswer: boolean, unsent: boolean): string {
  if (!mayAnswer) return 'Your turn comes when the question ends.';
  return unsent ? 'This answer got no reply. It is still here: send it again.' : 'Ctrl and Enter sends it too.';
}

interface HandHint {
  welcomeBack: boolean;
  speaking: boolean;
  mayAnswer: boolean;
  canRecord: boolean;
}

function handHint({ welcomeBack, speaking, mayAnswer, canRecord }: HandHint): string {
  if (welcomeBack) return 'Welcome back. Everything you said is kept.';
  if (speaking) return 'Your turn comes when the question ends. Take a moment before you answer.';
  if (mayAnswer && !canRecord)
    return 'Nothing listens here yet, so type your answer. It is kept as soon as you send it.';
  return 'Each answer is kept as soon as you give it.';
}
