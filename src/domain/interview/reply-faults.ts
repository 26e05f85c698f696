import { isEnglish } from '#domain/model-text/is-english.ts';
import type { KnownFacts } from '#domain/model-text/known-facts.ts';
import { sharesRun } from '#domain/model-text/shares-run.ts';
import { tellsOutcome } from '#domain/model-text/tells-outcome.ts';
import { countWords } from '#domain/reading/words.ts';
import { sentencesOf } from './cut-sentences.ts';

/** The model did something else than word a reply: nothing of it is said. */
export type OutsideFault = 'far too long' | 'another language' | 'its orders' | 'a refusal' | 'a verdict';
/** Costs one sentence. */
export type SentenceFault = 'markup' | 'placeholder' | 'praise' | 'said before' | 'invented';

/** Whoever says so much was not wording a reply of 45 words. */
const FAR_TOO_MANY_WORDS = 135;
/** So many words in a row are not in a reply by chance. */
const WORDS_OF_A_COPY = 8;
/** A shorter sentence is told from another language by those beside it alone. */
const WORDS_OF_A_LANGUAGE = 5;

const MARKUP = /[*_#`~|<>{}[\]\\]|https?:/;
const PLACEHOLDER = /\b(?:X{2,}|lorem|ipsum|tbd)\b|\.{4,}|_{2,}/i;
const PRAISED_THING =
  /\b(?:great|excellent|fantastic|amazing|wonderful|brilliant|impressive|superb|outstanding|awesome|perfect|terrific|good|nice|lovely|strong|solid) (?:answer|response|example|job|work|story|point|question|insight|detail)s?\b|\bwell (?:done|said|put)\b|\b(?:great|excellent|fantastic|amazing|wonderful|brilliant|awesome|perfect|impressive)[!,.]/i;
const PRAISE =
  /\b(?:that(?:'s|’s| is| was| sounds)|how|sounds|very|really|so|truly) (?:very |really |so |truly )?(?:great|excellent|fantastic|amazing|wonderful|brilliant|impressive|superb|outstanding|awesome|perfect|terrific|admirable|inspiring)\b|\bI(?:'m|’m| am) impressed\b|\bI (?:love|admire) (?:that|how|your)\b/i;
/** The grading is not the interviewer's to tell. */
const VERDICT =
  /\b(?:full|top|maximum|perfect) (?:marks?|score|points)\b|\byour (?:score|grade|rating|marks?)\b|\b(?:score|grade|rating|marks?) (?:of|is)\b|\b(?:points|out of (?:five|ten|a hundred|5|10|100))\b|\byou(?:'ve|’ve| have)? (?:passed|failed)(?:[.!,]| (?:the|this) (?:interview|test)\b)|\byou(?:'re|’re| are| have been) hired\b|\byou (?:scored|got the job)\b|\bhire you\b/i;
const MACHINE = /\bas an ai\b|\bsystem prompt\b|\bmy (?:instructions|guidelines|programming)\b/i;
const REFUSAL =
  /\b(?:language model|the json|the transcript)\b|\bI(?:'m|’m| am)? (?:sorry,? (?:but )?I )?(?:can(?:not|'t|’t)|unable to|not able to|won(?:'t|’t)) (?:help|assist|continue|comply|provide|answer|do that|fulfil)/i;

export const endsAsking = (sentence: string): boolean => /\?["”’)]?\s*$/.test(sentence);

/** What shows that a model did not word a reply at all. */
export function outsideFault(text: string, known: readonly string[], orders: string): OutsideFault | undefined {
  if (countWords(text) > FAR_TOO_MANY_WORDS) return 'far too long';
  if (sharesRun(text, orders, WORDS_OF_A_COPY)) return 'its orders';
  const sentences = sentencesOf(text);
  // What is asked about may bear these names; what is stated is the model's own.
  const stated = sentences.filter((sentence) => !endsAsking(sentence));
  if (MACHINE.test(text) || stated.some((sentence) => REFUSAL.test(sentence))) return 'a refusal';
  if (sentences.some(tellsOutcome) || stated.some((sentence) => VERDICT.test(sentence))) return 'a verdict';
  const long = sentences.filter((sentence) => countWords(sentence) >= WORDS_OF_A_LANGUAGE);
  return [text, ...long].every((part) => isEnglish(part, known)) ? undefined : 'another language';
}

/** What is wrong with one sentence of a reply. */
export function sentenceFault(sentence: string, said: readonly string[], facts: KnownFacts): SentenceFault | undefined {
  if (MARKUP.test(sentence) || !/\p{L}/u.test(sentence)) return 'markup';
  if (PLACEHOLDER.test(sentence)) return 'placeholder';
  if (PRAISE.test(sentence) || (!endsAsking(sentence) && PRAISED_THING.test(sentence))) return 'praise';
  if (said.some((text) => isSaidIn(sentence, text))) return 'said before';
  return facts.inventedIn(sentence).length > 0 ? 'invented' : undefined;
}

/** A question without the praise that leads to it; the same where there is none. */
export function withoutPraiseBefore(sentence: string): string {
  const lead = /^[^,;:!–—]+[,;:!–—]\s+/.exec(sentence)?.[0];
  if (!lead || !endsAsking(sentence) || !(PRAISE.test(lead) || PRAISED_THING.test(lead))) return sentence;
  const rest = sentence.slice(lead.length).replace(/^(?:and|so|now|but),? /i, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text holds a sentence already; a few words say nothing. */
function isSaidIn(sentence: string, text: string): boolean {
  const own = plain(sentence);
  return countWords(own) >= 4 && ` ${plain(text)} `.includes(` ${own} `);
}
