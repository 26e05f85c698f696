// Made by `npm run fit`; not to be edited. Learned from corpus/{mixed, professions, newcomers, trades, campus, office, alpha, bravo, charlie, delta, echo, foxtrot, golf, hotel}.json.
import type { EventWeights } from '#domain/interview/talk-weights.ts';

/** The files that this was learned from. */
export const CORPUS_HASH = '1f13bf55e10226cf';

export const fittedCases: EventWeights = {
 "offset": 1.19,
 "weights": {
  "a habit": -0.71,
  "a name": -0.56,
  "a named time": 0.47,
  "a number": -0.15,
  "a past act": 0.68,
  "any: a habit": -0.37,
  "any: a name": 0.56,
  "any: a named time": 0.17,
  "any: a number": 1.1,
  "any: a past act": 0.18,
  "any: at my last": 0.71,
  "any: if": -0.67,
  "any: is or are": -1.04,
  "any: one of them": 0.5,
  "any: was or had": 0.41,
  "any: would": -0.58,
  "any: you": -0.29,
  "at my last": 0.32,
  "if": -0.54,
  "is or are": -0.58,
  "no verb": 0.39,
  "the": 0.3,
  "there was": -0.28,
  "was or had": -0.34,
  "would": -0.31,
  "you": -0.2
 },
 "sure": 0.68
};
