import { describe, expect, it } from 'vitest';
import { summariseInterview } from '#domain/report/summarise-interview.ts';
import { detectQuestionType, expectedStructure } from '#domain/scoring/question-type.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';

const DIFFICULT = 'Tell me about a time when a customer was not happy.';
const COFFEE = 'A man said his flat white was cold. I said sorry and made it again.';

function score(text: string, ...answers: string[]) {
  const type = detectQuestionType(text);
  const question = { id: 'q_1', text, type, expectedStructure: expectedStructure(type), signals: [], topic: 'work' };
  const responses = answers.map((answer, i) => ({ asked: i === 0 ? text : 'And what came of it?', answer }));
  return scoreQuestion({ question, role: 'Barista', company: '', responses });
}

describe('an answer that owns up to what it does not know', () => {
  it.each([
    [`${COFFEE} And what did the boss think? No idea.`],
    [`${COFFEE} I don't know what he had for lunch.`],
    [`Um, I don't know, a man said his flat white was cold, so I made it again and he took it.`],
    [`We don't have a card machine on the terrace, so I walked every order in and took the money at the bar.`],
    [`I've never had to shout at anybody. I would take the man aside and ask what happened.`],
    ['I can’t remember the year. The bin lorry broke down on Mill Lane and I phoned the depot.'],
    [`${COFFEE} Can't think of anything else, can we skip it?`],
  ])('is judged by what it tells: %s', (answer) => {
    const question = score(DIFFICULT, answer);
    expect(question.gates).toEqual([]);
    const said = JSON.stringify([question, summariseInterview([question])]);
    expect(said).not.toContain('No answer');
    expect(said).not.toContain('Too little to go on');
  });

  it('is no answer where nothing else is said', () => {
    for (const answer of [
      'I do not know, sorry.',
      'No idea. It is a hard question, and I am a bit nervous today.',
      'Um, I can’t really think of one, can we skip this?',
      'Sorry, I don’t know. And what did the boss think? No idea.',
      'Um, I don’t know to be honest, that was always the lab’s job. Can we skip this one?',
    ]) {
      const question = score(DIFFICULT, answer);
      expect(question.gates, answer).toEqual(['no_answer']);
      expect(question.question_overall.problem_answer.overall_score).toBeLessThanOrEqual(12);
    }
  });

  it('keeps what was told first where only what was asked further stays open', () => {
    const told = score(DIFFICULT, COFFEE);
    const asked = score(DIFFICULT, COFFEE, 'No idea, I do not know.');
    expect(asked.question_overall.problem_answer.criteria.map(({ label }) => label)).not.toContain('No answer');
    expect(asked.question_overall.problem_answer.overall_score).toBeGreaterThan(
      told.question_overall.problem_answer.overall_score / 2,
    );
  });
});

describe('an answer that ends with the words of the question', () => {
  it('is judged by what stands before them', () => {
    const question = score(
      DIFFICULT,
      'A man said his flat white was cold, and I made it again. So that was a time when a customer was not happy.',
    );
    expect(question.gates).toEqual([]);
  });

  it('is an echo where it says little else', () => {
    const question = score(DIFFICULT, 'Yes, that was a time when a customer was not happy. It was like that.');
    expect(question.gates).toEqual(['echo']);
  });
});
