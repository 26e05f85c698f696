/** Small sums keep as many places as tell something. */
export const dollarWords = (dollars: number): string => `$${dollars < 1 ? dollars.toFixed(4) : dollars.toFixed(2)}`;

/** What models came to; what has no price here is never told as nothing. */
export function costWords(models: readonly { dollars: number | null }[], dollars: number): string {
  const unknown = models.filter((model) => model.dollars === null).length;
  if (unknown > 0 && unknown === models.length) return 'no price known';
  return `${unknown > 0 ? 'at least ' : ''}${dollarWords(dollars)}`;
}
