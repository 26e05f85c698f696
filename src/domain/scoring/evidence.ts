import type { PlannedQuestion } from '#contract/interview.ts';
import type { QuestionType } from '#contract/words.ts';
import { contentStems, isFunctionWord, type Sentence, splitSentences, stem } from './segment.ts';

/** A sentence with what it does in the answer. Strengths run from 0 to 1. */
export interface Evidence extends Sentence {
  /** Said before in other or the same words. */
  repeated: boolean;
  /** Little more than the question's own words. */
  echo: boolean;
  /** Talks to the grader instead of the interviewer. */
  injection: boolean;
  onTopic: boolean;
  setup: number;
  task: number;
  action: number;
  outcome: number;
  learning: number;
}

export interface AnswerEvidence {
  type: QuestionType;
  sentences: Evidence[];
  /** Those that count: said once, on topic, in the candidate's own words. */
  counted: Evidence[];
  words: number;
  countedWords: number;
  offTopicShare: number;
  /** Unique content stems of the counted sentences. */
  stems: Set<string>;
  signalHits: number;
  figures: number;
}

const INJECTION =
  /\b(ignore (all |the )?(previous|above|prior)|give (me )?(a |the )?(score|full|maximum|perfect)|you are (the|a|an) (grader|ai|judge)|system prompt|score of \d|out of 100|full marks)\b/i;
const TIME_PLACE =
  /\b(last (year|month|week|summer|winter)|in \d{4}|(two|three|four|five|a few|several|\d+) (years|months|weeks) ago|when i (was|worked|joined)|at my (last|previous|current)|as an? \w+|during|back (when|then)|at the time|one day|there was)\b/i;
const TASK =
  /\b(had to|needed to|need(ed)?|responsible|my (job|role|task|goal) was|goal|deadline|depended|in charge|asked me to|challenge|problem|because|the reason|since|so that|which means|in order to)\b/i;
const OUTCOME =
  /\b(as a result|result(ed)?|outcome|in the end|eventually|finally|led to|meant that|turned out|successfully|on time|saved|reduced|increased|improved|grew|dropped|cut|went (up|down)|fell|rose|doubled|halved|delivered|shipped|launched|completed|finished|thanked|passed|recovered|so now|since then|impact|would expect|i want to|i hope to|looking (for|to)|next step)\b/i;
const LEARNING =
  /\b(learn(ed|t)|lesson|taught me|realis?ed|realiz?ed|next time|since then i|i now|would do differently|matters to me|fits|that is why|that's why)\b/i;
const FIGURE = /\d|\b(half|twice|double|dozens?|hundreds?|thousands?|million|percent|per cent)\b/i;
const IRREGULAR =
  'built|made|took|wrote|ran|led|sent|told|gave|went|found|brought|bought|taught|kept|set|put|held|met|spoke|drew|chose|began|did|got|grew|cut|shut|sat|stood|caught|paid|split|dealt|drove|rebuilt|rewrote|swept|lent|sold|won|broke|woke|fed|hung|wore|tore|threw|flew|rode|rang|sang|swam|shot|struck|spent|lit|laid|read';
const STATIVE =
  /^(wanted|liked|needed|felt|knew|enjoyed|realised|realized|believed|hoped|loved|preferred|seemed|remained)$/;
const OWN_ACT = new RegExp(
  `\\bi(?:'d| had| also| then| first| personally| quickly| immediately| carefully| always| would| will| usually| have)* (\\w{2,}ed|${IRREGULAR}|start|begin|check|ask|make|take|look|write|talk|explain|use|set|find|keep|try|call|plan|test|measure|listen|clean|prepare|review|compare|work|help|give|go|do)\\b`,
  'gi',
);
const WE_ACT = new RegExp(`\\bwe (\\w{2,}ed|${IRREGULAR})\\b`, 'i');
const CHAINED = new RegExp(
  `(?:, (?:and )?| and )(\\w{3,}ed|${IRREGULAR}) (?:the|a|an|my|our|it|them|her|him|every|each|all|with|to|up|out)\\b`,
  'gi',
);

/** Reads what an answer holds; everything later is counted on the sentences that count here. */
export function readEvidence(
  question: Pick<PlannedQuestion, 'text' | 'signals' | 'topic'>,
  type: QuestionType,
  text: string,
  saidBefore: readonly Sentence[] = [],
): AnswerEvidence {
  const raw = splitSentences(text);
  const questionStems = contentStems(question.text.toLowerCase().split(/\W+/));
  const signals = new Set(
    [...question.signals, ...question.topic.split(/\s+/)].map((word) => stem(word.toLowerCase())),
  );
  const sentences: Evidence[] = [];
  const earlier: Sentence[] = [...saidBefore];
  raw.forEach((sentence, index) => {
    const stems = contentStems(sentence.words);
    sentences.push({
      ...sentence,
      repeated: earlier.some((other) => saysTheSame(sentence, stems, other)),
      echo: isEcho(stems, questionStems, sentence.words.length),
      injection: INJECTION.test(sentence.text),
      onTopic: true,
      ...rolesOf(sentence, index / Math.max(1, raw.length - 1), type),
    });
    earlier.push(sentence);
  });
  markOffTopic(sentences, signals, questionStems);
  const counted = sentences.filter((s) => s.onTopic && !s.repeated && !s.echo && !s.injection && !isWordList(s));
  const words = raw.reduce((sum, s) => sum + s.words.length, 0);
  const offTopic = sentences.filter((s) => !s.onTopic).reduce((sum, s) => sum + s.words.length, 0);
  const stems = new Set(counted.flatMap((s) => [...contentStems(s.words)]));
  return {
    type,
    sentences,
    counted,
    words,
    countedWords: counted.reduce((sum, s) => sum + s.words.length, 0),
    offTopicShare: words === 0 ? 0 : offTopic / words,
    stems,
    signalHits: [...stems].filter((s) => signals.has(s)).length,
    // A figure without a sentence around it proves nothing, so at most one a sentence counts.
    figures: counted.filter((s) => FIGURE.test(s.text) && s.words.length >= 6).length,
  };
}

function rolesOf(sentence: Sentence, position: number, type: QuestionType) {
  const { text, words } = sentence;
  const hypothetical =
    type === 'behavioral' && /\b(i would|i'd (?!had)|if i|i always|you should|i usually)\b/i.test(text);
  const own = Math.min(2, [...text.matchAll(OWN_ACT)].filter((match) => !STATIVE.test(match[1] ?? '')).length);
  const chained = own > 0 ? Math.min(2, [...text.matchAll(CHAINED)].length) : 0;
  const acts = own + 0.5 * chained + (own === 0 && WE_ACT.test(text) ? 0.45 : 0);
  const early = position <= 0.65;
  const statesPoint = type !== 'behavioral' && position < 0.35 && words.length >= 5;
  const lateFact =
    position >= 0.6 && /\b\w+ (was|were|is|are|went|came|got|stayed|became) /i.test(text) && FIGURE.test(text);
  return {
    setup: TIME_PLACE.test(text) ? (early ? 1 : 0.4) : statesPoint || (position === 0 && words.length >= 9) ? 0.8 : 0,
    task: TASK.test(text) ? (early || type !== 'behavioral' ? 1 : 0.4) : 0,
    action: words.length < 4 ? 0 : acts * (hypothetical ? 0.3 : 1),
    outcome:
      words.length < 4 || hypothetical ? 0 : OUTCOME.test(text) ? (FIGURE.test(text) ? 1 : 0.75) : lateFact ? 0.7 : 0,
    learning: LEARNING.test(text) && words.length >= 5 ? 1 : 0,
  };
}

function saysTheSame(sentence: Sentence, stems: ReadonlySet<string>, other: Sentence): boolean {
  if (sentence.words.length < 4) return false;
  const otherStems = contentStems(other.words);
  const shared = [...stems].filter((s) => otherStems.has(s)).length;
  const union = stems.size + otherStems.size - shared;
  if (union > 0 && shared >= 3 && shared / union >= 0.7) return true;
  const grams = fourGrams(sentence.words);
  const otherGrams = new Set(fourGrams(other.words));
  return grams.length >= 2 && grams.filter((gram) => otherGrams.has(gram)).length / grams.length >= 0.5;
}

const fourGrams = (words: readonly string[]) => words.slice(3).map((_, i) => words.slice(i, i + 4).join(' '));

const isEcho = (stems: ReadonlySet<string>, question: ReadonlySet<string>, length: number) =>
  length >= 4 && stems.size > 0 && [...stems].filter((s) => question.has(s)).length / stems.size >= 0.75;

/** Words without the grammar that speech has: a list of keywords, not a sentence. */
function isWordList(sentence: Sentence): boolean {
  if (sentence.words.length < 8) return false;
  return sentence.words.filter(isFunctionWord).length / sentence.words.length < 0.16;
}

/** A sentence is on topic when it does something in the answer, or shares its words with one near it that does. */
function markOffTopic(sentences: Evidence[], signals: ReadonlySet<string>, question: ReadonlySet<string>): void {
  const anchored = sentences.map((s) => {
    const stems = contentStems(s.words);
    const hits = [...stems].some((x) => signals.has(x) || question.has(x));
    return hits || s.setup + s.task + s.action + s.outcome + s.learning >= 0.75;
  });
  sentences.forEach((sentence, i) => {
    if (anchored[i] || sentence.words.length < 5) return;
    const stems = contentStems(sentence.words);
    const near = sentences.some(
      (other, j) => anchored[j] && Math.abs(i - j) <= 2 && [...contentStems(other.words)].some((s) => stems.has(s)),
    );
    const continues =
      i > 0 && anchored[i - 1] === true && /^(it|this|that|they|these|which|so|and)\b/i.test(sentence.text);
    sentence.onTopic = near || continues;
  });
}
