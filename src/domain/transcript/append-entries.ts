import type { TranscriptEntry } from '#contract/interview.ts';
import { type IncomingEntry, missingEntries } from './missing-entries.ts';
import { readFollowUpFlag } from './read-follow-up-flag.ts';

type Incoming = IncomingEntry & {
  isFollowup?: boolean | undefined;
  isFollowUp?: boolean | undefined;
  is_follow_up?: boolean | undefined;
  isFollowupAnswer?: boolean | undefined;
  transitionTo?: string | undefined;
};

/**
 * The transcript with the entries that it lacks at its end, in the wire's words; the very same transcript when it lacks
 * none. Nothing that is known is changed or removed, so a transcript can only grow. An entry that says no question
 * belongs to `currentQuestion` (1-based); one without an id gets the next of `newIds`, and is left out when there is none.
 */
export function appendEntries(
  transcript: readonly TranscriptEntry[],
  incoming: readonly Incoming[],
  currentQuestion: number,
  newIds: readonly string[] = [],
): readonly TranscriptEntry[] {
  const known = transcript.map((entry) => ({ ...entry, questionIndex: entry.current_question - 1 }));
  const unusedIds = [...newIds];
  const added: TranscriptEntry[] = [];
  for (const entry of missingEntries(known, incoming)) {
    const id = entry.id ?? unusedIds.shift();
    if (id === undefined) continue;
    added.push({
      id,
      speaker: entry.speaker,
      text: entry.text,
      current_question: entry.current_question ?? entry.questionNumber ?? currentQuestion,
      isFollowup: entry.speaker === 'ai' && readFollowUpFlag(entry),
      isFollowupAnswer: entry.speaker === 'human' && (entry.isFollowupAnswer ?? false),
      ...(entry.transitionTo === undefined ? {} : { transitionTo: entry.transitionTo }),
    });
  }
  return added.length === 0 ? transcript : [...transcript, ...added];
}
