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

/** What a situation asks at its end, or at its start, in a few words; '' where it has none. */
export function shortAskOf(question: string): string {
  const last = /(?:^|[.?!] )((?:what|how|which|who)\b[^.?!]{3,75}\?)$/i.exec(question)?.[1];
  const first = /^((?:what|how) (?:would|do|will) you (?:do|handle it|respond|react|say|start))\b/i.exec(question)?.[1];
  return first ? `${first}?` : (last ?? '');
}
