import { type ReactNode, useMemo } from 'react';
import words from '#client/ui/words.module.css';
import {
  type RecordedAnswer,
  type RecordedSegment,
  type SaidSpan,
  whenSaid,
} from '#domain/recording/recorded-answer.ts';
import { joinRecordings, wordAt } from '#domain/recording/response-recording.ts';
import type { Mark } from '#domain/results/finding.ts';
import type { Lens } from '#domain/results/lens.ts';
import type { ReportQuestion } from '#domain/results/report.ts';
import { BillList } from './bill-list.tsx';
import { HEARD_AROUND } from './heard-around.ts';
import { HeardWrongly } from './heard-wrongly.tsx';
import { MarkedAnswer } from './marked-answer.tsx';
import { PlayerBar } from './player-bar.tsx';
import styles from './question.module.css';
import { saidLength } from './said-length.ts';
import { useCountDown } from './use-count-down.ts';
import { usePlayer } from './use-player.ts';
import type { Pointing } from './use-pointing.ts';
import { weighedLine } from './weighed-words.ts';

interface AnalysedResponseProps {
  question: ReportQuestion;
  /** Its place in the question's list. */
  index: number;
  lens: Lens;
  pointing: Pointing;
  /** What the bill is called when it is remembered that it has counted down; only the first bill does. */
  billName?: string | undefined;
  /** Beside the name of the response. */
  choice?: ReactNode;
  recorded: ReadonlyMap<string, RecordedAnswer>;
  interviewId: string;
  /** Rejects when not all of them could be deleted. */
  onDelete: (segments: readonly RecordedSegment[]) => Promise<void>;
}

/** One response: the words lead, and beside them stands the bill. */
export function AnalysedResponse({
  question,
  index,
  lens,
  pointing,
  billName,
  choice,
  recorded,
  interviewId,
  onDelete,
}: AnalysedResponseProps) {
  const response = question.responses[index];
  const bill = lens.bills[index];
  const counted = useCountDown(billName ?? '', billName && bill?.addsUp ? bill.rows.length : 0);
  const recording = useMemo(() => joinRecordings(response?.sources ?? [], recorded), [response, recorded]);
  const player = usePlayer(recording);
  if (!response) return null;
  const marks = lens.marks.filter((mark) => mark.response === index);
  const waiting =
    counted === undefined
      ? undefined
      : new Set(bill?.rows.slice(counted).flatMap((row) => row.marks.map(({ number }) => number)));
  const hear = (mark: Mark) => {
    const said = recording && whenSaid(recording, mark.start, mark.end);
    if (said) player.play(Math.max(0, said.startMs - HEARD_AROUND.beforeMs), said.endMs + HEARD_AROUND.beyondMs);
  };
  const word = recording && player.isPlaying ? wordAt(recording, player.atMs) : undefined;
  const title = response.response_number === 0 ? 'Main response' : `Follow-up #${response.response_number}`;
  return (
    <section className={styles.response} data-more={index > 0 || undefined}>
      <div>
        <div className={styles.who}>
          <h2 className={words.label}>{title}</h2>
          <span className={words.hint}>{saidLength(response.answer, recording?.durationMs)}</span>
          {choice}
        </div>
        {response.response_number > 0 && response.asked && <p className={styles.followUp}>{response.asked}</p>}
        {recording && (
          <PlayerBar recording={recording} player={player} marks={marks} title={title} onDelete={onDelete} />
        )}
        <MarkedAnswer
          answer={response.answer}
          marks={marks}
          pointing={pointing}
          waiting={waiting}
          playing={word && { start: word.startChar, end: word.endChar }}
          onPress={recording && hear}
          noteEnd={(mark) => recording && <HearLine said={whenSaid(recording, mark.start, mark.end)} />}
        />
        <HeardWrongly interviewId={interviewId} response={response} />
      </div>
      <section className={styles.ledger} data-stick={index === 0 || undefined} aria-label={`Points of ${title}`}>
        <h3 className={words.label}>Points</h3>
        {response.not_scored && lens.axis === 'conciseness' ? (
          <p>{response.not_scored.message || 'This answer is not scored.'}</p>
        ) : bill ? (
          <Sum bill={bill} question={question} lens={lens} index={index} pointing={pointing} counted={counted} />
        ) : (
          <p>{elsewhere(lens, marks.length)}</p>
        )}
      </section>
    </section>
  );
}

/** What pressing a mark does, and how exact it is. */
function HearLine({ said }: { said: SaidSpan | undefined }) {
  if (!said) return null;
  return (
    <p>{said.isEstimated ? 'Press to hear it. Its time is estimated, to a second or two.' : 'Press to hear it.'}</p>
  );
}

interface SumProps {
  bill: NonNullable<Lens['bills'][number]>;
  question: ReportQuestion;
  lens: Lens;
  index: number;
  pointing: Pointing;
  counted: number | undefined;
}

function Sum({ bill, question, lens, index, pointing, counted }: SumProps) {
  if (bill.score < 0) return <p>{question.not_scored?.message || 'This answer is not scored.'}</p>;
  const line = lens.axis === 'conciseness' && index === 0 ? weighedLine(question) : '';
  return (
    <>
      <BillList bill={bill} responses={question.responses} pointing={pointing} counted={counted} />
      {line && <p className={styles.billEnd}>{line}</p>}
      {lens.isWhole && question.responses.length > 1 && (
        <p className={styles.billEnd}>This counts everything that you said to the question.</p>
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
