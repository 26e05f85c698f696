import { sentencesOf } from '#domain/interview/cut-sentences.ts';
import type { Phrased } from '#engines/phraser.ts';
import { SentenceFeed } from './sentence-feed.ts';

/** A reply that is being worded: its sentences, and what they are together. */
export interface Wording {
  sentences: SentenceFeed;
  whole: Promise<Phrased>;
}

export function wordReply(words: Promise<Phrased>): Wording {
  const sentences = new SentenceFeed();
  const whole = words
    .then((phrased) => {
      for (const sentence of sentencesOf(phrased.text)) sentences.add(sentence);
      return phrased;
    })
    .finally(() => sentences.end());
  return { sentences, whole };
}
