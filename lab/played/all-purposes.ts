import { PLAYED, type Played, type PlayedPurpose } from './played-case.ts';

const PURPOSES: Readonly<Record<Played, () => Promise<PlayedPurpose>>> = {
  plans: async () => (await import('./play-plans.ts')).playPlans() as PlayedPurpose,
  turns: async () => (await import('./play-turns.ts')).playTurns() as PlayedPurpose,
  judgements: async () => (await import('./play-judgements.ts')).playJudgements() as PlayedPurpose,
};

/** Makes all of them, or the one that is named. */
export function choosePurposes(only: string | undefined): () => Promise<PlayedPurpose[]> {
  const chosen = PLAYED.filter((name) => only === undefined || name === only);
  if (chosen.length === 0) throw new Error(`--only must be one of ${PLAYED.join(', ')}`);
  return () => Promise.all(chosen.map((name) => PURPOSES[name]()));
}
