import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids are ours or a browser's; a line of the log holds nothing else that came from outside. */
const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const current = new AsyncLocalStorage<string>();

/** Whether something may stand in a log as the id of a request. */
export const isRequestId = (id: string | undefined): id is string => id !== undefined && REQUEST_ID.test(id);

/** Does what a request asks for; whatever is logged meanwhile can name it. */
export const duringRequest = <T>(id: string | undefined, work: () => T): T =>
  isRequestId(id) ? current.run(id, work) : work();

/** The request that is being served, for a line of the log; nothing where there is none. */
export function requestTag(): { requestId?: string } {
  const requestId = current.getStore();
  return requestId === undefined ? {} : { requestId };
}
