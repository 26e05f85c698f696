import fc from 'fast-check';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { AnswerAgain, AnswerTougher } from '#client/features/results/again-page.tsx';
import { ConcisenessAnalysis } from '#client/features/results/conciseness-page.tsx';
import { ProblemAnswerAnalysis } from '#client/features/results/problem-answer-page.tsx';
import { QuestionAnalysis } from '#client/features/results/question-page.tsx';
import { SAMPLE_CATEGORIES } from '#client/features/results/sample-categories.ts';
import { SamplePage } from '#client/features/results/sample-page.tsx';
import { StructureBreakdown } from '#client/features/results/structure-page.tsx';
import { readResults } from '#domain/results/read-results.ts';
import { anyReport } from '#tests/support/any-report.ts';
import { BARE, letters, OF, renderQuestion, SIX, shownQuestion, THIRD } from './support/question-page.ts';
import { renderPage, wordsOf } from './support/render-page.ts';

describe('the page of a metric', () => {
  it('of problem answer tells what earned points, and every response with its texts', async () => {
    const text = await shownQuestion(ProblemAnswerAnalysis, SIX, 3);
    const { criteria, overall_summary: summary } = THIRD.question_overall.problem_answer;
    expect(text).toContain(`Back to Question 3 Q3: Problem Answer ${THIRD.question}`);
    for (const { label, points, max } of criteria.filter((row) => row.max > 0)) {
      expect(text).toContain(`${label} ${points} of ${max}`);
    }
    for (const words of ['Main Response', 'Follow-up Responses #1', 'What earned points', `Summary ${summary}`]) {
      expect(text).toContain(words);
    }
    for (const { answer, asked } of THIRD.responses.slice(1)) {
      expect(text).toContain(asked);
      expect(letters(text)).toContain(letters(answer));
    }
    expect(await shownQuestion(ProblemAnswerAnalysis, BARE)).toContain(
      'No technical response was given to the question.',
    );
    // Of a single response nothing is said twice.
    const only = SIX.questions.findIndex(({ responses }) => responses.length === 1);
    expect((await shownQuestion(ProblemAnswerAnalysis, SIX, only + 1)).split('Areas for Improvement')).toHaveLength(2);
  });

  it('of conciseness shows the sum of each response, and how they make the score', async () => {
    const text = await shownQuestion(ConcisenessAnalysis, SIX, 3);
    const [main, followUp] = THIRD.responses;
    const overall = THIRD.question_overall.conciseness.overall_score;
    expect(text).toContain(`Q3: Conciseness Analysis ${THIRD.question}`);
    expect(text).toContain(
      `Response Breakdown ${overall} is the main response (${main?.conciseness.score}) and one follow-up (${followUp?.conciseness.score}), weighed by their words.`,
    );
    expect(text).toMatch(
      new RegExp(`Main response 90 words, about 38 seconds aloud 100( − \\d+)+ = ${main?.conciseness.score} `),
    );
    expect(text).toContain(
      `Summary ${main?.conciseness.summary} Areas for Improvement ${main?.conciseness.improvement}`,
    );
    expect(await shownQuestion(ConcisenessAnalysis, { questions: [{}] })).toContain(
      'No response details found for this question.',
    );
  });

  it('of structure shows what is expected, asked and found, and the answer from start to end', async () => {
    const text = await shownQuestion(StructureBreakdown, SIX, 3);
    for (const words of [
      `Q3: Structure Breakdown ${THIRD.question}`,
      'Expected The case What you did How it ended',
      'Question Type Behavioral',
      'Response Breakdown',
      'Main response',
      'Follow-up #1',
    ]) {
      expect(text).toContain(words);
    }
    const told = await shownQuestion(StructureBreakdown, SIX, 1);
    for (const words of ['Detected What you did Your answer from start to end', 'A good shape'])
      expect(told).toContain(words);
    const without = await shownQuestion(StructureBreakdown, BARE);
    expect(without).toContain('Expected not told Question Type not told Detected none');
    expect(without).not.toContain('Your answer from start to end');
  });

  it('of structure says nothing twice of a single response', async () => {
    const only = SIX.questions.findIndex(({ responses }) => responses.length === 1);
    const text = await shownQuestion(StructureBreakdown, SIX, only + 1);
    const summary = SIX.questions[only]?.question_overall.structure.overall_summary ?? '';
    expect(summary).not.toBe('');
    expect(text.split(`Summary ${summary}`)).toHaveLength(2);
  });

  it('is a page whatever is stored, and shows nobody a hole in it', async () => {
    await fc.assert(
      fc.asyncProperty(anyReport, async (stored) => {
        const report = readResults(stored);
        if (!report) return;
        for (const Page of [
          AnswerAgain,
          AnswerTougher,
          QuestionAnalysis,
          ProblemAnswerAnalysis,
          ConcisenessAnalysis,
          StructureBreakdown,
        ]) {
          const text = wordsOf(await renderQuestion(Page, report, 1));
          for (const hole of ['undefined', 'NaN', 'Invalid Date', '[object', ', ,']) expect(text).not.toContain(hole);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the samples of categories', () => {
  const page = async (below: string) =>
    wordsOf(
      await renderPage(
        () => createElement(SamplePage),
        below.includes('/') ? `${OF}/$category/$subcategory` : `${OF}/$category`,
        `/results/int_made/question-analysis/3/${below}`,
      ),
    );

  it('list for each question an excerpt, a score, an analysis and suggestions, and say that they are samples', async () => {
    const aspects = SAMPLE_CATEGORIES.find(({ id }) => id === 'problem-answer')?.aspects ?? [];
    expect(aspects.map(({ id }) => id)).toEqual(['technical-correctness', 'adaptability', 'clarity-of-explanation']);
    for (const { id, name, items } of aspects) {
      const text = await page(`problem-answer/${id}`);
      expect(text).toContain(`Back to Question Analysis ${name}`);
      expect(text).toContain('These are samples, not your answers.');
      for (const { question, excerpt, analysis, suggestions, score } of items) {
        expect(text).toContain(
          `${question} “${excerpt}” ${analysis} Suggestions ${suggestions.join(' ')} ${score} out of 100`,
        );
      }
    }
    expect(await page('communication')).toContain('Active Listening');
    expect(await page('delivery')).toContain('Pauses');
  });

  it('have no others', async () => {
    for (const name of ['sales', 'communication/dancing']) {
      expect(await page(name)).toContain('Failed to load data. Please try again. Back to Question Analysis');
    }
  });
});
