import type { InterviewState } from '#contract/interview-calls.ts';
import { asks, type Caption, captionAfter, plainCaption } from '#domain/stage/caption.ts';
import type { Answer, StageEvent } from '#domain/stage/stage.ts';

/** Goes on from where the server stands, with an answer first that the server does not have yet. */
export function resumeEvent(at: InterviewState, unsentAnswer?: Answer): StageEvent {
  const latest = at.transcript.find(({ id }) => id === at.latestEntryId);
  return {
    type: 'resume',
    questionIndex: at.questionIndex,
    followUpIndex: at.followUpIndex,
    furthestIndex: at.furthestIndex,
    putOffIndex: at.putOffIndex ?? null,
    phase: at.phase,
    latestText: latest?.text ?? questionOf(at),
    caption: captionAt(at),
    reactions: followUpsAt(at).length - at.followUpIndex,
    unsentAnswer,
  };
}

/**
 * What the interviewer said to the question since asking it, or asking it again: the transcript does not tell follow-ups
 * from reactions.
 */
function followUpsAt({ transcript, questionIndex }: InterviewState) {
  const said = transcript.filter((entry) => entry.speaker === 'ai' && entry.current_question === questionIndex + 1);
  const asked = said.findLastIndex((entry) => !entry.isFollowup && entry.transitionTo === undefined);
  return said.slice(asked + 1).filter((entry) => entry.isFollowup);
}

const questionOf = ({ questions, questionIndex }: InterviewState) => questions[questionIndex]?.text ?? '';

/** What stands after all that was said to the question. */
function captionAt(at: InterviewState): Caption {
  const isReaction = at.followUpIndex === 0;
  return followUpsAt(at).reduce<Caption>(
    (caption, { text }) => captionAfter(caption, { text, isFollowUp: true, isReaction: isReaction || !asks(text) }),
    plainCaption(questionOf(at)),
  );
}
