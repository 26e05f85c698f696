import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { QUESTION_TYPES, type QuestionType } from '#contract/words.ts';
import { detectQuestionType, expectedStructure } from '#domain/scoring/question-type.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import { readLabelledSet } from './labelled-answers.ts';
import { writeScoringReport } from './scoring-report.ts';

const FIXTURES = path.resolve(import.meta.dirname, '..', 'tests', 'fixtures', 'scoring');
/** Written by three people; the last two did so without having seen the rules, which were mended on all of them since. */
const DEVELOPMENT_SETS = ['tuning-set.json', 'check-set.json', 'second-reader-set.json'];

const USAGE = `npm run eval                                   the report on the development set
npm run -s eval -- --labelled FILE.json        the same report on a labelled set of your own
npm run -s eval -- --set FILE.json --json      scores of [{id, question, type, role, company, answer, followups}], a JSON line each`;

const items = z.array(
  z.object({
    id: z.union([z.string(), z.number()]),
    question: z.string(),
    type: z.string().optional(),
    role: z.string().default(''),
    company: z.string().default(''),
    answer: z.string(),
    followups: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
  }),
);

/** `npm run eval`: runs the product's own scoring over files, without a server. */
export async function evaluate(args: readonly string[]): Promise<void> {
  const file = optionOf(args, '--set');
  if (file) {
    const parsed = items.safeParse(JSON.parse(await readFile(file, 'utf8')));
    if (!parsed.success)
      throw new Error(`${file} is not a set of answers.\n${z.prettifyError(parsed.error)}\n${USAGE}`);
    for (const item of parsed.data) console.log(JSON.stringify(scoreItem(item)));
    return;
  }
  const labelled = optionOf(args, '--labelled');
  if (args.length > 0 && !labelled) throw new Error(USAGE);
  const files = labelled ? [labelled] : DEVELOPMENT_SETS.map((name) => path.join(FIXTURES, name));
  for (const name of files) console.log(writeScoringReport(path.basename(name), await readLabelledSet(name)));
}

const optionOf = (args: readonly string[], name: string) =>
  args.includes(name) ? args[args.indexOf(name) + 1] : undefined;

function scoreItem(item: z.output<typeof items>[number]) {
  const type = readType(item.type, item.question);
  const {
    question_overall: overall,
    responses,
    not_scored,
  } = scoreQuestion({
    question: {
      id: String(item.id),
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
      ...item.followups.map(({ question, answer }) => ({ asked: question, answer })),
    ],
  });
  const [main] = responses;
  const rows = (['conciseness', 'structure'] as const).flatMap((axis) =>
    (main?.[axis].penalties ?? []).map(({ quote, start_char, end_char, label, points }) => ({
      axis,
      quote,
      start_char,
      end_char,
      label,
      points,
    })),
  );
  return {
    id: item.id,
    problem_answer: overall.problem_answer.overall_score,
    conciseness: overall.conciseness.overall_score,
    structure: overall.structure.overall_score,
    penalties: rows,
    ...(not_scored ? { not_scored } : {}),
  };
}

function readType(type: string | undefined, question: string): QuestionType {
  const plain = (type ?? '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
    .replace('behavioural', 'behavioral');
  return QUESTION_TYPES.find((known) => known === plain) ?? detectQuestionType(question);
}
