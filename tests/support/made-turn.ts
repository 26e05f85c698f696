/** What a model makes of a turn that it is told of: something lacks, unless it was asked for already. */
export function madeTurn({ said = '', parts = {}, asked_for = [] }: Record<string, unknown>) {
  const quote = String(said).split(/\s+/).slice(0, 6).join(' ');
  const told = Object.keys(parts as object)
    .slice(0, 1)
    .map((part) => ({ part, quote }));
  return (asked_for as string[]).length > 0
    ? { is: 'answer', lacks: 'none', say: '', told }
    : { is: 'answer', lacks: 'specifics', say: 'I follow you so far. What happened right after that?', told };
}
