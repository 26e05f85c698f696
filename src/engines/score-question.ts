import type { ScoredQuestion } from '#contract/results.ts';
import { betterOfBoth, withoutProbe } from '#domain/scoring/better-of-both.ts';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import type { EngineAnswer, EngineCall } from './engine-call.ts';
import type { Judge } from './judge.ts';

/** Has a question judged and makes a score of it; where a complete answer was asked on, the better of both counts. */
export async function scoreQuestion(
  judge: Judge,
  request: JudgeRequest,
  call: EngineCall,
): Promise<EngineAnswer & { scored: ScoredQuestion }> {
  const { findings, ...judged } = await judge.judge(request, call);
  const whole = billQuestion(request, findings);
  const bare = withoutProbe(request);
  if (!bare) return { scored: whole, ...judged };
  const without = await judge.judge(bare, call);
  return {
    scored: betterOfBoth(whole, billQuestion(bare, without.findings)),
    warnings: [...new Set([...judged.warnings, ...without.warnings])],
    ...((judged.fellBack ?? without.fellBack) ? { fellBack: true } : {}),
  };
}
