import type { ScoredQuestion } from '#contract/results.ts';
import { betterOfBoth, withoutProbe } from '#domain/scoring/better-of-both.ts';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import { withoutWordsBeside } from '#domain/scoring/without-words-beside.ts';
import { besideFrom, toldFrom } from '#domain/telling/told.ts';
import { readAlone } from './embedded/embedded-reader.ts';
import type { EngineAnswer, EngineCall } from './engine-call.ts';
import type { Judge } from './judge.ts';

/** Has a question judged and makes a score of it; where a complete answer was asked on, the better of both counts. */
export async function scoreQuestion(
  judge: Judge,
  request: JudgeRequest,
  call: EngineCall,
): Promise<EngineAnswer & { scored: ScoredQuestion }> {
  const read = await withReadings(request);
  const { findings, ...judged } = await judge.judge(withoutWordsBeside(read), call);
  const whole = billQuestion(read, findings);
  const bare = withoutProbe(read);
  if (!bare) return { scored: whole, ...judged };
  const without = await judge.judge(withoutWordsBeside(bare), call);
  return {
    scored: betterOfBoth(whole, billQuestion(bare, without.findings)),
    warnings: [...new Set([...judged.warnings, ...without.warnings])],
    ...((judged.fellBack ?? without.fellBack) ? { fellBack: true } : {}),
  };
}

/** What was said outside of an interview's turns, such as an answer that is given again, is read before it is judged. */
async function withReadings(request: JudgeRequest): Promise<JudgeRequest> {
  if (request.responses.every(({ told }) => told)) return request;
  const { question } = request;
  const asked = { question: question.text, type: question.type };
  return {
    ...request,
    responses: await Promise.all(
      request.responses.map(async (response, i) => {
        if (response.told) return response;
        const { answer } = response;
        const reading = await readAlone(answer, i === 0 ? asked : { ...asked, question: response.asked });
        const { told, coached = [] } = reading;
        return { ...response, told: toldFrom(told), beside: besideFrom(reading, answer), coached };
      }),
    ),
  };
}
