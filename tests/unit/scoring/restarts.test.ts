import { describe, expect, it } from 'vitest';
import { spokenWords } from '#domain/reading/words.ts';
import { expectedStructure } from '#domain/scoring/question-type.ts';
import { findRestarts } from '#domain/scoring/restarts.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';

const restartsIn = (text: string) =>
  findRestarts(text, spokenWords(text)).map(({ start, end }) => text.slice(start, end));

function score(answer: string) {
  const question = 'Tell me about a time you found out why something kept breaking.';
  const { question_overall: overall, responses } = scoreQuestion({
    question: {
      id: 'q_1',
      text: question,
      type: 'behavioral',
      expectedStructure: expectedStructure('behavioral'),
      signals: [],
      topic: '',
    },
    role: 'Site electrician',
    company: '',
    responses: [{ asked: question, answer }],
  });
  return {
    conciseness: overall.conciseness.overall_score,
    problemAnswer: overall.problem_answer.overall_score,
    repeated: (responses[0]?.conciseness.penalties ?? [])
      .filter(({ label }) => label === 'Repetition')
      .flatMap((penalty) => [penalty, ...(penalty.more ?? [])])
      .filter(({ start_char, end_char }) => end_char > start_char)
      .map(({ start_char, end_char }) => answer.slice(start_char, end_char)),
  };
}

describe('words that are begun again at once', () => {
  it('are found up to where they have come again', () => {
    expect(restartsIn('So we had a, we had a pump that stopped.')).toEqual(['we had a, we had a']);
    expect(restartsIn("It's, it's the bearing.")).toEqual(["It's, it's"]);
    expect(restartsIn('His hand was, his hand had been cut.')).toEqual(['His hand was, his hand']);
    expect(restartsIn('I rang, so I rang the yard.')).toEqual(['I rang, so I rang']);
  });

  it('are none where the pause between them is filled, or where a sentence ended', () => {
    expect(restartsIn('We put the, um, the cover back.')).toEqual([]);
    expect(restartsIn('I stopped it. I stopped it for good.')).toEqual([]);
  });
});

const PLAIN =
  'Last spring the press on line two kept tripping at night. I was the only electrician on that shift and had to find out why. I put a meter on the feed, wrote down the readings every hour, and saw that the voltage fell whenever the oven started. I moved the oven to the other supply and it has not tripped since.';
const STUMBLING =
  'Last spring the, the press on line two, it kept, it kept tripping at night. I was, I was the only electrician on that shift and I had to, I had to find out why. I put a, I put a meter on the feed, I wrote, I wrote down the readings every hour, and I saw that, I saw that the voltage fell whenever the oven started. I moved, I moved the oven to the other supply and it has, it has not tripped since.';

/** Half of what scores may miss a reader's band by: twenty words that only come again stand among the others. */
const SAME_WITHIN = 8;

describe('an answer full of false starts', () => {
  it('is shown them, and is less concise than the same answer without them, but no worse in what it says', () => {
    const [plain, stumbling] = [score(PLAIN), score(STUMBLING)];
    expect(plain.repeated).toEqual([]);
    expect(stumbling.repeated.length).toBeGreaterThanOrEqual(4);
    expect(stumbling.repeated).toContain('I had to, I had to');
    expect(stumbling.conciseness).toBeLessThanOrEqual(plain.conciseness - 10);
    expect(Math.abs(stumbling.problemAnswer - plain.problemAnswer)).toBeLessThanOrEqual(SAME_WITHIN);
  });

  it('is not seen in one that lists things in the same words', () => {
    const listed = `${PLAIN} I checked between line and neutral, line and earth, and neutral and earth.`;
    expect(score(listed).repeated).toEqual([]);
  });
});
