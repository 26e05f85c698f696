import type { InterviewResults, ScoredQuestion } from '#contract/results.ts';
import { madeReport } from './made-report.ts';

const MAIN =
  'So this was in March last year, at Tolland’s, the builders’ merchant in Wigan. I had twelve pallets of block paving ' +
  'on, booked for seven in the morning. The lad in the yard looked at his sheet and said, um, two of them were the ' +
  'wrong colour, so he wasn’t taking any of it. I got down, took the tickets round with him, and checked every pallet ' +
  'against the order. Then I went back to him and said, look, I’ll put the two to one side, and you tell me where you ' +
  'want the ten.';
const REPLY = 'Well, I’d do the same again. The next week they put a second man in the yard at Wigan.';
const QUESTION = 'Tell me about a delivery that went wrong. What did you do, and how did it end?';

const placeOf = (words: string) => {
  const [response_number, answer] = MAIN.includes(words) ? [0, MAIN] : [1, REPLY];
  const start_char = answer.indexOf(words);
  if (start_char < 0) throw new Error(`Nobody said: ${words}`);
  return { response_number, start_char, end_char: start_char + words.length };
};

export const TOLD_CLAUSES = {
  'When and where': 'this was in March last year, at Tolland’s, the builders’ merchant in Wigan',
  'What you did': 'took the tickets round with him, and checked every pallet against the order',
  'What you took from it': 'The next week they put a second man in the yard at Wigan',
};

/** One row that is proved, and then the rest, which an engine might write anywhere. */
const penalty = (label: string, points: number, quote = '') => {
  const { start_char, end_char } = quote ? placeOf(quote) : { start_char: 0, end_char: 0 };
  return {
    ...{ label, points, quote, start_char, end_char, occurrence_index: 0, mark_value: 'orange' as const },
    ...{ reason: 'It says nothing.', suggestion: 'Stay silent.' },
  };
};

/** A question about which all is told that a report can tell: two parts and one when asked, and one that is missing. */
function toldQuestion(scored: ScoredQuestion): ScoredQuestion {
  const [main, reply] = scored.responses;
  if (!main || !reply) throw new Error('There are no two responses');
  return {
    ...scored,
    told: [
      ...Object.entries(TOLD_CLAUSES).map(([label, words]) => ({ label, place: placeOf(words) })),
      {
        label: 'How it ended',
        asks: 'How did it end?',
        costs: [
          { axis: 'problem_answer', points: 15 },
          { axis: 'structure', points: 18 },
        ],
        note: 'There was no time to ask.',
      },
    ],
    advice: [
      {
        title: 'You stop before the end.',
        quote: 'you tell me where you want the ten',
        detail: 'Add one sentence: did he sign for them?',
        gains: 15,
        axis: 'problem_answer',
        also: [{ axis: 'structure', gains: 18 }],
      },
    ],
    overall_summary: 'Three of the four parts are told, with a month, a place and numbers.',
    question_overall: {
      problem_answer: {
        ...scored.question_overall.problem_answer,
        overall_score: 40,
        criteria: [
          { id: 'deduction', label: 'The rest', points: -10, max: 0, quote: 'twelve pallets' },
          { id: 'outcome', label: 'Outcome', points: 50, max: 60, quote: '' },
        ],
      },
      conciseness: { ...scored.question_overall.conciseness, overall_score: 89 },
      structure: {
        ...scored.question_overall.structure,
        overall_score: 77,
        penalties: [penalty('The rest', 5), penalty('Missing result', 18)],
      },
    },
    responses: [
      {
        ...main,
        conciseness: {
          ...main.conciseness,
          score: 89,
          penalties: [penalty('The rest', 9, 'twelve pallets'), penalty('Filler words', 2, 'um')],
        },
        structure: {
          ...main.structure,
          expected_structure: ['Situation', 'Task', 'Action', 'Result'],
          detected_structures: ['Situation', 'Action'],
          spans: [
            { part: 'Situation', ...offsets(TOLD_CLAUSES['When and where']) },
            { part: 'Action', ...offsets(TOLD_CLAUSES['What you did']) },
          ],
        },
      },
      {
        ...reply,
        conciseness: { ...reply.conciseness, score: 92, penalties: [penalty('The rest', 8)] },
        structure: { ...reply.structure, spans: [] },
      },
    ],
  };
}

/** A sentence, with what ends it. */
const offsets = (words: string) => {
  const { start_char, end_char } = placeOf(words);
  return { start_char, end_char: end_char + 1 };
};

const WHY = 'Why do you want to drive for Harbrook?';

/** A report in which all is told that one can tell of several answers; the first question is the one told in full. */
export function toldReport(interviewId = 'int_told'): InterviewResults {
  const topics = ['A delivery', 'Why us', 'A breakdown'];
  const report = madeReport(
    topics.map((topic, place) => ({
      question: [QUESTION, WHY, 'Tell me about a breakdown on the road.'][place] ?? '',
      topic,
      responses: place === 0 ? [MAIN, REPLY] : [MAIN],
    })),
    interviewId,
  );
  const [first, ...others] = report.questions;
  if (!first) throw new Error('There is no first question');
  return {
    ...report,
    questions: [toldQuestion(first), ...others],
    overall: {
      ...report.overall,
      advice: [
        {
          title: 'You say why you leave, and not why you come.',
          quote: 'I’ve had five years of nights and I’ve had enough of them',
          detail: 'Begin with one thing about this job that you want.',
          question_number: 2,
        },
      ],
      across: [
        {
          text: 'You speak of your last employer’s faults in three answers.',
          isGood: false,
          quotes: [
            { quote: 'they never once fixed that tail lift', question_number: 1 },
            { quote: 'they don’t care who has slept and who hasn’t', question_number: 2 },
            { quote: 'they said it was my fault', question_number: 3 },
          ],
        },
        {
          text: 'You say when and where it was in both of your stories.',
          isGood: true,
          quotes: [
            { quote: 'it was a Tuesday in November, just past Sandbach services', question_number: 3 },
            { quote: 'this was in March last year', question_number: 1 },
          ],
        },
      ],
    },
  };
}

/** The same, with nothing that is surely wrong. */
export function harderReport(interviewId = 'int_harder'): InterviewResults {
  const report = toldReport(interviewId);
  return {
    ...report,
    overall: {
      ...report.overall,
      advice: [],
      harder: [
        { title: 'The best answer again, in 60 seconds', asks: QUESTION, question_number: 1 },
        {
          title: 'A tougher interviewer would ask:',
          asks: 'The planner tells you to go, and you think the load is not right. What do you do?',
          question_number: 2,
          is_tougher: true,
        },
      ],
    },
  };
}
