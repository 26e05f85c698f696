import { afterEach, describe, expect, it } from 'vitest';
import type { Checks } from '#domain/judging/checks.ts';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import { embeddedJudge } from '#engines/embedded/embedded-judge.ts';
import type { LanguageModel } from '#engines/llm/language-model.ts';
import { llmJudge } from '#engines/llm/llm-judge.ts';
import { openAiModel } from '#engines/openai/openai-llm.ts';
import { workersAiModel } from '#engines/workers-ai/workers-ai-llm.ts';
import { AiModel, type AiModelOptions } from '#tests/support/ai-model.ts';
import { DEVIATIONS, GOOD_JUDGEMENT } from '#tests/support/judgement-deviations.ts';
import { ModelServer } from '#tests/support/model-server.ts';
import { call, judgeRequest } from './model-work.ts';

const GOOD = JSON.stringify(GOOD_JUDGEMENT);

/** What a judgement by a model comes to that writes this, whoever serves it. */
async function judged(model: LanguageModel) {
  let seen: Checks | undefined;
  const judge = llmJudge({ llm: model, model: 'm', onChecked: (checks) => (seen = checks) });
  const request = judgeRequest();
  const { findings } = await judge.judge(request, call({}));
  return { scored: billQuestion(request, findings), checks: seen };
}

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

function onWorkersAi(options: AiModelOptions): LanguageModel {
  const ai = new AiModel();
  ai.options = options;
  return workersAiModel(ai, 'bare');
}

const SERVED: Record<string, (text: string, finish?: 'length') => Promise<LanguageModel>> = {
  async openai(text, finish) {
    server = await ModelServer.start({ rewrite: () => text, ...(finish && { finish }) });
    return openAiModel({ baseUrl: server.baseUrl, apiKey: undefined, form: 'strict' });
  },
  async 'workers-ai'(text, finish) {
    return onWorkersAi({ text, ...(finish && { finish }) });
  },
  async 'workers-ai in the form of the others'(text, finish) {
    return onWorkersAi({ text, form: 'choices', ...(finish && { finish }) });
  },
};

const scoresOf = ({ question_overall: overall }: ReturnType<typeof billQuestion>) => ({
  problem_answer: overall.problem_answer.overall_score,
  conciseness: overall.conciseness.overall_score,
  structure: overall.structure.overall_score,
});

describe.each(Object.entries(SERVED))('by %s', (_name, serve) => {
  it.each(DEVIATIONS.map((each) => [each.name, each] as const))(
    'a judgement %s is not lost',
    async (_deviation, each) => {
      const good = await judged(await serve(GOOD));
      await server?.stop();
      const { scored, checks } = await judged(await serve(each.write(GOOD_JUDGEMENT), each.finish));
      expect(scored.engine).not.toBe('embedded');
      if (each.counted) expect(checks?.refused[each.counted]).toBeGreaterThan(0);
      const { problem_answer: answer, structure } = scoresOf(scored);
      const wanted = scoresOf(good.scored);
      if (each.costs === 'nothing' || each.costs === 'item')
        expect([answer, structure]).toEqual([wanted.problem_answer, wanted.structure]);
      else {
        // One verdict is lost: there the embedded score stands, and the other holds.
        const embedded = scoresOf(
          billQuestion(judgeRequest(), (await embeddedJudge.judge(judgeRequest(), call({}))).findings),
        );
        expect({ problem_answer: answer, structure }).toEqual({
          problem_answer: wanted.problem_answer,
          structure: wanted.structure,
          [each.costs]: embedded[each.costs],
        });
      }
      if (each.costs === 'nothing') {
        expect(scored.question_overall).toEqual(good.scored.question_overall);
        expect(scored.judged_words).toEqual(good.scored.judged_words);
        expect(scored.responses[0]?.conciseness).toEqual(good.scored.responses[0]?.conciseness);
      }
    },
  );
});

describe('a judgement that ran out of room', () => {
  const cutBehind = (words: string) => {
    const at = GOOD.indexOf(words);
    expect(at).toBeGreaterThan(0);
    return GOOD.slice(0, at + words.length);
  };

  it('before its verdicts is given up at once: asked again it would run out again', async () => {
    server = await ModelServer.start({ rewrite: () => cutBehind('"verdicts":{"problem_ans'), finish: 'length' });
    const llm = openAiModel({ baseUrl: server.baseUrl, apiKey: undefined, form: 'strict' });
    await expect(judged(llm)).rejects.toMatchObject({ reason: 'unreadable' });
    expect(server.script.requests).toBe(1);
  });

  it('shows nothing that is half', async () => {
    const ai = onWorkersAi({ text: cutBehind('You tell one evening'), finish: 'length' });
    const { scored, checks } = await judged(ai);
    expect(scored.judged_words?.summary ?? '').toBe('');
    expect(checks?.refused).toEqual({ cut_off: 1 });
  });
});

it('a judgement without either verdict is asked for again, and then not taken', async () => {
  server = await ModelServer.start({ rewrite: (text) => text.replace(/"verdicts":\{[^}]*\}/, '"verdicts":{}') });
  const judge = llmJudge({
    llm: openAiModel({ baseUrl: server.baseUrl, apiKey: undefined, form: 'strict' }),
    model: 'm',
  });
  await expect(judge.judge(judgeRequest(), call({}))).rejects.toMatchObject({ reason: 'unreadable' });
  expect(server.script.requests).toBe(2);
});
