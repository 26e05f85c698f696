/** A door ajar: the way on to the stage. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 30 30" width="30" height="30" fill="currentColor" aria-hidden="true">
      <path d="M6 27V11a9 9 0 0 1 9-9v25z" />
      <path d="M17 2.2A9 9 0 0 1 25 11v14h-2.4V11A6.6 6.6 0 0 0 17 4.6z" />
      <circle cx="12.4" cy="16" r="1.2" fill="var(--paper)" />
    </svg>
  );
}
