import { Mic, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { serverErrorText } from '#client/api/call-api.ts';
import { retryDraft } from '#client/state/retry-draft.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import { LevelRing } from '#client/ui/level-ring.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { TextBox } from '#client/ui/text-box.tsx';
import words from '#client/ui/words.module.css';
import { MAX_ANSWER_CHARS } from '#contract/limits.ts';
import type { ReportQuestion } from '#domain/results/report.ts';
import styles from './again.module.css';
import type { DictationBy } from './dictation.ts';
import { numbered } from './numbered.ts';
import { useDictation } from './use-dictation.ts';

interface AgainFormProps {
  interviewId: string;
  question: ReportQuestion;
  label: string;
  /** Words that are likely to be said. */
  hint: string;
  /** Rejects when the answer could not be scored. */
  onSend: (text: string) => Promise<void>;
}

const NOT_SENT = 'Your answer could not be sent. It is still here: please try again.';

/** The new answer, spoken or typed. Spoken words arrive in the field, so that nothing is scored that was heard wrongly. */
export function AgainForm({ interviewId, question, label, hint, onSend }: AgainFormProps) {
  const [text, setText] = useState(() => retryDraft.read(interviewId, question.question_id));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const id = useId();
  const { by, view, dictation } = useDictation(hint, (said) =>
    setText((before) => [before.trimEnd(), said].filter(Boolean).join(' ').slice(0, MAX_ANSWER_CHARS)),
  );
  const isSpeaking = view.status !== 'off';
  const mayAnswer = !busy && !isSpeaking && text.trim() !== '';

  const send = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!mayAnswer) return;
    setBusy(true);
    setProblem('');
    try {
      await onSend(text.trim());
      setText('');
    } catch (error) {
      setProblem(serverErrorText(error, NOT_SENT));
    }
    setBusy(false);
  };

  useEffect(() => retryDraft.save(interviewId, question.question_id, text), [interviewId, question.question_id, text]);

  // Whoever leaves in mid-sentence does not lose it unasked.
  useEffect(() => {
    if (text.trim() === '') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [text]);

  return (
    <div className={styles.room}>
      <form className={styles.form} onSubmit={send}>
        <label htmlFor={id}>{label}</label>
        <TextBox
          id={id}
          className={styles.field}
          value={view.words ? [text, view.words].filter(Boolean).join(' ') : text}
          readOnly={isSpeaking}
          maxLength={MAX_ANSWER_CHARS}
          placeholder={by === 'nobody' ? 'Type your answer here.' : 'Speak, or type your answer here.'}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && send(event)}
        />
        <div className={styles.acts}>
          {by !== 'nobody' &&
            (view.status === 'listening' ? (
              <Button big onClick={() => dictation?.stop()}>
                <Icon of={Square} />
                Stop
              </Button>
            ) : (
              <Button big disabled={busy} busy={isSpeaking} onClick={() => dictation?.start()}>
                <Icon of={Mic} />
                Speak
              </Button>
            ))}
          <Button type="submit" kind="solid" big busy={busy} disabled={!busy && !mayAnswer}>
            {busy ? 'Scoring…' : 'Score this answer'}
          </Button>
          <div className={classNames(words.hint, styles.told)} role="status">
            {view.status === 'opening' && 'Opening your microphone…'}
            {view.status === 'listening' && (
              <span className={styles.listening}>
                <LevelRing sizePx={22} level={dictation?.level ?? (() => null)} />
                Listening. A longer silence ends it.
              </span>
            )}
            {view.status === 'writing' && (
              <span className={styles.listening}>
                <Spinner /> Writing down what you said…
              </span>
            )}
            {view.status === 'off' && WHAT_IS_KEPT[by]}
          </div>
        </div>
        {(problem || view.problem) && (
          <p className={styles.problem} role="alert">
            {problem || view.problem}
          </p>
        )}
      </form>
      <KeepInMind question={question} />
    </div>
  );
}

const NOT_CHANGED = 'The report does not change.';
const WHAT_IS_KEPT: Record<DictationBy, string> = {
  server: `What you say is written down, and its sound is not kept. ${NOT_CHANGED}`,
  browser: `Your browser writes down what you say, perhaps by a service of its maker. We keep no sound. ${NOT_CHANGED}`,
  nobody: NOT_CHANGED,
};

/** What the report would have changed, in view while one answers. */
function KeepInMind({ question }: { question: ReportQuestion }) {
  const { advice = [], overall_improvement: improvement } = question;
  if (advice.length === 0 && improvement === '') return null;
  return (
    <aside className={styles.mind}>
      <h2>Keep in mind</h2>
      {advice.length === 0 ? (
        <p>{improvement}</p>
      ) : (
        <ul>
          {numbered(advice).map(({ number, item: { title, detail } }) => (
            <li key={number}>
              <b>{title}</b> {detail}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
