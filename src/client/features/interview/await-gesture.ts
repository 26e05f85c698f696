/** How long a browser that lets no sound out is given a click or a key. */
const GESTURE_LIMIT_MS = 8_000;

/** The candidate's next click or key, or the end of the time for it. */
export function awaitGesture(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(end, GESTURE_LIMIT_MS);
    for (const kind of ['pointerup', 'keydown'])
      addEventListener(kind, end, { signal: listening.signal, capture: true });
    signal.addEventListener('abort', end, { signal: listening.signal });
  });
}
