import { z } from 'zod';
import { QUESTION_TYPES, type QuestionType } from '#contract/words.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import { detectQuestionType, expectedStructure } from '#domain/scoring/question-type.ts';
import type { Span } from '#domain/scoring/segment.ts';
import { readCorpusFile } from './corpus.ts';

/** The files whose answers were judged by readers, one author each. */
export const LABELLED_FILES = [
  'mixed',
  'professions',
  'newcomers',
  'trades',
  'campus',
  'office',
  'alpha',
  'bravo',
  'charlie',
  'delta',
  'echo',
  'foxtrot',
  'golf',
  'hotel',
  'india',
  'juliet',
] as const;

export const AXES = ['problem_answer', 'conciseness', 'structure'] as const;
export type Axis = (typeof AXES)[number];

export const SPAN_KINDS = ['filler', 'hedge', 'repetition', 'redundant', 'tangent', 'padding', 'rambling'] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

const band = z.tuple([z.number(), z.number()]);
const labelledFile = z.array(
  z.object({
    id: z.string(),
    role: z.string(),
    company: z.string().default(''),
    type: z.string(),
    question: z.string(),
    answers: z.array(
      z.object({
        tier: z.string(),
        text: z.string(),
        bands: z.object({ problem_answer: band, conciseness: band, structure: band }),
        spans: z.array(
          z.object({
            label: z.enum(SPAN_KINDS),
            quote: z.string(),
            occurrence: z.int().min(0).default(0),
            start: z.int().min(0).optional(),
          }),
        ),
      }),
    ),
  }),
);

export interface LabelledSpan extends Span {
  kind: SpanKind;
}

export interface LabelledAnswer {
  id: string;
  file: string;
  /** Answers to one question share it. */
  questionId: string;
  request: JudgeRequest;
  text: string;
  /** The middle of the readers' band. */
  wanted: Record<Axis, number>;
  bands: Record<Axis, readonly [number, number]>;
  spans: LabelledSpan[];
}

/** The answers of one labelled file. */
export function readLabelledFile(file: string): LabelledAnswer[] {
  return readCorpusFile(file, labelledFile).flatMap(({ id, role, company, type, question, answers }) =>
    answers.map(({ text, bands, spans }, i) => ({
      id: `${file}/${id}/${i}`,
      file,
      questionId: `${file}/${id}`,
      request: requestOf({ question, type, role, company, answer: text }),
      text,
      bands,
      wanted: {
        problem_answer: middle(bands.problem_answer),
        conciseness: middle(bands.conciseness),
        structure: middle(bands.structure),
      },
      spans: spans.map(({ label, quote, occurrence, start }) => {
        const at = start ?? nthIndexOf(text, quote, occurrence);
        return { kind: label, start: at, end: at + quote.length };
      }),
    })),
  );
}

const middle = ([low, high]: readonly [number, number]) => (low + high) / 2;

function nthIndexOf(text: string, quote: string, occurrence: number): number {
  let at = -1;
  for (let k = 0; k <= occurrence; k++) at = text.indexOf(quote, at + 1);
  return at;
}

/** What the judge is asked about one answer that stands alone. */
export function requestOf(item: {
  question: string;
  type?: string | undefined;
  role: string;
  company: string;
  answer: string;
  followUps?: readonly { question: string; answer: string }[];
  id?: string;
}): JudgeRequest {
  const type = readType(item.type, item.question);
  return {
    question: {
      id: item.id ?? 'q',
      text: item.question,
      type,
      expectedStructure: expectedStructure(type),
      signals: [],
      topic: '',
    },
    role: item.role,
    company: item.company,
    responses: [
      { asked: item.question, answer: item.answer },
      ...(item.followUps ?? []).map(({ question, answer }) => ({ asked: question, answer })),
    ],
  };
}

function readType(type: string | undefined, question: string): QuestionType {
  const plain = (type ?? '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
    .replace('behavioural', 'behavioral')
    .replace('opinion', 'general');
  return QUESTION_TYPES.find((known) => known === plain) ?? detectQuestionType(question);
}
