import { fitModelPlan } from '#domain/planning/fit-model-plan.ts';
import { planInterview } from '#domain/planning/plan-interview.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { Planner } from '#engines/planner.ts';
import { askForShape } from './ask-model.ts';
import type { LanguageModel } from './language-model.ts';
import { planMessages, writtenPlan } from './plan-prompt.ts';

const MAX_TOKENS = 2_000;

/** Said when some of the questions are the embedded engine's. */
export const SOME_QUESTIONS_EMBEDDED =
  'Some questions are the built-in engine’s, because the language model’s could not be asked.';

/**
 * Has a model write the questions of a plan that code made: whether a text is enough, who is asked for, how many
 * questions of which type come in which order. Throws EngineFailure when none of its questions can be asked.
 */
export function llmPlanner({ llm, model }: { llm: LanguageModel; model: string }): Planner {
  return {
    name: llm.name,
    async plan(request, call) {
      const outcome = planInterview(request);
      if (!outcome.sufficient) return { outcome, warnings: [] };
      const written = await askForShape(
        { llm, model, purpose: 'plan', messages: planMessages(request, outcome.plan), maxTokens: MAX_TOKENS, call },
        'interview_plan',
        writtenPlan,
      );
      const { plan, taken } = fitModelPlan(
        outcome.plan,
        // An employer that the candidate named, or left out, is not read anew.
        request.named ? { ...written, company: '' } : written,
        request.text,
      );
      if (taken === 0) throw new EngineFailure('unreadable', 'None of the language model’s questions can be asked');
      return {
        outcome: { sufficient: true, plan },
        warnings: taken < plan.questions.length ? [SOME_QUESTIONS_EMBEDDED] : [],
      };
    },
  };
}
