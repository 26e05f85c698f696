import type { QuestionType } from '#contract/words.ts';
import type { Roles } from './roles.ts';
import type { Sentence } from './segment.ts';
import type { Standing } from './standing.ts';

/** A sentence of an answer with what it does there. */
export interface Evidence extends Sentence {
  standing: Standing;
  /** Its words without fillers and lists of keywords. */
  words: string[];
  /** Stems that only an answer about something can have. */
  specific: ReadonlySet<string>;
  /** 0..1: how much of its content is about something in particular. */
  substance: number;
  /** 1 for a plain statement; every hedge takes from it. */
  certainty: number;
  /** A figure that belongs to something told, not one that could decorate any claim. */
  hasProof: boolean;
  roles: Roles;
}

export interface AnswerEvidence {
  type: QuestionType;
  sentences: Evidence[];
  /** Those that count: said once, on topic, in the candidate's own words. */
  counted: Evidence[];
  /** All words heard, fillers too. */
  words: number;
  /** All words of the sentences that count, fillers too. */
  heardWords: number;
  countedWords: number;
  /** Share of the words, 0..1. */
  offTopicShare: number;
  genericShare: number;
  /** Unique specific stems of the counted sentences. */
  specific: Set<string>;
  /** How many of the question's own stems and signals turn up. */
  signalHits: number;
  competencyHits: number;
  /** Whether the answer lacks what an answer to this question can hardly do without. */
  missesThePoint: boolean;
}
