import { Globe } from '#client/ui/globe.tsx';

/** Covers the page from the press on the button until the next page stands. */
export function PreparingOverlay() {
  return (
    <div className="overlay" role="status">
      <Globe sizePx={132} lines={24} level={0} />
      <p className="overlay-title">Preparing your interview...</p>
      <p className="hint">Setting up AI interviewer</p>
    </div>
  );
}
