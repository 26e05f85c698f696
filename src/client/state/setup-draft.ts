import { DURATION_IDS, type DurationId, INTERVIEW_STYLES, type InterviewStyle } from '#contract/words.ts';
import { DEFAULT_DURATION } from '#domain/setup/durations.ts';

/** What stands in the setup form. */
export interface SetupDraft {
  description: string;
  selectedInterview: string;
  /** The text that a chosen role took away; null when there is none to bring back. */
  setAside: string | null;
  interviewType: InterviewStyle;
  length: DurationId;
}

const KEY = 'setupDraft';

/** What the form begins with. */
export const UNTOUCHED: SetupDraft = {
  description: '',
  selectedInterview: '',
  setAside: null,
  interviewType: 'normal',
  length: DEFAULT_DURATION,
};

/** What this tab has written into the setup form, until the interview made of it is over. */
export const setupDraft = {
  /** A form that nobody has touched leaves nothing behind. */
  save(draft: SetupDraft): void {
    try {
      if (isUntouched(draft)) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, JSON.stringify(draft));
    } catch {
      // Storage can be full or switched off; what is lost is a convenience.
    }
  },
  read(): SetupDraft | null {
    try {
      return parseDraft(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    } catch {
      return null;
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // There is none then.
    }
  },
};

const isUntouched = ({ description, selectedInterview, setAside, interviewType, length }: SetupDraft): boolean =>
  description === '' &&
  selectedInterview === '' &&
  setAside === null &&
  interviewType === UNTOUCHED.interviewType &&
  length === UNTOUCHED.length;

function parseDraft(stored: unknown): SetupDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { description, selectedInterview, setAside, interviewType, length }: Record<string, unknown> = { ...stored };
  const style = INTERVIEW_STYLES.find((each) => each === interviewType);
  const duration = DURATION_IDS.find((each) => each === length);
  if (typeof description !== 'string' || typeof selectedInterview !== 'string' || !style || !duration) return null;
  const aside = typeof setAside === 'string' ? setAside : null;
  return { description, selectedInterview, setAside: aside, interviewType: style, length: duration };
}
