/** Cuts what has been written so far into whole sentences and what is still being written. */
export function cutSentences(written: string): { whole: string[]; rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const end of written.matchAll(/(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|e\.g|i\.e|etc))[.!?…]+["”’)]?(?=\s)|\n+/g)) {
    const to = end.index + end[0].length;
    whole.push(written.slice(from, to));
    from = to;
  }
  return { whole: whole.filter((sentence) => sentence.trim() !== ''), rest: written.slice(from) };
}

/** The sentences of a text that is whole, each on one line; joined by spaces they are the text. */
export function sentencesOf(text: string): string[] {
  const { whole, rest } = cutSentences(text);
  return [...whole, rest].map((sentence) => sentence.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
