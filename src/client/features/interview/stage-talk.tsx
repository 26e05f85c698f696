import { classNames } from '#client/ui/class-names.ts';
import words from '#client/ui/words.module.css';
import { isInvitation } from '#domain/interview/invite.ts';
import { type StageState, shownCaption } from '#domain/stage/stage.ts';
import { heldWords } from './answer-field.ts';
import { ElapsedTime } from './elapsed-time.tsx';
import { HeardCaption } from './heard-caption.tsx';
import type { LiveView } from './live-view.ts';
import styles from './stage.module.css';
import { seenStatusOf, statusOf } from './stage-status.ts';
import { useNewsOf } from './use-news-of.ts';
import { type HeardWords, joinWords } from './utterance.ts';

/** A caption longer than this is set smaller, so that the whole of it stands above what the candidate does. */
const LONG_CAPTION_CHARS = 140;

/** The talk: what the interviewer says, whose turn it is, and the candidate's words as they are heard. */
export function StageTalk({ view }: { view: LiveView }) {
  const { stage } = view;
  const status = statusOf(stage);
  const seen = seenStatusOf(view);
  const { shown: caption, isNews } = useNewsOf(shownCaption(stage), stage.interruption !== null);
  const cutAt = stage.interruption && wholeWords(caption, stage.interruption.saidChars);
  return (
    <div className={styles.talk}>
      {/* It is there before its words: a region that comes with words in it is passed over by some readers. */}
      <div aria-live="polite">
        {stage.acknowledgement !== '' && (
          <p className={styles.acknowledgement} data-part="acknowledgement">
            {stage.acknowledgement}
          </p>
        )}
      </div>
      <h1>{headingOf(stage)}</h1>
      <p
        className={classNames(styles.spoken, caption.length > LONG_CAPTION_CHARS && styles.longSpoken)}
        data-part="caption"
        aria-live={isNews ? 'polite' : 'off'}
      >
        {cutAt === null ? (
          caption
        ) : (
          <>
            {caption.slice(0, cutAt)}
            <span className={styles.cut} />
            <span className={styles.unsaid} data-part="unsaid">
              {caption.slice(cutAt)}
            </span>
          </>
        )}
      </p>
      <p className={styles.status} data-who={seen?.who ?? status.who}>
        <span role="status" data-part="status" className={seen ? words.unseen : undefined}>
          {status.text}
        </span>
        {seen && (
          <span aria-hidden="true" data-part="seen-status">
            {seen.text} <em>{seen.more}</em>
          </span>
        )}
        {view.recordingSinceMs !== null && seen?.who !== 'closing' && <ElapsedTime sinceMs={view.recordingSinceMs} />}
      </p>
      <HeardCaption words={wordsOf(view)} isLive={view.recordingSinceMs !== null} />
    </div>
  );
}

/** Where a text was cut off, between two of its words. */
function wholeWords(text: string, chars: number): number {
  const end = text.indexOf(' ', chars);
  return end === -1 ? text.length : end;
}

function headingOf({ caption, captionIsFollowUp, questionIndex }: StageState): string {
  if (isInvitation(caption)) return 'Your Question';
  return captionIsFollowUp ? 'Follow-up Question' : `Question ${questionIndex + 1}`;
}

/** The words of the answer so far: while it is spoken, what was typed or heard of it before comes first. */
function wordsOf(view: LiveView): HeardWords {
  const { settled, unsettled } = view.heardWords;
  return { settled: joinWords(view.typing ? '' : heldWords(view), settled), unsettled };
}
