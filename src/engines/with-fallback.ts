import { isAsk } from '#domain/interview/check-reply.ts';
import { embeddedJudge } from './embedded/embedded-judge.ts';
import { embeddedPhraser } from './embedded/embedded-phraser.ts';
import { embeddedPlanner } from './embedded/embedded-planner.ts';
import { embeddedReader } from './embedded/embedded-reader.ts';
import { type EngineAnswer, type EngineCall, untilAborted } from './engine-call.ts';
import { EngineFailure } from './engine-failure.ts';
import type { Judge } from './judge.ts';
import type { PhraseRequest, Phraser, Sentences } from './phraser.ts';
import type { Planner } from './planner.ts';
import type { Reader } from './reader.ts';
import { requestTag } from './request-tag.ts';

/** The engines that an interview is made with. */
export interface Engines {
  planner: Planner;
  reader: Reader;
  phraser: Phraser;
  judge: Judge;
}

/** Said with what the embedded engine did in another one's place. */
export const FELL_BACK = 'The built-in engine stepped in, because the language model did not answer.';

/** Said where a reply was begun by one engine and ended by the other. */
export const ASK_WAS_MISSING = 'The built-in engine asked, because the language model’s reply had no question.';

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
          phrase: (request, call) => phraseOrEmbedded(phraser, request, call),
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

/** A reply as far as one engine words it. What of it is out may have been said and stands; the rest is code's. */
async function* phraseOrEmbedded(phraser: Phraser, request: PhraseRequest, call: EngineCall): Sentences {
  const { signal, release } = withinLimit(call);
  const sentences = phraser.phrase(request, { ...call, signal });
  let isBegun = false;
  let hasAsk = false;
  try {
    for (;;) {
      const next = await untilAborted(sentences.next(), signal);
      if (next.done) return next.value;
      isBegun = true;
      hasAsk ||= isAsk(next.value);
      yield next.value;
    }
  } catch (error) {
    tellFallback('phraser', call, error, signal);
  } finally {
    release();
    // Not waited for: it may not heed its signal.
    sentences.return({ warnings: [] }).catch(() => undefined);
  }
  if (isBegun && (hasAsk || !request.move.isFollowUp)) return { warnings: [] };
  const { warnings, ...end } = yield* embeddedPhraser.phrase(request, call);
  return isBegun
    ? { ...end, warnings: [...warnings, ASK_WAS_MISSING] }
    : { ...end, warnings: [...warnings, FELL_BACK], fellBack: true };
}

/** The signal of a call that ends with its time too. A timer that nobody releases keeps an interview's object awake. */
function withinLimit({ signal, timeLimitMs }: EngineCall) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeLimitMs);
  return { signal: AbortSignal.any([signal, late.signal]), release: () => clearTimeout(timer) };
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
