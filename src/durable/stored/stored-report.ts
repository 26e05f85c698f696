import { z } from 'zod';
import type { InterviewResults, ScoredQuestion } from '#contract/results.ts';
import {
  AXES,
  DURATION_IDS,
  INTERVIEW_STYLES,
  MARK_VALUES,
  NOT_SCORED_REASONS,
  QUESTION_TYPES,
} from '#contract/words.ts';
import { storedFormat, unchanged } from './stored-format.ts';

const text = z.string();
const score = z.int().min(-1).max(100);
const offset = z.int().min(0);

const penalty = z.object({
  quote: text,
  occurrence_index: offset,
  start_char: offset,
  end_char: offset,
  mark_value: z.enum(MARK_VALUES),
  label: text,
  reason: text,
  suggestion: text,
  points: z.int(),
  more: z.array(z.object({ start_char: offset, end_char: offset })).optional(),
});

const criterion = z.object({
  id: z.enum([
    'addresses_question',
    'specific_episode_or_position',
    'own_actions_or_reasoning',
    'concrete_detail',
    'outcome',
    'insight_or_fit',
    'deduction',
  ]),
  label: text,
  points: z.int(),
  max: z.int(),
  quote: text,
});

const notScored = z.object({ reason: z.enum(NOT_SCORED_REASONS), message: text });

const axisOfResponse = z.object({ score, summary: text, improvement: text });

const response = z.object({
  question: text,
  asked: text,
  answer: text,
  response_number: offset,
  question_index: offset.optional(),
  follow_up: offset.optional(),
  sources: z
    .array(z.object({ entry_id: text, start_char: offset, end_char: offset, heard: text.optional() }))
    .optional(),
  problem_answer: axisOfResponse.extend({ criteria: z.array(criterion) }),
  conciseness: axisOfResponse.extend({ penalties: z.array(penalty) }),
  structure: axisOfResponse.extend({
    expected_structure: z.array(text),
    question_type: z.enum(QUESTION_TYPES),
    detected_structures: z.array(text),
    penalties: z.array(penalty),
    spans: z.array(z.object({ part: text, start_char: offset, end_char: offset })).optional(),
  }),
  not_scored: notScored.optional(),
  asked_for: text.optional(),
});

const axisOfQuestion = z.object({ overall_score: score, overall_summary: text, overall_improvement: text });

const outlinePart = z.object({
  label: text,
  place: z.object({ response_number: offset, start_char: offset, end_char: offset }).optional(),
  asks: text.optional(),
  costs: z.array(z.object({ axis: z.enum(AXES), points: z.int() })).optional(),
  note: text.optional(),
});

const question = z.object({
  question_id: text,
  question: text,
  topic: text.optional(),
  question_type: z.enum(QUESTION_TYPES),
  ...axisOfQuestion.shape,
  question_overall: z.object({
    problem_answer: axisOfQuestion.extend({ criteria: z.array(criterion) }),
    conciseness: axisOfQuestion,
    structure: axisOfQuestion.extend({ penalties: z.array(penalty) }),
  }),
  responses: z.array(response),
  told: z.array(outlinePart).optional(),
  advice: z
    .array(
      z.object({
        title: text,
        detail: text,
        quote: text,
        gains: z.int(),
        axis: z.enum(AXES).optional(),
        also: z.array(z.object({ axis: z.enum(AXES), gains: z.int() })).optional(),
      }),
    )
    .optional(),
  coached: z.array(text).optional(),
  judged_words: z
    .object({
      summary: text.optional(),
      improvement: z.object({ about: text, title: text, detail: text, quote: text }).optional(),
    })
    .optional(),
  not_scored: notScored.optional(),
  confidence: z.number(),
  gates: z.array(text),
  engine: text,
  engine_version: text,
}) satisfies z.ZodType<ScoredQuestion>;

const report = z.object({
  interview_id: text,
  overall: z.object({
    score,
    headline: text,
    summary: text,
    improvement: text,
    strength: text,
    advice: z.array(
      z.object({ title: text, detail: text, question_number: z.int().optional(), quote: text.optional() }),
    ),
    exercise: text,
    across: z
      .array(
        z.object({
          text,
          isGood: z.boolean(),
          quotes: z.array(z.object({ quote: text, question_number: z.int() })),
        }),
      )
      .optional(),
    harder: z
      .array(z.object({ title: text, asks: text, question_number: z.int(), is_tougher: z.literal(true).optional() }))
      .optional(),
    best_moment: z
      .object({ question_id: text, response_number: offset, start_char: offset, end_char: offset, reason: text })
      .optional(),
    problem_answer: score,
    conciseness: score,
    structure: score,
  }),
  questions: z.array(question),
  role: text,
  company: text,
  // A report opens for ever, also when these words are other ones some day.
  style: z.enum(INTERVIEW_STYLES).catch('normal'),
  length: z.enum(DURATION_IDS).catch('30min'),
  completed_at: text,
  engine: text,
  engine_version: text,
  margin: z.object({ problem_answer: z.number(), conciseness: z.number(), structure: z.number() }).optional(),
  note: text.optional(),
  asked_at_end: z.array(z.object({ asked: text, answered: text })).optional(),
}) satisfies z.ZodType<InterviewResults>;

/** The scored answer to one question. */
export const storedScoredQuestion = storedFormat<ScoredQuestion>(question, [unchanged]);
/** The report, as it was when it was composed. */
export const storedReport = storedFormat<InterviewResults>(report, [unchanged]);
