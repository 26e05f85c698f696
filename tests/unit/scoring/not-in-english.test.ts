import { describe, expect, it } from 'vitest';
import type { ScoredQuestion } from '#contract/results.ts';
import { summariseInterview } from '#domain/report/summarise-interview.ts';
import { detectQuestionType, expectedStructure } from '#domain/scoring/question-type.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';

const BACKGROUND = 'Please walk me through your background and what brings you here.';
function score(text: string, answer: string): ScoredQuestion {
  const type = detectQuestionType(text);
  const question = { id: 'q_1', text, type, expectedStructure: expectedStructure(type), signals: [], topic: 'work' };
  return scoreQuestion({ question, role: 'Barista', company: '', responses: [{ asked: text, answer }] });
}

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
