import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { TextField } from '#client/ui/text-field.tsx';
import words from '#client/ui/words.module.css';
import { MAX_NAME_CHARS } from '#contract/limits.ts';
import type { StartedInterview } from '#domain/answers/read-started-interview.ts';
import { changeFailure, changeOf, changeProfile } from './change-profile.ts';
import { profileLine } from './profile-words.ts';
import styles from './ready.module.css';

interface ProfileLineProps {
  interview: StartedInterview;
  onChange: (interview: StartedInterview) => void;
}

/** What was read of the posting, and a way to set it right. */
export function ProfileLine({ interview, onChange }: ProfileLineProps) {
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    if (wasChanging.current && !changing) change.current?.focus();
    wasChanging.current = changing;
  }, [changing]);

  if (changing) {
    return <ProfileForm interview={interview} onChange={onChange} onClose={() => setChanging(false)} />;
  }
  return (
    <p className={classNames(words.lede, styles.line)}>
      <span role="status">{profileLine(interview.profile)}</span>{' '}
      <Button ref={change} kind="link" className={styles.change} onClick={() => setChanging(true)}>
        Change
      </Button>
    </p>
  );
}

function ProfileForm({ interview, onChange, onClose }: ProfileLineProps & { onClose: () => void }) {
  const { profile } = interview;
  const [role, setRole] = useState(profile.role);
  const [company, setCompany] = useState(profile.company);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const change = changeOf(profile, { role, company });
    if (!change) return onClose();
    if (change.role === '') return;
    setSaving(true);
    setProblem('');
    try {
      onChange(await changeProfile(interview.interviewId, change));
      onClose();
    } catch (error) {
      setProblem(changeFailure(error));
      setSaving(false);
    }
  };
  return (
    <form
      className={styles.profile}
      aria-label="What we found in your text"
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextField
        label="Role"
        autoFocus
        maxLength={MAX_NAME_CHARS}
        value={role}
        onValueChange={setRole}
        error={role.trim() === '' && profile.role !== '' ? 'Please name the role.' : undefined}
      />
      <TextField
        label="Company"
        aside="Leave it empty for none"
        maxLength={MAX_NAME_CHARS}
        value={company}
        onValueChange={setCompany}
      />
      <div>
        <Button type="submit" busy={saving}>
          {saving ? 'Saving…' : 'Save'}
        </Button>
        <Button kind="link" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {problem !== '' && (
        <p className={words.error} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
