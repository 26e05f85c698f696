import { Keyboard } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { Globe } from '#client/ui/globe.tsx';
import type { InterviewState } from '#contract/interview-calls.ts';
import { FALLBACK_REPLY, mayEnd, type StageState } from '#domain/interview/stage.ts';
import { StageError, StageNotice } from './stage-notice.tsx';
import { useLiveInterview } from './use-live-interview.ts';

const level = () => speechPlayer.level();

export function LiveStage({ loaded, onRoute }: { loaded: InterviewState; onRoute: () => void }) {
  // Until the first answer there is nothing to come back to.
  const isNew = !loaded.transcript.some((entry) => entry.speaker === 'human') && loaded.questionIndex === 0;
  const { state, send } = useLiveInterview(loaded, isNew, onRoute);
  if (state.error !== null) return <StageError message={state.error} />;
  if (state.finished)
    return <StageNotice text="Processing your interview results..." detail="This may take a moment" />;
  const mayAnswer = state.stage === 'user_turn_pending' || state.stage === 'user_responding';
  return (
    <main className="stage">
      <h1 className="sr">Interview</h1>
      <header className="stage-bar">
        <ProgressDots state={state} />
        <button
          type="button"
          className="btn danger"
          disabled={!mayEnd(state)}
          onClick={() => send({ type: 'end_pressed' })}
        >
          End Interview
        </button>
      </header>
      <div className="stage-centre">
        <Globe sizePx={300} level={level} />
        <p className="eyebrow">
          {state.captionIsFollowUp ? 'Follow-up Question' : `Question ${state.questionIndex + 1}`}
        </p>
        <p className="spoken" aria-live="polite">
          {state.caption}
        </p>
        <p className="status" role="status">
          {statusOf(state)}
        </p>
      </div>
      <AnswerForm
        caption={state.caption}
        mayAnswer={mayAnswer}
        onAnswer={(text) => send({ type: 'answer_given', text })}
        welcomeBack={!isNew && state.questionIndex === loaded.questionIndex}
      />
    </main>
  );
}

function statusOf(state: StageState): string {
  if (state.speaking) return 'Interviewer speaking';
  if (state.recording) return 'Listening';
  if (state.stage === 'processing_user_response') return 'Processing';
  return state.stage === 'user_responding' || state.stage === 'user_turn_pending' ? 'Your turn' : '';
}

function ProgressDots({ state }: { state: StageState }) {
  const { questions, questionIndex } = state;
  return (
    <div className="dots" role="img" aria-label={`Question ${questionIndex + 1} of ${questions.length}`}>
      {questions.map(({ id }, i) => (
        <span key={id} className={i < questionIndex ? 'dot done' : i === questionIndex ? 'dot now' : 'dot'} />
      ))}
      <span className="hint">
        {questionIndex + 1} of {questions.length}
      </span>
    </div>
  );
}

interface AnswerFormProps {
  /** What the interviewer said last: a new caption means that the answer sent before is kept. */
  caption: string;
  mayAnswer: boolean;
  welcomeBack: boolean;
  onAnswer: (text: string) => void;
}

function AnswerForm({ caption, mayAnswer, welcomeBack, onAnswer }: AnswerFormProps) {
  const [typing, setTyping] = useState(false);
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  useEffect(() => {
    setSent((wasSent) => {
      // Without a reply the words stay in the field, to be sent again.
      if (wasSent && caption !== FALLBACK_REPLY) setText('');
      return false;
    });
  }, [caption]);

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!mayAnswer || text.trim() === '' || sent) return;
    setSent(true);
    onAnswer(text);
  };
  if (!typing) {
    return (
      <footer className="stage-foot">
        <span className="hint">
          {welcomeBack
            ? 'Welcome back. Everything you said is kept.'
            : 'Take a moment before you answer. Each answer is kept as soon as you send it.'}
        </span>
        <button type="button" className="btn" onClick={() => setTyping(true)}>
          <Keyboard className="ico" aria-hidden="true" />
          Type instead
        </button>
      </footer>
    );
  }
  return (
    <form className="stage-foot typing" onSubmit={submit}>
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
        <span className="hint">
          {mayAnswer ? 'Ctrl and Enter sends it too.' : 'Your turn comes when the question ends.'}
        </span>
        <button type="submit" className="btn solid" disabled={!mayAnswer || text.trim() === '' || sent}>
          Send answer
        </button>
      </div>
    </form>
  );
}
