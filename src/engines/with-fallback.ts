import { embeddedJudge } from './embedded/embedded-judge.ts';
import { embeddedPhraser } from './embedded/embedded-phraser.ts';
import { embeddedPlanner } from './embedded/embedded-planner.ts';
import { type EngineAnswer, type EngineCall, untilAborted } from './engine-call.ts';
import { EngineFailure } from './engine-failure.ts';
import type { Judge } from './judge.ts';
import type { Phraser } from './phraser.ts';
import type { Planner } from './planner.ts';

/** The engines that an interview is made with. */
export interface Engines {
  planner: Planner;
  phraser: Phraser;
  judge: Judge;
}

/** Said with what the embedded engine did in another one's place. */
export const FELL_BACK = 'The built-in engine stepped in, because the language model did not answer.';

/**
 * Puts the embedded engine behind each of these: one that fails, answers too late or is not there is replaced at once,
 * for this call. Only who gave up waiting gets no answer.
 */
export function withFallback({ planner, phraser, judge }: Partial<Engines>): Engines {
  return {
    planner: planner
      ? {
          name: planner.name,
          plan: (request, call) =>
            orEmbedded(
              'planner',
              call,
              (own) => planner.plan(request, own),
              () => embeddedPlanner.plan(request, call),
            ),
        }
      : embeddedPlanner,
    phraser: phraser
      ? {
          name: phraser.name,
          phrase: (request, call) =>
            orEmbedded(
              'phraser',
              call,
              (own) => phraser.phrase(request, own),
              () => embeddedPhraser.phrase(request, call),
            ),
        }
      : embeddedPhraser,
    judge: judge
      ? {
          name: judge.name,
          version: judge.version,
          judge: (request, call) =>
            orEmbedded(
              'judge',
              call,
              (own) => judge.judge(request, own),
              () => embeddedJudge.judge(request, call),
            ),
        }
      : embeddedJudge,
  };
}

async function orEmbedded<T extends EngineAnswer>(
  port: keyof Engines,
  call: EngineCall,
  ask: (call: EngineCall) => Promise<T>,
  embedded: () => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(call.timeLimitMs)]);
  try {
    return await untilAborted(ask({ ...call, signal }), signal);
  } catch (error) {
    if (call.signal.aborted) throw call.signal.reason;
    console.warn({ event: 'engine_fell_back', port, reason: reasonOf(error, signal) });
    const answer = await embedded();
    return { ...answer, warnings: [...answer.warnings, FELL_BACK] };
  }
}

/** Never the message of an error that is not ours: it may repeat what a person said. */
function reasonOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof EngineFailure) return error.reason;
  return signal.aborted ? 'timeout' : 'fault';
}
