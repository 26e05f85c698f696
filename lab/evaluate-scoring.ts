import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import type { ScoringWeights } from '#domain/scoring/scoring-weights.ts';
import { ROOT } from '#scripts/bootstrap.mjs';
import { ComparedModel, comparesEngines } from './compare-engines.ts';
import { CORPUS, hashOfCorpus } from './corpus.ts';
import { evaluateModel, MODEL_USAGE } from './evaluate-model.ts';
import { firstLookAtReading } from './first-look-at-reading.ts';
import { weightsInUse } from './fit/fit.ts';
import { fitScoring, learnScores } from './fit/fit-scoring.ts';
import { LABELLED_FILES, readLabelledFile, requestOf } from './labelled-corpus.ts';
import { type Judged, judgeAnswers, measureAgreement, writeFigures } from './measure-scoring.ts';
import { printClaims } from './print-claims.ts';
import { probesReport } from './probes/measure-probes.ts';
import { SAYING_FILES, SENTENCE_FILES } from './reading/examples.ts';
import { readingModel } from './reading/reading-model.ts';

const USAGE = `npm run eval                                   every labelled file judged by a fit that has not seen it
npm run eval -- --engine llm                   the same, with the environment's language model beside it
npm run -s eval -- --probes                    how often what asks on fits, by answers whose readers were left out
npm run eval -- --first-look NAME              the figures of corpus/NAME.json by the product as it is, a line of a table
npm run -s eval -- --claims FILE.json          every sentence that the reports of given interviews say, a line each
npm run -s eval -- --set FILE.json --json      scores of [{id, question, type, role, company, answer, followups}], a JSON line each
FIT_WITHOUT=mixed npm run -s eval -- --set …   the same by what was learned without corpus/mixed.json
${MODEL_USAGE}`;

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
  if (comparesEngines(args)) return printComparison();
  if (args.includes('--model')) return evaluateModel(args);
  if (args.includes('--probes')) return console.log(await probesReport());
  const file = optionOf(args, '--set');
  const first = optionOf(args, '--first-look');
  const claims = optionOf(args, '--claims');
  if (file) {
    const parsed = items.safeParse(JSON.parse(await readFile(file, 'utf8')));
    if (!parsed.success)
      throw new Error(`${file} is not a set of answers.\n${z.prettifyError(parsed.error)}\n${USAGE}`);
    const weights = weightsInUse(fitScoring);
    for (const item of parsed.data) console.log(JSON.stringify(scoreItem(item, weights)));
  } else if (claims) await printClaims(claims);
  else if (first) {
    const figures = isScored(first)
      ? writeFigures(measureAgreement(judgeAnswers(readLabelledFile(first), fitScoring.fitted)))
      : firstLookAtReading(first, await readingModel());
    console.log([`${first}.json`, hashOfCorpus([first]), figures].join('\t'));
  } else if (args.length > 0) throw new Error(USAGE);
  else await printReport();
}

/** The corpus by the language model of the environment, beside the embedded engine with each file left out. */
async function printComparison(): Promise<void> {
  const model = new ComparedModel(process.env);
  const embedded: Judged[] = [];
  const compared: Judged[] = [];
  for (const file of LABELLED_FILES) {
    const answers = readLabelledFile(file);
    embedded.push(...judgeAnswers(answers, learnScores(LABELLED_FILES.filter((name) => name !== file))));
    compared.push(...(await model.judge(answers)));
  }
  console.log(`embedded, each file left out: ${writeFigures(measureAgreement(embedded))}`);
  console.log(`language model: ${writeFigures(measureAgreement(compared))}`);
  console.log(model.report());
}

const isScored = (name: string): boolean => ![...SAYING_FILES(), ...SENTENCE_FILES()].includes(name);

const optionOf = (args: readonly string[], name: string) =>
  args.includes(name) ? args[args.indexOf(name) + 1] : undefined;

/** Authors are left out in so many rounds, a fit each. */
const ROUNDS = 4;

/** Figures of files that nothing was learned from: each left out of the fit that judges it, and the first looks at new ones. */
async function printReport(): Promise<void> {
  const judged = Array.from({ length: ROUNDS }, (_, round) => {
    const left = LABELLED_FILES.filter((_, i) => i % ROUNDS === round);
    const weights = learnScores(LABELLED_FILES.filter((name) => !left.includes(name)));
    return left.flatMap((file) => {
      const own = judgeAnswers(readLabelledFile(file), weights);
      console.log(`${file} left out: ${writeFigures(measureAgreement(own))}`);
      return own;
    });
  }).flat();
  console.log(`all left out, together: ${writeFigures(measureAgreement(judged))}`);
  console.log(`\nReading, each author left out:\n${await readFile(path.join(ROOT, 'models', 'reading.md'), 'utf8')}`);
  console.log(
    `\nFirst looks at new files, before anything was learned from them:\n${await readFile(path.join(CORPUS, 'first-looks.tsv'), 'utf8')}`,
  );
}

function scoreItem(item: z.output<typeof items>[number], weights: ScoringWeights) {
  const request = requestOf({ ...item, id: String(item.id), followUps: item.followups });
  const { question_overall: overall, responses, not_scored } = scoreQuestion(request, weights);
  const [main] = responses;
  const rows = (['conciseness', 'structure'] as const).flatMap((axis) =>
    (main?.[axis].penalties ?? []).flatMap(({ quote, start_char, end_char, label, points, more = [] }) => [
      { axis, quote, start_char, end_char, label, points },
      ...more.map((place) => ({
        axis,
        quote: item.answer.slice(place.start_char, place.end_char),
        ...place,
        label,
        points: 0,
      })),
    ]),
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
