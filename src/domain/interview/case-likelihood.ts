import { fittedCases } from './fitted/fitted-cases.ts';
import type { NamedFeatures } from './intent-features.ts';
import { type EventWeights, type Likelihood, likelihoodOf } from './talk-weights.ts';

/** What points at one case, in whatever tense it is told, and what at how it always is. */
const SIGNS: Record<string, RegExp> = {
  'a name': /(?<=[a-z,] )(?!I\b)\p{Lu}\p{L}{2,}/gu,
  'a named time':
    /\b(?:last (?:\w+day|week|month|year|spring|summer|autumn|winter|christmas|easter)|(?:on|one|that|a|in) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:years?|months?|weeks?|summers?|winters?) ago|in (?:january|february|march|april|june|july|august|september|october|november|december|(?:19|20)\d\d)|this (?:year|spring|summer|winter|autumn|morning)|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:night|morning|evening|afternoon))\b/gi,
  'one of them':
    /\b(?:one|a|an|this|two|three|four|my|our) (?:\w+ ){0,2}(?:man|woman|lady|lad|guy|girl|boy|gentleman|customer|client|guest|patient|resident|tenant|passenger|driver|colleague|manager|boss|supervisor|pupil|student|child|kid|father|mother|son|daughter|parent|family|teacher|chef|nurse|engineer|trainee|apprentice|women|men|brothers|sisters|couple)\b/gi,
  'at my last': /\b(?:in|at|on) (?:my|our) (?:last|old|first|second|previous|former|final) \w+/gi,
  if: /\b(?:if|whenever|when) (?:i|you|someone|somebody|a|they|it)\b(?! (?:was|were|had|got|came|went|\w+ed)\b)/gi,
  would: /\b(?:I'd|you'd|would)\b/gi,
  'a habit':
    /\b(?:always|usually|often|every|normally|generally|sometimes|never|people|everyone|everybody|nobody|all the time|most|many|plenty|loads|lots|daily|part of|important|main thing|believe|approach|someone who|the kind of|passion\w*)\b/gi,
  you: /\b(?:you|you're|your)\b/gi,
  'is or are': /\b(?:is|are|am)\b|'(?:s|re|m)\b/gi,
  'was or had': /\b(?:was|were|had|didn't|wouldn't|couldn't|wasn't)\b/gi,
  'a past act':
    /\b(?:\w{3,}ed|said|told|went|got|gave|made|took|put|did|found|ran|came|brought|built|wrote|left|sent|broke|cut|froze|rang)\b/gi,
  'a number':
    /\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred)\b/gi,
  'there was': /\bthere (?:was|were|is this)\b|\bthere's this\b/gi,
  the: /\bthe\b/gi,
};
const A_VERB = /\b(?:is|are|was|were|am|had|have|has|do|does|did|I\w*)\b|'(?:s|re|m)\b/i;
const FEW_WORDS = 8;
/** As often as this in so many words is as much as counts. */
const PER_WORDS = 12;

/** Signs of a case in the first sentences of what is said: those are what there is to go by where hardly anything is told. */
export function readCaseFeatures(answer: string): NamedFeatures {
  const words = answer.replaceAll('’', "'").trim().split(/\s+/).slice(0, LONGEST);
  const said = words.join(' ');
  const features: NamedFeatures = {};
  for (const [name, sign] of Object.entries(SIGNS)) {
    const count = said.match(sign)?.length ?? 0;
    if (count === 0) continue;
    features[`any: ${name}`] = 1;
    features[name] = Math.min(2, (count * PER_WORDS) / Math.max(PER_WORDS, words.length));
  }
  if (words.length <= FEW_WORDS) features['few words'] = 1;
  if (!A_VERB.test(said)) features['no verb'] = 1;
  return features;
}
const LONGEST = 45;

export const likelihoodOfCase = (answer: string, weights: Likelihood = fittedCases): number =>
  likelihoodOf(weights, readCaseFeatures(answer));

/** Whether one case is named or begun for certain, even if nothing in it has happened yet. */
export const surelyNamesCase = (answer: string, weights: EventWeights = fittedCases): boolean =>
  !YES_OR_NO.test(answer) && likelihoodOfCase(answer, weights) >= weights.sure;
/** 'Yeah, nah, not great.' */
const YES_OR_NO = /^\W*(?:yes|yeah|yep|no|nah|nope|well)\b(?:\W+\S+){0,4}\W*$/i;
