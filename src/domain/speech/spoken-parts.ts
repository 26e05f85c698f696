/** What is spoken first is at least so long: a voice takes as long to begin with less. */
const SHORTEST_FIRST_CHARS = 12;

/**
 * Cuts sentences into what a voice is asked for one after another: the first clause, so that it begins soon, what is
 * left of its sentence, and then sentence by sentence. Joined by spaces the parts are the sentences.
 */
export async function* spokenParts(sentences: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let first: string | undefined = '';
  for await (const sentence of sentences) {
    if (first === undefined) {
      yield sentence;
      continue;
    }
    first = first === '' ? sentence : `${first} ${sentence}`;
    const end = firstClauseEnd(first);
    if (end === undefined) continue;
    yield first.slice(0, end);
    const rest = first.slice(end).trim();
    if (rest !== '') yield rest;
    first = undefined;
  }
  if (first) yield first;
}

/** Where the first clause ends that is long enough, undefined where none has ended. */
function firstClauseEnd(text: string): number | undefined {
  for (const mark of text.matchAll(/[,;:.!?…]["”’)]?(?=\s)|\s[–—](?=\s)|[.!?…]["”’)]?$/g)) {
    const end = mark.index + mark[0].length;
    if (end >= SHORTEST_FIRST_CHARS) return end;
  }
  return undefined;
}
