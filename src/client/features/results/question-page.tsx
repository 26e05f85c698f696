import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import type { Axis } from '#contract/words.ts';
import { findQuestion } from '#domain/results/find-question.ts';
import { seeBy } from '#domain/results/lens.ts';
import type { Report, ReportQuestion } from '#domain/results/report.ts';
import { AgainInvitation } from './again-invitation.tsx';
import { AnalysedResponse } from './analysed-response.tsx';
import { LensChoice } from './lens-choice.tsx';
import { MetricCards } from './metric-cards.tsx';
import { NoQuestion } from './no-question.tsx';
import { numbered } from './numbered.ts';
import { ofReport, type Shown } from './of-report.tsx';
import styles from './question.module.css';
import { QuestionBar } from './question-bar.tsx';
import { QuestionHead } from './question-head.tsx';
import { QuestionTexts } from './question-texts.tsx';
import { Recorded } from './recorded.ts';
import { Told } from './told.tsx';
import { usePointing } from './use-pointing.ts';
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
      <QuestionHead title={`Q${number}`} question={question} score={question.overall_score} />
      <MetricCards question={question} number={number} margin={report.margin} />
      <Recorded value={recorded}>
        <Told key={`told ${number}`} question={question} />
        <Responses
          key={number}
          report={report}
          question={question}
          name={`${report.interview_id} ${question.question_id}`}
        />
      </Recorded>
      <QuestionTexts question={question} />
      <AgainInvitation number={number} />
    </>
  );
}

/** What was said to it, by the axis that the reader looks for. */
function Responses({ report, question, name }: { report: Report; question: ReportQuestion; name: string }) {
  const [axis, setAxis] = useState<Axis>('conciseness');
  const pointing = usePointing();
  const lens = seeBy(axis, question);
  if (question.responses.length === 0) {
    return <p className={styles.empty}>No response details found for this question.</p>;
  }
  const choose = (next: Axis) => {
    pointing.show(null);
    pointing.light([]);
    setAxis(next);
  };
  return numbered(question.responses).map(({ number: place }) => (
    <AnalysedResponse
      key={place}
      question={question}
      index={place - 1}
      lens={lens}
      pointing={pointing}
      billName={place === 1 && axis === 'conciseness' ? name : undefined}
      interviewId={report.interview_id}
      margin={place === 1 ? report.margin?.[axis] : undefined}
      choice={place === 1 && <LensChoice axis={axis} onChoose={choose} />}
    />
  ));
}
