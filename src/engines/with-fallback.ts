import { embeddedJudge } from './embedded/embedded-judge.ts';
import { embeddedPhraser } from './embedded/embedded-phraser.ts';
import { embeddedReader } from './embedded/embedded-reader.ts';
import { type EngineAnswer, type EngineCall, untilAborted } from './engine-call.ts';
import { EngineFailure } from './engine-failure.ts';
import type { Judge } from './judge.ts';
import { lazyPlanner } from './lazy-planner.ts';
import type { Phraser } from './phraser.ts';
import type { Planner } from './planner.ts';
import type { Reader } from './reader.ts';
import { requestTag } from './request-tag.ts';
import { withinLimit } from './within-limit.ts';

const embeddedPlanner = lazyPlanner(
  'embedded',
  async () => (await import('./embedded/embedded-planner.ts')).embeddedPlanner,
);

/** The engines that an interview is made with. */
export interface Engines {
  planner: Planner;
  reader: Reader;
  phraser: Phraser;
  judge: Judge;
}

/** Said with what the embedded engine did in another one's place. */
export const FELL_BACK = 'The built-in engine stepped in, because the language model did not answer.';

/**
 * Puts the embedded engine behind each of these: one that fails, answers too late or is not there is replaced at once,
 * for this call. Only who gave up waiting gets no answer.
 */
export function withFallback({ planner, reader, phraser, judge }: Partial<Engines>): Engines {
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
    reader: reader
      ? {
          name: reader.name,
          read: (request, call) =>
            orEmbedded(
              'reader',
              call,
              (own) => reader.read(request, own),
              () => embeddedReader.read(request, call),
            ),
        }
      : embeddedReader,
    phraser: phraser
      ? {
          ...phraser,
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
  const { signal, release } = withinLimit(call);
  try {
    return await untilAborted(ask({ ...call, signal }), signal);
  } catch (error) {
    tellFallback(port, call, error, signal);
  } finally {
    release();
  }
  const answer = await embedded();
  return { ...answer, warnings: [...answer.warnings, FELL_BACK], fellBack: true };
}

/** Throws for a caller who gave up. */
function tellFallback(port: keyof Engines, call: EngineCall, error: unknown, signal: AbortSignal): void {
  if (call.signal.aborted) throw call.signal.reason;
  console.warn({ ...requestTag(), event: 'engine_fell_back', port, reason: reasonOf(error, signal) });
}

/** Never the message of an error that is not ours: it may repeat what a person said. */
function reasonOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof EngineFailure) return error.reason;
  return signal.aborted ? 'timeout' : 'fault';
}
