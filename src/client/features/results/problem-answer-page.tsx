import { useContext } from 'react';
import words from '#client/ui/words.module.css';
import { type Bill, firstWithRest } from '#domain/results/bill.ts';
import type { Mark } from '#domain/results/finding.ts';
import { type Lens, seeBy } from '#domain/results/lens.ts';
import type { ReportQuestion, ReportResponse } from '#domain/results/report.ts';
import { CriteriaList } from './criteria-list.tsx';
import { DetailTexts } from './detail-texts.tsx';
import styles from './details.module.css';
import { isSaidOfTheResponse } from './is-said-of-the-response.ts';
import { MarkedAnswer } from './marked-answer.tsx';
import { numbered } from './numbered.ts';
import { ofQuestion, type ShownQuestion } from './of-question.tsx';
import { ofReport } from './of-report.tsx';
import { Recorded } from './recorded.ts';
import { ResponseLength } from './response-length.tsx';
import { scoreWords } from './score-words.ts';
import { SummaryAndAdvice } from './summary-and-advice.tsx';
import { useHeardResponse } from './use-heard-response.ts';
import { type Pointing, usePointing } from './use-pointing.ts';
import { togetherSentence } from './weighed-words.ts';
import { WordsAndPoints } from './words-and-points.tsx';

export const ProblemAnswerAnalysis = ofQuestion('problem_answer', 'Problem Answer', ProblemAnswer);

/** What in the responses answered the question, and what it earned. */
export const ProblemAnswerPage = ofReport(ProblemAnswerAnalysis);

const NO_ANSWER = 'No technical response was given to the question.';

function ProblemAnswer({ question }: ShownQuestion) {
  const pointing = usePointing();
  const lens = seeBy('problem_answer', question);
  const { overall_summary: summary, overall_improvement: improvement } = question.question_overall.problem_answer;
  const isMain = ({ item }: { item: ReportResponse }) => item.response_number === 0;
  const responses = numbered(question.responses);
  const together = togetherSentence(question);
  const followUps = responses.filter((each) => !isMain(each));
  return (
    <>
      <WordsAndPoints
        className={styles.answer}
        answers={question.responses}
        wide
        sticky
        points={
          <div className={styles.criteria}>
            <h2>What earned points</h2>
            {together && <p>{together}</p>}
            <Earned question={question} bills={lens.bills} pointing={pointing} />
          </div>
        }
      >
        {responses.length === 0 && <p>No response details found for this question.</p>}
        {responses.filter(isMain).map(({ number, item }) => (
          <Said key={number} title="Main Response" response={item} index={number - 1} lens={lens} pointing={pointing} />
        ))}
        {followUps.length > 0 && <h2 className={styles.between}>Follow-up Responses</h2>}
        {followUps.map(({ number, item }) => (
          <Said
            key={number}
            title={`#${item.response_number}`}
            response={item}
            index={number - 1}
            lens={lens}
            pointing={pointing}
          />
        ))}
      </WordsAndPoints>
      {!isSaidOfTheResponse(question, 'problem_answer') && (
        <SummaryAndAdvice
          heading="Summary"
          summary={summary || NO_ANSWER}
          improvement={improvement}
          advice={[]}
          className={styles.texts}
        />
      )}
    </>
  );
}

function Earned({ question, bills, pointing }: { question: ReportQuestion; bills: Lens['bills']; pointing: Pointing }) {
  const given = bills.filter((bill): bill is Bill => bill !== undefined && bill.score >= 0);
  if (given.length === 0 || given.every(({ rows }) => rows.length === 0)) {
    return <p>{question.not_scored?.message || 'This report does not say what earned the points.'}</p>;
  }
  return numbered(given).map(({ number, item }) => (
    <CriteriaList
      key={number}
      bill={item}
      responses={question.responses}
      pointing={pointing}
      explainsRest={item === firstWithRest(given)}
    />
  ));
}

interface SaidProps {
  title: string;
  response: ReportResponse;
  index: number;
  lens: Lens;
  pointing: Pointing;
}

function Said({ title, response, index, lens, pointing }: SaidProps) {
  const { score, summary, improvement } = response.problem_answer;
  const heard = useHeardResponse(response, useContext(Recorded).recorded);
  const Heading = response.response_number === 0 ? 'h2' : 'h3';
  const marks: Mark[] = lens.marks.filter((mark) => mark.response === index);
  return (
    <article className={styles.said}>
      <div className={styles.who}>
        <Heading className={words.label}>{title}</Heading>
        <ResponseLength response={response} heard={heard} />
        <b>
          {scoreWords(score)}
          {score >= 0 && <small> out of 100</small>}
        </b>
      </div>
      {response.response_number > 0 && response.asked && <p className={styles.followUp}>{response.asked}</p>}
      <MarkedAnswer answer={response.answer} marks={marks} pointing={pointing} heard={heard} />
      <DetailTexts summary={summary || NO_ANSWER} improvement={improvement} />
    </article>
  );
}
