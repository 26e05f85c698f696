/** A dressing-room door, ajar. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path
        d="M6 28.5V14.2a10 10 0 0 1 20 0v14.3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M6 28.5V14.2C6 9 9.6 5.2 14 4.6l3.6 3.2c.9.8 1.4 1.9 1.4 3.1v20.3z" fill="currentColor" />
      <circle cx="15.6" cy="19.4" r="1.35" fill="var(--paper)" />
    </svg>
  );
}
