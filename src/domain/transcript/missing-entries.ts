import type { Speaker } from '#contract/words.ts';
import { toWireSpeaker } from './speaker.ts';

interface KnownEntry {
  id: string;
  speaker: Speaker;
  text: string;
  /** What was heard, where `text` is what its owner made of it: a browser may still have that. */
  heard?: string | null;
  questionIndex: number;
}

export interface IncomingEntry {
  id?: string | undefined;
  speaker: string;
  text: string;
  /** 1-based. */
  current_question?: number | undefined;
  questionNumber?: number | undefined;
}

/**
 * The incoming entries that are not known yet, in order, with their speakers in the wire's words. A known id is a
 * match; an entry without a known id matches the first unmatched stored one with the same speaker, text and, where it
 * says one, question. Blank texts are no entries.
 */
export function missingEntries<T extends IncomingEntry>(
  known: readonly KnownEntry[],
  incoming: readonly T[],
): (T & { speaker: Speaker })[] {
  const knownIds = new Set(known.map((entry) => entry.id));
  const claimed = new Set(incoming.flatMap((entry) => (entry.id && knownIds.has(entry.id) ? [entry.id] : [])));
  const missing: (T & { speaker: Speaker })[] = [];
  for (const entry of incoming) {
    if (entry.text.trim() === '' || (entry.id && knownIds.has(entry.id))) continue;
    const speaker = toWireSpeaker(entry.speaker);
    const number = entry.current_question ?? entry.questionNumber;
    const match = known.find(
      (stored) =>
        !claimed.has(stored.id) &&
        stored.speaker === speaker &&
        isTextOf(stored, entry.text) &&
        (number === undefined || stored.questionIndex === number - 1),
    );
    if (match) {
      claimed.add(match.id);
      continue;
    }
    missing.push({ ...entry, speaker });
    if (entry.id) knownIds.add(entry.id);
  }
  return missing;
}

/** Whether an entry is known by these words. */
export const isTextOf = ({ text, heard }: Pick<KnownEntry, 'text' | 'heard'>, words: string): boolean =>
  text.trim() === words.trim() || heard?.trim() === words.trim();
