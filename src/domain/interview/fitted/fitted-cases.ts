// Made by `npm run fit`; not to be edited. Learned from corpus/{mixed, professions, newcomers, trades, campus, office, alpha, bravo, charlie, delta, echo, foxtrot}.json.
import type { EventWeights } from '#domain/interview/talk-weights.ts';

/** The files that this was learned from. */
export const CORPUS_HASH = 'c1cbd0b09fa85d33';

export const fittedCases: EventWeights = {
 "offset": 1.36,
 "weights": {
  "a habit": -0.8,
  "a name": -0.64,
  "a named time": 0.48,
  "a number": -0.09,
  "a past act": 0.61,
  "any: a habit": -0.37,
  "any: a name": 0.48,
  "any: a named time": 0.23,
  "any: a number": 0.89,
  "any: a past act": 0.17,
  "any: at my last": 0.73,
  "any: if": -0.98,
  "any: is or are": -1.1,
  "any: one of them": 0.67,
  "any: there was": -0.08,
  "any: was or had": 0.37,
  "any: would": -0.56,
  "any: you": -0.31,
  "at my last": 0.29,
  "few words": -0.08,
  "if": -0.55,
  "is or are": -0.5,
  "no verb": 0.33,
  "the": 0.3,
  "there was": -0.34,
  "was or had": -0.34,
  "would": -0.24,
  "you": -0.83
 },
 "sure": 0.69
};
