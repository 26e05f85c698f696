import { type FormEvent, useId, useState } from 'react';
import { callApi } from '#client/api/call-api.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextBox } from '#client/ui/text-box.tsx';
import { showToast } from '#client/ui/toasts.ts';
import words from '#client/ui/words.module.css';
import { ISSUE_TYPES, type IssueType } from '#contract/words.ts';
import { ISSUE_WORDS } from './issue-words.ts';
import styles from './report-issues.module.css';

const MAX_DESCRIPTION_CHARS = 5_000;
/** From here on the field tells how much room is left. */
const TELLS_FROM_CHARS = 4_500;
const SENDING_LIMIT_MS = 20_000;
const OPTIONS = ISSUE_TYPES.map((value) => ({ value, title: ISSUE_WORDS[value] }));

interface ReportIssuesProps {
  interviewId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Tells the makers what went wrong in an interview. It closes whatever becomes of the report: nobody has to wait. */
export function ReportIssues({ interviewId, open, onOpenChange }: ReportIssuesProps) {
  const [type, setType] = useState<IssueType | null>(null);
  const [description, setDescription] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const ids = { form: useId(), type: useId(), description: useId() };

  const close = () => {
    setType(null);
    setDescription('');
    setMissing(false);
    onOpenChange(false);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!type) {
      setMissing(true);
      return;
    }
    setBusy(true);
    const text = description.trim();
    try {
      await callApi('POST /api/issue-reports', {
        body: { interviewId, issueType: type, ...(text ? { description: text } : {}) },
        signal: AbortSignal.timeout(SENDING_LIMIT_MS),
      });
      showToast({ title: 'Thank you', text: 'Your report has reached us.' });
    } catch {
      console.warn('The issue could not be reported');
    }
    setBusy(false);
    close();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Report Issues"
      description="What went wrong in this interview?"
      insist
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button kind="solid" type="submit" form={ids.form} busy={busy}>
            {busy ? 'Sending…' : 'Submit'}
          </Button>
        </>
      }
    >
      <form id={ids.form} className={styles.form} onSubmit={send} noValidate>
        <div>
          <span className={words.label} id={ids.type}>
            Issue
          </span>
          <Select
            labelledBy={ids.type}
            options={OPTIONS}
            value={type}
            placeholder="Choose one"
            onChange={(next) => {
              setType(next);
              setMissing(false);
            }}
          />
          {missing && (
            <p className={words.error} role="alert">
              Please select an issue you encountered
            </p>
          )}
        </div>
        <div>
          <label className={words.label} htmlFor={ids.description}>
            Description <span className={words.hint}>optional</span>
          </label>
          <TextBox
            id={ids.description}
            rows={5}
            maxLength={MAX_DESCRIPTION_CHARS}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
          {description.length >= TELLS_FROM_CHARS && (
            <p className={words.hint} role="status">
              {(MAX_DESCRIPTION_CHARS - description.length).toLocaleString('en')} characters left
            </p>
          )}
        </div>
      </form>
    </Dialog>
  );
}
