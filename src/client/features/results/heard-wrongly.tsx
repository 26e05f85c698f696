import { type FormEvent, useId, useState } from 'react';
import { serverErrorText } from '#client/api/call-api.ts';
import { sendCorrection } from '#client/state/corrections.ts';
import { Button } from '#client/ui/button.tsx';
import { TextBox } from '#client/ui/text-box.tsx';
import words from '#client/ui/words.module.css';
import { MAX_ANSWER_CHARS } from '#contract/limits.ts';
import type { ReportResponse } from '#domain/results/report.ts';
import styles from './question.module.css';

interface HeardWronglyProps {
  interviewId: string;
  response: ReportResponse;
}

const NOT_SENT = 'Your correction could not be sent. It is still here: please try again.';

/**
 * Below an answer: what was heard where its owner has corrected it, and the way to correct it. Reports that do not say
 * where their words come from have neither.
 */
export function HeardWrongly({ interviewId, response }: HeardWronglyProps) {
  const [open, setOpen] = useState(false);
  const { sources = [], answer } = response;
  if (sources.length === 0 || interviewId === '') return null;
  const heard = sources
    .map(({ start_char, end_char, heard: before }) => before ?? answer.slice(start_char, end_char))
    .join(' ');
  const isCorrected = sources.some((source) => source.heard !== undefined);
  return (
    <div className={styles.heard}>
      {isCorrected && (
        <details>
          <summary>Corrected by you. Show what was heard</summary>
          <q>{heard}</q>
        </details>
      )}
      {open ? (
        <Correcting interviewId={interviewId} response={response} onClose={() => setOpen(false)} />
      ) : (
        <Button kind="link" onClick={() => setOpen(true)}>
          I didn’t say that
        </Button>
      )}
    </div>
  );
}

/** The words of each turn that the answer is made of, to be set right. */
function Correcting({ interviewId, response, onClose }: HeardWronglyProps & { onClose: () => void }) {
  const { sources = [], answer } = response;
  const kept = sources.map(({ entry_id: entryId, start_char: start, end_char: end }) => ({
    entryId,
    text: answer.slice(start, end),
  }));
  const [texts, setTexts] = useState(kept.map(({ text }) => text));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const id = useId();
  const changed = kept.flatMap(({ entryId, text }, i) => {
    const next = texts[i]?.trim() ?? '';
    return next !== text.trim() && next !== '' ? [{ entryId, text: next }] : [];
  });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      for (const { entryId, text } of changed) await sendCorrection(interviewId, entryId, text);
      onClose();
    } catch (error) {
      setProblem(serverErrorText(error, NOT_SENT));
      setBusy(false);
    }
  };

  return (
    <form className={styles.correcting} onSubmit={send}>
      {kept.map(({ entryId }, i) => (
        <div key={entryId}>
          <label htmlFor={`${id}${i}`}>{kept.length > 1 ? `What you said, turn ${i + 1}` : 'What you said'}</label>
          <TextBox
            id={`${id}${i}`}
            autoFocus={i === 0}
            value={texts[i] ?? ''}
            maxLength={MAX_ANSWER_CHARS}
            onChange={(event) => setTexts(texts.map((text, at) => (at === i ? event.target.value : text)))}
          />
        </div>
      ))}
      <div className={styles.correctingActs}>
        <Button type="submit" kind="solid" busy={busy} disabled={!busy && changed.length === 0}>
          {busy ? 'Scoring…' : 'Score it again'}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <p className={words.hint}>
          Change only what was heard wrongly, at most three words in ten. What was heard is kept beside it.
        </p>
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
