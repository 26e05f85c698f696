/**
 * Whether an answer has nothing for 'how would you support …' but 'I'd support them and make it fun': the verb of the part
 * said back, and good intentions.
 */
export function onlyRepeats(part: string, answer: string): boolean {
  const verb = /^how (?:would|will|could|do|can) you (?!know\b|feel\b|see\b|say\b|rate\b|think\b)(\p{L}{4,})\b/iu.exec(
    part,
  )?.[1];
  if (!verb || answer.split(/\s+/).length > A_FEW_SENTENCES) return false;
  const saidBack = new RegExp(`${WOULD}${verb}(?: \\w+ly)? ${THEM}`, 'gi');
  const rest = answer.replaceAll(saidBack, '');
  return rest !== answer && !DOES_A_THING.test(rest.replaceAll(GOOD_INTENTIONS, ''));
}
const A_FEW_SENTENCES = 50;
const WOULD = "\\b(?:I|we)(?:['’]d|['’]ll| would| will| can| always| just| try to)* ";
const THEM = '(?:them|him|her|it|that|this|everyone|everybody|(?:the|my|all|each|every) \\w+)\\b';
const GOOD_INTENTIONS =
  /\b(?:(?:I|we)(?:['’]d|['’]ll| would| will)? )?(?:make (?:it|that|this) (?:\w+ )?(?:fun|nice|easy|interesting|work)|make sure (?:that )?(?:they|it|everyone|everybody|he|she)(?:['’]s|['’]re| is| are| feels?)? \w+|help (?:them|him|her)|be (?:there|patient|kind|fair|nice|positive|professional|supportive)|do my best|try my best|give (?:it )?(?:my|a hundred|100)\b[^.,]*)/gi;
const DOES_A_THING =
  /\b(?:I|we|you)(?:['’]d|['’]ve|['’]ll)? (?!(?:am|are|was|were|think|feel|want|love|like|enjoy|believe|guess|mean|know|suppose|hope|would|will|can|really|just|always|also)\b)\w+|[;:]|["“”]|,? by \w+ing\b/i;
