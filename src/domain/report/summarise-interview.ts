import type { AdviceItem, HarderItem, InterviewResults, ScoredQuestion } from '#contract/results.ts';
import type { Praised } from '#domain/reading/coached.ts';
import { practiseFirst } from '#domain/scoring/practise-first.ts';
import { acrossInterview } from './across.ts';
import { findBestMoment } from './best-moment.ts';
import {
  capitalised,
  HARDER,
  LENGTH,
  NOTHING_SURE,
  numberWord,
  PART_WORDS,
  ROW_OF_ANSWERS,
  TOUGHER,
  timesWord,
} from './catalogue.ts';
import type { Claim } from './claim.ts';
import { claimsOf } from './claims.ts';
import { clauseAround } from './clauses.ts';
import { type Change, changesFor } from './coach.ts';
import { PRAISED } from './coach-words.ts';

type Overall = InterviewResults['overall'];

const MOST_ADVICE = 3;
const SAY_MORE = 'Answer each question in a few sentences, with one example of your own.';
const IN_ENGLISH = 'Answer each question in English, in simple words if you like.';

/** The report's top: one sentence, one number, at most three changes, what shows over several answers, and an exercise. */
export function summariseInterview(questions: readonly ScoredQuestion[]): Overall {
  const scored = questions.filter((question) => question.overall_score >= 0);
  const mean = (of: (question: ScoredQuestion) => number) =>
    scored.length === 0 ? -1 : Math.round(scored.reduce((sum, q) => sum + of(q), 0) / scored.length);
  const answers = questions.map((question, i): Answer => {
    const claims = claimsOf(question);
    return {
      question,
      number: i + 1,
      claims,
      changes: question.overall_score >= 0 ? changesFor(question, claims) : [],
    };
  });
  const across = acrossInterview(questions);
  // What shows over several answers is said there, once.
  const isSaidAcross = ({ title }: Change) => across.some(({ text }) => text === title);
  const first = firstChanges(
    answers.map((each) => ({ ...each, changes: each.changes.filter((one) => !isSaidAcross(one)) })),
  );
  const best = findBestMoment(answers);
  const isForeign = questions.some(({ not_scored }) => not_scored?.reason === 'language');
  const harder = first.length === 0 ? harderThan(questions) : [];
  return {
    score: mean((q) => q.overall_score),
    headline: headlineOf(answers, scored, first, isForeign),
    summary: summaryOf(questions, scored),
    improvement:
      first.map(({ change }) => change.title).join(' ') ||
      (scored.length > 0 ? NOTHING_SURE : isForeign ? IN_ENGLISH : SAY_MORE),
    strength: best?.moment.reason ?? '',
    advice: first.map(adviceOf),
    exercise: exerciseOf(questions),
    ...(across.length > 0 && { across }),
    ...(harder.length > 0 && { harder }),
    ...(best ? { best_moment: best.moment } : {}),
    problem_answer: mean((q) => q.question_overall.problem_answer.overall_score),
    conciseness: mean((q) => q.question_overall.conciseness.overall_score),
    structure: mean((q) => q.question_overall.structure.overall_score),
  };
}

interface Answer {
  question: ScoredQuestion;
  number: number;
  claims: readonly Claim[];
  changes: readonly Change[];
}

interface First {
  change: Change;
  number: number;
  /** How many answers surely ask for the same; what a model would change in one is said of no other. */
  answers: number;
}

/** What to change first, each thing once, by the answer where it costs most: in a coach's order. */
function firstChanges(answers: readonly Answer[]): First[] {
  const found = new Map<string, First>();
  for (const { changes, number } of answers)
    for (const change of changes) {
      const known = found.get(change.claim.about);
      const isSure = change.claim.kind === 'judged' ? 0 : 1;
      if (!known) found.set(change.claim.about, { change, number, answers: isSure });
      else {
        known.answers += isSure;
        if (change.points > known.change.points) Object.assign(known, { change, number });
      }
    }
  return [...found.values()]
    .sort((a, b) => a.change.order - b.change.order || b.change.points - a.change.points)
    .slice(0, MOST_ADVICE);
}

const adviceOf = ({ change: { title, detail, quote }, number }: First): AdviceItem => ({
  title,
  detail,
  question_number: number,
  ...(quote ? { quote } : {}),
});

/** What stories tell, where each of several does. */
const GOOD: readonly [part: string, words: string][] = [
  [PART_WORDS.outcome.label, 'you say how it ended'],
  [PART_WORDS.situation.label, 'you tell particular cases'],
  [PART_WORDS.own_action.label, 'you say what you did yourself'],
  [PART_WORDS.steps.label, 'you say how you go about it'],
];

function headlineOf(
  answers: readonly Answer[],
  scored: readonly ScoredQuestion[],
  changes: readonly First[],
  isForeign: boolean,
): string {
  const first = changes.find(({ change }) => change.claim.kind !== 'judged');
  if (scored.length === 0)
    return isForeign ? 'Only answers in English are scored.' : 'There was not enough to score this time.';
  const unscored = answers.length - scored.length;
  if (unscored > scored.length) return `${haveNoScore(unscored, answers.length)}, so there is most to gain with those.`;
  const told = GOOD.filter(([part]) => isToldWhereverAsked(answers, part)).map(([, words]) => words);
  const good = (told.length > 0 ? told : praiseOfAnswers(answers)).slice(0, first ? 1 : 2);
  const bad = first ? ofAnswers(first) : '';
  if (good.length === 0 && !bad) return haveAnswered(scored.length, answers.length);
  if (!bad) return `${capitalised(good.join(', and '))}.`;
  return `${capitalised([...good, bad].join(', and '))}.`;
}

/** What a coach would praise in several answers, the commonest first: 'three answers own a mistake'. */
function praiseOfAnswers(answers: readonly Answer[]): string[] {
  return (Object.keys(PRAISED) as Praised[])
    .map((name) => ({
      name,
      count: answers.filter(({ claims }) => claims.some(({ kind, about }) => kind === 'praised' && about === name))
        .length,
    }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .map(({ name, count }) => `${numberWord(count)} answers ${PRAISED[name].ofAnswers}`)
    .slice(0, 1);
}

/** Whether each of at least two answers that wait for a part tells it, and before anybody asked on for it. */
function isToldWhereverAsked(answers: readonly Answer[], part: string): boolean {
  const type = part === PART_WORDS.steps.label ? ['situational', 'technical'] : ['behavioral'];
  const waiting = answers.filter(
    ({ question }) => type.includes(question.question_type) && question.overall_score >= 0,
  );
  return (
    waiting.length > 1 &&
    waiting.every(({ claims }) =>
      claims.some(({ kind, about, place }) => kind === 'told' && about === part && place?.response === 0),
    )
  );
}

/** 'one answer stops before the end' */
function ofAnswers({ change: { claim }, answers }: First): string {
  const who = `${numberWord(answers)} ${answers === 1 ? 'answer' : 'answers'}`;
  const words = Object.values(PART_WORDS).find(({ label }) => label === claim.about);
  if (claim.kind === 'missing' && words) return `${who} ${words.ofAnswers[answers === 1 ? 0 : 1]}`;
  if (claim.about === 'Filler words')
    return answers === 1 ? `one answer has filler words ${timesWord(claim.places)}` : `${who} have many filler words`;
  if (claim.detail === LENGTH.long) return `${who} ${answers === 1 ? 'runs' : 'run'} long`;
  if (claim.detail === LENGTH.short) return `${who} ${answers === 1 ? 'is' : 'are'} short`;
  const row = ROW_OF_ANSWERS[claim.about];
  if (row) return `${who} ${row[answers === 1 ? 0 : 1]}`;
  return `there is something to cut in ${who}`;
}

/** What is true of any answers, where nothing else is sure. */
function haveAnswered(answered: number, asked: number): string {
  if (asked === 1) return 'Your answer has a score.';
  if (answered < asked)
    return `${capitalised(numberWord(answered))} of the ${numberWord(asked)} questions have a score.`;
  return `${asked === 2 ? 'Both' : `All ${numberWord(asked)}`} questions have a score.`;
}

/** 'Two of the three questions have no score'. */
const haveNoScore = (unscored: number, asked: number): string =>
  `${capitalised(numberWord(unscored))} of the ${numberWord(asked)} questions ${unscored === 1 ? 'has' : 'have'} no score`;

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
      first && last && first.overall_score > last.overall_score
        ? `Question ${number(first)} has your highest score, and question ${number(last)} your lowest.`
        : '',
      unheard > 0 ? leftOutWords(unheard, scored.length > 0) : '',
      passedOver.length > 0 ? passedOverWords(passedOver.map((question) => question.question)) : '',
    ]
      .filter(Boolean)
      .join(' ') || 'One answer was scored.'
  );
}

const passedOverWords = (asked: readonly string[]): string =>
  `${asked.map((text) => `“${clauseAround(text, 0, 1)}”`).join(' and ')} ${asked.length === 1 ? 'was' : 'were'} passed over.`;

function leftOutWords(unheard: number, hasAverages: boolean): string {
  const answers = unheard === 1 ? 'One answer' : `${unheard} answers`;
  if (!hasAverages) return `${answers} could not be scored.`;
  return `${answers} could not be scored and ${unheard === 1 ? 'is' : 'are'} left out of the averages.`;
}

/** Nothing is surely wrong: the best answer again, shorter, and the follow-up that a tough interviewer would ask. */
function harderThan(questions: readonly ScoredQuestion[]): HarderItem[] {
  const ranked = questions
    .map((question, i) => ({ question, number: i + 1 }))
    .filter(({ question }) => question.overall_score >= 0)
    .sort((a, b) => b.question.overall_score - a.question.overall_score);
  const [best, next = best] = ranked;
  if (!best || !next) return [];
  return [
    { title: HARDER.again, asks: best.question.question, question_number: best.number },
    {
      title: HARDER.tougher,
      asks: TOUGHER[next.question.question_type].asks,
      question_number: next.number,
      is_tougher: true,
    },
  ];
}

function exerciseOf(questions: readonly ScoredQuestion[]): string {
  const place = practiseFirst(questions) ?? -1;
  const question = questions[place];
  if (!question) return 'Take the interview again and answer each question with one example.';
  if (question.not_scored?.reason === 'language') return `Answer question ${place + 1} again, in English.`;
  if (question.overall_score < 0)
    return `Answer question ${place + 1} in a few sentences, with one example of your own.`;
  return `Answer question ${place + 1} again in 90 seconds. ${question.advice?.[0]?.detail ?? ''}`.trim();
}
