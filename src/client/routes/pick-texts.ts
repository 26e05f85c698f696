/**
 * Takes these parameters from an address's query as texts. The router reads what looks like a number as one, which a
 * phone number or a code is not.
 */
export function pickTexts<K extends string>(...names: K[]) {
  return (search: Record<string, unknown>): { [Name in K]?: string } => {
    const picked: { [Name in K]?: string } = {};
    for (const name of names) {
      const value = search[name];
      if (typeof value === 'string' || typeof value === 'number') picked[name] = String(value).trim();
    }
    return picked;
  };
}
