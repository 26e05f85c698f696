import { useLocation, useNavigate } from '@tanstack/react-router';
import { Check, ChevronDown, Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import { DEFAULT_DURATION, DURATIONS } from '#domain/setup/durations.ts';
import { TRENDING_INTERVIEWS } from '#domain/setup/trending-interviews.ts';
import { isMobile } from './is-mobile.ts';
import { StyleSlider } from './style-slider.tsx';

const MOBILE_REFUSAL = 'Interviews are not supported on mobile devices. Please use a desktop or laptop computer.';
const NOTHING_GIVEN = 'Please provide a job link, description, or select a past interview type.';

export function SetupForm({ onChange }: { onChange: () => void }) {
  const navigate = useNavigate();
  // A failed start brings back what was given, so that nobody pastes twice.
  const { state: given } = useLocation();
  const [description, setDescription] = useState(given.description ?? '');
  const [selectedInterview, setSelectedInterview] = useState(given.selectedInterview ?? '');
  const [interviewType, setInterviewType] = useState<InterviewStyle>(given.interviewType ?? 'normal');
  const [length, setLength] = useState<DurationId>(given.length ?? DEFAULT_DURATION);
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
          <span className="hint">{description.length} characters</span>
        </div>
        <div className="two">
          <div>
            <label className="label" htmlFor="trending">
              Trending Interviews
            </label>
            <div className="choice">
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
              <ChevronDown className="ico" aria-hidden="true" />
            </div>
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
      <div className="row split">
        <label className="label" htmlFor="style">
          Interview type
        </label>
        <StyleSlider id="style" value={interviewType} onChange={(style) => change(() => setInterviewType(style))} />
      </div>
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
              <Check className="ico" aria-hidden="true" />
              <span className="n">
                {id.replace('min', '')}
                <span className="u">min</span>
              </span>
              <span className="q">{questions} questions</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="row">
        {error && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        <div className="send">
          <button type="submit" className="btn solid big" disabled={mobile || !hasInput || preparing}>
            {submitLabel(mobile, preparing)}
          </button>
          <span className="hint">
            {mobile
              ? 'Open Greenroom on a laptop to take an interview. Reports can be read here.'
              : 'No account needed to take it.'}
          </span>
        </div>
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

function submitLabel(mobile: boolean, preparing: boolean): string {
  if (mobile) return 'Mobile devices are currently not supported';
  return preparing ? 'Preparing...' : 'Create Mock Interview';
}
