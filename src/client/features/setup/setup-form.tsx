import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useInstallation } from '#client/state/installation.ts';
import { setupDraft } from '#client/state/setup-draft.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import { isMobile, MOBILE_REFUSAL } from '#client/ui/is-mobile.ts';
import { LazySelect } from '#client/ui/lazy-select.tsx';
import { lengthProblem } from '#client/ui/length-words.ts';
import { LineBox } from '#client/ui/line-box.tsx';
import { StopSlider } from '#client/ui/stop-slider.tsx';
import words from '#client/ui/words.module.css';
import { MAX_DESCRIPTION_CHARS } from '#contract/limits.ts';
import type { InterviewStyle } from '#contract/words.ts';
import { readerSentence } from '#domain/setup/reader-sentence.ts';
import { TRENDING_INTERVIEWS } from '#domain/setup/trending-interviews.ts';
import { beginForm, type SameJob } from './begin-form.ts';
import { DescriptionField } from './description-field.tsx';
import { DurationCards } from './duration-cards.tsx';
import { openAnew, serverAnswers } from './open-anew.ts';
import { PreparingOverlay } from './preparing-overlay.tsx';
import styles from './setup.module.css';

const NO_CONNECTION =
  'The next page cannot be loaded, because the server is out of reach. What you wrote stays here. Please check your connection and try again.';
const NOTHING_GIVEN = 'Please provide a job link, description, or select a past interview type.';

/** The pages that follow are fetched once this one has what it needs itself. */
const FETCH_AHEAD_MS = 1_500;

const STYLES: readonly { value: InterviewStyle; name: string }[] = [
  { value: 'behavioral', name: 'Behavioral' },
  { value: 'normal', name: 'Normal' },
  { value: 'technical', name: 'Technical' },
];
const ROLES = TRENDING_INTERVIEWS.map(({ title, description }) => ({ value: title, title, note: description }));

interface SetupFormProps {
  onChange: () => void;
  /** What went wrong with the last start; it stands at the field that is to be mended. */
  problem: ReactNode;
  /** An earlier interview's job that is asked for again. */
  sameJob: SameJob | null;
}

export function SetupForm({ onChange, problem, sameJob }: SetupFormProps) {
  const navigate = useNavigate();
  const { fetchReadyPage, fetchInterviewPage } = useRouter().options.context;
  const { state: given } = useLocation();
  const installation = useInstallation();
  const [begun] = useState(() => beginForm(setupDraft.read(), given, sameJob));
  const [description, setDescription] = useState(begun.description);
  const [setAside, setSetAside] = useState(begun.setAside);
  const [selectedInterview, setSelectedInterview] = useState(begun.selectedInterview);
  const [interviewType, setInterviewType] = useState(begun.interviewType);
  const [length, setLength] = useState(begun.length);
  const [error, setError] = useState('');
  const [preparing, setPreparing] = useState(false);
  /** Counts them, so that one that was given up leads nowhere when its page comes after all. */
  const presses = useRef(0);
  /** Whether it was said that the next page cannot be loaded. */
  const hasFailed = useRef(false);
  const mobile = isMobile();
  const field = useRef<HTMLTextAreaElement>(null);
  const hasInput = description.trim() !== '' || selectedInterview !== '';

  // Nobody pastes twice: whatever leads back here finds what was written.
  useEffect(
    () => setupDraft.save({ description, selectedInterview, setAside, interviewType, length }),
    [description, selectedInterview, setAside, interviewType, length],
  );

  // Where this form leads is here before it is needed, should the connection go meanwhile.
  useEffect(() => {
    const ahead = () => void Promise.all([fetchReadyPage(), fetchInterviewPage()]).catch(() => undefined);
    const timer = setTimeout(ahead, FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [fetchReadyPage, fetchInterviewPage]);

  const changed = () => {
    setError('');
    onChange();
  };
  const writeDescription = (text: string) => {
    setDescription(text);
    if (text.trim() !== '') {
      setSelectedInterview('');
      setSetAside(null);
    }
    changed();
  };
  const chooseRole = (title: string) => {
    setSelectedInterview(title);
    if (description.trim() !== '') setSetAside(description);
    setDescription('');
    changed();
  };
  const undoRole = () => {
    setSelectedInterview('');
    if (setAside !== null) writeDescription(setAside);
    changed();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (mobile) return setError(MOBILE_REFUSAL);
    if (!hasInput) return setError(NOTHING_GIVEN);
    if (lengthProblem(description, MAX_DESCRIPTION_CHARS) !== '') return field.current?.focus();
    const press = ++presses.current;
    setPreparing(true);
    // The next page is fetched before the way there is taken, so that this one stays until that one can stand.
    const isFetched = await fetchReadyPage().then(
      () => true,
      () => false,
    );
    if (press !== presses.current) return;
    const state = { link: '', description, selectedInterview, length, interviewType };
    if (!isFetched) {
      if (hasFailed.current && (await serverAnswers())) return openAnew('/interview-ready', state);
      hasFailed.current = true;
      setPreparing(false);
      return setError(NO_CONNECTION);
    }
    await navigate({ to: '/interview-ready', state });
    setPreparing(false);
  };
  const giveUp = () => {
    presses.current++;
    setPreparing(false);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.row}>
        <DescriptionField
          ref={field}
          value={description}
          onChange={writeDescription}
          setAside={setAside}
          onBringBack={() => writeDescription(setAside ?? '')}
          problem={problem}
        />
        <div className={styles.two}>
          <div>
            <div className={classNames(styles.head, styles.name)}>
              <span id="trending" className={words.label}>
                Trending Interviews
              </span>
              {selectedInterview !== '' && (
                <Button kind="link" className={styles.undo} onClick={undoRole}>
                  Undo the role
                </Button>
              )}
            </div>
            <LazySelect
              labelledBy="trending"
              options={ROLES}
              value={selectedInterview || null}
              placeholder="Or pick a role"
              onChange={chooseRole}
            />
          </div>
          <JobLink />
        </div>
      </div>
      <div className={classNames(styles.row, styles.split)}>
        <span id="style" className={words.label}>
          Interview type
        </span>
        <StopSlider
          labelledBy="style"
          stops={STYLES}
          value={interviewType}
          onChange={(style) => {
            setInterviewType(style);
            changed();
          }}
        />
      </div>
      <DurationCards
        value={length}
        onChange={(id) => {
          setLength(id);
          changed();
        }}
      />
      <div className={classNames(styles.row, styles.send)}>
        <Button type="submit" kind="solid" big disabled={mobile || !hasInput} busy={preparing}>
          {submitLabel(mobile, preparing)}
        </Button>
        {error ? (
          <p className={words.error} role="alert">
            {error}
          </p>
        ) : (
          <p className={words.hint}>
            {mobile
              ? 'Open Greenroom on a laptop to take an interview. Reports can be read here.'
              : 'Your camera and microphone come next. No account needed to take it.'}
            {/* Its room is kept until the server has said who reads. */}
            <span className={styles.reader}>{installation && readerSentence(installation.reader)}</span>
          </p>
        )}
      </div>
      {preparing && <PreparingOverlay onGiveUp={giveUp} />}
    </form>
  );
}

/** Not there yet, and says so to the eye and to a screen reader. */
function JobLink() {
  return (
    <div>
      <label className={classNames(words.label, styles.name)} htmlFor="link">
        Job Link
      </label>
      <LineBox id="link" disabled placeholder="Coming Soon" aria-describedby="link-state" end={<Icon of={Lock} />} />
      <span id="link-state" className={words.unseen}>
        Coming Soon
      </span>
    </div>
  );
}

function submitLabel(mobile: boolean, preparing: boolean): string {
  if (mobile) return 'Mobile devices are currently not supported';
  return preparing ? 'Preparing...' : 'Create Mock Interview';
}
