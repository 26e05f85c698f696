import { createElement, type ReactNode } from 'react';
import type { Shown } from '#client/features/results/of-report.tsx';
import { readResults } from '#domain/results/read-results.ts';
import type { Report } from '#domain/results/report.ts';
import { madeReport, SIX_ANSWERS } from '#tests/support/made-report.ts';
import { renderPage, wordsOf } from './render-page.ts';

/** The page of a question. */
export type Page = (shown: Shown) => ReactNode;
/** Where the pages of a question are. */
export const OF = '/results/$interviewId/question-analysis/$questionNumber';

/** A report as a page gets it from what is stored. */
export function readReport(stored: unknown): Report {
  const report = readResults(JSON.parse(JSON.stringify(stored)));
  if (!report) throw new Error('The report is none');
  return report;
}

/** The markup of a page of a question. */
export const renderQuestion = (Page: Page, report: Report, question: number | string, below = '') =>
  renderPage(
    () => createElement(Page, { report, isNewest: false }),
    `${OF}${below}`,
    `/results/int_made/question-analysis/${question}${below}`,
  );
/** The words on a page of a question. */
export const shownQuestion = async (Page: Page, stored: unknown, question: number | string = 1) =>
  wordsOf(await renderQuestion(Page, readReport(stored), question));
/** A text but for its figures, by which alone a repetition may differ. */
export const letters = (text: string) => text.replace(/[\d\s]/g, '');

export const SIX = madeReport(SIX_ANSWERS);
const [, , third] = SIX.questions;
if (!third) throw new Error('There is no third question');
export const THIRD = third;
export const BARE = { questions: [{ responses: [{ answer: 'I did it.' }] }] };
