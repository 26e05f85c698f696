import { DeliveryFailure } from './sender.ts';

/** A carrier that has not answered by then has to be asked again. */
const TIMEOUT_MS = 10_000;

/** Statuses that say that this message will never be taken; any other failure may pass. */
const PERMANENT_STATUSES = new Set([400, 413, 422]);

/**
 * Posts to a carrier's HTTP interface. Refusals and silence become DeliveryFailure; what the carrier says about them
 * is not kept, because it may repeat the message.
 */
export async function postToCarrier(url: string, headers: Record<string, string>, body: string): Promise<void> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      // Resend refuses requests that do not name their program.
      headers: { ...headers, 'user-agent': 'Greenroom' },
      body,
      // Credentials go to the configured address and nowhere that it points to.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new DeliveryFailure(error instanceof Error ? `unreachable_${error.name}` : 'unreachable');
  }
  // An answer that is left unread holds its connection.
  await response.body?.cancel();
  if (response.ok) return;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new DeliveryFailure(`status_${response.status}`, {
    permanent: PERMANENT_STATUSES.has(response.status),
    ...(seconds > 0 ? { retryAfterMs: seconds * 1_000 } : {}),
  });
}
