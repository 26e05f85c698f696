import type { InterviewPlan } from '#contract/interview.ts';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import { mayBeEnough } from '#domain/planning/believe-model.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import { embeddedPlanner } from '#engines/embedded/embedded-planner.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import { type CheckedPlan, llmPlanner } from '#engines/llm/llm-planner.ts';
import type { PlanOutcome, PlanRequest } from '#engines/planner.ts';
import { withFallback } from '#engines/with-fallback.ts';
import { isSameName, type LabelledPosting, readPostings, touches } from '#lab/labelled-postings.ts';
import type { Figure, PlayedPurpose } from './played-case.ts';

/** By three hands; nothing was learned from them. */
const FILES = ['postings-10', 'postings-11', 'postings-12'];
const FROM_EACH = 8;
/** Sets by others that have texts which could be taken for a posting. */
const THIN_FILES = ['postings', 'ordinary', 'postings-5', 'postings-6', 'postings-7', 'postings-8', ...FILES];
const THIN = 6;

/** Asked for in turn. */
const ASKED_FOR: readonly (readonly [InterviewStyle, DurationId])[] = [
  ['normal', '30min'],
  ['behavioral', '30min'],
  ['technical', '30min'],
  ['normal', '10min'],
  ['technical', '60min'],
  ['behavioral', '10min'],
];

interface PlannedCase {
  posting: LabelledPosting;
  outcome: PlanOutcome;
  /** What became of the model's questions; undefined where none was planned with. */
  checked: CheckedPlan | undefined;
}

/** Plans of postings that a model reads and writes the questions of. */
export function playPlans(): PlayedPurpose<PlannedCase> {
  const chosen = choosePostings();
  const asked = chosen.map(({ posting }, i): PlanRequest => {
    const [style, length] = ASKED_FOR[i % ASKED_FOR.length] ?? ['normal', '30min'];
    return { text: posting.text, style, length, seed: 0 };
  });
  const plan = (i: number): PlanRequest => asked[i] ?? { text: '', style: 'normal', length: '30min', seed: 0 };
  return {
    name: 'plans',
    cases: chosen.map(({ id, posting }, i) => ({
      id,
      async ask(llm, model = 'played') {
        let checked: PlannedCase['checked'];
        const onChecked = (each: CheckedPlan) => {
          checked = each;
        };
        const { planner } = withFallback({ planner: llmPlanner({ llm, model, onChecked }) });
        const { outcome } = await planner.plan(plan(i), callWithin(ENGINE_LIMITS.planMs));
        return { posting, outcome, checked };
      },
    })),
    async embedded() {
      const planned: PlannedCase[] = [];
      // One after the other: side by side they would keep each other from their banks until these are given up.
      for (const [i, { posting }] of chosen.entries()) {
        const { outcome } = await embeddedPlanner.plan(plan(i), callWithin(ENGINE_LIMITS.planMs));
        planned.push({ posting, outcome, checked: undefined });
      }
      return planned;
    },
    measure,
  };
}

const callWithin = (timeLimitMs: number): EngineCall => ({
  env: {},
  signal: new AbortController().signal,
  timeLimitMs,
});

/** Postings at even distances, and texts that say too little and could pass for one. */
function choosePostings(): { id: string; posting: LabelledPosting }[] {
  const named = (file: string) => (posting: LabelledPosting) => ({ id: `${file}/${posting.id}`, posting });
  const enough = FILES.flatMap((file) => {
    const all = readPostings(file).filter(({ expect }) => expect.sufficient);
    return Array.from({ length: FROM_EACH }, (_, i) => all[Math.floor((i * all.length) / FROM_EACH)])
      .filter((posting) => posting !== undefined)
      .map(named(file));
  });
  const thin = THIN_FILES.flatMap((file) =>
    readPostings(file)
      .filter(({ expect, text }) => !expect.sufficient && mayBeEnough(readPosting(text), text))
      .map(named(file)),
  );
  return [...enough, ...thin.slice(0, THIN)];
}

function measure(outcomes: readonly PlannedCase[]): Figure[] {
  const enough = outcomes.filter(({ posting }) => posting.expect.sufficient);
  const thin = outcomes.filter(({ posting }) => !posting.expect.sufficient);
  const planned = enough.flatMap(({ posting: { expect }, outcome }) =>
    outcome.sufficient ? [{ expect, plan: outcome.plan }] : [],
  );
  const checked = outcomes.flatMap(({ checked }) => (checked ? [checked] : []));
  const written = checked.map(({ taken, refused }) => taken + Object.values(refused).reduce((sum, n) => sum + n, 0));
  const named = planned.filter(({ plan }) => plan.profile.company !== '');
  const refusals = new Map<string, number>();
  for (const { refused } of checked)
    for (const [why, count] of Object.entries(refused)) refusals.set(why, (refusals.get(why) ?? 0) + count);
  const share = (name: string, part: number, whole: number): Figure => ({
    name,
    value: whole === 0 ? undefined : part / whole,
    as: 'share',
  });
  return [
    share('questions taken', sum(checked.map(({ taken }) => taken)), sum(written)),
    ...[...refusals].map(([why, count]): Figure => ({ name: `refused: ${why}`, value: count, as: 'count' })),
    share('enough, and planned', planned.length, enough.length),
    share('too little, and refused', thin.filter(({ outcome }) => !outcome.sufficient).length, thin.length),
    share(
      'role right',
      planned.filter(({ expect, plan }) => isSameName(plan.profile.role, expect.role)).length,
      enough.length,
    ),
    share('company right, or left out', planned.filter(isCompanyRight).length, enough.length),
    share('wrong company among those said', named.filter((each) => !isCompanyRight(each)).length, named.length),
    share('three of the first five skills touched', planned.filter(touchesCore).length, enough.length),
  ];
}

const isCompanyRight = ({ expect, plan }: { expect: LabelledPosting['expect']; plan: InterviewPlan }): boolean =>
  expect.company.length > 0 ? isSameName(plan.profile.company, expect.company) : plan.profile.company === '';

/** In ten minutes two. */
function touchesCore({ expect, plan }: { expect: LabelledPosting['expect']; plan: InterviewPlan }): boolean {
  const asked = plan.questions.map(({ text }) => text).join(' ');
  const touched = expect.skills.slice(0, 5).filter((skill) => touches(asked, skill)).length;
  return touched >= (plan.length === '10min' ? 2 : 3);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
