import { useLocation, useNavigate } from '@tanstack/react-router';
import { FileCheck, Keyboard, Laptop, Lock, X } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Globe } from '#client/ui/globe.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { type DurationId, INTERVIEW_STYLES, type InterviewStyle } from '#contract/words.ts';
import { DEFAULT_DURATION, DURATIONS } from '#domain/setup/durations.ts';
import { TRENDING_INTERVIEWS } from '#domain/setup/trending-interviews.ts';
import { isMobile } from './is-mobile.ts';
import { SetupHeader } from './setup-header.tsx';

const MOBILE_REFUSAL = 'Interviews are not supported on mobile devices. Please use a desktop or laptop computer.';
const NOTHING_GIVEN = 'Please provide a job link, description, or select a past interview type.';
const STYLE_NAMES: Record<InterviewStyle, string> = {
  behavioral: 'Behavioral',
  normal: 'Normal',
  technical: 'Technical',
};

interface Banner {
  message: string;
  /** '599' is no fault of ours and stays grey. */
  errorType: string;
}

export function SetupPage() {
  usePageTitle('Take an interview');
  const [banner, setBanner] = useFailedStart();
  return (
    <>
      <SetupHeader />
      {banner && (
        <div className={`banner ${banner.errorType === '599' ? 'neutral' : 'danger'}`} role="alert">
          <div>
            <strong>Unable to Create Interview</strong>
            <p>{banner.message}</p>
          </div>
          <button type="button" className="quiet" aria-label="Dismiss" onClick={() => setBanner(null)}>
            <X className="ico" aria-hidden="true" />
          </button>
        </div>
      )}
      <div className="home">
        <Lead />
        <SetupForm onChange={() => setBanner(null)} />
      </div>
    </>
  );
}

/** Takes the error that a failed start left in the navigation state, and clears it there. */
function useFailedStart() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [banner, setBanner] = useState<Banner | null>(() =>
    state.interviewFailed ? { message: state.error ?? '', errorType: state.errorType ?? 'general' } : null,
  );
  useEffect(() => {
    if (state.interviewFailed) void navigate({ to: '.', replace: true, state: {} });
  }, [state.interviewFailed, navigate]);
  return [banner, setBanner] as const;
}

function Lead() {
  return (
    <div className="lead">
      <h1>Ready to Interview?</h1>
      <p className="lede">
        Paste the job, choose a style and a length. The interviewer asks out loud and waits while you think.
      </p>
      <div className="plate">
        <Globe sizePx={232} />
      </div>
      <ul className="facts">
        <li>
          <Laptop className="ico" aria-hidden="true" />
          <span>
            <strong>You need a laptop.</strong> It reads the questions out loud.
          </span>
        </li>
        <li>
          <Keyboard className="ico" aria-hidden="true" />
          <span>
            <strong>Rather not speak?</strong> Any answer can be typed instead.
          </span>
        </li>
        <li>
          <FileCheck className="ico" aria-hidden="true" />
          <span>
            <strong>A score you can check.</strong> Every point names the words you said.
          </span>
        </li>
      </ul>
    </div>
  );
}

function SetupForm({ onChange }: { onChange: () => void }) {
  const navigate = useNavigate();
  const [description, setDescription] = useState('');
  const [selectedInterview, setSelectedInterview] = useState('');
  const [interviewType, setInterviewType] = useState<InterviewStyle>('normal');
  const [length, setLength] = useState<DurationId>(DEFAULT_DURATION);
  const [error, setError] = useState('');
  const [preparing, setPreparing] = useState(false);
  const mobile = isMobile();
  const hasInput = description.trim() !== '' || selectedInterview !== '';

  const change = (work: () => void) => {
    work();
    setError('');
    onChange();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (mobile) return setError(MOBILE_REFUSAL);
    if (!hasInput) return setError(NOTHING_GIVEN);
    setPreparing(true);
    await navigate({
      to: '/interview-ready',
      state: { link: '', description, selectedInterview, length, interviewType },
    });
  };

  return (
    <form className="form" onSubmit={submit}>
      <div className="row">
        <div className="head">
          <label className="label" htmlFor="description">
            Job Description
          </label>
          <span className="hint">The whole advert is best</span>
        </div>
        <textarea
          id="description"
          className="field"
          spellCheck
          value={description}
          onChange={(event) =>
            change(() => {
              setDescription(event.target.value);
              if (event.target.value.trim() !== '') setSelectedInterview('');
            })
          }
        />
        <div className="foot">
          <span className="hint" />
          <span className="hint">{description.length} characters</span>
        </div>
        <div className="two">
          <div>
            <label className="label" htmlFor="trending">
              Trending Interviews
            </label>
            <select
              id="trending"
              className="field"
              value={selectedInterview}
              onChange={(event) =>
                change(() => {
                  setSelectedInterview(event.target.value);
                  if (event.target.value !== '') setDescription('');
                })
              }
            >
              <option value="">Or pick a role</option>
              {TRENDING_INTERVIEWS.map(({ id, title }) => (
                <option key={id} value={title}>
                  {title}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label className="label" htmlFor="link">
              Job Link
            </label>
            <div className="field off">
              <input id="link" disabled placeholder="Coming Soon" />
              <Lock className="ico" aria-hidden="true" />
            </div>
          </div>
        </div>
      </div>
      <fieldset className="row split">
        <legend className="label">Interview type</legend>
        <div className="segments">
          {INTERVIEW_STYLES.map((style) => (
            <label key={style}>
              <input
                type="radio"
                name="style"
                checked={interviewType === style}
                onChange={() => change(() => setInterviewType(style))}
              />
              <span>{STYLE_NAMES[style]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="row split">
        <legend className="label">Duration</legend>
        <div className="lengths">
          {DURATIONS.map(({ id, questions }) => (
            <label key={id}>
              <input
                type="radio"
                name="duration"
                checked={length === id}
                onChange={() => change(() => setLength(id))}
              />
              <span className="n">{id}</span>
              <span className="q">{questions} questions</span>
            </label>
          ))}
        </div>
      </fieldset>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div className="row send">
        <button type="submit" className="btn solid big" disabled={mobile || !hasInput || preparing}>
          {mobile ? 'Mobile devices are currently not supported' : preparing ? 'Preparing...' : 'Create Mock Interview'}
        </button>
        <span className="hint">No account needed to take it.</span>
      </div>
      {preparing && (
        <div className="overlay" role="status">
          <p className="lede">Preparing your interview...</p>
          <p className="hint">Setting up AI interviewer</p>
        </div>
      )}
    </form>
  );
}
