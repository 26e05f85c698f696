import { hasUnsent } from './unsent.ts';

/** On any page: what an earlier one recorded and could not send goes out now. */
export function resumeSending(): void {
  if (!hasUnsent()) return;
  import('./page-outbox.ts').then(
    ({ outbox }) => outbox.run(),
    () => console.warn('Recordings that wait could not be sent'),
  );
}
