import type { Axis, CriterionId } from './findings.ts';
import type { Role } from './question-type.ts';

/** Each feature of problem answer belongs to one criterion. */
export const CRITERION_FEATURES: Record<CriterionId, readonly string[]> = {
  addresses_question: ['questionTaken', 'opensOnQuestion', 'signals', 'toThePoint', 'ownTalk', 'belonging'],
  specific_episode_or_position: ['setting', 'example', 'real', 'past'],
  own_actions_or_reasoning: [
    'ownActs',
    'plannedActs',
    'plainActs',
    'instructions',
    'ownShare',
    'saidTo',
    'reason',
    'plainWords',
  ],
  concrete_detail: ['specific', 'distinct', 'numbers', 'names'],
  outcome: ['outcome', 'outcomeLate', 'endsTold', 'endsWithOutcome', 'closed', 'endsOwn', 'nobody'],
  insight_or_fit: ['learning', 'fit', 'contrast', 'aim'],
};

/** Each feature of a part belongs to what that part does in an answer. */
export const PART_FEATURES: Record<Role, readonly string[]> = {
  setup: ['setupPart', 'setting', 'opensOnQuestion', 'toThePoint'],
  task: ['taskPart', 'duty', 'reason', 'contrast'],
  action: ['actionPart', 'ownActs', 'plannedActs', 'plainActs', 'instructions', 'ownShare', 'sequence', 'ownTalk'],
  outcome: ['outcomePart', 'outcomeLate', 'endsTold', 'endsWithOutcome', 'closed', 'endsOwn', 'nobody', 'learning'],
};

/** The part of an answer that a word strengthens, by the criterion where it is at home. */
export const PART_OF_CRITERION: Record<CriterionId, Role> = {
  addresses_question: 'task',
  specific_episode_or_position: 'setup',
  own_actions_or_reasoning: 'action',
  concrete_detail: 'action',
  outcome: 'outcome',
  insight_or_fit: 'outcome',
};

/** Rows that take points from structure. */
export const SHAPE_FEATURES = {
  order: ['backtrack', 'goesBack'],
  wandering: ['tangent', 'sureTangent', 'rambling', 'repetition', 'clauseRepetition', 'fewWords'],
  breathless: ['longSentences', 'longest', 'and', 'joined', 'fillers', 'anyFillers'],
  generalities: ['padding', 'surePadding', 'generic', 'always', 'smallWords'],
} as const;

/** Rows that take points from conciseness. */
export const WASTE_FEATURES = {
  filler: ['fillers', 'someFillers', 'anyFillers'],
  hedge: ['hedges', 'anyHedges', 'hedgedClauses'],
  repetition: ['repetition', 'clauseRepetition', 'restarts', 'againPairs', 'againTriples', 'againFour', 'fewWords'],
  redundant: ['redundant'],
  tangent: ['tangent', 'sureTangent', 'asides'],
  padding: ['padding', 'surePadding', 'generic', 'always', 'present', 'hardWords', 'smallWords'],
  rambling: ['rambling', 'backtrack', 'longSentences', 'longest', 'and', 'joined', 'commas'],
  length: ['tooLong', 'long', 'tooShort'],
} as const;

/** What takes points from problem answer: what could be said by anybody. */
export const GENERAL_TALK: readonly string[] = ['generic', 'always', 'smallWords'];

/** The features of an axis, and whether they add to it or take from it. */
export const ADDING: Record<Axis, readonly string[]> = {
  problem_answer: Object.values(CRITERION_FEATURES).flat(),
  conciseness: [],
  structure: Object.values(PART_FEATURES).flat(),
};
export const TAKING: Record<Axis, readonly string[]> = {
  problem_answer: GENERAL_TALK,
  conciseness: Object.values(WASTE_FEATURES).flat(),
  structure: Object.values(SHAPE_FEATURES).flat(),
};
