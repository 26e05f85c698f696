import type { PhraseEnd, Sentences } from './phraser.ts';

export interface WholeReply extends PhraseEnd {
  text: string;
}

/** Waits for all sentences of a reply: the reply is what they are together. */
export async function wholeReply(sentences: Sentences): Promise<WholeReply> {
  const said: string[] = [];
  for (;;) {
    const next = await sentences.next();
    if (next.done) return { text: said.join(' '), ...next.value };
    said.push(next.value);
  }
}
