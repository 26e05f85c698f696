const MOST_WORDS = 3;
/** A name is cut before these: what follows says where, for whom or what for. */
const CUT =
  /^(?:and|or|of|to|for|with|in|on|at|from|by|across|within|into|under|over|using|through|between|against|about|per|as|than|that|so|before|after|during|including|is|are|up|out|around|once|twice|each|every)$/;
const ARTICLE = /^(?:the|a|an|all|any|our|your|each|every)$/;

/** What a question is about in at most three words: 'assisting residents with personal care' is 'assisting residents'. */
export function shortTopic(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  if (words.length <= MOST_WORDS) return words.join(' ').replace(/,/g, '');
  // 'designing, building and operating services': what it is done to says more than all that is done.
  let from = 0;
  while (
    (isDoing(words[from]) && words[from] !== 'using') ||
    (from > 0 && /^(?:and|or)$/.test(words[from] ?? '') && isDoing(words[from + 1]))
  )
    from++;
  // 'carrying out site inspections', 'responding to alarms'
  if (from === 1 && words.length > 2 && CUT.test(words[1] ?? '') && !/^(?:and|or)$/.test(words[1] ?? '')) from = 2;
  const object = chunk(nearestNoun(words.slice(from)));
  // 'moving and handling using hoists'
  if (object.length === 0)
    return (
      words.slice(0, Math.min(from, MOST_WORDS)).join(' ').replace(/,$/, '') || words.slice(0, MOST_WORDS).join(' ')
    );
  const doing = from === 1 ? words.slice(0, 1) : [];
  // 'keeping the kitchen': an article that there is room for is said.
  const owned = ARTICLE.test(words[from]?.toLowerCase() ?? '') ? words.slice(from, from + 1) : [];
  if (doing.length > 0 && object.length === 1 && owned[0] === 'the') return [...doing, ...owned, ...object].join(' ');
  return [...doing, ...object].length <= MOST_WORDS
    ? [...doing, ...object].join(' ')
    : object.slice(-MOST_WORDS).join(' ');
}

/**
 * 'batch and streaming data pipelines', 'emergent, play-based curriculum': one word that another follows as its like
 * says nothing without the noun, which stands behind the other.
 */
function nearestNoun(words: readonly string[]): readonly string[] {
  const start = ARTICLE.test(words[0]?.toLowerCase() ?? '') ? 1 : 0;
  const first = words[start] ?? '';
  const isAnd = /^(?:and|or)$/.test(words[start + 1] ?? '');
  if (CUT.test(first.toLowerCase()) || (!isAnd && !/,$/.test(first))) return words;
  const rest = words.slice(start + (isAnd ? 2 : 1));
  const next = chunk(rest);
  return next.length >= 2 && !/,$/.test(rest[0] ?? '') ? rest : words;
}

const isDoing = (word: string | undefined): boolean => /^\p{Ll}{2,}ing,?$/u.test(word ?? '');

/** The words up to where a further thing or a circumstance begins, articles left out. */
function chunk(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (const word of words) {
    if (CUT.test(word.toLowerCase()) && !(kept.length === 0 && ARTICLE.test(word.toLowerCase()))) break;
    if (!ARTICLE.test(word.toLowerCase())) kept.push(word.replace(/,$/, ''));
    if (/,$/.test(word) && kept.length > 0) break;
  }
  return kept;
}
