import { Checks } from '#domain/judging/checks.ts';
import type { JudgingScales } from '#domain/judging/fitted-judging.ts';
import type { ModelJudgement } from '#domain/judging/judgement.ts';
import { evidenceAlone, heldVerdicts, highVerdicts } from '#domain/judging/second-look.ts';
import { ENGINE_VERSION } from '#domain/scoring/engine-version.ts';
import type { AnswerFindings, JudgeRequest } from '#domain/scoring/findings.ts';
import { findNotScored } from '#domain/scoring/gates.ts';
import { findingsOf } from '#domain/scoring/model-judgement.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import type { ScoringWeights } from '#domain/scoring/scoring-weights.ts';
import { wordsForModel } from '#domain/scoring/words-for-model.ts';
import { type EngineCall, untilAborted } from '#engines/engine-call.ts';
import type { Judge } from '#engines/judge.ts';
import { withinLimit } from '#engines/within-limit.ts';
import { askForAnswer } from './ask-model.ts';
import { JUDGE_PROMPT_VERSION, judgeMessages, judgement } from './judge-prompt.ts';
import type { LanguageModel } from './language-model.ts';
import { readJudgement } from './read-judgement.ts';

const MAX_TOKENS = 2_000;
/** A second look ends so long before the judgement has to be there: without it the first one stands all the same. */
const KEPT_FOR_THE_FIRST_MS = 2_000;

interface Judging {
  llm: LanguageModel;
  model: string;
  /** What the embedded judge beside it has learned, and how its scores lie to readers'; the product's own where left out. */
  weights?: ScoringWeights;
  scales?: JudgingScales;
  /** Told of each judgement what became of its quotes, and what was refused by which check: numbers alone. */
  onChecked?: (checks: Checks) => void;
}

/**
 * Has a model look for evidence and say its verdicts; what can be counted is counted, every gate holds, and an answer
 * that nobody should be judged on is sent to no model. Throws EngineFailure.
 */
export function llmJudge({ llm, model, weights, scales, onChecked }: Judging): Judge {
  const version = `${JUDGE_PROMPT_VERSION}.${ENGINE_VERSION}:${model}`;

  const ask = (
    request: JudgeRequest,
    checks: Checks,
    call: EngineCall,
    asked: { llm: LanguageModel; mostCalls: 1 | 2 },
  ): Promise<ModelJudgement> =>
    askForAnswer<ModelJudgement>(
      { ...asked, model, purpose: 'judgement', messages: judgeMessages(request), maxTokens: MAX_TOKENS, call },
      'judgement',
      judgement,
      (text, isCut) => {
        const value = readJudgement(text, isCut, checks);
        return value ? { value } : { faults: 'There were no verdicts in it.' };
      },
    );

  /** The judgement of the evidence alone, asked for once; undefined where it is not there in time. */
  async function secondLook(first: ModelJudgement, request: JudgeRequest, call: EngineCall, timeLimitMs: number) {
    if (timeLimitMs <= 0) return undefined;
    const { signal, release } = withinLimit({ signal: call.signal, timeLimitMs });
    try {
      const own = { ...call, signal };
      return await untilAborted(ask(evidenceAlone(request, first), new Checks(), own, { llm, mostCalls: 1 }), signal);
    } catch {
      return undefined;
    } finally {
      release();
    }
  }

  /** The judgement with those of its verdicts that hold. */
  async function holding(
    first: ModelJudgement,
    union: AnswerFindings,
    checks: Checks,
    lookAgain: () => Promise<ModelJudgement | undefined>,
  ) {
    if (highVerdicts(first, union).length === 0) return first;
    const second = await lookAgain();
    const verdicts = heldVerdicts(first, second?.verdicts, union);
    if (verdicts.problem_answer !== first.verdicts.problem_answer) checks.refuse('verdict_did_not_hold');
    if (verdicts.structure !== first.verdicts.structure) checks.refuse('verdict_did_not_hold');
    return { ...first, verdicts };
  }

  return {
    name: llm.name,
    version,
    async judge(request, call) {
      if (request.responses.every(({ answer }) => findNotScored(answer) ?? wordsForModel(answer).trim() === ''))
        return { findings: proposeFindings(request, weights), warnings: [] };
      const checks = new Checks();
      const startedAt = performance.now();
      const counted = countingCalls(llm);
      const asked = ask(request, checks, call, { llm: counted, mostCalls: 2 }).catch((error: unknown) => {
        onChecked?.(checks);
        throw error;
      });
      // Awaited below: once it is on its way, what can be counted is counted while the model thinks.
      asked.catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
      const embedded = proposeFindings(request, weights);
      const first = await asked;
      // A purpose has two calls in all: where the first look took both, there is no second.
      const lookAgain = async () =>
        counted.calls > 1
          ? undefined
          : secondLook(
              first,
              request,
              call,
              call.timeLimitMs - (performance.now() - startedAt) - KEPT_FOR_THE_FIRST_MS,
            );
      const judged = embedded.union ? await holding(first, embedded.union, checks, lookAgain) : first;
      const findings = findingsOf(request, embedded, judged, checks, scales);
      onChecked?.(checks);
      return { findings: { ...findings, engine: llm.name, engineVersion: version }, warnings: [] };
    },
  };
}

function countingCalls(llm: LanguageModel): LanguageModel & { readonly calls: number } {
  let calls = 0;
  return {
    name: llm.name,
    get calls() {
      return calls;
    },
    complete(request) {
      calls += 1;
      return llm.complete(request);
    },
    stream: (request) => llm.stream(request),
  };
}
