import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { QUESTION_TYPES } from '#contract/words.ts';
import type { Span } from '#domain/scoring/segment.ts';

const level = z.int().min(0).max(4);
const labelledSet = z.array(
  z.object({
    id: z.string(),
    occupation: z.string(),
    role: z.string(),
    company: z.string().default(''),
    type: z.enum(QUESTION_TYPES),
    question: z.string(),
    answers: z.array(
      z.object({ tier: z.string(), problem_answer: level, conciseness: level, structure: level, text: z.string() }),
    ),
  }),
);

export interface LabelledAnswer {
  tier: string;
  levels: { problem_answer: number; conciseness: number; structure: number };
  text: string;
  /** Words that a reader marked as more than the answer needs. */
  marks: Span[];
}

export interface LabelledQuestion extends Omit<z.output<typeof labelledSet>[number], 'answers'> {
  answers: LabelledAnswer[];
}

/** Reads a set of answers whose axes were labelled 0-4 by hand; `[[…]]` in a text marks what is too much. */
export async function readLabelledSet(file: string): Promise<LabelledQuestion[]> {
  const parsed = labelledSet.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not a labelled set.\n${z.prettifyError(parsed.error)}`);
  return parsed.data.map((question) => ({
    ...question,
    answers: question.answers.map(({ tier, text, ...levels }) => ({ tier, levels, ...takeOutMarks(text) })),
  }));
}

function takeOutMarks(marked: string): { text: string; marks: Span[] } {
  const marks: Span[] = [];
  let text = '';
  let start = 0;
  for (const piece of marked.split(/(\[\[|\]\])/)) {
    if (piece === '[[') start = text.length;
    else if (piece === ']]') marks.push({ start, end: text.length });
    else text += piece;
  }
  return { text, marks };
}
