import type { WordAt } from '#domain/reading/words.ts';
import type { Restart } from './restarts.ts';
import type { ClauseKind, RestartKind, SentenceKind, WordKind } from './scoring-weights.ts';
import type { Stretch } from './stretch-features.ts';

/** How likely it is, word by word and stretch by stretch, that a coach would cut it. */
export interface Likelihoods {
  words: Record<WordKind, readonly number[]>;
  restarts: Record<RestartKind, readonly number[]>;
  clauses: Record<ClauseKind, readonly number[]>;
  sentences: Record<SentenceKind, readonly number[]>;
}

/** An answer cut into what can be marked. */
export interface Stretches {
  tokens: readonly WordAt[];
  restarts: readonly Restart[];
  clauses: readonly Stretch[];
  sentences: readonly Stretch[];
}
