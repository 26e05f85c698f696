import { CONCEPTS } from './intent-concepts.ts';
import { INTENT_PATTERNS } from './intent-patterns.ts';

/** What holds of some words, by name, and how much. */
export type NamedFeatures = Record<string, number>;

/** Requests stand at the edges of what is said; of longer words only this many at each end are read one by one. */
const EDGE_WORDS = 24;
/** From this many words on, single words weigh less, so that long answers don't pile up evidence by length. */
const SHORT_WORDS = 8;
/** What stands at either end where a recogniser gave no marks. */
const END_WORDS = 14;
const FEWEST_BESIDE = 4;
const LENGTHS = [1, 2, 4, 7, 11, 16, 24, 36, 55, 80];
/** Up to this length, two ideas that come together say more than each. */
const PAIRED_WORDS = 40;

const PAST =
  '\\w{3,}ed|said|told|went|got|gave|made|took|put|did|found|ran|kept|rang|came|brought|built|wrote|sat|stood|held|drew|cut|left|sent|set|spoke|met|showed|saw|had|taught|sold|bought|led|won|lost|drove|began';
const OWN_PAST = new RegExp(
  `\\b(i|we|id|ive|me and my \\w+) (?:\\w+ly |just |also |then |never |always )?(?:${PAST})\\b`,
  'g',
);
const OTHERS_PAST = new RegExp(
  `\\b(?:he|she|they|it|there|who|the \\w+|my \\w+) (?:\\w+ly |just |also |then |never )?(?:${PAST}|was|were)\\b`,
  'g',
);
const WOULD = /\b(id|i would|i will|ill|i always|i usually|you (need|have|want|should|can)|first)\b/g;

const CLAUSE_ENDS = /[.,;:?!…]+\s+|\s(?=(?:and|but|because|cause|so|or)\s)/;
/** A recogniser gives few question marks: 'and what would you be paying', 'is it you who decides'. */
const OPENS_A_QUESTION =
  /^(?:and |but |so |or |well |oh |sorry |ok |okay |right |then |just |um |uh |no |yes |now |cause )*(?:(?:what|who|whos|whats|wheres|hows|whens|which|whose|how (?:much|many|long|often|big|far|soon|old))\b(?! (?:i|we|he|she|they|a)\b)|(?:when|where|why|how) (?:do|does|did|is|are|was|will|would|can|could|should|am|come|about)\b|(?:do|does|did|are|is|can|could|will|would|shall|should|may|might|have|has|am|was|must|need|dont|doesnt|didnt|arent|isnt|cant|couldnt|wont|wouldnt|shouldnt|havent|hasnt) (?:you|ye|u|i|it|we|they|there|that|this|he|she|the|your|my|somebody|someone|anybody|anyone)\b)/;
/** 'doesn't it, mate' asks nothing. */
const asksItself = (clause: string) => OPENS_A_QUESTION.test(clause) && !ONLY_A_TAG.test(clause);
const ONLY_A_TAG =
  /^(?:and |but |so |or )?(?:do|does|did|are|is|can|could|will|would|was|has|have|dont|doesnt|didnt|arent|isnt|cant|couldnt|wont|wouldnt|wasnt|hasnt|havent) (?:you|ye|i|it|we|they|he|she)\W*$/;
const TAG_AT_THE_END =
  /\b(?:do|dont|are|arent|is|isnt|can|cant|did|didnt|will|wont|would|wouldnt|was|wasnt|have|havent|innit|or) ?(?:you|ye|it|we|they|i|he|she|not|what)?\W*$/;

/** Features of what was said after a question, for telling an answer from everything else that people say. */
export function readIntentFeatures(said: string, question: string): NamedFeatures {
  const plain = said.toLowerCase().replaceAll(/[’']/g, '').replaceAll(/\s+/g, ' ').trim();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const sentences = plain.split(/(?<=[.?!…])\s+/).filter((each) => /[\p{L}\p{N}]/u.test(each));
  const clauses = plain.split(CLAUSE_ENDS).filter((each) => /[\p{L}\p{N}]/u.test(each));
  const features: NamedFeatures = {};
  const last = sentences.at(-1) ?? '';
  const asks = /\?\W*$/.test(plain);
  for (const length of LENGTHS) if (words.length > length) features[`longer than ${length} words`] = 1;
  if (asks) features['ends in a question'] = 1;
  const openings = clauses.filter(asksItself).length;
  if (openings > 0) features['a clause that asks'] = 1;
  if (asksItself(clauses[0] ?? '')) features['the first clause asks'] = 1;
  if (asksItself(clauses.at(-1) ?? '')) features['the last clause asks'] = 1;
  if (clauses.length > 1 && openings === clauses.length) features['every clause asks'] = 1;
  if (TAG_AT_THE_END.test(plain)) features['a tag at the end'] = 1;
  const toYou = plain.match(/\b(?:you|your|youre|yours|youve|youd|youll|ye|u)\b/g)?.length ?? 0;
  if (toYou > 0) features['share of you'] = Math.min(1, (5 * toYou) / words.length);
  const share = sentences.filter((each) => /\?\W*$/.test(each)).length / Math.max(1, sentences.length);
  if (share > 0) features['share of questions'] = share;
  if (share === 1) features['nothing but questions'] = 1;
  if (asks && words.length > 20) features['question at the end of many words'] = 1;

  const perWords = (pattern: RegExp) => Math.min(1, (plain.match(pattern)?.length ?? 0) / 2);
  features['own past'] = perWords(OWN_PAST);
  features["others' past"] = perWords(OTHERS_PAST);
  features['would and should'] = perWords(WOULD);
  features.numbers = perWords(
    /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|half)\b/g,
  );

  const asked = new Set((question.toLowerCase().match(/[\p{L}]{5,}/gu) ?? []).map(stem));
  const echoed = words.filter((word) => word.length >= 5 && asked.has(stem(word)));
  if (echoed.length > 0) features['a word of the question'] = 1;
  if (echoed.length > 0 && words.length <= 12) features['few words, one of the question'] = 1;
  if (echoed.length > 0 && asks && words.length <= 12) features['asks back a word of the question'] = 1;

  const edges =
    words.length <= 2 * EDGE_WORDS ? words : [...words.slice(0, EDGE_WORDS), '…', ...words.slice(-EDGE_WORDS)];
  const weight = Math.sqrt(SHORT_WORDS / Math.max(SHORT_WORDS, edges.length));
  for (let i = 0; i < edges.length; i++) {
    features[`"${edges[i]}"`] = weight;
    features[`~${rootOf(edges[i] as string)}`] = weight;
    if (i > 0) features[`"${edges[i - 1]} ${edges[i]}"`] = weight;
  }
  features[`opens "${words[0] ?? ''}"`] = 1;
  features[`last opens "${last.match(/[\p{L}\p{N}]+/u)?.[0] ?? ''}"`] = 1;

  if (FACTUAL_QUESTION.test(question)) {
    features['a fact was asked for'] = 1;
    if (words.length <= FEW_WORDS && !asks) features['few words where a fact was asked for'] = 1;
  }
  const text = edges.join(' ');
  const lastText = (last.match(/[\p{L}\p{N}]+/gu) ?? []).slice(-END_WORDS).join(' ');
  const firstText = (sentences[0]?.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, END_WORDS).join(' ');
  const hasEnds = sentences.length > 1 || words.length > END_WORDS + FEWEST_BESIDE;
  const found = Object.keys(CONCEPTS).filter((name) => CONCEPTS[name]?.test(text));
  for (const name of found) {
    features[name] = 1;
    if (asks && CONCEPTS[name]?.test(lastText)) features[`asks: ${name}`] = 1;
    if (hasEnds && CONCEPTS[name]?.test(lastText)) features[`at last: ${name}`] = 1;
    if (hasEnds && CONCEPTS[name]?.test(firstText)) features[`at first: ${name}`] = 1;
    if (words.length <= 14) features[`briefly: ${name}`] = 1;
  }
  if (words.length <= PAIRED_WORDS)
    for (const [i, one] of found.entries()) for (const other of found.slice(i + 1)) features[`${one} + ${other}`] = 1;

  const core = words.join(' ');
  if (words.length <= PAIRED_WORDS)
    for (const { intent, patterns } of INTENT_PATTERNS)
      if (patterns.some((pattern) => pattern.test(withApostrophes(said)) || pattern.test(core)))
        features[`pattern of ${intent}`] = 1;
  if (hasEnds)
    for (const { intent, patterns } of INTENT_PATTERNS)
      if (patterns.some((pattern) => pattern.test(lastText))) features[`at last: pattern of ${intent}`] = 1;
  return features;
}

/** Asks for a fact and not for a story: a few words answer it. */
export const FACTUAL_QUESTION =
  /^(?:and |so |to begin, |first, )?(?:how (?:many|much|long|often|soon|far|big|old|large)|when|where|which|who|do|does|did|are|is|can|could|have|has|would|will|what (?:is your|are your|year|time|kind|sort|type|licen[cs]e|tickets|hours|shifts?|salary|notice|languages?|qualifications?|software|tools?|machines?))\b(?! you (?:tell|walk|describe|give|talk|explain|handle|deal|go about|do if))/i;
const FEW_WORDS = 14;

const rootOf = (word: string) =>
  word.replace(/(?<=\w{3})(?:ings?|ed|es|s|ly|er|ers|y|ies|e|ation|ion)$/, '').slice(0, 6);
const stem = (word: string) => word.slice(0, 6);

/** The patterns know both "don't" and "dont". */
const withApostrophes = (said: string) =>
  said
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
