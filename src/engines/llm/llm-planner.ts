import type { InterviewPlan } from '#contract/interview.ts';
import { isEnough, mayBeEnough, settleNames } from '#domain/planning/believe-model.ts';
import { type FittedPlan, fitModelPlan } from '#domain/planning/fit-model-plan.ts';
import { planInterview } from '#domain/planning/plan-interview.ts';
import { type NamedJob, readPosting } from '#domain/planning/read-posting.ts';
import { rewordPlan } from '#domain/planning/reword-plan.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { Planner, PlanRequest } from '#engines/planner.ts';
import { askForShape } from './ask-model.ts';
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
  /** Told what became of the questions; left out, it is logged, what was refused by what was wrong with it and without a word. */
  onChecked?: (checked: Pick<FittedPlan, 'taken' | 'refused'>) => void;
}

/**
 * Has a model read a text and write the questions of an interview, whose count, order and types code decides. What it read
 * is weighed against what was read here, and each of its questions is judged by itself. Throws EngineFailure when none of
 * them can be asked.
 */
export function llmPlanner({ llm, model, onChecked = logChecked }: Planning): Planner {
  return {
    name: llm.name,
    async plan(request, call) {
      const { text, named } = request;
      const reading = readPosting(text, undefined, named);
      const here = planInterview(request);
      if (!here.sufficient && !mayBeEnough(reading, text)) return { outcome: here, warnings: [] };
      const drafted = here.sufficient ? here.plan : planFor(request, reading.profile);
      const messages = planMessages({ text, named, style: request.style, places: drafted.questions });
      const written = await askForShape(
        { llm, model, purpose: 'plan', messages, maxTokens: MAX_TOKENS, call },
        'interview_plan',
        tolerantPlan,
      );
      const { is_posting: isPosting, role, company } = written;
      if (!named && !isEnough(reading, text, isPosting))
        return { outcome: { sufficient: false, reason: here.sufficient ? 'no_position' : here.reason }, warnings: [] };
      const settled = named ?? settleNames(reading, { isPosting, role, company });
      const spoken = inNameOf(drafted, settled, request);
      const { plan, taken, refused } = fitModelPlan(spoken, drafted.questions, written.questions, reading);
      onChecked({ taken, refused });
      if (taken === 0) throw new EngineFailure('unreadable', 'None of the language model’s questions can be asked');
      return {
        outcome: { sufficient: true, plan },
        warnings: taken < plan.questions.length ? [SOME_QUESTIONS_EMBEDDED] : [],
      };
    },
  };
}

/** The embedded plan for a job that is known by name. */
function planFor(request: PlanRequest, { role, company }: NamedJob): InterviewPlan {
  const outcome = planInterview({ ...request, named: { role, company } });
  if (!outcome.sufficient) throw new Error('A job that is named is enough to plan from');
  return outcome.plan;
}

/** For another job other questions, for another employer the same in other words. */
function inNameOf(drafted: InterviewPlan, { role, company }: NamedJob, request: PlanRequest): InterviewPlan {
  if (role !== drafted.profile.role) return planFor(request, { role, company });
  return company === drafted.profile.company ? drafted : rewordPlan(drafted, { company });
}

function logChecked({ taken, refused }: Pick<FittedPlan, 'taken' | 'refused'>): void {
  console.info({ event: 'model_plan', taken, refused });
}
