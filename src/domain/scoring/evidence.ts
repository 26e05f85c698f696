import type { PlannedQuestion } from '#contract/interview.ts';
import type { QuestionType } from '#contract/words.ts';
import { spokenWords } from '#domain/reading/words.ts';
import type { AnswerEvidence, Evidence } from './answer-evidence.ts';
import { COMPETENCIES } from './lexicon/competencies.ts';
import { FILLER, HEDGE } from './lexicon/spoken-noise.ts';
import { markOffTopic, markOffTopicTail } from './off-topic.ts';
import { readProof } from './proof.ts';
import { type Said, saidIn } from './repetition.ts';
import { readRoles } from './roles.ts';
import { splitSentences } from './segment.ts';
import { endOfPreamble, findAll, isInside, withoutLists, withoutSpans } from './spoken-words.ts';
import { firstStanding, type Standing, substanceOf } from './standing.ts';
import { contentStems, specificStems, stem } from './stems.ts';
import { sum } from './sum.ts';

type Asked = Pick<PlannedQuestion, 'text' | 'signals' | 'topic'>;
export const LABEL =
  /^(?:the |my )?(?:situation|task|action|result|outcome|background|context|point|reason|example|star)s?\s*(?:[:.,-]|is[:,]|was[:,])\s*/i;

/** Reads what an answer holds; everything later is counted on the sentences that count here. */
export function readEvidence(
  question: Asked,
  type: QuestionType,
  text: string,
  saidBefore: readonly Said[] = [],
): AnswerEvidence {
  const noise = findAll(text, FILLER);
  const preambleEnd = endOfPreamble(text);
  const asked = saidIn(spokenWords(question.text).map(({ word }) => word));
  const signals = signalStems(question);
  const competency = competencyStems(question.text);

  const heard = splitSentences(text).map((sentence) => {
    const contentStart = sentence.start + (LABEL.exec(sentence.text)?.[0].length ?? 0);
    const words = withoutLists(
      sentence.tokens.filter((token) => token.start >= contentStart && !isInside(token, noise)).map(({ word }) => word),
    );
    return { ...sentence, words };
  });
  const earlier: Said[] = [...saidBefore];
  const standing = heard.map((sentence): Standing => {
    const said = saidIn(sentence.words);
    const found = firstStanding(sentence, said, asked, earlier, preambleEnd);
    if (found !== 'preamble' && found !== 'empty') earlier.push(said);
    return found;
  });

  const candidates = heard.map((sentence, i) => ({ ...sentence, standing: standing[i] ?? 'counted' }));
  const total = sum(candidates, (s) => (s.standing === 'counted' ? s.words.length : 0));
  let passed = 0;
  const lastCounted = candidates.findLastIndex((s) => s.standing === 'counted' && s.words.length >= 3);
  const sentences = candidates.map((sentence, i): Evidence => {
    const position = total === 0 ? 0 : passed / total;
    if (sentence.standing === 'counted') passed += sentence.words.length;
    const specific = specificStems(sentence.words);
    const said = withoutSpans(sentence, noise).replace(LABEL, '');
    return {
      ...sentence,
      hasProof: false,
      specific,
      substance: substanceOf(sentence.words),
      certainty: Math.max(0.4, 1 - 0.22 * (said.match(HEDGE)?.length ?? 0)),
      roles: readRoles(said, position, i === lastCounted),
    };
  });
  markOffTopic(sentences, asked, signals, competency, type);
  markOffTopicTail(sentences, asked);
  const told = new Set<string>();
  for (const s of sentences) {
    readProof(s, asked, told);
    if (s.standing === 'counted') for (const x of contentStems(s.words)) told.add(x);
  }

  const counted = sentences.filter((s) => s.standing === 'counted');
  const words = sum(sentences, (s) => s.tokens.length);
  const countedWords = sum(counted, (s) => s.words.length);
  // Shares and rates are of what counts: nothing gets better by words that do not.
  const heardWords = sum(counted, (s) => s.tokens.length);
  const specific = new Set(counted.flatMap((s) => (s.roles.generic ? [] : [...s.specific])));
  const stems = new Set(counted.flatMap((s) => [...contentStems(s.words)]));
  return {
    type,
    sentences,
    counted,
    words,
    heardWords,
    countedWords,
    offTopicShare: shareBeside(
      sentences.filter((s) => s.standing === 'off_topic'),
      heardWords,
    ),
    genericShare: heardWords === 0 ? 0 : sum(counted, (s) => (s.roles.generic ? s.tokens.length : 0)) / heardWords,
    specific,
    signalHits: [...stems].filter((s) => signals.has(s) || asked.stems.has(s)).length,
    competencyHits: [...stems].filter((s) => competency.has(s)).length,
    missesThePoint: missesThePoint(question.text, counted),
  };
}

/**
 * Words of some sentences beside those that count, 0..1. Other words that do not count play no part, so that nobody
 * gains by adding more of them.
 */
function shareBeside(sentences: readonly Evidence[], heardWords: number): number {
  const words = sum(sentences, (s) => s.tokens.length);
  return words === 0 ? 0 : words / (words + heardWords);
}

/** Stems that belong to the question: those planned with it and those of its topic. */
const signalStems = (question: Asked): ReadonlySet<string> =>
  new Set(
    [...question.signals, ...spokenWords(question.topic).map(({ word }) => word)].map((word) =>
      stem(word.toLowerCase()),
    ),
  );

const competencyStems = (text: string): ReadonlySet<string> =>
  new Set(COMPETENCIES.filter(({ question }) => question.test(text)).flatMap(({ stems }) => stems.map(stem)));

function missesThePoint(question: string, counted: readonly Evidence[]): boolean {
  const near = COMPETENCIES.flatMap((each) => (each.near && each.question.test(question) ? [each.near] : []));
  return near.length > 0 && near.some((pattern) => !counted.some((s) => pattern.test(s.text)));
}
