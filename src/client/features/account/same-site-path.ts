/** Any origin will do: a path that stays on it stays on ours. */
const HERE = 'https://here.invalid';

/** The path to go to next when it is one of this site, else `otherwise`. An address of another site is never one. */
export function sameSitePath(wanted: string | undefined, otherwise: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, HERE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // '/.//other.example' is a path of ours until its dots are gone; what is left would be read as another site's address.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : otherwise;
}
