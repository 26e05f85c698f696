import type { KnownFacts } from '#domain/model-text/known-facts.ts';

/** The most words that a reply may have. */
export const MOST_REPLY_WORDS = 45;

export interface ReplyRules {
  known: KnownFacts;
  /** What was said in this question already; none of it is said again. */
  said: readonly string[];
  /** Whether this reply asks for something. */
  asks: boolean;
}

/** A reply as far as it can be spoken. */
export interface CheckedReply {
  sentences: string[];
  hasAsk: boolean;
}

const MARKDOWN = /[*_#`~|<>{}[\]]|^\s*(?:[-•–]|\d+[.)])\s|https?:/;
const STAGE_WORDS =
  /^\s*(?:interviewer|assistant|ai|candidate|follow[- ]?up(?: question)?|question|response|reply|system)\s*:|\((?:pauses?|smiles?|nods?|laughs?|leans?)\b|\bas an ai\b|\blanguage model\b|\bsystem prompt\b|\bthe transcript\b|\bthe json\b/i;
const PLACEHOLDER = /\b(?:X{2,}|lorem|ipsum|tbd|insert (?:name|company|role))\b|\.{4,}|_{2,}/i;
const PRAISE =
  /\b(?:great|excellent|fantastic|amazing|wonderful|brilliant|impressive|superb|outstanding|awesome|perfect|terrific|good|nice|lovely|strong|solid) (?:answer|response|example|job|work|story|point|question|insight|detail)s?\b|\bwell (?:done|said|put)\b|\b(?:that(?:'s|’s| is| was| sounds)|how|sounds|very|really|so|truly) (?:very |really |so |truly )?(?:great|excellent|fantastic|amazing|wonderful|brilliant|impressive|superb|outstanding|awesome|perfect|terrific|admirable|inspiring)\b|\bI(?:'m|’m| am) impressed\b|\bI (?:love|admire) (?:that|how|your)\b|\b(?:great|excellent|fantastic|amazing|wonderful|brilliant|awesome|perfect|impressive)[!,.]/i;
/** The grading is not the interviewer's to tell. */
const VERDICT =
  /\b(?:score|points|grade|rating|marks?) (?:of|for|is|are|out)\b|\byou (?:have |are )?(?:passed|failed|got the job|hired)\b/i;
const ASK =
  /\?["”’)]?\s*$|^(?:(?:and|so|now|then|please|but),? )*(?:tell|walk|talk|take|give|describe|explain|share|name|show|say|pick|choose|think of|start with)\b/i;
const TWO_ASKS =
  /\?.*\?|\b(?:and|or|also),? (?:what|why|how|when|where|who|which|did|do|does|was|were|could|can|would)\b[^?]*\?/i;

/** What is wrong with a sentence of a reply, in a word; undefined when it can be said. */
export function replyFault(sentence: string, rules: ReplyRules): string | undefined {
  if (!/\p{L}/u.test(sentence)) return 'no words';
  if (MARKDOWN.test(sentence)) return 'markdown';
  if (STAGE_WORDS.test(sentence)) return 'stage words';
  if (PLACEHOLDER.test(sentence)) return 'placeholder';
  if (PRAISE.test(sentence)) return 'praise';
  if (VERDICT.test(sentence)) return 'verdict';
  if (TWO_ASKS.test(sentence)) return 'two asks';
  if (rules.said.some((text) => isSaidIn(sentence, text))) return 'said before';
  const [invented] = rules.known.inventedIn(sentence);
  return invented === undefined ? undefined : 'invented';
}

export const isAsk = (sentence: string): boolean => ASK.test(sentence.trim());

/** Takes a reply sentence by sentence, as it is written, and keeps those that can be said. */
export class ReplyCheck {
  readonly #rules: ReplyRules;
  readonly #sentences: string[] = [];
  readonly faults: string[] = [];
  #words = 0;
  #hasAsk = false;

  constructor(rules: ReplyRules) {
    this.#rules = rules;
  }

  /** Whether nothing may follow any more. */
  get isFull(): boolean {
    return this.#hasAsk || this.#words >= MOST_REPLY_WORDS;
  }

  /** Answers the sentence if it can be said. */
  take(written: string): string | undefined {
    const sentence = written
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^["“](.*)["”]$/, '$1');
    if (sentence === '') return undefined;
    const fault = this.#faultOf(sentence);
    if (fault) {
      this.faults.push(fault);
      return undefined;
    }
    this.#sentences.push(sentence);
    this.#words += wordCount(sentence);
    this.#hasAsk ||= isAsk(sentence);
    return sentence;
  }

  get checked(): CheckedReply {
    return { sentences: [...this.#sentences], hasAsk: this.#hasAsk };
  }

  #faultOf(sentence: string): string | undefined {
    if (this.isFull) return 'after the ask';
    if (this.#words + wordCount(sentence) > MOST_REPLY_WORDS) return 'too long';
    if (!this.#rules.asks && isAsk(sentence)) return 'asks';
    const said = [...this.#rules.said, ...this.#sentences];
    return replyFault(sentence, { ...this.#rules, said });
  }
}

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text holds a sentence already; a few words say nothing. */
function isSaidIn(sentence: string, text: string): boolean {
  const own = plain(sentence);
  return own.split(' ').length >= 4 && ` ${plain(text)} `.includes(` ${own} `);
}
