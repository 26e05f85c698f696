import { dayWords } from '#client/ui/day-words.ts';

interface Kept {
  /** Null where the server has named no day. */
  keptUntil: Date | null;
  isRecorded: boolean;
  /** This browser does not hold the interview. */
  isElsewhere: boolean;
}

/** What a guest is told of the report that waits for an account, and of what becomes of their answers without one. */
export function promiseWords({ keptUntil, isRecorded, isElsewhere }: Kept): string {
  if (isElsewhere)
    return 'This interview belongs to an account, or was taken in another browser. If the account is yours, log in and its report opens.';
  const opens = 'Your report opens as soon as your email is confirmed.';
  if (!keptUntil) return opens;
  const answers = isRecorded ? 'your answers and their recordings' : 'your answers';
  return `${opens} Without an account ${answers} are kept until ${dayWords(keptUntil)} and then deleted.`;
}
