import { z } from 'zod';
import { corpusFiles, readCorpusFile } from '#lab/corpus.ts';

/** An answer as it was spoken: what is said without a pause, and how long the silence behind it is; none behind the last. */
const SPOKEN = z.array(
  z.object({
    id: z.string(),
    speaker: z.string(),
    question: z.string(),
    stretches: z.array(z.object({ words: z.string(), pause_ms: z.number().nullable() })).min(1),
  }),
);

/** A pause, marked by hand. */
export interface Pause {
  speaker: string;
  /** All that was said of the answer until then. */
  words: string;
  /** How long the speaker was silent; null where the answer ended. */
  silentMs: number | null;
}

export const pauseFiles = (): string[] => corpusFiles((name) => name.startsWith('pauses-'));

export const readPauses = (name: string): Pause[] =>
  readCorpusFile(name, SPOKEN).flatMap(({ speaker, stretches }) =>
    stretches.map(({ pause_ms }, i) => ({
      speaker,
      words: stretches
        .slice(0, i + 1)
        .map(({ words }) => words)
        .join(' '),
      silentMs: pause_ms,
    })),
  );
