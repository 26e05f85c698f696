import type { AdviceItem, Criterion, InterviewResults, ScoredQuestion } from '#contract/results.ts';
import { meritOfCriterion } from './criterion-words.ts';
import { ENGINE_NAME } from './engine-version.ts';
import { areFewFillers } from './few-fillers.ts';
import { fittedScoring } from './fitted-scoring.ts';
import { practiseFirst } from './practise-first.ts';
import { partOfLabel, partWords } from './question-type.ts';
import { readRoles } from './roles.ts';
import { findingOf, overUsual } from './stands-out.ts';
import { bestRow, FEWEST_POINTS, isSensitive, praise, shortQuote } from './texts.ts';

type Overall = InterviewResults['overall'];

const MAX_ADVICE = 3;
const NOTHING_FIRST = 'There is nothing that you need to change first.';
const SAY_MORE = 'Answer each question in a few sentences, with one example of your own.';

const IN_ENGLISH = 'Answer each question in English, in simple words if you like.';

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
  const issues = rankIssues(questions);
  const advice = issues.slice(0, MAX_ADVICE).map(({ item }) => item);
  const best = findBestMoment(questions);
  const isForeign = questions.some(({ not_scored }) => not_scored?.reason === 'language');
  return {
    score: mean((q) => q.overall_score),
    headline: headlineOf(axes, questions.length, scored, issues[0]?.label, isForeign),
    summary: summaryOf(questions, scored),
    improvement:
      advice.map((item) => item.title).join(' ') ||
      (scored.length > 0 ? NOTHING_FIRST : isForeign ? IN_ENGLISH : SAY_MORE),
    strength: best?.strength ?? '',
    advice,
    exercise: exerciseOf(questions),
    ...(best ? { best_moment: best.moment } : {}),
    ...axes,
  };
}

/** How far such scores fall from readers' bands; nothing is known of other engines' scores. */
export const marginOf = (questions: readonly ScoredQuestion[]): InterviewResults['margin'] =>
  questions.length > 0 && questions.every(({ engine }) => engine === ENGINE_NAME) ? fittedScoring.margin : undefined;

const GOOD = {
  problem_answer: 'You answer what is asked with your own work',
  conciseness: 'You come to the point',
  structure: 'Your answers are easy to follow',
} as const;

/** What stands in the way most, by the finding that costs most. */
const IN_THE_WAY: Record<string, string> = {
  'Filler words': 'filler words get in the way',
  Hedging: 'you sound less sure than you are',
  Repetition: 'you say some things more than once',
  'Nothing new': 'you go on after you have made your point',
  'Off the question': 'side stories lead away from the question',
  'Too general': 'you could say more about your own work',
  'Long sentences': 'your sentences are so long that the point comes late',
  Length: 'you talk for longer than you need to',
  'Word choice': 'you could choose your words more tightly',
  'Order of events': 'the order of events gets lost',
  'Losing the thread': 'a listener loses the thread on the way',
  'Hard to take in': 'your sentences run into each other',
  'General sentences': 'some sentences are general where the story should go on',
  'Too little said': 'you could say more',
  'Too little to go on': 'you could say more in your own words',
  'Loosely told': 'it could be told a little more tightly',
  'Smaller findings': 'a few small things add up',
};

function inTheWay(label: string): string {
  const part = partOfLabel(label);
  if (part) return `you could say more about ${partWords(part)}`;
  return IN_THE_WAY[label] ?? `there is most to gain under “${label}”`;
}

const HOLDS_UP = 75;
const A_START = 50;

function headlineOf(
  axes: Record<keyof typeof GOOD, number>,
  asked: number,
  scored: readonly ScoredQuestion[],
  worst: string | undefined,
  isForeign: boolean,
): string {
  if (scored.length === 0)
    return isForeign ? 'Only answers in English are scored.' : 'There was not enough to score this time.';
  const [best] = (Object.keys(GOOD) as (keyof typeof GOOD)[]).sort((a, b) => axes[b] - axes[a]);
  if (!best) return '';
  const unscored = asked - scored.length;
  if (unscored > scored.length) return `${haveNoScore(unscored, asked)}, so there is most to gain with those.`;
  const lowest = Math.min(...Object.values(axes));
  if (lowest >= HOLDS_UP && unscored > 0) return `${GOOD[best]}, but ${haveNoScore(unscored, asked).toLowerCase()}.`;
  if (lowest >= HOLDS_UP) return `${GOOD[best]}, and everything else goes well too.`;
  if (axes[best] < A_START || !worst)
    return worst ? `This is a start. Most of all, ${inTheWay(worst)}.` : `${GOOD[best]}.`;
  return `${GOOD[best]}, but ${inTheWay(worst)}.`;
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** 'Two of the three questions have no score'. */
const haveNoScore = (unscored: number, asked: number): string =>
  `${NUMBERS[unscored] ?? unscored} of the ${NUMBERS[asked]?.toLowerCase() ?? asked} questions ${unscored === 1 ? 'has' : 'have'} no score`;

function summaryOf(questions: readonly ScoredQuestion[], scored: readonly ScoredQuestion[]): string {
  if (questions.length === 0) return 'No question was answered, so there is nothing to score.';
  const number = (question: ScoredQuestion) => questions.indexOf(question) + 1;
  const ranked = [...scored].sort((a, b) => b.overall_score - a.overall_score);
  const [first] = ranked;
  const last = ranked.at(-1);
  // What was passed over is named below.
  const passedOver = questions.filter(({ responses }) => responses.length === 0);
  const unheard = questions.length - passedOver.length - scored.length;
  return (
    [
      first && last && first !== last
        ? `Your strongest answer is the one to question ${number(first)}, and you can gain most in question ${number(last)}.`
        : '',
      unheard > 0 ? leftOutWords(unheard, scored.length > 0) : '',
      passedOver.length > 0 ? passedOverWords(passedOver.map((question) => question.question)) : '',
    ]
      .filter(Boolean)
      .join(' ') || 'One answer was scored.'
  );
}

const passedOverWords = (asked: readonly string[]): string =>
  `${asked.map((text) => `“${shortQuote(text)}”`).join(' and ')} ${asked.length === 1 ? 'was' : 'were'} passed over.`;

function leftOutWords(unheard: number, hasAverages: boolean): string {
  const answers = unheard === 1 ? 'One answer' : `${unheard} answers`;
  if (!hasAverages) return `${answers} could not be scored.`;
  return `${answers} could not be scored and ${unheard === 1 ? 'is' : 'are'} left out of the averages.`;
}

interface Issue {
  label: string;
  /** What it costs in all, and what of that is over the usual. */
  cost: number;
  points: number;
  worst: number;
  item: AdviceItem;
}

/** Findings of all answers, those first that stand out most: points over the usual, answer by answer. Each has its own cure. */
function rankIssues(questions: readonly ScoredQuestion[]): Issue[] {
  const issues = new Map<string, Issue>();
  questions.forEach((question, index) => {
    const penalties = [
      ...question.question_overall.structure.penalties,
      ...question.responses.flatMap(({ answer, conciseness: { penalties: rows } }) =>
        rows.filter((penalty) => !areFewFillers(penalty, rows, answer.split(/\s+/).length)),
      ),
    ];
    for (const penalty of penalties) {
      const key = findingOf(penalty);
      const issue = issues.get(key) ?? {
        label: penalty.label,
        cost: 0,
        points: 0,
        worst: 0,
        item: { title: '', detail: '' },
      };
      issue.cost += penalty.points;
      issue.points += overUsual(key, penalty.points);
      if (penalty.points > issue.worst) {
        const quote = isSensitive(penalty.quote) ? '' : shortQuote(penalty.quote);
        issue.worst = penalty.points;
        issue.label = penalty.label;
        issue.item = {
          title: penalty.suggestion,
          // The words first: a reason that begins with “This” says it of them.
          detail:
            quote && !penalty.suggestion.includes(quote) ? `You said “${quote}”. ${penalty.reason}` : penalty.reason,
          question_number: index + 1,
          ...(quote ? { quote } : {}),
        };
      }
      issues.set(key, issue);
    }
  });
  const seen = new Set<string>();
  return [...issues.values()]
    .filter(({ cost }) => cost >= FEWEST_POINTS)
    .sort((a, b) => b.points - a.points)
    .filter(({ item }) => item.title !== '' && !seen.has(item.title) && seen.add(item.title));
}

/** What is done, shown or learned is held up before a line that names the case. */
const isDeed = ({ id }: Criterion): boolean => id !== 'addresses_question' && id !== 'specific_episode_or_position';

/** A line that only names its case, without where or when, is not held up, and answering at all is none either. */
const isMoment = ({ id, quote }: Criterion): boolean =>
  id === 'specific_episode_or_position' ? readRoles(quote, 0, false).setting > 0 : id !== 'addresses_question';

/** The words that earned most, where they stand and why; and a sentence of praise around them. */
function findBestMoment(questions: readonly ScoredQuestion[]) {
  const moments = questions.flatMap((question) =>
    question.responses.flatMap((response) => {
      const { criteria } = response.problem_answer;
      const row = bestRow(criteria.filter(isDeed)) ?? bestRow(criteria.filter(isMoment));
      const start = row ? response.answer.indexOf(row.quote) : -1;
      if (!row || start === -1) return [];
      const moment = {
        question_id: question.question_id,
        response_number: response.response_number,
        start_char: start,
        end_char: start + row.quote.length,
        reason: meritOfCriterion(row.id),
      };
      return [{ worth: (row.points / row.max) * 100 + response.problem_answer.score, moment, strength: praise(row) }];
    }),
  );
  return moments.sort((a, b) => b.worth - a.worth)[0];
}

function exerciseOf(questions: readonly ScoredQuestion[]): string {
  const place = practiseFirst(questions) ?? -1;
  const question = questions[place];
  if (!question) return 'Take the interview again and answer each question with one example.';
  if (question.not_scored?.reason === 'language') return `Answer question ${place + 1} again, in English.`;
  if (question.overall_score < 0)
    return `Answer question ${place + 1} in a few sentences, with one example of your own.`;
  return `Answer question ${place + 1} again in 90 seconds. ${question.advice?.[0]?.title ?? ''}`.trim();
}
