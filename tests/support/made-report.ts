import type { PlannedQuestion } from '#contract/interview.ts';
import type { InterviewResults } from '#contract/results.ts';
import { summariseInterview } from '#domain/report/summarise-interview.ts';
import { marginOf } from '#domain/scoring/margin.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import { readTold } from './read-told.ts';

export interface MadeAnswer {
  question: string;
  topic: string;
  /** The main response, then those to follow-ups. */
  responses: readonly string[];
}

const planned = ({ question, topic }: MadeAnswer, place: number): PlannedQuestion => ({
  id: `q_${place + 1}`,
  text: question,
  type: 'behavioral',
  expectedStructure: ['Situation', 'Task', 'Action', 'Result'],
  signals: ['deadline', 'pressure', 'delivered', 'customer', 'result'],
  topic,
});

/** The report that the product's own engine makes of these answers, as the server would answer it. */
export function madeReport(answers: readonly MadeAnswer[], interviewId = 'int_made'): InterviewResults {
  const questions = answers.map((given, place) => {
    const question = planned(given, place);
    const scored = scoreQuestion({
      question,
      role: 'Software Engineer',
      company: 'Northwind',
      responses: given.responses.map((answer, i) => ({
        asked: i === 0 ? given.question : 'And what came of it?',
        answer,
        told: readTold(answer, { question: i === 0 ? given.question : 'And what came of it?', type: question.type }),
      })),
    });
    const responses = scored.responses.map((response, followUp) => ({
      ...response,
      question_index: place,
      follow_up: followUp,
      sources: [{ entry_id: `entry_${place}_${followUp}`, start_char: 0, end_char: response.answer.length }],
    }));
    return { ...scored, topic: given.topic, responses };
  });
  const margin = marginOf(questions);
  return {
    interview_id: interviewId,
    overall: summariseInterview(questions),
    questions,
    role: 'Software Engineer',
    company: 'Northwind',
    style: 'normal',
    length: '30min',
    completed_at: '2026-11-20T10:00:00.000Z',
    engine: 'embedded',
    engine_version: '1',
    ...(margin ? { margin } : {}),
  };
}

const STORY =
  'Last spring our biggest customer could not open their orders two days before the season began. I was on call, so it ' +
  'was mine to find out why. I looked at the slowest hundred requests first, because an average hides them, and I saw ' +
  'that one query read the whole table. I wrote an index, tried it on a copy of forty orders, and rolled it out at ' +
  'night with a way back. In the morning the page opened in 200 milliseconds instead of nine seconds, and the customer ' +
  'placed 1,400 orders that day.';
const RAMBLE =
  'Um, so, you know, I guess it was sort of a difficult time, and basically what happened was that, um, my colleague ' +
  'wanted to do it his way, and I wanted to do it my way, and it was difficult. So the way our team worked back then ' +
  'was that everybody did what they thought was best. And, you know, it was difficult. I made sure to roll it back ' +
  'first. I made sure to roll it back first because that seemed right. And yeah, so that is basically that.';
const SHORT = 'I want to leave because I want to learn more. So yeah, that is why.';

/** Six answers of different worth, with follow-ups: a whole report. */
export const SIX_ANSWERS: readonly MadeAnswer[] = [
  {
    question: 'Walk me through your background and what brings you to this role.',
    topic: 'background',
    responses: [STORY],
  },
  {
    question: 'Tell me about a time you had to fix something important under pressure.',
    topic: 'under pressure',
    responses: [STORY, 'As a result we now try every change on a copy first, and nobody has been woken since.'],
  },
  {
    question: 'Describe a disagreement with a colleague and how it ended.',
    topic: 'disagreement',
    responses: [RAMBLE, 'Um, we, you know, just did it my way in the end.'],
  },
  {
    question: 'How would you find out why a page has become slow?',
    topic: 'a slow page',
    responses: [`${STORY} ${RAMBLE}`],
  },
  { question: 'Why do you want to leave your current job?', topic: 'leaving', responses: [SHORT] },
  { question: 'What would you do in your first month with us?', topic: 'first month', responses: ['Er, no.'] },
];
