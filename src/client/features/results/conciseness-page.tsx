import { useContext } from 'react';
import words from '#client/ui/words.module.css';
import { type Bill, firstWithRest } from '#domain/results/bill.ts';
import { type Lens, seeBy } from '#domain/results/lens.ts';
import type { ReportQuestion } from '#domain/results/report.ts';
import { BillList } from './bill-list.tsx';
import { DetailTexts } from './detail-texts.tsx';
import styles from './details.module.css';
import { MarkedAnswer } from './marked-answer.tsx';
import { numbered } from './numbered.ts';
import { ofQuestion, type ShownQuestion } from './of-question.tsx';
import { ofReport } from './of-report.tsx';
import { Recorded } from './recorded.ts';
import { ResponseLength } from './response-length.tsx';
import { useHeardResponse } from './use-heard-response.ts';
import { type Pointing, usePointing } from './use-pointing.ts';
import { weighedSentence } from './weighed-words.ts';
import { WordsAndPoints } from './words-and-points.tsx';

export const ConcisenessAnalysis = ofQuestion('conciseness', 'Conciseness Analysis', Conciseness);

/** What could be left out of every response to a question, and what each of it costs. */
export const ConcisenessPage = ofReport(ConcisenessAnalysis);

function Conciseness({ question }: ShownQuestion) {
  const pointing = usePointing();
  const lens = seeBy('conciseness', question);
  return (
    <section>
      <div className={styles.top}>
        <h2>Response Breakdown</h2>
        <p>{weighedSentence(question)}</p>
      </div>
      {question.responses.length === 0 && <p>No response details found for this question.</p>}
      {numbered(question.responses).map(({ number }) => (
        <Response key={number} question={question} index={number - 1} lens={lens} pointing={pointing} />
      ))}
    </section>
  );
}

interface ResponseProps {
  question: ReportQuestion;
  index: number;
  lens: Lens;
  pointing: Pointing;
}

function Response({ question, index, lens, pointing }: ResponseProps) {
  const response = question.responses[index];
  const bill = lens.bills[index];
  const heard = useHeardResponse(response, useContext(Recorded).recorded);
  if (!response) return null;
  const isScored = response.conciseness.score >= 0 && bill !== undefined;
  return (
    <WordsAndPoints
      className={styles.response}
      answers={[response]}
      head={
        <>
          <div className={styles.who}>
            <h3 className={words.label}>{response.question}</h3>
            <ResponseLength response={response} heard={heard} />
            {isScored && bill.addsUp && <Equation bill={bill} />}
          </div>
          {response.response_number > 0 && response.asked && <p className={styles.followUp}>{response.asked}</p>}
        </>
      }
      points={
        <>
          <h3 className={words.label}>Points</h3>
          {isScored ? (
            <BillList
              bill={bill}
              responses={question.responses}
              pointing={pointing}
              explainsRest={bill === firstWithRest(lens.bills)}
            />
          ) : (
            <p>{response.not_scored?.message || 'This answer is not scored.'}</p>
          )}
          <DetailTexts {...response.conciseness} />
        </>
      }
    >
      <MarkedAnswer
        answer={response.answer}
        marks={lens.marks.filter((mark) => mark.response === index)}
        pointing={pointing}
        heard={heard}
      />
    </WordsAndPoints>
  );
}

/** '100 − 3 − 4 = 93'. */
function Equation({ bill }: { bill: Bill }) {
  return (
    <p className={styles.sum}>
      100
      {numbered(bill.rows).map(({ number, item }) => (
        <span key={number}>
          <i> − </i>
          {item.points}
        </span>
      ))}
      <i> = </i>
      <b>{bill.score}</b>
    </p>
  );
}
