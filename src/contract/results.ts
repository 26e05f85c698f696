import { z } from 'zod';
import { durationId, interviewStyle, recordingsKeptUntil } from './interview.ts';
import { AXES, MARK_VALUES, NOT_SCORED_REASONS, QUESTION_TYPES } from './words.ts';

/** A whole score from 0 to 100; -1 means that there is none. */
export const score = z.int().min(-1).max(100);

/**
 * A named deduction. `start_char` and `end_char` are UTF-16 indexes into the unmodified text of the one
 * response that the penalty belongs to, and the text between them is `quote`. A penalty that has no words to
 * point at (a missing part, a cap) has quote '' and both offsets 0. `points` are whole and what the axis loses.
 */
export const penalty = z.object({
  quote: z.string(),
  /** 0-based: which occurrence of `quote` in the response is meant. */
  occurrence_index: z.int().min(0),
  start_char: z.int().min(0),
  end_char: z.int().min(0),
  mark_value: z.enum(MARK_VALUES),
  /** Short name of the kind of finding, for people: 'Filler words', 'Missing result'. */
  label: z.string(),
  reason: z.string(),
  suggestion: z.string(),
  points: z.int().min(0).max(100),
  /** Further places of the same finding that have no row of their own; older reports have none. */
  more: z.array(z.object({ start_char: z.int().min(0), end_char: z.int().min(0) })).optional(),
});
export type Penalty = z.infer<typeof penalty>;

/** One row of the problem-answer bill: points earned of max, and the words that earned them ('' if none). */
export const criterion = z.object({
  id: z.enum([
    'addresses_question',
    'specific_episode_or_position',
    'own_actions_or_reasoning',
    'concrete_detail',
    'outcome',
    'insight_or_fit',
    /** Named minus rows: too little evidence, off topic, profanity, a gate's cap. */
    'deduction',
  ]),
  label: z.string(),
  /** Negative for a deduction. */
  points: z.int().min(-100).max(100),
  /** 0 for a deduction. */
  max: z.int().min(0).max(100),
  quote: z.string(),
});
export type Criterion = z.infer<typeof criterion>;

/** Why a response or question has no score: nobody is judged on what was not heard. */
export const notScored = z.object({
  reason: z.enum(NOT_SCORED_REASONS),
  message: z.string(),
});
export type NotScored = z.infer<typeof notScored>;

export const scoredResponse = z.object({
  /** 'Main response' or 'Follow-up #n'. */
  question: z.string(),
  /** What the interviewer asked for this response. */
  asked: z.string(),
  /** The candidate's words, unmodified: offsets of the penalties index into this text. */
  answer: z.string(),
  /** 0 for the main response, then the number of the follow-up. */
  response_number: z.int().min(0),
  /** 0-based: which of the interview's questions, asked or not, and which of its asks; recordings go by these. */
  question_index: z.int().min(0).optional(),
  follow_up: z.int().min(0).optional(),
  /** The transcript entries that the answer is made of, and where each stands in it; older reports have none. */
  sources: z
    .array(
      z.object({
        entry_id: z.string(),
        start_char: z.int().min(0),
        end_char: z.int().min(0),
        /** What was heard, where its owner has corrected it. */
        heard: z.string().optional(),
      }),
    )
    .optional(),
  problem_answer: z.object({
    score,
    summary: z.string(),
    improvement: z.string(),
    /** Sums to the score. */
    criteria: z.array(criterion),
  }),
  conciseness: z.object({
    score,
    summary: z.string(),
    improvement: z.string(),
    /** score = 100 - sum of points; at most 8. */
    penalties: z.array(penalty).max(8),
  }),
  structure: z.object({
    score,
    summary: z.string(),
    improvement: z.string(),
    /** Names of the parts that an answer to this type of question has, in order. */
    expected_structure: z.array(z.string()),
    question_type: z.enum(QUESTION_TYPES),
    detected_structures: z.array(z.string()),
    penalties: z.array(penalty).max(8),
    /** Where each part is said best; older and foreign reports have none. */
    spans: z.array(z.object({ part: z.string(), start_char: z.int().min(0), end_char: z.int().min(0) })).optional(),
  }),
  not_scored: notScored.optional(),
  /** What a follow-up asked for because it lacked: 'outcome'. Absent for main responses, probes and older reports. */
  asked_for: z.string().optional(),
});
export type ScoredResponse = z.infer<typeof scoredResponse>;

const axisOverall = z.object({
  overall_score: score,
  overall_summary: z.string(),
  overall_improvement: z.string(),
});

/** A part of an answer: the words that tell it, or none where it is surely missing. Parts of which neither is sure are left out. */
export const outlinePart = z.object({
  /** 'When and where' */
  label: z.string(),
  /** Where it is told: whole clauses of one response. */
  place: z
    .object({
      response_number: z.int().min(0),
      start_char: z.int().min(0),
      end_char: z.int().min(0),
    })
    .optional(),
  /** What a listener would ask where it is missing: 'How did it end?' */
  asks: z.string().optional(),
  /** What its being missing costs, an axis. */
  costs: z.array(z.object({ axis: z.enum(AXES), points: z.int().min(1).max(100) })).optional(),
  /** Why it was not asked about, where it costs much and was not. */
  note: z.string().optional(),
});
export type OutlinePart = z.infer<typeof outlinePart>;

/** What a judge that can write says of an answer, once it is checked: a summary, and the one change that would help most. */
export const judgedWords = z.object({
  summary: z.string().optional(),
  improvement: z
    .object({
      /** What it is about: 'outcome'. */
      about: z.string(),
      title: z.string(),
      detail: z.string(),
      /** '' when there is nothing to point at. */
      quote: z.string(),
    })
    .optional(),
});
export type JudgedWords = z.infer<typeof judgedWords>;

/** The scored answer to one question: the main response and its follow-ups. */
export const scoredQuestion = z.object({
  question_id: z.string(),
  question: z.string(),
  /** What it is about in two or three words; older and foreign reports have none. */
  topic: z.string().optional(),
  question_type: z.enum(QUESTION_TYPES),
  /** Rounded mean of the three axes that are present; -1 if none is. */
  overall_score: score,
  overall_summary: z.string(),
  overall_improvement: z.string(),
  question_overall: z.object({
    problem_answer: axisOverall.extend({ criteria: z.array(criterion) }),
    conciseness: axisOverall,
    /** 100 - the penalties of the union of the responses. */
    structure: axisOverall.extend({ penalties: z.array(penalty).max(8) }),
  }),
  responses: z.array(scoredResponse),
  /** What was told, by parts, in the order of a good answer; older and foreign reports have none. */
  told: z.array(outlinePart).optional(),
  /** What to change in this answer, the most gained first; older and foreign reports have none. */
  advice: z
    .array(
      z.object({
        title: z.string(),
        detail: z.string(),
        /** '' when there is nothing to point at. */
        quote: z.string(),
        /** Points of its axis that the change would give back; 0 where it costs none. */
        gains: z.int().min(0).max(100),
        /** Older reports do not say which. */
        axis: z.enum(AXES).optional(),
        /** What it would give back on further axes. */
        also: z.array(z.object({ axis: z.enum(AXES), gains: z.int().min(1).max(100) })).optional(),
      }),
    )
    .max(3)
    .optional(),
  /** What a coach would surely say of it, by name ('advise own_part'); left out where a language model judged. */
  coached: z.array(z.string()).optional(),
  /** Only where a language model judged; its summary and improvement are among the others. */
  judged_words: judgedWords.optional(),
  not_scored: notScored.optional(),
  /** 0..1: how much evidence the score stands on; below .5 is shown as a rough estimate. */
  confidence: z.number().min(0).max(1),
  /** Gates that capped or withheld a score, by name. */
  gates: z.array(z.string()),
  engine: z.string(),
  engine_version: z.string(),
});
export type ScoredQuestion = z.infer<typeof scoredQuestion>;

/** One piece of advice of the report: what to do, why, and the question that shows it best. */
export const adviceItem = z.object({
  title: z.string(),
  detail: z.string(),
  /** 1-based number of the question to look at. */
  question_number: z.int().min(1).optional(),
  quote: z.string().optional(),
});
export type AdviceItem = z.infer<typeof adviceItem>;

/** Something that a hiring manager would notice over several answers, with words that show it. */
export const acrossItem = z.object({
  text: z.string(),
  isGood: z.boolean(),
  quotes: z.array(z.object({ quote: z.string(), question_number: z.int().min(1) })),
});
export type AcrossItem = z.infer<typeof acrossItem>;

/** Something harder to do where nothing is surely wrong. */
export const harderItem = z.object({
  /** 'The best answer again, in 60 seconds' */
  title: z.string(),
  /** What is to be answered. */
  asks: z.string(),
  question_number: z.int().min(1),
  /** It goes on from that question, and is another one. */
  is_tougher: z.literal(true).optional(),
});
export type HarderItem = z.infer<typeof harderItem>;

/** The stored report: what `GET /api/results/:interviewId` answers in `data`. */
export const interviewResults = z.object({
  interview_id: z.string(),
  overall: z.object({
    score,
    /** One sentence for the top of the report. */
    headline: z.string(),
    summary: z.string(),
    improvement: z.string(),
    /** One strength, if there is evidence for one. */
    strength: z.string(),
    /** At most three changes, the most costly first. */
    advice: z.array(adviceItem).max(3),
    /** One exercise to do next. */
    exercise: z.string(),
    /** What shows over several answers; older and foreign reports have none. */
    across: z.array(acrossItem).optional(),
    /** Set where there is no advice: the best answer again, and a tougher question. */
    harder: z.array(harderItem).max(2).optional(),
    /** The words that earned most in the whole interview; older and foreign reports have none. */
    best_moment: z
      .object({
        question_id: z.string(),
        response_number: z.int().min(0),
        start_char: z.int().min(0),
        end_char: z.int().min(0),
        reason: z.string(),
      })
      .optional(),
    problem_answer: score,
    conciseness: score,
    structure: score,
  }),
  questions: z.array(scoredQuestion),
  role: z.string(),
  company: z.string(),
  style: interviewStyle,
  length: durationId,
  completed_at: z.string(),
  engine: z.string(),
  engine_version: z.string(),
  /** Within how many points of readers' bands 8 of 10 such scores fall; only the embedded engine knows it. */
  margin: z.object({ problem_answer: z.number(), conciseness: z.number(), structure: z.number() }).optional(),
  /** Said to the reader when the report was made under a limit, e.g. by the fallback engine. */
  note: z.string().optional(),
  /** What the candidate asked at the end, and was answered; no score counts it. */
  asked_at_end: z.array(z.object({ asked: z.string(), answered: z.string() })).optional(),
  recordingsKeptUntil,
});
export type InterviewResults = z.infer<typeof interviewResults>;
