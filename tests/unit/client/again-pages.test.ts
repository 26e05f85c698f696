import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { AnswerAgain, AnswerTougher } from '#client/features/results/again-page.tsx';
import { ComparedAnswers } from '#client/features/results/compared-answers.tsx';
import { QuestionAnalysis } from '#client/features/results/question-page.tsx';
import type { Report } from '#domain/results/report.ts';
import { harderReport, toldReport } from '#tests/support/told-report.ts';
import { BARE, letters, OF, readReport, renderQuestion, SIX, shownQuestion, THIRD } from './support/question-page.ts';
import { renderPage, wordsOf } from './support/render-page.ts';

describe('the page on which a question is answered again', () => {
  it('tells the question, its score and what to change, and has a field that must not be empty', async () => {
    const markup = await renderQuestion(AnswerAgain, readReport(SIX), 3, '/again');
    const text = wordsOf(markup);
    expect(text).toContain(`Back to Question 3 Q3: Answer it again ${THIRD.question}`);
    expect(text).toContain(`Keep in mind ${THIRD.advice?.[0]?.title}`);
    expect(text).toContain('The report does not change.');
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>Score this answer/);
    expect(await shownQuestion(AnswerAgain, BARE)).toContain('Question text not available');
    expect(await shownQuestion(AnswerAgain, SIX, 99)).toContain('Question 99 not found');
  });

  it('is led to from the question, twice', async () => {
    const markup = await renderQuestion(QuestionAnalysis, readReport(SIX), 3);
    expect(markup.match(/href="\/results\/int_made\/question-analysis\/3\/again"/g)).toHaveLength(2);
  });

  it('shows both answers with their scores, and what became of each finding', async () => {
    const [strong] = readReport(SIX).questions;
    const weak = readReport(SIX).questions[2];
    if (!strong || !weak) throw new Error('There are no two questions');
    const page = (before: typeof strong, after: typeof strong) =>
      renderPage(() => createElement(ComparedAnswers, { before, after }), OF, '/results/int_made/question-analysis/3');
    const text = wordsOf(await page(weak, strong));
    const [old, now] = [weak.overall_score, strong.overall_score];
    expect(text).toContain(`Overall ${old} → ${now} +${now - old}`);
    expect(text).toMatch(/Gone .*Filler words ×\d/);
    expect(text).toMatch(/Earns more .*\+\d/);
    for (const { answer } of [...weak.responses, ...strong.responses]) expect(letters(text)).toContain(letters(answer));
    expect(wordsOf(await page(strong, strong))).toContain('the same');
    const unscored = readReport(SIX).questions[5];
    if (!unscored?.not_scored) throw new Error('There is no question without a score');
    const why = `has no score, so there is nothing to compare. ${unscored.not_scored.message}`;
    expect(wordsOf(await page(unscored, strong)).split(why)).toHaveLength(2);
    expect(wordsOf(await page(strong, unscored))).toContain(`The new answer ${why}`);
  });
});

describe('the page on which a tougher question is answered', () => {
  const at = (report: Report, question: number) => renderQuestion(AnswerTougher, report, question, '/tougher');

  it('asks that question, says where it goes on from, and has an empty field beside no advice', async () => {
    const report = readReport(harderReport());
    const text = wordsOf(await at(report, 2));
    expect(text).toContain(`Q2: A tougher question ${report.overall.harder?.[1]?.asks} It goes on from question 2`);
    expect(text).toContain('Your answer');
    for (const words of ['Keep in mind', 'What changed', 'Answer it again']) expect(text).not.toContain(words);
  });

  it('is only there where the report asks one', async () => {
    for (const stored of [harderReport(), toldReport(), SIX, BARE]) {
      expect(wordsOf(await at(readReport(stored), 1))).toContain('Could not load question data');
    }
  });
});
