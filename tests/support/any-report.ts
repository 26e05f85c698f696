import fc from 'fast-check';

/** The names that stored reports use. */
const NAMES = [
  ...['overall', 'questions', 'question_scores', 'score', 'summary', 'improvement', 'advice', 'best_moment', 'margin'],
  ...['question_overall', 'problem_answer', 'conciseness', 'structure', 'overall_score', 'criteria', 'penalties'],
  ...['responses', 'responses_by_question', 'Q1', 'sub_questions', 'answer', 'question', 'follow_up', 'sources'],
  ...['quote', 'start_char', 'end_char', 'occurrence_index', 'points', 'more', 'spans', 'expected_structure'],
  ...['not_scored', 'reason', 'message', 'metrics', 'criteria_scores', 'completed_at', 'style', 'length', 'gates'],
  ...['question_id', 'response_number', 'title', 'detail', 'question_number', 'gains', 'label', 'max', 'topic', 'role'],
  ...['told', 'place', 'asks', 'costs', 'note', 'axis', 'also', 'across', 'text', 'isGood', 'quotes', 'harder'],
];
const VALUES = [
  null,
  true,
  -1,
  0,
  2,
  55,
  1e9,
  -7,
  '',
  'x',
  'I like it.',
  'I like it. I like it.',
  'q_1',
  '2026-13-45',
  'structure',
  'The rest',
];

const named = fc.constantFrom(...NAMES);
const { any } = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 7 },
    fc.constantFrom(...VALUES),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(named, tie('any'), { maxKeys: 8 }),
  ),
}));

/** What might be stored where a report should be: its names, in any order, with anything behind them. */
export const anyReport = fc
  .tuple(fc.array(any, { maxLength: 3 }), fc.dictionary(named, any))
  .map(([questions, more]): unknown => ({ questions, ...more }));
