/** The address of the configured form, when it is one that may stand in a page. */
export function formAddress(configured: string | null): string | undefined {
  if (!configured || !URL.canParse(configured)) return undefined;
  const { protocol, hostname, href } = new URL(configured);
  const local = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && local) ? href : undefined;
}
