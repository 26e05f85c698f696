const MOST_WORDS = 3;
/** A name is cut before these: what follows says where, for whom or what for. */
const CUT =
  /^(?:and|or|of|to|for|with|in|on|at|from|by|across|within|into|under|over|using|through|between|against|about|per|as|than|that|so|before|after|during|including)$/;

/** What a question is about in at most three words: 'assisting residents with personal care' is 'assisting residents'. */
export function shortTopic(name: string): string {
  const words = name.replace(/[,;]/g, '').split(/\s+/).filter(Boolean);
  if (words.length <= MOST_WORDS) return words.join(' ');
  const cut = words.findIndex((word, i) => i > 0 && CUT.test(word.toLowerCase()));
  const kept = cut > 0 ? words.slice(0, cut) : words;
  if (kept.length <= MOST_WORDS) return kept.join(' ');
  // Of a long name of nouns the last ones say what it is; of something done, the doing and what it is done to.
  const articled = kept.filter((word) => !/^(?:the|a|an|our|your)$/i.test(word));
  if (articled.length <= MOST_WORDS) return articled.join(' ');
  return (/ing$/.test(articled[0] ?? '') ? [articled[0], ...articled.slice(-2)] : articled.slice(-MOST_WORDS)).join(
    ' ',
  );
}
