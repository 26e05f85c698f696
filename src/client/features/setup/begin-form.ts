import { type SetupDraft, UNTOUCHED } from '#client/state/setup-draft.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { DEFAULT_DURATION, parseLength } from '#domain/setup/durations.ts';
import { TRENDING_INTERVIEWS, trendingSelection } from '#domain/setup/trending-interviews.ts';

/** What a failed start or the ready page hands back; any of it can be missing. */
export type GivenBack = Partial<Omit<SetupDraft, 'setAside'>>;

/** The job of an earlier interview, as the form would have been filled in for it. */
export type SameJob = Omit<SetupDraft, 'setAside'> & { interviewId: string };

const hasInput = ({ description = '', selectedInterview = '' }: GivenBack) =>
  description.trim() !== '' || selectedInterview !== '';

/**
 * What the form begins with. What this tab has written last is newer than anything that comes back and is never
 * overwritten; a job that is asked for again sets it aside, to be brought back.
 */
export function beginForm(draft: SetupDraft | null, given: GivenBack, sameJob: SameJob | null): SetupDraft {
  if (sameJob) {
    const { interviewId: _, ...job } = sameJob;
    const written = draft?.description.trim() ? draft.description : (draft?.setAside ?? null);
    return { ...job, setAside: written === job.description ? null : written };
  }
  if (draft && (hasInput(draft) || !hasInput(given))) return draft;
  return {
    description: given.description ?? UNTOUCHED.description,
    selectedInterview: given.selectedInterview ?? UNTOUCHED.selectedInterview,
    setAside: null,
    interviewType: given.interviewType ?? UNTOUCHED.interviewType,
    length: given.length ?? UNTOUCHED.length,
  };
}

/** Reads the form back from the interview that was made of it. */
export function readSameJob({ interviewId, jobDescription, style, length }: InterviewState): SameJob | undefined {
  if (jobDescription.trim() === '') return undefined;
  const role = TRENDING_INTERVIEWS.find(({ title }) => trendingSelection(title) === jobDescription)?.title ?? '';
  return {
    interviewId,
    description: role === '' ? jobDescription : '',
    selectedInterview: role,
    interviewType: style,
    length: parseLength(length) ?? DEFAULT_DURATION,
  };
}
