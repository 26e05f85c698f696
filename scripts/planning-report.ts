import { DURATION_IDS, INTERVIEW_STYLES } from '#contract/words.ts';
import { planInterview } from '#domain/planning/plan-interview.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import { isSameName, type LabelledPosting, nameOf, readLabelledPostings, touches } from './labelled-postings.ts';

/** The table of docs/design/planning.md: what planning reads right, refuses and touches on the labelled postings. */
export async function writePlanningReport(): Promise<string> {
  const postings = await readLabelledPostings();
  const enough = postings.filter(({ sufficient }) => sufficient);
  const tooLittle = postings.filter(({ sufficient }) => !sufficient);
  const read = enough.map((posting) => ({ posting, profile: readPosting(posting.text).profile }));
  const missed = [...enough, ...tooLittle].filter((posting) => isPlanned(posting) !== posting.sufficient);
  const rows: [string, number, number][] = [
    ['role right', count(read, ({ posting, profile }) => isSameName(profile.role, posting.role)), enough.length],
    [
      'company right',
      count(read, ({ posting, profile }) => isSameName(profile.company, posting.company)),
      enough.length,
    ],
    [
      'role and company right',
      count(
        read,
        ({ posting, profile }) =>
          isSameName(profile.role, posting.role) && isSameName(profile.company, posting.company),
      ),
      enough.length,
    ],
    [
      'family of work right',
      count(read, ({ posting, profile }) => profile.family === posting.family),
      count(enough, ({ family }) => family !== undefined),
    ],
    ['enough, and planned', count(enough, isPlanned), enough.length],
    ['too little, and refused', count(tooLittle, (posting) => !isPlanned(posting)), tooLittle.length],
    ...skillRows(enough),
  ];
  const table = rows.map(
    ([name, right, of]) =>
      `| ${name.padEnd(52)} | ${`${right} of ${of}`.padStart(10)} | ${percent(right, of).padStart(6)} |`,
  );
  const wrong = read
    .filter(
      ({ posting, profile }) =>
        !isSameName(profile.role, posting.role) || !isSameName(profile.company, posting.company),
    )
    .map(({ posting, profile }) => `${posting.id}: ${profile.role} at ${profile.company}, not ${nameOf(posting)}`);
  return [
    `| ${'what'.padEnd(52)} | ${'count'.padStart(10)} | ${'share'.padStart(6)} |`,
    `| ${'-'.repeat(52)} | ${'-'.repeat(9)}: | ${'-'.repeat(5)}: |`,
    ...table,
    ...wrong,
    ...missed.map(({ id, sufficient }) => `${id}: ${sufficient ? 'refused' : 'planned'}`),
  ].join('\n');
}

const isPlanned = ({ text }: LabelledPosting): boolean =>
  planInterview({ text, style: 'normal', length: '30min', seed: 0 }).sufficient;

function skillRows(postings: readonly LabelledPosting[]): [string, number, number][] {
  const withSkills = postings.filter(({ skills }) => skills.length > 0);
  return INTERVIEW_STYLES.flatMap((style) =>
    DURATION_IDS.map((length): [string, number, number] => [
      `half of the key skills touched, ${style} ${length}`,
      count(withSkills, ({ text, skills }) => {
        const outcome = planInterview({ text, style, length, seed: 0 });
        const asked = outcome.sufficient ? outcome.plan.questions.map((question) => question.text).join(' ') : '';
        return count(skills, (skill) => touches(asked, skill)) * 2 >= skills.length;
      }),
      withSkills.length,
    ]),
  );
}

const count = <T>(all: readonly T[], test: (one: T) => boolean): number => all.filter(test).length;
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
