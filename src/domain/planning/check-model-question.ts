import type { KnownFacts } from '#domain/model-text/known-facts.ts';
import { tellsOutcome } from '#domain/model-text/tells-outcome.ts';
import { speechFaults } from './speech-faults.ts';

/** Why a question of a model is not asked. */
export type QuestionRefusal = 'missing' | 'asks_nothing' | 'signs' | 'again' | 'invents' | 'verdict' | 'speech';

/** What a question of a model is checked by. */
export interface QuestionChecks {
  facts: KnownFacts;
  /** Words that keep their capitals. */
  names: readonly string[];
  /** Questions before it, in small letters. */
  before: ReadonlySet<string>;
}

const MOST_WORDS = 36;
/** One sentence may tell the case before the one that asks. */
const MOST_SENTENCES = 2;
const NO_QUESTION = /[*_#`|<>{}[\]]/;
const TELLS = /^(?:please )?(?:tell|walk|talk|take|give|describe|explain|share|name|show)\b/i;
const ASKS =
  /\?$|^(?:please )?(?:tell|walk|talk|take|give|describe|explain|share|name|show|say|imagine|suppose|think)\b/i;
const OPENS_ASK =
  /^(?:please )?(?:tell|walk|talk|take|give|describe|explain|share|name|show|what|how|why|when|where|who|which|do|does|did|have|has|are|is|would|could|can)\b/i;
/** Numbers in words count things of a case that a question tells; they state no fact. */
const COUNTS =
  /^(?:four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|dozen|half|quarter|twice)s?$/i;
/** A model may be asked for one thing, and code counts the asks. */
const SECOND_ASK =
  /,? \b(?:and|or),? (?:what|why|how|when|where|who|which|did|do|does|would|could|can|tell|describe|explain)\b/i;

/** A model's question as it can be asked, a second ask cut off; or why it cannot. */
export function checkModelQuestion(
  written: string | undefined,
  { facts, names, before }: QuestionChecks,
): { text: string } | { refusal: QuestionRefusal } {
  const sentences = withOneAsk((written ?? '').replace(/\s+/g, ' ').trim());
  const text = sentences.join(' ');
  if (text === '') return { refusal: 'missing' };
  if (sentences.length > MOST_SENTENCES || !ASKS.test(sentences.at(-1) ?? '')) return { refusal: 'asks_nothing' };
  if (NO_QUESTION.test(text)) return { refusal: 'signs' };
  if (before.has(text.toLowerCase())) return { refusal: 'again' };
  if (facts.inventedIn(text).some((word) => !COUNTS.test(word))) return { refusal: 'invents' };
  if (sentences.some(tellsOutcome)) return { refusal: 'verdict' };
  return isSpeech(sentences, names) ? { text } : { refusal: 'speech' };
}

/** Behind the case that a question tells, a short one will do: 'What do you do?' */
function isSpeech(sentences: readonly string[], names: readonly string[]): boolean {
  if (sentences.join(' ').split(' ').length > MOST_WORDS) return false;
  return sentences.every((sentence, i) => {
    const faults = speechFaults(sentence, names);
    return (i === 0 ? faults : faults.filter((fault) => fault !== 'length')).length === 0;
  });
}

/** 'How do you clean it, and why?' asks how, and 'Tell me about a mistake. What came of it?' about a mistake. */
function withOneAsk(text: string): string[] {
  const sentences = text.split(/(?<=[.?!]) (?=["'\p{Lu}])/u);
  const first = sentences.findIndex((sentence) => ASKS.test(sentence));
  const asked = first === -1 ? sentences : sentences.slice(0, first + 1);
  return asked.map((sentence) => {
    const second = SECOND_ASK.exec(sentence);
    if (!second || !OPENS_ASK.test(sentence)) return sentence;
    return `${sentence.slice(0, second.index)}${TELLS.test(sentence) ? '.' : '?'}`;
  });
}
