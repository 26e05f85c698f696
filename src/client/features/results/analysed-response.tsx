import { ArrowRight } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import { readAskedOn } from '#domain/results/asked-on.ts';
import { firstWithRest } from '#domain/results/bill.ts';
import type { Lens } from '#domain/results/lens.ts';
import type { ReportQuestion } from '#domain/results/report.ts';
import { BillList } from './bill-list.tsx';
import { HeardWrongly } from './heard-wrongly.tsx';
import { MarkedAnswer } from './marked-answer.tsx';
import { PlayerBar } from './player-bar.tsx';
import styles from './question.module.css';
import { Recorded } from './recorded.ts';
import { saidLength } from './said-length.ts';
import { useCountDown } from './use-count-down.ts';
import { useHeardResponse } from './use-heard-response.ts';
import type { Pointing } from './use-pointing.ts';
import { weighedLine } from './weighed-words.ts';
import { WordsAndPoints } from './words-and-points.tsx';

interface AnalysedResponseProps {
  question: ReportQuestion;
  /** Its place in the question's list. */
  index: number;
  lens: Lens;
  pointing: Pointing;
  /** What the bill is called when it is remembered that it has counted down; only the first bill does. */
  billName?: string | undefined;
  /** How many points the score of its bill may be off by. */
  margin: number | undefined;
  /** Beside the name of the response. */
  choice?: ReactNode;
  interviewId: string;
}

/** One response: the words lead, and beside them stands the bill. */
export function AnalysedResponse({
  question,
  index,
  lens,
  pointing,
  billName,
  margin,
  choice,
  interviewId,
}: AnalysedResponseProps) {
  const response = question.responses[index];
  const bill = lens.bills[index];
  const counted = useCountDown(billName ?? '', billName && bill?.addsUp ? bill.rows.length : 0);
  const { recorded, remove } = useContext(Recorded);
  const heard = useHeardResponse(response, recorded);
  if (!response) return null;
  const marks = lens.marks.filter((mark) => mark.response === index);
  const askedOn = response.response_number > 0 ? readAskedOn(question, response) : undefined;
  const length = saidLength(response.answer, heard?.recording.durationMs);
  const waiting =
    counted === undefined
      ? undefined
      : new Set(bill?.rows.slice(counted).flatMap((row) => row.marks.map(({ number }) => number)));
  return (
    <WordsAndPoints
      className={styles.response}
      answers={[response]}
      sticky={index === 0}
      head={
        <>
          <div className={styles.who}>
            <h2 className={words.label}>{askedOn ? 'Asked in the interview' : response.question}</h2>
            <span className={words.hint}>
              {askedOn ? `${response.question}${askedOn.about && `, about ${askedOn.about}`}. ${length}` : length}
            </span>
            {choice}
          </div>
          {askedOn && response.asked && <p className={styles.followUp}>{response.asked}</p>}
          {heard && <PlayerBar heard={heard} marks={marks} title={response.question} onDelete={remove} />}
        </>
      }
      pointsLabel={`Points of ${response.question}`}
      points={
        <>
          <h3 className={words.label}>Points</h3>
          {response.not_scored && lens.axis === 'conciseness' ? (
            <p>{response.not_scored.message || 'This answer is not scored.'}</p>
          ) : bill ? (
            <Sum {...{ bill, question, lens, index, pointing, counted, margin }} />
          ) : (
            <p>{elsewhere(lens, marks.length)}</p>
          )}
        </>
      }
    >
      <MarkedAnswer answer={response.answer} marks={marks} pointing={pointing} waiting={waiting} heard={heard} />
      {askedOn?.cameTo && (
        <p className={styles.cameTo}>
          <Icon of={ArrowRight} />
          {askedOn.cameTo}
        </p>
      )}
      <HeardWrongly interviewId={interviewId} response={response} />
    </WordsAndPoints>
  );
}

interface SumProps {
  bill: NonNullable<Lens['bills'][number]>;
  question: ReportQuestion;
  lens: Lens;
  index: number;
  pointing: Pointing;
  counted: number | undefined;
  margin: number | undefined;
}

function Sum({ bill, question, lens, index, pointing, counted, margin }: SumProps) {
  if (bill.score < 0) return <p>{question.not_scored?.message || 'This answer is not scored.'}</p>;
  const line = lens.axis === 'conciseness' && index === 0 ? weighedLine(question) : '';
  return (
    <>
      <BillList
        bill={bill}
        responses={question.responses}
        pointing={pointing}
        counted={counted}
        margin={margin}
        explainsRest={bill === firstWithRest(lens.bills)}
      />
      {line && <p className={classNames(words.hint, styles.billEnd)}>{line}</p>}
      {lens.isWhole && question.responses.length > 1 && (
        <p className={classNames(words.hint, styles.billEnd)}>This counts everything that you said to the question.</p>
      )}
    </>
  );
}

/** Where the points of a follow-up are counted. */
const elsewhere = ({ axis }: Lens, marks: number): string =>
  axis === 'structure'
    ? marks === 0
      ? 'Nothing is taken off for these words.'
      : 'The list above counts what is marked here.'
    : marks === 0
      ? 'These words earn no points of their own.'
      : 'The list above counts what these words earn.';
