import type { TranscriptEntry } from '#contract/interview.ts';
import type { Answer } from '#domain/interview/stage.ts';
import { toShownSpeaker } from '#domain/transcript/speaker.ts';

/** An entry as the browser keeps it: the interface's names for who spoke, and questions counted from 1. */
export interface CopiedEntry {
  id: string;
  speaker: 'User' | 'AI';
  text: string;
  current_question: number;
  isFollowup: boolean;
  isFollowupAnswer: boolean;
}

const keyOf = (interviewId: string) => `interview_transcript_${interviewId}`;
/** Set while somebody speaks whose words are not in the copy yet. */
const speakingKeyOf = (interviewId: string) => `interview_speaking_${interviewId}`;
/** What stands in the field to type in. */
const draftKeyOf = (interviewId: string) => `interview_draft_${interviewId}`;

/**
 * The transcript in this tab. It only grows, holds an answer before the server does, and is a convenience: a storage
 * that is full, closed or spoiled changes nothing else.
 */
export class TranscriptCopy {
  readonly #key: string;
  readonly #speakingKey: string;
  readonly #draftKey: string;
  readonly #entries: CopiedEntry[];

  constructor(interviewId: string) {
    this.#key = keyOf(interviewId);
    this.#speakingKey = speakingKeyOf(interviewId);
    this.#draftKey = draftKeyOf(interviewId);
    this.#entries = restore(this.#key);
  }

  get entries(): readonly CopiedEntry[] {
    return this.#entries;
  }

  add(...entries: CopiedEntry[]): void {
    const known = new Set(this.#entries.map(({ id }) => id));
    const added = entries.filter(({ id }) => !known.has(id));
    if (added.length === 0) return;
    this.#entries.push(...added);
    quietly(() => sessionStorage.setItem(this.#key, JSON.stringify(this.#entries)));
  }

  /** Whether the page went while something was said that is nowhere kept. */
  get wasSpeaking(): boolean {
    return quietly(() => sessionStorage.getItem(this.#speakingKey)) != null;
  }

  markSpeaking(isSpeaking: boolean): void {
    quietly(() => {
      if (isSpeaking) sessionStorage.setItem(this.#speakingKey, 'true');
      else sessionStorage.removeItem(this.#speakingKey);
    });
  }

  /** What the page went with in its field; '' when that has gone out since. Asked after `meet`. */
  get draft(): string {
    const draft = quietly(() => sessionStorage.getItem(this.#draftKey)) ?? '';
    const last = this.#entries.findLast(({ speaker }) => speaker === 'User');
    return last?.text === draft.trim() ? '' : draft;
  }

  keepDraft(draft: string): void {
    quietly(() => {
      if (draft.trim() === '') sessionStorage.removeItem(this.#draftKey);
      else sessionStorage.setItem(this.#draftKey, draft);
    });
  }

  addAnswer({ entryId: id, text }: Answer, questionIndex: number, isFollowupAnswer: boolean): void {
    if (text.trim() === '') return;
    this.add({ id, speaker: 'User', text, current_question: questionIndex + 1, isFollowup: false, isFollowupAnswer });
  }

  /** Takes over what the server holds, and tells what the candidate said that the server does not hold, oldest first. */
  meet(transcript: readonly TranscriptEntry[], questionCount: number): CopiedEntry[] {
    const known = new Set(transcript.map(({ id }) => id));
    const missing = this.#entries.filter(({ id, speaker }) => speaker === 'User' && !known.has(id));
    this.add(
      ...transcript.map((entry) => ({
        id: entry.id,
        speaker: toShownSpeaker(entry.speaker),
        text: entry.text,
        current_question: Math.min(entry.current_question, questionCount),
        isFollowup: entry.isFollowup ?? false,
        isFollowupAnswer: entry.isFollowupAnswer ?? false,
      })),
    );
    return missing;
  }
}

/** Without a storage everything is kept in memory only. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function restore(key: string): CopiedEntry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is CopiedEntry =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'current_question' in value &&
  Number.isInteger(value.current_question) &&
  'isFollowup' in value &&
  typeof value.isFollowup === 'boolean' &&
  'isFollowupAnswer' in value &&
  typeof value.isFollowupAnswer === 'boolean' &&
  'speaker' in value &&
  (value.speaker === 'User' || value.speaker === 'AI');
