import { SENIORITIES, type Seniority } from '#contract/words.ts';
import { isRefused } from './is-refused.ts';
import { type Loose, record, text, texts, wordOf } from './loose-json.ts';
import { type AskedQuestion, readQuestions } from './read-questions.ts';

export interface StartedInterview {
  interviewId: string;
  questions: AskedQuestion[];
  customGreeting: string;
  company: string;
  jobDescription: string;
  /** What was read of the posting; '' where it does not say. */
  profile: ReadProfile;
  /** What the questions are about, in a few words each; none where the server does not tell. */
  themes: string[];
}

interface ReadProfile {
  role: string;
  company: string;
  seniority: Seniority | '';
}

/**
 * Reads the answer to a start, whose fields stand at its top, in `data`, or some here and some there. Undefined for
 * what starts nothing: a refusal, no id, no question.
 */
export function readStartedInterview(answer: unknown): StartedInterview | undefined {
  if (isRefused(answer)) return undefined;
  const places: Loose[] = [record(record(answer).data), record(answer)];
  const first = (...names: string[]): string => {
    for (const place of places) {
      for (const name of names) if (text(place[name]).trim()) return text(place[name]).trim();
    }
    return '';
  };
  const interviewId = first('interviewId', 'interview_id', 'id');
  const questions =
    places.map((place) => readQuestions(place.questions)).find(({ length }) => length > 0) ??
    readQuestions([first('initialQuestion', 'initial_question')]);
  if (interviewId === '' || questions.length === 0) return undefined;
  const company = first('company');
  return {
    interviewId,
    questions,
    customGreeting: first('customGreeting', 'custom_greeting', 'intro', 'greeting'),
    company,
    jobDescription: first('jobDescription', 'job_description'),
    profile: readProfile(places.map((place) => record(place.profile)).find((told) => text(told.role)) ?? {}, company),
    themes: places.map(({ themes }) => texts(themes)).find(({ length }) => length > 0) ?? [],
  };
}

const readProfile = (told: Loose, company: string): ReadProfile => ({
  role: text(told.role).trim(),
  company: text(told.company).trim() || company,
  seniority: wordOf([...SENIORITIES, ''], text(told.seniority).trim(), ''),
});
