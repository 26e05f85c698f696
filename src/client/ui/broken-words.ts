/** What became of a page that could not be shown, what is safe, and what comes next. */
export function brokenWords(what: string, isOffline: boolean): string {
  const safe = 'Everything you have answered is kept.';
  if (isOffline) return `You are offline, so we could not open ${what}. ${safe} It opens as soon as you are connected.`;
  return `Something went wrong while we opened ${what}. ${safe} Reloading usually helps.`;
}

/** Longer addresses say no more than their beginning. */
const LONGEST_ADDRESS_CHARS = 60;

/** The same for an address that leads nowhere. */
export function unknownWords(path: string): string {
  const shown = path.length > LONGEST_ADDRESS_CHARS ? `${path.slice(0, LONGEST_ADDRESS_CHARS)}…` : path;
  return `There is no page at ${shown}. The address may be mistyped or out of date. Everything you have answered is kept.`;
}
