import type { PlanningWeights } from '#domain/planning/planning-weights.ts';
import type { PlanOutcome } from '#engines/planner.ts';
import type { ComparedModel } from './compare-engines.ts';
import { fitPlanning } from './fit/fit-planning.ts';
import { isSameName, type LabelledPosting, readPostings, touches } from './labelled-postings.ts';
import { planPosting } from './plan-posting.ts';

/** The files whose figures are shown: by hands that knew no rule. */
const FILES: readonly (readonly [file: string, name: string])[] = [
  ['ordinary', 'ordinary'],
  ['postings-2', 'ordinary, second set'],
  ['postings-3', 'ordinary, third set'],
  ['postings-4', 'ordinary, fourth set'],
  ['postings-5', 'ordinary, fifth set'],
  ['postings-6', 'ordinary, sixth set'],
  ['postings-7', 'ordinary, seventh set'],
  ['postings-8', 'ordinary, eighth set'],
  ['postings-9', 'ordinary, ninth set'],
  ['postings-10', 'ordinary, tenth set'],
  ['postings-11', 'ordinary, eleventh set'],
  ['postings-12', 'ordinary, twelfth set'],
  ['postings-13', 'ordinary, thirteenth set'],
  ['postings-14', 'odder trades, fourteenth set'],
  ['postings', 'odd'],
];

export interface PlanningFigures {
  role: Share;
  company: Share;
  companyWrong: Share;
  planned: Share;
  refused: Share;
  half: Share;
  /** What went wrong, a line each. */
  faults: string[];
}
type Share = readonly [part: number, whole: number];

/** The table of docs/design/planning.md: each file as it is read with weights learned without it. */
export const writePlanningReport = (): string => writePlanningTable('each file left out of its own fit', leftOut());

const leftOut = (): PlanningFigures[] =>
  FILES.map(([file]) => {
    const weights = fitPlanning.learn(fitPlanning.learnsFrom.filter((name) => name !== file));
    return measurePostings(readPostings(file), weights);
  });

/** The same beside what the language model of the environment makes of each posting. */
export async function writePlanningComparison(model: ComparedModel): Promise<string> {
  const columns: PlanningFigures[] = [];
  for (const [file] of FILES) columns.push(measurePlans(readPostings(file), await model.plan(readPostings(file))));
  return [writePlanningReport(), writePlanningTable('with the language model', columns), model.report()].join('\n\n');
}

function writePlanningTable(title: string, columns: readonly PlanningFigures[]): string {
  const rows: [string, keyof Omit<PlanningFigures, 'faults'>][] = [
    ['role right', 'role'],
    ['company right, or left out where none is named', 'company'],
    ['wrong company among those said', 'companyWrong'],
    ['enough, and planned', 'planned'],
    ['too little, and refused', 'refused'],
    ['half of the key skills touched, technical 60min', 'half'],
  ];
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(48) : cell.padStart(18))).join(' | ')} |`;
  return [
    line([title, ...FILES.map(([, name]) => name)]),
    line(['-'.repeat(48), ...FILES.map(() => `${'-'.repeat(17)}:`)]),
    ...rows.map(([name, key]) => line([name, ...columns.map((figures) => share(figures[key]))])),
  ].join('\n');
}

/** How well postings are read with these weights. */
export const measurePostings = (postings: readonly LabelledPosting[], weights?: PlanningWeights): PlanningFigures =>
  measurePlans(
    postings,
    postings.map(({ text }) =>
      planPosting({ text, style: 'technical', length: '60min', seed: 0, ...(weights && { weights }) }),
    ),
  );

/** How well plans fit their postings, one each. */
export function measurePlans(postings: readonly LabelledPosting[], plans: readonly PlanOutcome[]): PlanningFigures {
  const faults: string[] = [];
  const count = { enough: 0, role: 0, company: 0, said: 0, wrong: 0, planned: 0, thin: 0, refused: 0, half: 0 };
  for (const [i, { id, expect }] of postings.entries()) {
    const outcome = plans[i];
    if (!outcome) throw new Error(`There is no plan for ${id}`);
    if (!expect.sufficient) {
      count.thin++;
      if (outcome.sufficient) faults.push(`${id}: planned`);
      else count.refused++;
      continue;
    }
    count.enough++;
    const { role, company } = outcome.sufficient ? outcome.plan.profile : { role: '', company: '' };
    if (outcome.sufficient) count.planned++;
    else faults.push(`${id}: refused`);
    if (isSameName(role, expect.role)) count.role++;
    else faults.push(`${id}: role ${role}, not ${expect.role[0]}`);
    const right = expect.company.length > 0 ? isSameName(company, expect.company) : company === '';
    if (right) count.company++;
    else faults.push(`${id}: company ${company}, not ${expect.company[0] ?? 'any'}`);
    if (company !== '') count.said++;
    if (company !== '' && !right) count.wrong++;
    const asked = outcome.sufficient ? outcome.plan.questions.map((question) => question.text).join(' ') : '';
    const touched = expect.skills.filter((skill) => touches(asked, skill));
    if (touched.length * 2 >= expect.skills.length) count.half++;
    else
      faults.push(
        `${id}: ${touched.length} of ${expect.skills.length} skills, not ${expect.skills.filter((skill) => !touched.includes(skill)).join(', ')}`,
      );
  }
  return {
    role: [count.role, count.enough],
    company: [count.company, count.enough],
    companyWrong: [count.wrong, count.said],
    planned: [count.planned, count.enough],
    refused: [count.refused, count.thin],
    half: [count.half, count.enough],
    faults,
  };
}

const share = ([part, whole]: Share): string =>
  whole === 0 ? '' : `${part} of ${whole}, ${((100 * part) / whole).toFixed(1)} %`;
