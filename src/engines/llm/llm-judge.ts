import { ENGINE_VERSION } from '#domain/scoring/engine-version.ts';
import { findNotScored } from '#domain/scoring/gates.ts';
import { findingsOf, type QuoteCount } from '#domain/scoring/model-judgement.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import type { Judge } from '#engines/judge.ts';
import { askForShape } from './ask-model.ts';
import { JUDGE_PROMPT_VERSION, judgeMessages, judgement } from './judge-prompt.ts';
import type { LanguageModel } from './language-model.ts';

const MAX_TOKENS = 1_800;

interface Judging {
  llm: LanguageModel;
  model: string;
  /** Told how each answer's quotes were found, for those who measure. */
  onQuotes?: (quotes: QuoteCount) => void;
}

/**
 * Has a model look for evidence; what can be counted is counted, every gate holds, and an answer that nobody should be
 * judged on is sent to no model. Throws EngineFailure.
 */
export function llmJudge({ llm, model, onQuotes }: Judging): Judge {
  const version = `${JUDGE_PROMPT_VERSION}.${ENGINE_VERSION}:${model}`;
  return {
    name: llm.name,
    version,
    async judge(request, call) {
      if (request.responses.every(({ answer }) => findNotScored(answer)))
        return { findings: proposeFindings(request), warnings: [] };
      const asked = askForShape(
        { llm, model, purpose: 'judgement', messages: judgeMessages(request), maxTokens: MAX_TOKENS, call },
        'judgement',
        judgement,
      );
      // Awaited below: once it is on its way, what can be counted is counted while the model thinks.
      asked.catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
      const embedded = proposeFindings(request);
      const judged = await asked;
      const { findings, quotes } = findingsOf(request, embedded, judged);
      onQuotes?.(quotes);
      return { findings: { ...findings, engine: llm.name, engineVersion: version }, warnings: [] };
    },
  };
}
