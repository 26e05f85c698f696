import { expectedStructure } from '#domain/scoring/question-type.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import { LABELLED_FILES, readLabelledFile } from '#lab/labelled-corpus.ts';
import { perItem } from '../per-item.ts';

const LONG_CHARS = 20_000;

/** Processor time of scoring an answer, beside parsing the same text as JSON. */
export async function measureScoringTime(): Promise<void> {
  const answers = LABELLED_FILES.flatMap(readLabelledFile);
  for (const { request } of answers.slice(0, 60)) scoreQuestion(request);
  const scoring = perItem(answers.length, () => {
    for (const { request } of answers) scoreQuestion(request);
  });
  const bodies = answers.map(({ request }) => JSON.stringify(request));
  const parsing = perItem(answers.length, () => {
    for (const body of bodies) JSON.parse(body);
  });
  const long = answers
    .map(({ text }) => text)
    .join(' ')
    .slice(0, LONG_CHARS);
  const [first] = answers;
  const question = {
    id: 'q',
    text: first?.request.question.text ?? '',
    type: 'behavioral' as const,
    expectedStructure: expectedStructure('behavioral'),
    signals: [],
    topic: '',
  };
  const longest = perItem(1, () => {
    scoreQuestion({ question, role: '', company: '', responses: [{ asked: '', answer: long }] });
  });
  console.log(
    `an answer (${answers.length} of them)   ${scoring.toFixed(2)} ms; parsed as JSON ${parsing.toFixed(4)} ms`,
  );
  console.log(`${LONG_CHARS} characters             ${longest.toFixed(0)} ms`);
}
