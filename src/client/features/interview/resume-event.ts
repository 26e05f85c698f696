import type { InterviewState } from '#contract/interview-calls.ts';
import type { Answer, StageEvent } from '#domain/interview/stage.ts';

/** Goes on from where the server stands, with an answer first that the server does not have yet. */
export function resumeEvent(at: InterviewState, unsentAnswer?: Answer): StageEvent {
  const latest = at.transcript.find(({ id }) => id === at.latestEntryId);
  return {
    type: 'resume',
    questionIndex: at.questionIndex,
    followUpIndex: at.followUpIndex,
    phase: at.phase,
    latestText: latest?.text ?? at.questions[at.questionIndex]?.text ?? '',
    isFollowUp: latest?.isFollowup ?? false,
    unsentAnswer,
  };
}
