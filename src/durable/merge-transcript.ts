import type { LooseEntry, TurnReply } from '#contract/interview-calls.ts';
import { missingEntries } from '#domain/transcript/missing-entries.ts';
import { readFollowUpFlag } from '#domain/transcript/read-follow-up-flag.ts';
import { toWireSpeaker } from '#domain/transcript/speaker.ts';
import type { InterviewRecord, InterviewStore } from './store.ts';
import type { Turn } from './take-turn.ts';

/**
 * Adds the entries of a client's transcript that the store lacks, in order. Entries without a known id match stored
 * ones by question, speaker and text. Answers how many were added, and which questions they belong to.
 */
export function mergeTranscript(
  store: InterviewStore,
  interview: InterviewRecord,
  entries: readonly LooseEntry[],
  now: number,
  newEntryId: () => string,
): { added: number; questionIndexes: Set<number> } {
  const questionCount = store.questions().length;
  const questionIndexes = new Set<number>();
  let added = 0;
  for (const entry of missingEntries(store.entries(), entries)) {
    const number = entry.current_question ?? entry.questionNumber ?? interview.progress.questionIndex + 1;
    const questionIndex = Math.min(Math.max(Math.trunc(number) - 1, 0), questionCount - 1);
    const human = entry.speaker === 'human';
    const isFollowup = readFollowUpFlag(entry);
    const stored = store.append({
      id: entry.id ?? newEntryId(),
      speaker: entry.speaker,
      text: entry.text,
      questionIndex,
      followUpIndex: followUpIndexAt(store, questionIndex, human, isFollowup),
      isFollowup: !human && isFollowup,
      isFollowupAnswer: human && (entry.isFollowupAnswer ?? false),
      transitionTo: entry.transitionTo ?? null,
      kind: human ? 'answer' : isFollowup ? 'follow_up' : 'question',
      scored: human,
      createdAt: now,
    });
    if (!stored) continue;
    added += 1;
    questionIndexes.add(questionIndex);
  }
  return { added, questionIndexes };
}

/** An entry that comes late belongs to the latest follow-up of its question; a follow-up opens the one after it. */
function followUpIndexAt(store: InterviewStore, questionIndex: number, human: boolean, isFollowup: boolean): number {
  const latest = store.entries(questionIndex).at(-1)?.followUpIndex ?? 0;
  return !human && isFollowup ? latest + 1 : latest;
}

/**
 * Sets the newest answer of a client's transcript apart from what came before it. When it was already answered here,
 * its stored reply comes with it.
 */
export function splitNewestTurn(
  store: InterviewStore,
  entries: readonly LooseEntry[],
): { earlier: readonly LooseEntry[]; newest: { reply?: TurnReply; turn: Turn } } {
  const last = entries.at(-1);
  if (!last || toWireSpeaker(last.speaker) !== 'human') return { earlier: entries, newest: { turn: { userText: '' } } };
  const [unknown] = missingEntries(store.entries(), entries).slice(-1);
  const isStored = unknown === undefined || unknown.text !== last.text;
  const storedId = isStored
    ? store.entries().findLast((entry) => entry.speaker === 'human' && entry.text === last.text)?.id
    : undefined;
  const entryId = last.id ?? storedId;
  const reply = entryId === undefined ? undefined : store.replyTo(entryId);
  const turn = { userText: last.text, ...(entryId === undefined ? {} : { entryId }) };
  return { earlier: entries.slice(0, -1), newest: { turn, ...(reply ? { reply } : {}) } };
}
