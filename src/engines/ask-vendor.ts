import { collectBytes } from '#domain/bytes/collect-bytes.ts';
import { untilAborted } from './engine-call.ts';
import { EngineFailure, failureOfStatus } from './engine-failure.ts';

/** More than any transcript or spoken reply. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/** Wait before the one further try. */
const PAUSE_MS = 200;

interface Question<T> {
  /** For everything: both tries, and reading the answer to its end. */
  timeoutMs: number;
  send: (signal: AbortSignal) => Promise<Response>;
  /** Makes something of a successful answer; whatever it throws means that the answer is unreadable. */
  read: (body: Uint8Array<ArrayBuffer>, contentType: string) => T;
}

/**
 * Asks a vendor one thing. A broken connection or a fault on its side gets one further try within the same time,
 * since neither transcribing nor speaking changes anything. Throws EngineFailure, and nothing else.
 */
export async function askVendor<T>({ timeoutMs, send, read }: Question<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce(signal, send, read);
    } catch (error) {
      const failure = toFailure(error, signal);
      const mayPass = failure.reason === 'network' || failure.reason === 'fault';
      if (!mayPass || attempt === 2) throw failure;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

async function askOnce<T>(signal: AbortSignal, send: Question<T>['send'], read: Question<T>['read']): Promise<T> {
  const response = await untilAborted(send(signal), signal);
  if (!response.ok) {
    // Unread on purpose: a vendor's error may quote what it was sent.
    await response.body?.cancel();
    throw failureOfStatus(response.status);
  }
  const body = await untilAborted(readBody(response), signal);
  try {
    return read(body, response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '');
  } catch (error) {
    if (error instanceof EngineFailure) throw error;
    throw new EngineFailure('unreadable', 'The speech engine gave an answer that is none', response.status);
  }
}

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const body = await collectBytes(response.body, MAX_ANSWER_BYTES);
  if (!body) throw new EngineFailure('unreadable', 'The speech engine’s answer is too large');
  return body;
}

function toFailure(error: unknown, signal: AbortSignal): EngineFailure {
  if (signal.aborted) return new EngineFailure('timeout', 'The speech engine did not answer in time');
  if (error instanceof EngineFailure) return error;
  return new EngineFailure('network', 'The speech engine could not be reached');
}
