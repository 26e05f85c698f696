import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type DurationId, INTERVIEW_STYLES, type InterviewStyle } from '#contract/words.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import { DEFAULT_DURATION, parseLength } from '#domain/setup/durations.ts';
import { ComparedModel, comparesEngines } from './compare-engines.ts';
import { writeFamiliesReport } from './families-report.ts';
import { weightsInUse } from './fit/fit.ts';
import { fitPlanning } from './fit/fit-planning.ts';
import { readPostings } from './labelled-postings.ts';
import { planPosting } from './plan-posting.ts';
import { writePlanningComparison, writePlanningReport } from './planning-report.ts';
import { writeQuestions } from './questions-report.ts';
import { writeSpeechReport } from './speech-report.ts';
import { writeTopicsReport } from './topics-report.ts';

const USAGE = `npm run plan                            the report on the labelled postings
npm run plan -- --engine llm               the same, with the environment's language model beside it
npm run plan -- --speech                every question of every posting that cannot be said
npm run plan -- --questions [FILE.json]  every question of each posting, with the line of it that it comes from
npm run plan -- --topics                what readers made of what is asked about
npm run plan -- --families              how often the family of work is found, files left out
npm run -s plan -- --set FILE.json      plans for [{id, text, length, interviewType, seed}], a JSON line each`;

const items = z.array(
  z.object({
    id: z.union([z.string(), z.number()]),
    text: z.string(),
    length: z.union([z.string(), z.number()]).nullish(),
    interviewType: z.string().nullish(),
    seed: z.int().min(0).nullish(),
  }),
);
/** The product's own, or with FIT_WITHOUT those learned without that file. */
const WEIGHTS = weightsInUse(fitPlanning);

type Item = z.output<typeof items>[number];

/** `npm run plan`: runs the product's own planning over files, without a server. */
export async function planPostings(args: readonly string[]): Promise<void> {
  const file = args.includes('--set') ? args[args.indexOf('--set') + 1] : undefined;
  if (args.length === 0) {
    console.log(writePlanningReport());
    return;
  }
  if (comparesEngines(args)) {
    console.log(await writePlanningComparison(new ComparedModel(process.env)));
    return;
  }
  if (args.includes('--speech')) {
    console.log(writeSpeechReport());
    return;
  }
  if (args.includes('--topics')) {
    console.log(writeTopicsReport());
    return;
  }
  if (args.includes('--families')) {
    console.log(writeFamiliesReport());
    return;
  }
  if (args.includes('--questions')) {
    const own = file ?? args[args.indexOf('--questions') + 1];
    const set = own ? await readItems(own) : readPostings('own-postings').filter(({ expect }) => expect.sufficient);
    for (const item of set) console.log(writeQuestions(item.id, item.text, ('seed' in item && item.seed) || 0));
    return;
  }
  if (!file) throw new Error(USAGE);
  for (const item of await readItems(file)) console.log(JSON.stringify(planItem(item)));
}

async function readItems(file: string): Promise<Item[]> {
  const parsed = items.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not a set of postings.\n${z.prettifyError(parsed.error)}\n${USAGE}`);
  return parsed.data;
}

function planItem(item: Item) {
  const outcome = planPosting({
    text: item.text,
    style: readStyle(item),
    length: readLength(item),
    seed: item.seed ?? 0,
    weights: WEIGHTS,
  });
  const { role, company, family, seniority } = outcome.sufficient
    ? outcome.plan.profile
    : readPosting(item.text, WEIGHTS).profile;
  return {
    id: item.id,
    sufficient: outcome.sufficient,
    role,
    company,
    family,
    seniority,
    questions: outcome.sufficient ? outcome.plan.questions.map(({ text }) => text) : [],
  };
}

/** '30min', '30', 30 and '30 minutes' are one length; a length that the product does not offer becomes its default. */
function readLength({ id, length }: Item): DurationId {
  if (length === null || length === undefined || length === '') return DEFAULT_DURATION;
  const found = parseLength(String(length).replace(/[\s-]*(?:minutes?|mins?|m)\.?$/i, ''));
  if (!found) console.error(`${id}: the length ${length} is taken as ${DEFAULT_DURATION}`);
  return found ?? DEFAULT_DURATION;
}

/** 'Behavioural' is 'behavioral'; a style that the product does not offer becomes 'normal', and 'mixed' is another word for it. */
function readStyle({ id, interviewType }: Item): InterviewStyle {
  const plain = (interviewType ?? '').trim().toLowerCase().replace('behavioural', 'behavioral');
  const found = INTERVIEW_STYLES.find((style) => style === plain);
  if (!found && !/^(?:|general|mixed)$/.test(plain))
    console.error(`${id}: the type ${interviewType} is taken as normal`);
  return found ?? 'normal';
}
