import { Outbox } from './outbox.ts';

/** What this page has to send; loaded by those that have anything. */
export const outbox = new Outbox();
