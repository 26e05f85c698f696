import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import type { Axis } from '#contract/words.ts';
import { findQuestion } from '#domain/results/find-question.ts';
import type { ReportQuestion } from '#domain/results/report.ts';
import { NoQuestion } from './no-question.tsx';
import type { Shown } from './of-report.tsx';
import { DetailBar } from './question-bar.tsx';
import { QuestionHead } from './question-head.tsx';
import { Recorded } from './recorded.ts';
import { useRecordedAnswers } from './use-recorded-answers.ts';

export interface ShownQuestion {
  question: ReportQuestion;
  number: number;
}

/** A page about one metric of a question: its head, and below it what the page adds. */
export function ofQuestion(axis: Axis, name: string, Page: ComponentType<ShownQuestion>) {
  return function OfQuestion({ report, isNewest }: Shown) {
    const { questionNumber = '' } = useParams({ strict: false });
    const recorded = useRecordedAnswers(report);
    const found = findQuestion(report, questionNumber);
    const title = found ? `Q${found.number}: ${name}` : name;
    usePageTitle(title);
    if (!found) return <NoQuestion named={questionNumber} />;
    const { question, number } = found;
    return (
      <Recorded value={recorded}>
        <DetailBar report={report} isNewest={isNewest} number={number} />
        <QuestionHead title={title} asked={question.question} score={question.question_overall[axis].overall_score} />
        <Page key={number} question={question} number={number} />
      </Recorded>
    );
  };
}
