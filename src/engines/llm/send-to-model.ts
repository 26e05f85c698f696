import { untilAborted } from '#engines/engine-call.ts';
import { EngineFailure, failureOfStatus } from '#engines/engine-failure.ts';

/** What a refusal says about the form of what was sent; nothing else of it is read. */
export type RefusalReader = (body: string) => EngineFailure | undefined;

/** A refusal is short; the rest of a long one is not waited for. */
const MAX_REFUSAL_CHARS = 4_096;

/** Sends a request to a model and answers its response if it is one. Throws EngineFailure, and nothing else. */
export async function sendToModel(
  signal: AbortSignal,
  send: (signal: AbortSignal) => Promise<Response>,
  readRefusal: RefusalReader,
): Promise<Response> {
  const response = await asFailure(signal, () => untilAborted(send(signal), signal));
  if (response.ok) return response;
  const body = await readBeginning(response, signal);
  throw readRefusal(body) ?? failureOfStatus(response.status, 'language model');
}

/** Runs work whose errors are the network's or the time's. */
export async function asFailure<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toFailure(error, signal);
  }
}

export function toFailure(error: unknown, signal: AbortSignal): EngineFailure {
  if (signal.aborted) return new EngineFailure('timeout', 'The language model did not answer in time');
  if (error instanceof EngineFailure) return error;
  return new EngineFailure('network', 'The language model could not be reached');
}

async function readBeginning(response: Response, signal: AbortSignal): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  if (!reader) return '';
  let text = '';
  try {
    while (text.length < MAX_REFUSAL_CHARS) {
      const { done, value } = await untilAborted(reader.read(), signal);
      if (done) break;
      text += value;
    }
  } catch {
    // A refusal that breaks off is still one.
  }
  reader.cancel().catch(() => undefined);
  return text.slice(0, MAX_REFUSAL_CHARS);
}
