import { describe, expect, it } from 'vitest';
import type { Penalty, ScoredQuestion } from '#contract/results.ts';
import { questionFindings } from '#domain/results/question-findings.ts';
import { readResults } from '#domain/results/read-results.ts';
import { detectQuestionType, expectedStructure } from '#domain/scoring/question-type.ts';
import { summariseInterview } from '#domain/scoring/score-interview.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';

const BACKGROUND = 'Please walk me through your background and what brings you here.';
const LATTE_ART = 'When it comes to latte art, what does good work look like to you?';
const PYTHON = 'When would you choose not to use Python and SQL?';
const LATTE =
  'Good latte art is when the customer smiles. First I steam the milk to 60 degrees, then I pour slowly from high and come close at the end. In my last job my manager asked me to teach it to four new colleagues, and after two weeks three of them could pour a heart.';

function score(text: string, answer: string): ScoredQuestion {
  const type = detectQuestionType(text);
  const question = { id: 'q_1', text, type, expectedStructure: expectedStructure(type), signals: [], topic: 'work' };
  return scoreQuestion({ question, role: 'Barista', company: '', responses: [{ asked: text, answer }] });
}

const rowsOf = ({ responses, question_overall: { structure } }: ScoredQuestion): Penalty[] => [
  ...responses.flatMap(({ conciseness }) => conciseness.penalties),
  ...structure.penalties,
];
const labelsOf = (question: ScoredQuestion) => rowsOf(question).map(({ label }) => label);
/** Everything that the report of one question says in its own words. */
const wordsOf = (question: ScoredQuestion) =>
  JSON.stringify([question, summariseInterview([question])], (key, value) => (key === 'answer' ? undefined : value));

describe('what a report says of an answer', () => {
  it('is not that a short sentence is long, nor that a short answer seems long', () => {
    const short = score(PYTHON, 'And then I would rather take Rust.');
    expect(labelsOf(short)).toContain('Too little said');
    for (const untrue of ['Long sentences', 'Hard to take in', 'Losing the thread', 'Order of events'])
      expect(labelsOf(short)).not.toContain(untrue);
    expect(wordsOf(short)).not.toMatch(
      /longer than it needs|run into each other|next thing that happened|what you did/,
    );
  });

  it('is not that it touches on a part that no sentence tells', () => {
    const astray = score(
      BACKGROUND,
      'I would not use Docker for a desktop tool that a user installs, because it hides the machine. I also avoid it where the kernel matters.',
    );
    expect(astray.responses[0]?.structure.detected_structures).toEqual([]);
    expect(wordsOf(astray)).not.toContain('You touch on');
    expect(wordsOf(astray)).not.toContain('You answer what was asked');
    expect(labelsOf(astray)).toContain('Missing past');
  });

  it('is no praise for a case, an outcome or a lesson that no quoted sentence holds', () => {
    const general = score(
      'Which trade-offs do you weigh when you split a system into services?',
      'I weigh the cost of the network against the freedom to deploy each part alone.',
    );
    const quoteOf = (id: string) =>
      general.question_overall.problem_answer.criteria.find((row) => row.id === id)?.quote;
    expect(quoteOf('outcome')).toBe('');
    expect(quoteOf('insight_or_fit')).toBe('');
    const [read] = readResults({ questions: [general] })?.questions ?? [];
    if (!read) throw new Error('There is no question');
    const said = questionFindings(read, 'problem_answer').flatMap(({ findings }) =>
      findings.map(({ reason, suggestion }) => `${reason} ${suggestion}`),
    );
    expect(said.join('\n')).not.toMatch(
      /only somebody who was there|right there with you|shows what you took|more about what you took/,
    );
    expect(said.join('\n')).toContain('No one sentence earns this.');
    // Nothing is cut for a word or two.
    expect(general.question_overall.problem_answer.overall_summary).not.toContain('…');
  });

  it('is no advice to do what the answer does', () => {
    const good = score(LATTE_ART, LATTE);
    const said = wordsOf(good);
    for (const done of ['in your first sentence', 'Pick one case', 'Stop as soon as', 'Leave out what does not'])
      expect(said).not.toContain(done);
  });

  it('asks for no trade-off where the question is not about one', () => {
    const explained = score(LATTE_ART, LATTE);
    expect(explained.responses[0]?.structure.expected_structure).toEqual(['Point', 'Mechanism', 'Example']);
    expect(wordsOf(explained)).not.toMatch(/trade-off|what it costs/i);
    expect(score(PYTHON, LATTE).responses[0]?.structure.expected_structure).toContain('Trade-off');
  });

  it('names what it counts, and puts the words before what “this” is', () => {
    const filled = score(
      'Tell me about a time when you helped a colleague.',
      'Um, last year I, um, helped a colleague with the till, you know. I, uh, showed her each step and, um, wrote it down. It was maybe sort of good.',
    );
    const fillers = rowsOf(filled).filter(({ label }) => label === 'Filler words');
    expect(fillers.length).toBeGreaterThan(0);
    for (const { reason } of fillers)
      expect(reason).toMatch(/^You use filler words (once|twice|\d+ times) in \d+ words/);
    for (const { detail } of summariseInterview([filled]).advice) expect(detail).not.toMatch(/This .*“/);
  });
});

describe('an answer that is not in English', () => {
  it.each([
    'Ich habe zwei Jahre in einem Café in Wien gearbeitet und jeden Tag Cappuccino gemacht.',
    "J'ai travaillé deux ans dans une boulangerie et je préparais le pain avec mon chef.",
    'Trabajé dos años en una cafetería y mi jefe me enseñó a preparar el café con leche.',
    'Ho lavorato due anni in una scuola e il mio lavoro era di aiutare gli alunni con la matematica.',
    '我在一家咖啡馆工作了两年。',
  ])('is told that only English is scored, and has no score: %s', (answer) => {
    const question = score(BACKGROUND, answer);
    expect(question.not_scored).toEqual({
      reason: 'language',
      message: 'This answer is not in English. Only English is scored, so it has no score.',
    });
    const overall = summariseInterview([question]);
    expect(overall.headline).toBe('Only answers in English are scored.');
    expect(overall.improvement).toContain('in English');
  });

  it.each([
    'Python SQL Docker Kubernetes AWS Terraform Jenkins Linux Redis Kafka.',
    'I sold pain au chocolat and croque monsieur in a café in Paris, and I trained two people.',
    'My manager Jan van der Berg and I moved the shop from Das Haus to El Camino in a day.',
    'Um, um, I was at the war museum in Los Angeles, and I pour coffee for the guests.',
    'I has work two year in kitchen, was cook soup and make clean, boss say good.',
  ])('is not what has foreign names, or the English of a learner, or keywords: %s', (answer) => {
    expect(score(BACKGROUND, answer).not_scored).toBeUndefined();
  });

  it('a list of keywords is named in a few words, with one full stop', () => {
    const [list] = [
      score(BACKGROUND, 'Python SQL Docker Kubernetes AWS Terraform Jenkins Linux Redis Kafka Spark Hadoop.'),
    ];
    const rows = list?.question_overall.problem_answer.criteria.filter(({ id }) => id === 'deduction') ?? [];
    for (const { label } of rows) expect(label).not.toMatch(/\.$/);
  });
});
