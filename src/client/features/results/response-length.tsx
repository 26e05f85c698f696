import words from '#client/ui/words.module.css';
import type { ReportResponse } from '#domain/results/report.ts';
import styles from './details.module.css';
import { PlayButton } from './play-button.tsx';
import { PlayFailure } from './play-failure.tsx';
import { saidLength } from './said-length.ts';
import type { HeardResponse } from './use-heard-response.ts';

interface ResponseLengthProps {
  response: ReportResponse;
  heard: HeardResponse | undefined;
}

/** How long a response is: its words, and its time where it was recorded; there it can be heard, too. */
export function ResponseLength({ response: { answer, question }, heard }: ResponseLengthProps) {
  return (
    <>
      <span className={words.hint}>{saidLength(answer, heard?.recording.durationMs)}</span>
      {heard && (
        <span className={styles.hear}>
          <PlayButton small what={question} player={heard.player} />
          <PlayFailure player={heard.player} />
        </span>
      )}
    </>
  );
}
