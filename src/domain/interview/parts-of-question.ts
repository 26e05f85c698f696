const ASKING = '(?:what|which|who|whom|whose|how|why|when|where)';
const AUXILIARY = '(?:would|will|could|can|should|do|does|did|is|are|was|were|have|has)';
/** How a further part begins: 'at what point …', 'would you …', 'tell me why …'. */
const HEAD = `(?:(?:at|from|to|with|for|in|by|about|until|on|under) )?${ASKING}\\b|${AUXILIARY} (?:you|it|that|this|they|he|she|there|we)\\b|(?:please )?(?:tell|give|describe|explain|share|talk|walk|take) (?:me|us|it|one|an?|how|why|what)\\b|(?:in|over|within|during|after) the (?:next|following|coming) \\w+`;
const JOINT = new RegExp(`,? (?:and|but|or) (?:also |then |if so,? |finally )?(?=${HEAD})`, 'i');
const TELL = new RegExp(
  `^(?:please |can you |could you )?(?:tell (?:me|us)|explain(?: to me| to us)?|describe|say|talk (?:me|us) through) (?=${HEAD})`,
  'i',
);

/**
 * 'Why did it fail, and what did you change afterwards?' is two parts; the words stay those of the question. What
 * somebody is told to tell stands without the order: 'tell me why they matter' is 'why they matter'.
 */
export const partsOf = (question: string): string[] =>
  question
    .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
    .flatMap((sentence) => sentence.split(JOINT))
    .map((part, index) => (index === 0 ? part : part.replace(TELL, '')).replace(/[.?!,]+$/, '').trim())
    .filter(Boolean)
    .map((part, index, parts) => (index === 0 ? part : inFull(part, parts[index - 1] ?? '')));

/** 'What would you automate, and what wouldn't you?': the second borrows its verb from the first. */
function inFull(part: string, before: string): string {
  const plain = part
    .replace(/\bcan['’]t\b/i, 'can not')
    .replace(/\bwon['’]t\b/i, 'will not')
    .replace(/n['’]t\b/i, ' not');
  const [, word, auxiliary, subject] =
    /^(what|which|who) (\w+)(?: not)?(?: (you|we|they))?(?: not)?$/i.exec(/ not\b/i.test(plain) ? plain : '') ?? [];
  if (!word || !auxiliary) return part;
  const [, rest] = new RegExp(`^${word}(?: ${auxiliary}|['’]s)(?: (?:you|we|they))? (.+)$`, 'i').exec(before) ?? [];
  return rest ? [word, auxiliary, subject, 'not', rest].filter(Boolean).join(' ') : part;
}
