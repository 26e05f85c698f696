import { useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { dayWords } from '#client/ui/day-words.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { MAX_RETRIES } from '#contract/limits.ts';
import type { AnsweredAgain } from '#domain/answers/read-retries.ts';
import { tougherId } from '#domain/report/tougher-question.ts';
import { findQuestion } from '#domain/results/find-question.ts';
import type { Report, ReportQuestion } from '#domain/results/report.ts';
import styles from './again.module.css';
import { AgainForm } from './again-form.tsx';
import { ComparedAnswers, NewScores } from './compared-answers.tsx';
import { NoQuestion } from './no-question.tsx';
import { numbered } from './numbered.ts';
import { ofReport, type Shown } from './of-report.tsx';
import { DetailBar } from './question-bar.tsx';
import { QuestionHead } from './question-head.tsx';
import { ResponsesByAxis } from './responses-by-axis.tsx';
import { useRetries } from './use-retries.ts';

/** One question of the interview, answered again: both answers side by side. The report stays as it is. */
export const AgainPage = ofReport(AnswerAgain);

export function AnswerAgain({ report, isNewest }: Shown) {
  const { questionNumber = '' } = useParams({ strict: false });
  const found = findQuestion(report, questionNumber);
  const title = found ? `Q${found.number}: Answer it again` : 'Answer it again';
  usePageTitle(title);
  if (!found) return <NoQuestion named={questionNumber} />;
  const { question, number } = found;
  return (
    <>
      <DetailBar report={report} isNewest={isNewest} number={number} />
      <QuestionHead title={title} asked={question.question} score={question.overall_score} />
      <Room key={`${report.interview_id} ${question.question_id}`} report={report} question={question} />
    </>
  );
}

/** What a tougher interviewer would have asked next, answered now. */
export const TougherPage = ofReport(AnswerTougher);

export function AnswerTougher({ report, isNewest }: Shown) {
  const { questionNumber = '' } = useParams({ strict: false });
  const found = findQuestion(report, questionNumber);
  const tougher = report.overall.harder?.find((item) => item.is_tougher && item.question_number === found?.number);
  const title = found ? `Q${found.number}: A tougher question` : 'A tougher question';
  usePageTitle(title);
  if (!found || !tougher) return <NoQuestion named={questionNumber} />;
  const { question, number } = found;
  // What the report would have changed in the answer before is no help with this one.
  const asked = { ...question, question_id: tougherId(question.question_id), advice: [], overall_improvement: '' };
  return (
    <>
      <DetailBar report={report} isNewest={isNewest} number={number} />
      <QuestionHead title={title} asked={tougher.asks}>
        It goes on from question {number}: “{question.question}”
      </QuestionHead>
      <Room key={`${report.interview_id} ${asked.question_id}`} report={report} question={asked} isNew />
    </>
  );
}

interface RoomProps {
  report: Report;
  question: ReportQuestion;
  /** It was not asked in the interview, so that there is nothing to compare with. */
  isNew?: boolean;
}

function Room({ report, question, isNew = false }: RoomProps) {
  const { tries, send, tryAgain } = useRetries(report.interview_id, question.question_id);
  const [chosen, setChosen] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const taken = tries.status === 'loaded' ? tries.taken : [];
  const shown = taken.find(({ id }) => id === chosen) ?? taken.at(-1);

  // Whoever has just answered wants to see what came of it, also where earlier tries are still looked for.
  const [answered, setAnswered] = useState<string>();
  useEffect(() => {
    if (answered === undefined || shown?.id !== answered) return;
    heading.current?.focus();
    setAnswered(undefined);
  }, [answered, shown?.id]);

  return (
    <>
      {taken.length < MAX_RETRIES ? (
        <AgainForm
          interviewId={report.interview_id}
          question={question}
          label={isNew ? 'Your answer' : 'Your new answer'}
          hint={[report.role, report.company].filter(Boolean).join(' at ')}
          onSend={async (text) => {
            setAnswered((await send(text)).id);
            setChosen(undefined);
          }}
        />
      ) : (
        <p className={styles.full}>
          You have answered this question {!isNew && 'again '}
          {MAX_RETRIES} times, and that is as often as it can be. A new interview asks new ones.
        </p>
      )}
      {tries.status === 'loading' && <p className={styles.full}>Looking for your earlier tries…</p>}
      {tries.status === 'failed' && (
        <ErrorState
          title="Your earlier tries could not be loaded."
          safe="They are kept, and you can answer all the same."
          action={<Button onClick={tryAgain}>Try Again</Button>}
        />
      )}
      {shown && (
        <section className={styles.compared} aria-labelledby="what-came">
          <div className={styles.comparedHead}>
            <h2 id="what-came" ref={heading} tabIndex={-1}>
              {isNew ? 'What it came to' : 'What changed'}
            </h2>
            {taken.length > 1 ? (
              <Tries taken={taken} shown={shown} onChoose={setChosen} />
            ) : (
              <p>Your first try, {dayWords(shown.createdAt)}</p>
            )}
          </div>
          {isNew ? (
            <>
              <NewScores of={shown.after} />
              <ResponsesByAxis key={shown.id} interviewId={report.interview_id} question={shown.after} />
            </>
          ) : (
            <ComparedAnswers key={shown.id} before={shown.before} after={shown.after} />
          )}
        </section>
      )}
    </>
  );
}

interface TriesProps {
  taken: readonly AnsweredAgain[];
  shown: AnsweredAgain;
  onChoose: (id: string) => void;
}

/** Every try with its score; the newest is shown first. */
function Tries({ taken, shown, onChoose }: TriesProps) {
  return (
    <fieldset className={styles.tries} aria-label="Your tries">
      {numbered(taken).map(({ number, item }) => (
        <label key={item.id} title={dayWords(item.createdAt)}>
          <input type="radio" name="try" checked={item === shown} onChange={() => onChoose(item.id)} />
          <span>
            Try {number}
            {item.after.overall_score >= 0 && <b>{item.after.overall_score}</b>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
