import type { LooseEntry, TurnReply } from '#contract/interview-calls.ts';
import { type Speaker, TRANSITIONS } from '#contract/words.ts';
import { isOver } from '#domain/interview/progress.ts';
import { isTextOf, missingEntries } from '#domain/transcript/missing-entries.ts';
import { readFollowUpFlag } from '#domain/transcript/read-follow-up-flag.ts';
import { toWireSpeaker } from '#domain/transcript/speaker.ts';
import { newEntryId } from '#durable/new-entry-id.ts';
import { badRequest, type Outcome, succeed } from '#durable/outcome.ts';
import type { ScoringStore } from '#durable/report/scoring-store.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import { staleTurn, type Turn } from './take-turn.ts';
import { refuseTooMuch } from './transcript-room.ts';

interface MergeTranscriptNeeds {
  store: InterviewStore;
  scoring: ScoringStore;
  interview: InterviewRecord;
  now: number;
}

interface Merged {
  /** How many entries were stored. */
  added: number;
  /** Whether something has to be scored again. */
  rescores: boolean;
}

/** One entry with the place that its sender gives it. */
export interface PlacedEntry {
  entry: LooseEntry;
  /** 0-based. */
  questionIndex: number;
  /** The interviewer entry being answered; fences a second tab. */
  replyTo?: string | undefined;
}

type Spoken = LooseEntry & { speaker: Speaker };

/**
 * Adds the entries of a client's transcript that the store lacks, in order. Entries without a known id match stored
 * ones by question, speaker and text.
 */
export function mergeTranscript(given: MergeTranscriptNeeds, entries: readonly LooseEntry[]): Outcome<Merged> {
  const { store, interview } = given;
  const lastIndex = store.questions().length - 1;
  const missing = missingEntries(store.entries(), entries);
  const tooMuch = refuseTooMuch(store, missing);
  if (tooMuch) return tooMuch;
  return succeed(
    appendAll(
      given,
      missing.map((entry) => {
        const number = entry.current_question ?? entry.questionNumber ?? interview.progress.questionIndex + 1;
        return { entry, questionIndex: Math.min(Math.max(Math.trunc(number) - 1, 0), lastIndex) };
      }),
    ),
  );
}

/** Adds what was said to one question, where the store lacks it. */
export function mergeQuestion(
  given: MergeTranscriptNeeds,
  questionIndex: number,
  entries: readonly LooseEntry[],
): Outcome<Merged> {
  const { store } = given;
  if (questionIndex >= store.questions().length) return badRequest('This interview has no such question');
  const placed = entries.map((entry) => ({ ...entry, current_question: questionIndex + 1 }));
  const missing = missingEntries(store.entries(questionIndex), placed);
  const tooMuch = refuseTooMuch(store, missing);
  return (
    tooMuch ??
    succeed(
      appendAll(
        given,
        missing.map((entry) => ({ entry, questionIndex })),
      ),
    )
  );
}

/**
 * Saves one entry. Its id decides whether it is known: the same words under another id were said again. One that has
 * no id is known by its words.
 */
export function saveEntry(
  given: MergeTranscriptNeeds,
  { entry, questionIndex, replyTo }: PlacedEntry,
): Outcome<Merged & { id: string }> {
  const { store, interview } = given;
  if (questionIndex >= store.questions().length) return badRequest('This interview has no such question');
  const unknown = { added: 0, rescores: false };
  const speaker = toWireSpeaker(entry.speaker);
  if (entry.id === undefined) {
    const twin = store
      .entries(questionIndex)
      .find((stored) => stored.speaker === speaker && isTextOf(stored, entry.text));
    if (twin) return succeed({ ...unknown, id: twin.id });
  } else if (store.entry(entry.id) || store.wasRemoved(entry.id)) {
    return succeed({ ...unknown, id: entry.id });
  }
  if (entry.text.trim() === '') return badRequest('An entry needs words');
  if (replyTo !== undefined && (store.openTurn() || replyTo !== store.latestInterviewerEntryId())) {
    return staleTurn(store, interview);
  }
  const tooMuch = refuseTooMuch(store, [entry]);
  if (tooMuch) return tooMuch;
  const id = entry.id ?? newEntryId();
  return succeed({ ...appendAll(given, [{ entry: { ...entry, speaker, id }, questionIndex }]), id });
}

/** Stores entries, and asks for the questions that are over and got new words to be scored again. */
function appendAll(
  { store, scoring, interview, now }: MergeTranscriptNeeds,
  placed: readonly { entry: Spoken; questionIndex: number }[],
): Merged {
  return store.together(() => {
    const touched = new Set<number>();
    let added = 0;
    for (const { entry, questionIndex } of placed) {
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
        transitionTo: TRANSITIONS.find((transition) => transition === entry.transitionTo) ?? null,
        // What the interviewer is said to have asked: nobody is judged by it, nor is it asked again.
        kind: human ? 'answer' : 'told',
        gap: null,
        // An answer until it is read, before anything is made of it, but for what is asked at the end.
        scored: human && !(interview.progress.invited > 0 && questionIndex === interview.progress.questionIndex),
        createdAt: now,
      });
      if (!stored) continue;
      added += 1;
      touched.add(questionIndex);
    }
    const over = [...touched].filter(
      (index) => interview.finishedAt !== null || isOver(interview.progress, index, store.questions().length),
    );
    for (const index of over) {
      scoring.forgetScores(index);
      scoring.addJob(index, now);
    }
    return { added, rescores: over.length > 0 };
  });
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
