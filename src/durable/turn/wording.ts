import type { Sentences } from '#engines/phraser.ts';
import { type WholeReply, wholeReply } from '#engines/whole-reply.ts';
import { SentenceFeed } from './sentence-feed.ts';

/** A reply that is being worded: its sentences as they come, and what they are together. */
export interface Wording {
  sentences: SentenceFeed;
  whole: Promise<WholeReply>;
}

export function wordReply(sentences: Sentences): Wording {
  const feed = new SentenceFeed();
  return { sentences: feed, whole: wholeReply(passOn(sentences, feed)).finally(() => feed.end()) };
}

async function* passOn(sentences: Sentences, feed: SentenceFeed): Sentences {
  for (;;) {
    const next = await sentences.next();
    if (next.done) return next.value;
    feed.add(next.value);
    yield next.value;
  }
}
