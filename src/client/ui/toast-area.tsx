import { lazy, Suspense, useEffect, useState } from 'react';
import { waitingToasts, watchToasts } from './toasts.ts';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

/** Where toasts appear; loads the list with the first of them. */
export function ToastArea() {
  const [needed, setNeeded] = useState(() => waitingToasts().length > 0);
  useEffect(() => watchToasts(() => setNeeded(true)), []);
  return needed ? (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  ) : null;
}
