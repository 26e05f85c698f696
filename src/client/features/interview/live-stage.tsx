import './stage.css';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { Globe } from '#client/ui/globe.tsx';
import { LevelRing } from '#client/ui/level-ring.tsx';
import type { InterviewState } from '#contract/interview-calls.ts';
import { mayEnd, type StageState } from '#domain/interview/stage.ts';
import { AnswerForm } from './answer-form.tsx';
import { typedAnswers } from './answer-source.ts';
import { StageError, StageNotice } from './stage-notice.tsx';
import { useLiveInterview } from './use-live-interview.ts';

const voiceLevel = () => speechPlayer.level();

export function LiveStage({ loaded, onRoute }: { loaded: InterviewState; onRoute: () => void }) {
  // Until the first answer there is nothing to come back to.
  const isNew = !loaded.transcript.some((entry) => entry.speaker === 'human') && loaded.questionIndex === 0;
  const { state, send } = useLiveInterview(loaded, isNew, typedAnswers, onRoute);
  if (state.error !== null) return <StageError message={state.error} />;
  if (state.finished)
    return <StageNotice text="Processing your interview results..." detail="This may take a moment" />;
  const status = statusOf(state);
  return (
    <main className="stage">
      <header className="stage-bar">
        <ProgressDots state={state} />
        <button
          type="button"
          className="btn end"
          disabled={!mayEnd(state)}
          onClick={() => send({ type: 'end_pressed' })}
        >
          End Interview
        </button>
      </header>
      <div className="visual">
        <LevelRing sizePx={320} />
        <Globe sizePx={276} level={voiceLevel} />
      </div>
      <div className="talk">
        <h1>{state.captionIsFollowUp ? 'Follow-up Question' : `Question ${state.questionIndex + 1}`}</h1>
        <p className="spoken" aria-live="polite">
          {state.caption}
        </p>
        <p className={`status ${status.who}`} role="status">
          {status.text}
        </p>
      </div>
      <AnswerForm state={state} onAnswer={(text) => send({ type: 'answer_given', text })} welcomeBack={!isNew} />
    </main>
  );
}

function statusOf(state: StageState): { text: string; who: 'them' | 'you' | '' } {
  if (state.speaking) return { text: 'Interviewer speaking', who: 'them' };
  if (state.recording) return { text: 'Listening', who: 'you' };
  if (state.stage === 'processing_user_response') return { text: 'Processing', who: '' };
  const yourTurn = state.stage === 'user_responding' || state.stage === 'user_turn_pending';
  return { text: yourTurn ? 'Your turn' : '', who: 'you' };
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
