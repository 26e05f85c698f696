import type { InterviewPlan } from '#contract/interview.ts';
import { type Disbelief, disbelieved, isEnough, mayBeEnough, settleNames } from '#domain/planning/believe-model.ts';
import { type FittedPlan, fitModelPlan } from '#domain/planning/fit-model-plan.ts';
import { planInterview } from '#domain/planning/plan-interview.ts';
import { type NamedJob, type PostingReading, readPosting } from '#domain/planning/read-posting.ts';
import type { ReadingWithBank } from '#domain/planning/reading-with-bank.ts';
import { rewordPlan } from '#domain/planning/reword-plan.ts';
import { type Banks, banks as banksHere } from '#engines/embedded/banks.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { Planner, PlanRequest } from '#engines/planner.ts';
import { requestTag } from '#engines/request-tag.ts';
import { askForAnswer, readShape } from './ask-model.ts';
import type { LanguageModel } from './language-model.ts';
import { planMessages } from './plan-prompt.ts';
import { tolerantPlan } from './read-written-plan.ts';

const MAX_TOKENS = 2_000;

/** Said when some of the questions are the embedded engine's. */
export const SOME_QUESTIONS_EMBEDDED =
  'Some questions are the built-in engine’s, because the language model’s could not be asked.';

interface Planning {
  llm: LanguageModel;
  model: string;
  /** Those that lie beside the pages, unless others are given. */
  banks?: Banks;
  /** Told what became of the model's work; left out, it is logged, what was refused by what was wrong with it and without a word. */
  onChecked?: (checked: CheckedPlan) => void;
}

/** What of a model's plan was taken, and what was refused by which check. */
export interface CheckedPlan extends Pick<FittedPlan, 'taken' | 'refused'> {
  /** Of what is no question. */
  refusedBeside: Partial<Record<Disbelief | 'topic' | 'cut_off', number>>;
}

/**
 * Has a model read a text and write the questions of an interview, whose count, order and types code decides. What it read
 * is weighed against what was read here, and each of its questions is judged by itself. Throws EngineFailure when none of
 * them can be asked.
 */
export function llmPlanner({ llm, model, banks = banksHere, onChecked = logChecked }: Planning): Planner {
  return {
    name: llm.name,
    async plan(request, call) {
      const { text, named } = request;
      const warned = new Set<string>();
      const withBank = async (of: PostingReading) => {
        const { reading, warnings } = await banks.addTo(of, call.signal);
        for (const warning of warnings) warned.add(warning);
        return reading;
      };
      const readHere = readPosting(text, undefined, named);
      const { insufficiency } = readHere;
      if (insufficiency && !mayBeEnough(readHere, text))
        return { outcome: { sufficient: false, reason: insufficiency }, warnings: [] };
      const reading = await withBank(readHere);
      const drafted = insufficiency
        ? await planFor(request, reading.profile, withBank)
        : planInterview(reading, request);
      const messages = planMessages({ text, named, style: request.style, places: drafted.questions });
      const written = await askForAnswer(
        { llm, model, purpose: 'plan', messages, maxTokens: MAX_TOKENS, call },
        'interview_plan',
        tolerantPlan,
        (text, isCut) => {
          const found = readShape(text, isCut, tolerantPlan);
          return 'value' in found ? { value: { ...found.value, isCut } } : found;
        },
      );
      const { is_posting: isPosting, role, company } = written;
      if (!named && !isEnough(reading, text, isPosting))
        return { outcome: { sufficient: false, reason: insufficiency ?? 'no_position' }, warnings: [] };
      const read = { isPosting, role, company };
      const settled = named ?? settleNames(reading, read);
      const spoken = await inNameOf(drafted, settled, request, withBank);
      const { plan, taken, refused, withoutTopic } = fitModelPlan(
        spoken,
        drafted.questions,
        written.questions,
        reading,
      );
      const beside = disbelieved(read, settled).map((name) => [name, 1] as const);
      onChecked({
        taken,
        refused,
        refusedBeside: {
          ...Object.fromEntries(beside),
          ...(withoutTopic > 0 && { topic: withoutTopic }),
          ...(written.isCut && { cut_off: 1 }),
        },
      });
      if (taken === 0) throw new EngineFailure('unreadable', 'None of the language model’s questions can be asked');
      if (taken < plan.questions.length) warned.add(SOME_QUESTIONS_EMBEDDED);
      return { outcome: { sufficient: true, plan }, warnings: [...warned] };
    },
  };
}

type WithBank = (reading: PostingReading) => Promise<ReadingWithBank>;

/** The embedded plan for a job that is known by name, which is enough to plan from. */
async function planFor(request: PlanRequest, { role, company }: NamedJob, withBank: WithBank): Promise<InterviewPlan> {
  return planInterview(await withBank(readPosting(request.text, undefined, { role, company })), request);
}

/** For another job other questions, for another employer the same in other words. */
async function inNameOf(
  drafted: InterviewPlan,
  { role, company }: NamedJob,
  request: PlanRequest,
  withBank: WithBank,
): Promise<InterviewPlan> {
  if (role !== drafted.profile.role) return planFor(request, { role, company }, withBank);
  return company === drafted.profile.company ? drafted : rewordPlan(drafted, { company });
}

function logChecked({ taken, refused, refusedBeside }: CheckedPlan): void {
  console.info({ ...requestTag(), event: 'model_plan', taken, refused: { ...refused, ...refusedBeside } });
}
