import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InterviewPlan } from '#contract/interview.ts';
import { embeddedPlanner } from '#engines/embedded/embedded-planner.ts';
import type { LanguageModel } from '#engines/llm/language-model.ts';
import { llmPlanner } from '#engines/llm/llm-planner.ts';
import { openAiModel } from '#engines/openai/openai-llm.ts';
import type { Planner } from '#engines/planner.ts';
import { workersAiModel } from '#engines/workers-ai/workers-ai-llm.ts';
import { AiModel } from '#tests/support/ai-model.ts';
import { ModelServer } from '#tests/support/model-server.ts';
import { type GoodPlan, PLAN_DEVIATIONS } from '#tests/support/plan-deviations.ts';
import { call, planRequest } from './model-work.ts';

interface Written {
  text: string;
  finish?: 'length';
}

const QUESTIONS = [
  'How did you come to make coffee as a barista?',
  'Tell me about a time when a customer let you down.',
  'What would you do if the espresso machine failed in the middle of a shift?',
];
const GOOD: GoodPlan = {
  is_posting: true,
  role: 'Barista',
  company: 'Hollow Bean Coffee',
  questions: QUESTIONS.map((text, i) => ({ number: i + 1, text, topic: '', signals: [`signal${'abc'[i]}`, 'till'] })),
};

let server: ModelServer | undefined;
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.stop();
  server = undefined;
});

/** A model behind each of the two protocols, that writes this, and how often it was asked. */
const SERVED: Record<string, (written: Written) => Promise<{ llm: LanguageModel; asked: () => number }>> = {
  async openai({ text, finish }) {
    const own = await ModelServer.start({ rewrite: () => text, ...(finish && { finish }) });
    server = own;
    const llm = openAiModel({ baseUrl: own.baseUrl, apiKey: undefined, form: 'strict' });
    return { llm, asked: () => own.script.requests };
  },
  async 'workers-ai'({ text, finish }) {
    const ai = new AiModel();
    ai.options = { text, ...(finish && { finish }) };
    return { llm: workersAiModel(ai, 'bare'), asked: () => ai.calls.length };
  },
};

async function planBy({ plan }: Planner): Promise<InterviewPlan> {
  const { outcome } = await plan(planRequest, call({}));
  if (!outcome.sufficient) throw new Error('There is no plan');
  return outcome.plan;
}

const EMBEDDED = await planBy(embeddedPlanner);

describe.each(Object.entries(SERVED))('by %s', (_name, serve) => {
  it.each(PLAN_DEVIATIONS.map((each) => [each.name, each] as const))('a plan is taken %s', async (_deviation, each) => {
    const { write, left = (good) => good, finish } = each;
    const { llm, asked } = await serve({ text: write(GOOD), ...(finish && { finish }) });
    const onChecked = vi.fn();
    const { profile, questions } = await planBy(llmPlanner({ llm, model: 'm', onChecked }));
    const expected = left(GOOD).questions;
    expect(profile).toMatchObject({ role: 'Barista', company: 'Hollow Bean Coffee' });
    expect(questions.map(({ text }) => text)).toEqual(
      EMBEDDED.questions.map(({ text }, i) => expected.find(({ number }) => number === i + 1)?.text ?? text),
    );
    for (const { number, signals } of expected)
      expect(questions[number - 1]?.signals).toEqual(expect.arrayContaining(signals));
    expect(onChecked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ taken: expected.length }));
    expect(onChecked.mock.lastCall?.[0].refusedBeside.cut_off).toBe(finish && 1);
    expect(asked()).toBe(1);
  });

  it('a plan that ran out of room before a question is whole is given up at once', async () => {
    const text = JSON.stringify(GOOD);
    const { llm, asked } = await serve({ text: text.slice(0, text.indexOf('coffee as')), finish: 'length' });
    await expect(planBy(llmPlanner({ llm, model: 'm' }))).rejects.toMatchObject({ reason: 'unreadable' });
    expect(asked()).toBe(1);
  });
});
