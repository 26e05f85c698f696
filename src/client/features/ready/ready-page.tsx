import './ready.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { BrandMark } from '#client/ui/brand-mark.tsx';
import { Globe } from '#client/ui/globe.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { DeviceCheck } from './device-check.tsx';
import { ProgressList } from './progress-list.tsx';
import { SLOW_AFTER_MS } from './progress-steps.ts';
import { RotatingTip } from './rotating-tip.tsx';
import { useStart } from './use-start.ts';

/** Loudness at which the interviewer is drawn once it is ready: about to speak. */
const READY_LEVEL = 0.6;

/** Waits while the interview is made, lets the candidate check camera and microphone, and leads to the interview. */
export function ReadyPage() {
  const { ready, given, elapsedMs, interview } = useStart();
  usePageTitle(ready ? 'Your interview is ready' : 'Preparing your interview');
  const navigate = useNavigate();
  const enter = async () => {
    // The click is what lets a browser play the interviewer's voice.
    speechPlayer.open();
    await navigate({ to: '/interview' });
  };
  return (
    <div className="ready">
      <header>
        <Link to="/home" className="mark" aria-label="Greenroom home" state={given ?? {}}>
          <BrandMark />
        </Link>
        <Link to="/home" className="back" state={given ?? {}}>
          <ArrowLeft className="ico" aria-hidden="true" /> {ready ? 'Back to the form' : 'Cancel'}
        </Link>
      </header>
      <main>
        <Globe sizePx={120} lines={24} level={ready ? READY_LEVEL : 0} />
        <h1>{ready ? 'Your interview is ready' : 'Preparing your interview...'}</h1>
        <p className="lede" role="status">
          {ready ? readyLine(interview?.questions.length, interview?.company) : waitingLine(elapsedMs)}
        </p>
        <div className="start">
          {ready && (
            <button type="button" className="btn solid big" onClick={enter}>
              Start Interview
            </button>
          )}
        </div>
        <div className="checks">
          {given && <ProgressList elapsedMs={elapsedMs} done={ready} />}
          <DeviceCheck />
        </div>
        <RotatingTip />
        <p className="hint">
          No recording of your picture or voice is kept. The words of your answers are, and only you can read them.
        </p>
      </main>
    </div>
  );
}

const readyLine = (questions: number | undefined, company: string | undefined) =>
  questions === undefined
    ? 'You can go on where you left off.'
    : `${questions} questions${company ? ` for ${company}` : ''}. Take a breath first.`;

const waitingLine = (elapsedMs: number) =>
  elapsedMs < SLOW_AFTER_MS
    ? 'This takes a moment. You can leave this page open.'
    : 'This takes longer than usual. You can keep waiting, or cancel: the form keeps what you gave.';
