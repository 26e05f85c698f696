const MOST = 5;

/**
 * The best of a dictionary's ideas for a word in small letters, at most five: nearest first, then those that begin
 * with the same letter, then as the dictionary had them. Names are left out.
 */
export function rankSuggestions(word: string, ideas: readonly string[]): string[] {
  const distance = (idea: string) => editDistance(word, idea) * 2 + (idea.charAt(0) === word.charAt(0) ? 0 : 1);
  return [...new Set(ideas)]
    .filter((idea) => idea === idea.toLowerCase() && idea !== word)
    .map((idea) => ({ idea, far: distance(idea) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ idea }) => idea);
}

/** Letters to add, drop, change or swap with their neighbour to get from one word to the other. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
