import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import words from '#client/ui/words.module.css';
import type { AnswerRecording } from '#domain/recording/answers-of-segments.ts';
import { RecordingActs } from './recording-acts.tsx';
import styles from './recordings.module.css';
import { contentsWords, keptWords, placeWords } from './recordings-words.ts';
import { ALL, useRecordings } from './use-recordings.ts';

/** The recorded answers of an interview, to take away or to delete, one by one or all; nothing where there are none. */
export function RecordingsList({ interviewId }: { interviewId: string }) {
  const { recordings, onTheirWay, remove, tryAgain } = useRecordings(interviewId);
  if (recordings.status === 'loading') return null;
  if (recordings.status === 'failed') {
    return (
      <Card title="Recordings">
        <p className={styles.failed} role="status">
          <span>Your recordings could not be listed.</span>
          <Button onClick={tryAgain}>Try again</Button>
        </p>
      </Card>
    );
  }
  const { answers, keptUntil, deleting, deletionFailed } = recordings;
  if (answers.length === 0 && onTheirWay === 0) return null;
  return (
    <Card title="Recordings" aside={keptWords(keptUntil)}>
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.key}>
            <span className={styles.place}>{placeWords(answer)}</span>
            <span className={words.hint}>{contentsWords(answer)}</span>
            <RecordingActs
              of={placeWords(answer)}
              segments={answer.segments}
              busy={deleting === answer.key || deleting === ALL}
              onDelete={() => void remove(answer)}
            />
          </li>
        ))}
        {answers.length > 1 && (
          <li>
            <span className={styles.place}>All answers</span>
            <span className={words.hint}>{contentsWords(togetherOf(answers))}</span>
            <RecordingActs
              of="all answers"
              segments={answers.flatMap(({ segments }) => segments)}
              busy={deleting !== null}
              onDelete={() => void remove(ALL)}
            />
          </li>
        )}
      </ul>
      {onTheirWay > 0 && (
        <p className={words.hint} role="status">
          {onTheirWay === 1 ? 'One recording is' : `${onTheirWay} recordings are`} still being sent. You can leave this
          page.
        </p>
      )}
      {deletionFailed && (
        <p className={words.error} role="alert">
          Not everything could be deleted. What is listed is still there.
        </p>
      )}
    </Card>
  );
}

const togetherOf = (answers: readonly AnswerRecording[]): AnswerRecording => ({
  key: ALL,
  questionIndex: 0,
  followUpIndex: 0,
  segments: answers.flatMap(({ segments }) => segments),
  durationMs: answers.reduce((sum, { durationMs }) => sum + durationMs, 0),
  bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
  hasPicture: answers.some(({ hasPicture }) => hasPicture),
});
