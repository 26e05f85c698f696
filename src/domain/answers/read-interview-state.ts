import type { TranscriptEntry } from '#contract/interview.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { INTERVIEW_STYLES, SENIORITIES, STAGES, TRANSITIONS } from '#contract/words.ts';
import { DEFAULT_DURATION, parseLength } from '#domain/setup/durations.ts';
import { readFollowUpFlag } from '#domain/transcript/read-follow-up-flag.ts';
import { toWireSpeaker } from '#domain/transcript/speaker.ts';
import { isRefused } from './is-refused.ts';
import { count, type Loose, record, records, text, wordOf } from './loose-json.ts';
import { readQuestions } from './read-questions.ts';

/**
 * Reads where an interview stands, from `data` or from the answer itself. Undefined for what is no interview: a
 * refusal, no id, no question. Its numbers lie within its questions, whatever was sent.
 */
export function readInterviewState(answer: unknown): InterviewState | undefined {
  if (isRefused(answer)) return undefined;
  const inner = record(record(answer).data);
  const state = idOf(inner) === '' ? record(answer) : inner;
  const interviewId = idOf(state);
  const questions = readQuestions(state.questions);
  if (interviewId === '' || questions.length === 0) return undefined;
  const transcript = records(state.transcript).flatMap((entry, i) => readEntry(entry, i, questions.length));
  return {
    interviewId,
    questions,
    greeting: text(state.greeting) || text(state.customGreeting),
    role: text(state.role),
    company: text(state.company),
    profile: {
      role: text(record(state.profile).role) || text(state.role),
      company: text(record(state.profile).company) || text(state.company),
      seniority: wordOf([...SENIORITIES, ''], record(state.profile).seniority, ''),
    },
    themes: Array.isArray(state.themes) ? state.themes.map(text).filter(Boolean) : [],
    jobDescription: text(state.jobDescription),
    style: wordOf(INTERVIEW_STYLES, state.style, 'normal'),
    length: parseLength(state.length) ?? DEFAULT_DURATION,
    questionIndex: placeOf(state.questionIndex ?? state.currentQuestionIndex, questions),
    followUpIndex: count(state.followUpIndex),
    furthestIndex: placeOf(state.furthestIndex ?? state.questionIndex ?? state.currentQuestionIndex, questions),
    ...(typeof state.putOffIndex === 'number' ? { putOffIndex: placeOf(state.putOffIndex, questions) } : {}),
    phase: wordOf(STAGES, state.phase, 'user_turn_pending'),
    transcript,
    latestEntryId: text(state.latestEntryId) || (transcript.findLast(({ speaker }) => speaker === 'ai')?.id ?? ''),
    finished: state.finished === true || state.isComplete === true,
    owned: state.owned === true,
    ...(text(state.recordingsKeptUntil) ? { recordingsKeptUntil: text(state.recordingsKeptUntil) } : {}),
  };
}

const placeOf = (index: unknown, questions: readonly unknown[]) => Math.min(count(index), questions.length - 1);

/** The entries of the candidate that no report counts; none where a server does not tell. */
export function readAsideIds(answer: unknown): string[] {
  const inner = record(record(answer).data);
  const { asideIds } = idOf(inner) === '' ? record(answer) : inner;
  return Array.isArray(asideIds) ? asideIds.map(text).filter(Boolean) : [];
}

const idOf = (state: Loose) => text(state.interviewId) || text(state.interview_id);

function readEntry(entry: Loose, index: number, questionCount: number): TranscriptEntry[] {
  const words = text(entry.text);
  if (words.trim() === '') return [];
  const number = count(entry.current_question ?? entry.questionNumber);
  const transitionTo = TRANSITIONS.find((transition) => transition === entry.transitionTo);
  return [
    {
      id: text(entry.id) || `entry_${index + 1}`,
      speaker: toWireSpeaker(text(entry.speaker)),
      text: words,
      current_question: Math.min(Math.max(1, number), questionCount),
      isFollowup: readFollowUpFlag({
        isFollowup: flag(entry.isFollowup),
        isFollowUp: flag(entry.isFollowUp),
        is_follow_up: flag(entry.is_follow_up),
      }),
      isFollowupAnswer: entry.isFollowupAnswer === true,
      ...(transitionTo ? { transitionTo } : {}),
    },
  ];
}

const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
