import type { AnswerFindings, JudgeRequest } from '#domain/scoring/findings.ts';
import { embeddedScores } from '#domain/scoring/model-judgement.ts';
import { splitSentences } from '#domain/scoring/segment.ts';
import { silence } from '#domain/scoring/silence.ts';
import { Checks } from './checks.ts';
import type { ModelJudgement } from './judgement.ts';
import { Placing } from './placing.ts';
import { nearestWord, VERDICT_WORDS, VERDICTS, type Verdicts, type VerdictWord, wordsAbove } from './verdicts.ts';

const AXES = ['problem_answer', 'structure'] as const;
/** A verdict that lies so many words above what the words themselves come to has to hold twice. */
const JUMP = 2;

/** The verdicts that lie far above the embedded score: something in the answer may have talked the model into them. */
export const highVerdicts = ({ verdicts }: ModelJudgement, union: AnswerFindings): (typeof AXES)[number][] => {
  const scores = embeddedScores(union);
  return AXES.filter((axis) => {
    const word = verdicts[axis];
    return word !== undefined && wordsAbove(word, nearestWord(scores[axis])) >= JUMP;
  });
};

/**
 * The same request with nothing in it but the sentences that the model itself has shown as evidence: without names out of
 * the posting, and without whatever else was said. Every word keeps its place.
 */
export function evidenceAlone(request: JudgeRequest, { checks, parts }: ModelJudgement): JudgeRequest {
  const quotes = [...checks, ...parts].map(({ quote }) => quote);
  return {
    ...request,
    role: '',
    company: '',
    responses: request.responses.map((response) => {
      const placing = new Placing(response.answer, new Checks());
      const places = quotes.flatMap((quote) => placing.find(quote) ?? []);
      const rest = splitSentences(response.answer).filter(
        ({ start, end }) => !places.some((place) => place.start < end && start < place.end),
      );
      return { ...response, answer: silence(response.answer, rest) };
    }),
  };
}

/**
 * The verdicts that stand: all of them if the evidence alone is worth nearly as much, else the lower word of both looks.
 * Where a second look says nothing, a high verdict counts a word above the embedded score.
 */
export function heldVerdicts(first: ModelJudgement, second: Verdicts | undefined, union: AnswerFindings): Verdicts {
  const held: Verdicts = { ...first.verdicts };
  const high = highVerdicts(first, union);
  const scores = embeddedScores(union);
  if (second && !high.some((axis) => fallsIn(first.verdicts[axis], second[axis]))) return held;
  for (const axis of second ? VERDICTS : high) {
    const word = held[axis];
    const most = second ? second[axis] : oneAbove(nearestWord(scores[axis as (typeof AXES)[number]]));
    if (word && most && wordsAbove(word, most) > 0) held[axis] = most;
  }
  return held;
}

const fallsIn = (word: VerdictWord | undefined, again: VerdictWord | undefined): boolean =>
  word !== undefined && again !== undefined && wordsAbove(word, again) >= JUMP;

const oneAbove = (word: VerdictWord): VerdictWord =>
  VERDICT_WORDS[Math.min(VERDICT_WORDS.length - 1, VERDICT_WORDS.indexOf(word) + 1)] ?? word;
