import type { TranscriptEntry } from '#contract/interview.ts';
import { type Loose, record } from '#domain/answers/loose-json.ts';
import type { Answer } from '#domain/stage/stage.ts';
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
export interface KeptDraft {
  text: string;
  /** The question that it answers; undefined where an earlier version kept it. */
  questionIndex: number | undefined;
  /** The ids of what was spoken of it. */
  spoken: readonly string[];
  /** Whether the field was open; otherwise it was being gone on with by speaking. */
  isOpen: boolean;
}

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

  /** What the page went with in its field; undefined when that has gone out since. Asked after `meet`. */
  get draft(): KeptDraft | undefined {
    const stored = quietly(() => sessionStorage.getItem(this.#draftKey)) ?? '';
    const draft = readDraft(stored);
    const last = this.#entries.findLast(({ speaker }) => speaker === 'User');
    return draft.text.trim() === '' || last?.text === draft.text.trim() ? undefined : draft;
  }

  keepDraft(draft: KeptDraft): void {
    quietly(() => sessionStorage.setItem(this.#draftKey, JSON.stringify(draft)));
  }

  forgetDraft(): void {
    quietly(() => sessionStorage.removeItem(this.#draftKey));
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

/** Another version of this page may have kept it. */
function readDraft(stored: string): KeptDraft {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    // It kept the text alone.
  }
  const { text, questionIndex, spoken, isOpen }: Loose = record(parsed);
  if (typeof text !== 'string') return { text: stored, questionIndex: undefined, spoken: [], isOpen: true };
  return {
    text,
    questionIndex: typeof questionIndex === 'number' ? questionIndex : undefined,
    spoken: Array.isArray(spoken) ? spoken.filter((id) => typeof id === 'string') : [],
    isOpen: isOpen !== false,
  };
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
