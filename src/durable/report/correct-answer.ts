import { MAX_CORRECTED_SHARE, MAX_CORRECTIONS } from '#contract/limits.ts';
import { differsAtMost } from '#domain/transcript/compare-words.ts';
import { conflict, notFound, type Outcome, succeed, unprocessable, usedUp } from '#durable/outcome.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import { refuseTooMuch } from '#durable/turn/transcript-room.ts';
import type { ScoringStore } from './scoring-store.ts';
import type { SpeechMetricsStore } from './speech-metrics-store.ts';

interface CorrectAnswerNeeds {
  store: InterviewStore;
  scoring: ScoringStore;
  speech: SpeechMetricsStore;
  storage: DurableObjectStorage;
  now: number;
}

export interface Correction {
  entryId: string;
  text: string;
}

/** How many corrections an interview has had; one that was taken back is one as well. */
const TAKEN = 'corrections';

/**
 * Puts the owner's words in the place of what was heard wrongly, keeps what was heard, and asks for a new score.
 * Answers whether anything changed. However often it is corrected, what was heard first is what it is measured by.
 */
export function correctAnswer(
  { store, scoring, speech, storage, now }: CorrectAnswerNeeds,
  interview: InterviewRecord,
  { entryId, text }: Correction,
): Outcome<boolean> {
  if (interview.finishedAt === null) return conflict('This interview is not finished yet');
  const entry = store.entry(entryId);
  if (entry?.speaker !== 'human') return notFound('This interview has no such answer');
  if (text === entry.text.trim()) return succeed(false);
  const taken = storage.kv.get<number>(TAKEN) ?? 0;
  if (taken >= MAX_CORRECTIONS) {
    return usedUp(`${MAX_CORRECTIONS} corrections have been made to this interview, and that is as many as it takes`);
  }
  const heard = entry.heard ?? entry.text;
  if (!differsAtMost(MAX_CORRECTED_SHARE, heard, text)) {
    return unprocessable(
      'That changes more than three words in ten. To say something else, answer the question again instead.',
    );
  }
  const tooMuch = refuseTooMuch(store, [{ text }]);
  if (tooMuch) return tooMuch;
  const isTakenBack = text === heard.trim();
  store.together(() => {
    store.correct(entryId, isTakenBack ? heard : text, isTakenBack ? null : heard);
    speech.placeAnew(entryId, isTakenBack ? heard : text);
    storage.kv.put(TAKEN, taken + 1);
    scoring.forgetScores(entry.questionIndex);
    scoring.addJob(entry.questionIndex, now);
  });
  return succeed(true);
}
