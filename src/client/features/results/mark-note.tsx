import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { SaidSpan } from '#domain/recording/recorded-answer.ts';
import type { Finding, Mark } from '#domain/results/finding.ts';
import styles from './marked-answer.module.css';
import { pointsWords } from './points-words.ts';

interface MarkNoteProps {
  id: string;
  /** All that lie where the reader points, the shortest last. */
  marks: readonly Mark[];
  /** The number of the mark below whose last line the note stands. */
  at: number;
  place: RefObject<HTMLDivElement | null>;
  onStay: () => void;
  onLeave: () => void;
  /** When these words are heard, where they are recorded. */
  said: SaidSpan | undefined;
}

const GAP_PX = 12;
const TAIL_PX = 18;

/** What was found at some words: its kind, its points, why, and what to say instead. It never covers the words. */
export function MarkNote({ id, marks, at, place, onStay, onLeave, said }: MarkNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<{ left: number; top: number; tail: number }>();

  useLayoutEffect(() => {
    const put = () => {
      const box = place.current;
      const lines = [...(box?.querySelectorAll(`[data-numbers~="${at}"]`) ?? [])].flatMap((mark) => [
        ...mark.getClientRects(),
      ]);
      const line = lines.at(-1);
      if (!box || !note.current || !line) return;
      const around = box.getBoundingClientRect();
      const left = Math.max(0, Math.min(line.left - around.left, around.width - note.current.offsetWidth));
      const tail = Math.max(TAIL_PX, line.left - around.left - left + Math.min(40, line.width / 2));
      setSpot({ left, top: line.bottom - around.top + GAP_PX, tail });
    };
    put();
    addEventListener('resize', put);
    return () => removeEventListener('resize', put);
  }, [at, place]);

  const findings = [...new Set(marks.map(({ finding }) => finding))].reverse();
  return (
    <div
      ref={note}
      id={id}
      role="note"
      className={styles.note}
      style={spot ? { left: spot.left, top: spot.top } : { visibility: 'hidden' }}
      onPointerEnter={onStay}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onLeave()}
    >
      {spot && <i className={styles.tail} style={{ left: spot.tail }} aria-hidden="true" />}
      {findings.map((finding) => (
        <FindingNote key={`${finding.label}${finding.places[0]?.start}`} finding={finding} />
      ))}
      {said && (
        <p>{said.isEstimated ? 'Press to hear it. Its time is estimated, to a second or two.' : 'Press to hear it.'}</p>
      )}
    </div>
  );
}

function FindingNote({ finding }: { finding: Finding }) {
  const { label, tone, reason, suggestion, max } = finding;
  const isComplete = max > 0 && suggestion === '';
  return (
    <section>
      <header>
        <i className={styles.swatch} data-tone={tone} aria-hidden="true" />
        {label}
        <span>{pointsWords(finding)}</span>
      </header>
      {reason && <p>{reason}</p>}
      {!isComplete && (
        <p>
          <b>{max > 0 ? 'To earn more:' : 'Instead:'}</b> {suggestion || 'No suggestions available.'}
        </p>
      )}
    </section>
  );
}
