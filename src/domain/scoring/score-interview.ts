import type { AdviceItem, InterviewResults, ScoredQuestion } from '#contract/results.ts';
import { shortQuote } from './texts.ts';

type Overall = InterviewResults['overall'];

const MAX_ADVICE = 3;

/** The report's top: one sentence, one number, one strength, at most three changes and one exercise. */
export function summariseInterview(questions: readonly ScoredQuestion[]): Overall {
  const scored = questions.filter((question) => question.overall_score >= 0);
  const mean = (of: (question: ScoredQuestion) => number) =>
    scored.length === 0 ? -1 : Math.round(scored.reduce((sum, q) => sum + of(q), 0) / scored.length);
  const axes = {
    problem_answer: mean((q) => q.question_overall.problem_answer.overall_score),
    conciseness: mean((q) => q.question_overall.conciseness.overall_score),
    structure: mean((q) => q.question_overall.structure.overall_score),
  };
  const advice = rankIssues(questions).slice(0, MAX_ADVICE);
  const strength = findStrength(questions);
  return {
    score: mean((q) => q.overall_score),
    headline: headlineOf(axes, scored.length),
    summary: summaryOf(questions, scored),
    improvement: advice.map((item) => item.title).join(' ') || 'There is nothing that you need to change first.',
    strength,
    advice,
    exercise: exerciseOf(questions, advice),
    ...axes,
  };
}

const GOOD = {
  problem_answer: 'You answer what is asked',
  conciseness: 'You come to the point',
  structure: 'Your answers are easy to follow',
} as const;
const WEAK = {
  problem_answer: 'your answers show too little of your own work',
  conciseness: 'more words than the answers need get in the way',
  structure: 'parts that a listener waits for are missing',
} as const;

function headlineOf(axes: Record<keyof typeof GOOD, number>, scored: number): string {
  if (scored === 0) return 'There was not enough to score this time.';
  const ranked = (Object.keys(GOOD) as (keyof typeof GOOD)[]).sort((a, b) => axes[b] - axes[a]);
  const [best, , worst] = ranked;
  if (!best || !worst) return '';
  if (axes[worst] >= 70) return `${GOOD[best]}, and everything else is going well too.`;
  if (axes[best] < 55) return 'This is a start. The next step is to say more about what you did yourself.';
  return `${GOOD[best]}. ${capitalise(WEAK[worst])}.`;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function summaryOf(questions: readonly ScoredQuestion[], scored: readonly ScoredQuestion[]): string {
  if (questions.length === 0) return 'No question was answered, so there is nothing to score.';
  const strong = scored.filter((q) => q.overall_score >= 70).length;
  const complete = scored.filter((q) =>
    q.question_overall.structure.penalties.every((p) => !p.label.startsWith('Missing')),
  ).length;
  const unheard = questions.length - scored.length;
  return [
    `${strong} of ${scored.length} answers scored 70 or more.`,
    `${complete} of ${scored.length} had every part that a listener expects.`,
    unheard > 0 ? `${unheard} could not be scored and ${unheard === 1 ? 'is' : 'are'} left out of the averages.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Findings of all answers, the most costly first: points times the answers they touch. */
function rankIssues(questions: readonly ScoredQuestion[]): AdviceItem[] {
  const issues = new Map<string, { points: number; answers: Set<number>; item: AdviceItem; worst: number }>();
  questions.forEach((question, index) => {
    const penalties = [
      ...question.question_overall.structure.penalties,
      ...question.responses.flatMap((response) => response.conciseness.penalties),
    ];
    for (const penalty of penalties) {
      const issue = issues.get(penalty.label) ?? {
        points: 0,
        answers: new Set(),
        item: { title: '', detail: '' },
        worst: 0,
      };
      issue.points += penalty.points;
      issue.answers.add(index);
      if (penalty.points > issue.worst) {
        issue.worst = penalty.points;
        issue.item = {
          title: penalty.suggestion,
          detail: penalty.quote
            ? `${penalty.reason} For example, you said “${shortQuote(penalty.quote)}”.`
            : penalty.reason,
          question_number: index + 1,
          ...(penalty.quote ? { quote: shortQuote(penalty.quote) } : {}),
        };
      }
      issues.set(penalty.label, issue);
    }
  });
  const seen = new Set<string>();
  return [...issues.values()]
    .sort((a, b) => b.points * b.answers.size - a.points * a.answers.size)
    .map(({ item }) => item)
    .filter(({ title }) => !seen.has(title) && seen.add(title));
}

function findStrength(questions: readonly ScoredQuestion[]): string {
  const rows = questions.flatMap((question, index) =>
    question.question_overall.problem_answer.criteria.map((criterion) => ({ criterion, number: index + 1 })),
  );
  const best = rows
    .filter(({ criterion }) => criterion.max >= 15 && criterion.points >= 0.8 * criterion.max && criterion.quote)
    .sort((a, b) => b.criterion.points / b.criterion.max - a.criterion.points / a.criterion.max)[0];
  return best ? `${best.criterion.label}, as in question ${best.number}: “${shortQuote(best.criterion.quote)}”.` : '';
}

function exerciseOf(questions: readonly ScoredQuestion[], advice: readonly AdviceItem[]): string {
  const scored = questions
    .map((question, index) => ({ question, number: index + 1 }))
    .filter(({ question }) => question.overall_score >= 0);
  const weakest = scored.sort((a, b) => a.question.overall_score - b.question.overall_score)[0];
  if (!weakest) return 'Take the interview again and answer each question with one example.';
  const change = advice.find((item) => item.question_number === weakest.number) ?? advice[0];
  return `Answer question ${weakest.number} again in 90 seconds. ${change?.title ?? ''}`.trim();
}
