import { MAX_ANSWER_CHARS, MAX_DESCRIPTION_CHARS } from '#contract/limits.ts';
import { readAnswer } from '#domain/reading/read-answer.ts';
import { ReadingModel } from '#domain/reading/reading-model.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import { planPosting } from '#lab/plan-posting.ts';
import { readingWeights } from '#models/reading';
import { repeated, WORST, WORST_OF_POSTINGS } from '#tests/support/worst-texts.ts';
import { perItem } from '../per-item.ts';

const QUESTION = 'Tell me about a time when you made a mistake.';
/** As many answers as a transcript has room for, all to one question. */
const MANY_ANSWERS = 95;

/** Processor time of the calls that read what somebody wrote, for the text that costs most of a hundred bad ones. */
export async function measureWorstInputs(): Promise<void> {
  const model = new ReadingModel(await readingWeights());
  const said = Object.values(WORST);
  const ordinary = 'I rang the ward, told them what I had seen, and wrote it down before my shift ended. ';
  tell('start: a posting is planned', WORST_OF_POSTINGS, (piece) => {
    planPosting({ text: repeated(piece, MAX_DESCRIPTION_CHARS), style: 'normal', length: '60min', seed: 0 });
  });
  tell('complete: an answer is read', [...said, ordinary], (piece) => {
    const asked = { question: QUESTION, type: 'behavioral', gap: '' };
    readAnswer(model, { said: repeated(piece, MAX_ANSWER_CHARS), asked, earlier: '', question: QUESTION, by: 'bench' });
  });
  const question = {
    id: 'q_1',
    text: QUESTION,
    type: 'behavioral' as const,
    expectedStructure: [],
    signals: [],
    topic: '',
  };
  tell('process-results: a question is judged', [...said, ordinary], (piece) => {
    const answer = Array.from({ length: MANY_ANSWERS }, () => repeated(piece, MAX_ANSWER_CHARS)).join(' ');
    scoreQuestion({ question, role: '', company: '', responses: [{ asked: QUESTION, answer }] });
  });
}

function tell(what: string, pieces: readonly string[], work: (piece: string) => void): void {
  const [worst] = pieces.map((piece) => ({ piece, ms: perItem(1, () => work(piece)) })).sort((a, b) => b.ms - a.ms);
  console.log(`${what.padEnd(40)} ${worst?.ms.toFixed(0)} ms at most, with ${JSON.stringify(worst?.piece)}`);
}
