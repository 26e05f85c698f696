import type { InterviewResults } from '#contract/results.ts';
import { Checks } from '#domain/judging/checks.ts';
import type { ModelJudgement } from '#domain/judging/judgement.ts';
import { summariseInterview } from '#domain/report/summarise-interview.ts';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import { findingsOf } from '#domain/scoring/model-judgement.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import { madeReport, SIX_ANSWERS } from './made-report.ts';
import { readTold } from './read-told.ts';

const QUESTION = 'Tell me about a delivery that went wrong. What did you do, and how did it end?';
const ANSWER =
  'It was in March at Tolland’s, the builders’ merchant in Wigan. I had twelve pallets of block paving on for seven in ' +
  'the morning, and the lad in the yard said two of them were the wrong colour, so he wasn’t taking any of it. My ' +
  'brother-in-law works for the paving firm, funnily enough, he has been there for years. I got down, took the tickets ' +
  'round with him and checked every pallet against the order. Every delivery is different and you have to stay ' +
  'professional. Then I put the two to one side and asked him where he wanted the ten.';

/** What a model says of the first answer: one thing is left open, two stretches go. */
const JUDGEMENT: ModelJudgement = {
  answered: 'partly',
  checks: [
    {
      id: 'addresses_question',
      quote: 'two of them were the wrong colour, so he wasn’t taking any of it',
      level: 'strong',
    },
    { id: 'specific_episode_or_position', quote: 'It was in March at Tolland’s', level: 'strong' },
    {
      id: 'own_actions_or_reasoning',
      quote: 'took the tickets round with him and checked every pallet against the order',
      level: 'strong',
    },
    {
      id: 'concrete_detail',
      quote: 'I had twelve pallets of block paving on for seven in the morning',
      level: 'strong',
    },
    { id: 'outcome', quote: '', level: 'none' },
    { id: 'insight_or_fit', quote: '', level: 'none' },
  ],
  parts: [
    { part: 'situation', quote: 'It was in March at Tolland’s, the builders’ merchant in Wigan', level: 'strong' },
    {
      part: 'own_action',
      quote: 'took the tickets round with him and checked every pallet against the order',
      level: 'strong',
    },
    { part: 'outcome', quote: '', level: 'none' },
  ],
  marks: [
    {
      kind: 'tangent',
      quote: 'My brother-in-law works for the paving firm, funnily enough, he has been there for years.',
      reason: 'You leave the yard here, and the listener waits for what you did.',
      suggestion: 'Go straight on to the tickets.',
    },
    {
      kind: 'padding',
      quote: 'Every delivery is different and you have to stay professional.',
      reason: 'You could say this of any delivery.',
      suggestion: 'Say what you told him instead.',
    },
  ],
  verdicts: { problem_answer: 'fair', structure: 'fair', right_and_safe: 'good', can_be_followed: 'good' },
  summary: 'You tell one delivery with a month, a place and your own steps. You leave open whether he took the ten.',
  improvement: {
    about: 'outcome',
    quote: 'asked him where he wanted the ten',
    what: 'You stop at your own question to him.',
    how: 'Say in one sentence whether he signed for the ten, and what became of the two.',
  },
};

/** A report whose first answer a language model has judged, and the others too in few words. */
export function judgedReport(interviewId = 'int_judged'): InterviewResults {
  const report = madeReport(SIX_ANSWERS.slice(1, 3), interviewId);
  const question = {
    id: 'q_0',
    text: QUESTION,
    type: 'behavioral' as const,
    expectedStructure: [],
    signals: [],
    topic: 'A delivery',
  };
  const told = readTold(ANSWER, { question: QUESTION, type: 'behavioral' });
  const request = {
    question,
    role: report.role,
    company: report.company,
    responses: [{ asked: QUESTION, answer: ANSWER, told }],
  };
  const findings = findingsOf(request, proposeFindings(request), JUDGEMENT, new Checks());
  const scored = billQuestion(request, { ...findings, engine: 'workers-ai', engineVersion: '2.11:a-model' });
  const questions = [
    { ...scored, topic: 'A delivery' },
    ...report.questions.map((each) => ({ ...each, engine: 'workers-ai', engine_version: '2.11:a-model' })),
  ];
  const { margin: _none, ...rest } = report;
  return {
    ...rest,
    questions,
    overall: summariseInterview(questions),
    engine: 'workers-ai',
    engine_version: '2.11:a-model',
  };
}
