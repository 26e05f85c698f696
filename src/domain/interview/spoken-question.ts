/** "To begin, please tell me …" is said once; asked again, a question comes without its opening. */
export function withoutOpening(question: string): string {
  const bare = question.replace(
    /^(?:to begin|to start with|to start|first of all|let us begin|to finish|and finally),\s+/i,
    '',
  );
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

const JOINT = /(?:,? and (?=(?:what|how|why|which|who|where|when|tell|describe)\b)|(?<=[.?!])\s+(?=\p{Lu}))/u;
const FEWEST_WORDS = 5;

/** The first thing that a question of several asks, in its own words; undefined where it asks one thing. */
export function firstPartOf(question: string): string | undefined {
  const [first = '', rest] = question.split(JOINT, 2);
  if (rest === undefined || first.split(' ').length < FEWEST_WORDS) return undefined;
  const asks = /^(?:what|how|why|which|who|where|when|do|does|did|are|is|can|could|have|would)\b/i.test(first);
  return first.replace(/[.?!,]?$/, asks ? '?' : '.');
}
