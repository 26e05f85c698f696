import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { adviceOf, ReportProblem } from '#client/features/results/report-problem.tsx';
import { NoInterviewId, ReportMissing } from '#client/state/reports.ts';
import { renderPage, wordsOf } from './support/render-page.ts';

const problem = async (error: Error, address = '/results/int_1') => {
  const path = address.includes('question')
    ? address.replace('int_1', '$interviewId').replace('analysis/2', 'analysis/$questionNumber')
    : '/results/$interviewId';
  const page = () => createElement(ReportProblem, { error, reset: () => undefined });
  return wordsOf(await renderPage(page, path, address));
};
const failed = (status: number, message?: string) =>
  new ApiError(status, 'generic', message === undefined ? {} : { message }, { statusText: 'Bad Gateway' });

describe('in the place of a report', () => {
  it.each([
    ['one that never came', new ReportMissing('unknown'), 'No results found for this interview Return Home'],
    [
      'an interview that goes on',
      new ReportMissing('in_progress'),
      'No results found for this interview Go on with the interview Return Home',
    ],
    [
      'one that is still written',
      new ReportMissing('processing'),
      'Your report is still being written. Your answers are safe. Ask again Return Home',
    ],
    ['an answer that is none', failed(200), 'No results found Try Again Return Home'],
    ['an account without any', failed(404), 'No results found Take Interview Return Home'],
    ['a server that says why', failed(500, 'We broke.'), 'HTTP 500: We broke. Try Again Return Home'],
    ['a server that does not', failed(502), 'HTTP 502: Bad Gateway Try Again Return Home'],
    ['nothing that answers', new TypeError('Failed to fetch'), 'Failed to load results Try Again Return Home'],
    ['an address without an interview', new NoInterviewId(), 'Missing interview ID Return Home'],
  ])('stands for %s what happened, and a way on', async (_name, error, words) => {
    const text = (await problem(error)).replace(` ${adviceOf(error)}`, '');
    expect(text).toBe(`Could not load interview results ${words}`);
  });

  it('promises nothing of an interview that is not there for whoever asks', async () => {
    const text = await problem(new ReportMissing('unknown'));
    expect(text).not.toContain('is kept');
    expect(text).toContain('It may have been deleted, or belong to another account.');
    expect(await problem(new ReportMissing('unreachable'))).toContain('Everything you have answered is kept.');
  });

  it.each([
    ['', 'Could not load question data', 'Back to Results'],
    ['/problem-answer', 'Could not load problem answer details', 'Back to Question Analysis'],
    ['/conciseness', 'Failed to load conciseness data', 'Back to Question Analysis'],
  ])('a page of a question%s says what could not be loaded, and leads one page up', async (below, title, back) => {
    const text = await problem(failed(500), `/results/int_1/question-analysis/2${below}`);
    expect(text).toContain(title);
    expect(text).toContain(back);
    expect(text).not.toContain('Return Home');
  });
});
