import { countWords } from '#domain/reading/words.ts';
import type { ReportQuestion } from '#domain/results/report.ts';

const scoresOf = (question: ReportQuestion) =>
  question.responses
    .map(({ answer, conciseness }) => ({ words: countWords(answer), score: conciseness.score }))
    .filter(({ score }) => score >= 0);

/** Whether the conciseness of a question is what its responses make together, weighed by their words. */
function isWeighed(question: ReportQuestion): boolean {
  const scores = scoresOf(question);
  const words = scores.reduce((sum, each) => sum + each.words, 0);
  const mean = scores.reduce((sum, each) => sum + each.words * each.score, 0) / words;
  return scores.length > 1 && Math.abs(mean - question.question_overall.conciseness.overall_score) <= 0.5;
}

const list = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Below the first bill: how the scores of the responses make that of the question. '' where they do not. */
export function weighedLine(question: ReportQuestion): string {
  if (!isWeighed(question)) return '';
  const [, ...more] = scoresOf(question).map(({ score }) => score);
  const isOne = more.length === 1;
  return `The follow-${isOne ? 'up scores' : 'ups score'} ${list(more)}. Weighed by their words, they make ${question.question_overall.conciseness.overall_score} together with this.`;
}

/** Above the criteria: how two scores of responses go with one that is no mean of them. '' where there is one response. */
export function togetherSentence({ responses, question_overall: overall }: ReportQuestion): string {
  const scores = responses.map(({ problem_answer: { score } }) => score).filter((score) => score >= 0);
  const [main, ...more] = scores;
  const whole = overall.problem_answer.overall_score;
  if (whole < 0 || main === undefined || more.length === 0) return '';
  const isOne = more.length === 1;
  return `${whole} is what all your responses earn together, read as one answer: each criterion counts once, wherever you meet it. By itself the first response earns ${main}, and the follow-${isOne ? 'up' : 'ups'} ${list(more)}.`;
}

/** The same for the head of the page of conciseness. */
export function weighedSentence(question: ReportQuestion): string {
  if (!isWeighed(question)) return '';
  const [main, ...more] = scoresOf(question).map(({ score }) => score);
  const followUps = more.length === 1 ? `one follow-up (${more[0]})` : `${more.length} follow-ups (${list(more)})`;
  return `${question.question_overall.conciseness.overall_score} is the main response (${main}) and ${followUps}, weighed by their words.`;
}
