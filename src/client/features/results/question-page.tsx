import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { findQuestion } from '#domain/results/find-question.ts';
import { AgainInvitation } from './again-invitation.tsx';
import { MetricCards } from './metric-cards.tsx';
import { NoQuestion } from './no-question.tsx';
import { ofReport, type Shown } from './of-report.tsx';
import { QuestionBar } from './question-bar.tsx';
import { QuestionHead } from './question-head.tsx';
import { QuestionTexts } from './question-texts.tsx';
import { Recorded } from './recorded.ts';
import { ResponsesByAxis } from './responses-by-axis.tsx';
import { Told } from './told.tsx';
import { useRecordedAnswers } from './use-recorded-answers.ts';

/** One question: what was said, what was found in it, and where each score comes from. */
export const QuestionPage = ofReport(QuestionAnalysis);

export function QuestionAnalysis({ report, isNewest }: Shown) {
  const { questionNumber = '' } = useParams({ strict: false });
  const recorded = useRecordedAnswers(report);
  usePageTitle(`Question ${questionNumber}`);
  const found = findQuestion(report, questionNumber);
  if (!found) return <NoQuestion named={questionNumber} />;
  const { question, number } = found;
  return (
    <>
      <QuestionBar report={report} isNewest={isNewest} number={number} />
      <QuestionHead title={`Q${number}`} asked={question.question} score={question.overall_score} />
      <MetricCards question={question} number={number} margin={report.margin} />
      <Recorded value={recorded}>
        <Told key={`told ${number}`} question={question} />
        <ResponsesByAxis
          key={number}
          interviewId={report.interview_id}
          question={question}
          margin={report.margin}
          name={`${report.interview_id} ${question.question_id}`}
        />
      </Recorded>
      <QuestionTexts question={question} />
      <AgainInvitation number={number} />
    </>
  );
}
