const ASKING = '(?:what|which|who|whom|whose|how|why|when|where)';
const AUXILIARY = '(?:would|will|could|can|should|do|does|did|is|are|was|were|have|has)';
/** How a further part begins: 'at what point …', 'would you …', 'tell me why …'. */
const HEAD = `(?:(?:at|from|to|with|for|in|by|about|until|on|under) )?${ASKING}\\b|${AUXILIARY} (?:you|it|that|this|they|he|she|there|we)\\b|(?:please )?(?:tell|give|describe|explain|share|talk|walk|take) (?:me|us|it|one|an?|how|why|what)\\b`;
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
    .filter(Boolean);
