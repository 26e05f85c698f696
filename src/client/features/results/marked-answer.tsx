import { type FocusEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { type AnswerPiece, cutAnswer } from '#domain/results/cut-answer.ts';
import type { Mark } from '#domain/results/finding.ts';
import { MarkNote } from './mark-note.tsx';
import styles from './marked-answer.module.css';
import type { HeardResponse } from './use-heard-response.ts';
import type { Pointing } from './use-pointing.ts';

interface MarkedAnswerProps {
  answer: string;
  /** Those of this answer. */
  marks: readonly Mark[];
  pointing: Pointing;
  /** Numbers of the marks that a bill has not counted yet. */
  waiting?: ReadonlySet<number> | undefined;
  /** Pressing a mark plays it, and the word that is said is lit. */
  heard?: HeardResponse | undefined;
  /** Where in the response these words begin, if they are a piece of it. */
  from?: number;
}

/** Time to move the pointer from a mark into its note. */
const LEAVING_MS = 160;

/** What was said, with its marks. Where marks lie over one another, both lines are drawn and both are told. */
export function MarkedAnswer({ answer, marks, pointing, waiting, heard, from = 0 }: MarkedAnswerProps) {
  const place = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const noteId = useId();
  const pieces = cutAnswer(answer, marks);
  const opened = pieces.find((piece) => piece.marks.some(({ number }) => number === pointing.open));
  const openMark = opened?.marks.find(({ number }) => number === pointing.open);
  const playing = heard?.word && { start: heard.word.start - from, end: heard.word.end - from };
  const { show, light } = pointing;

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!openMark) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') show(null);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [openMark, show]);

  const stay = () => clearTimeout(leaving.current);
  const leave = () => {
    stay();
    leaving.current = setTimeout(() => {
      show(null);
      light([]);
    }, LEAVING_MS);
  };
  const point = (piece: AnswerPiece) => {
    stay();
    light(piece.marks.map(({ number }) => number));
    show(piece.marks.at(-1)?.number ?? null);
  };
  const handlers = (piece: AnswerPiece) => ({
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && point(piece),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && leave(),
    onFocus: () => point(piece),
    onBlur: (event: FocusEvent) => {
      if (!place.current?.querySelector('[role="note"]')?.contains(event.relatedTarget)) leave();
    },
    onClick: () => {
      point(piece);
      const mark = piece.marks.at(-1);
      if (mark) heard?.play(mark.start + from, mark.end + from);
    },
  });

  return (
    <div className={styles.said} ref={place}>
      {pieces.map((piece) => {
        const mark = piece.marks.at(-1);
        const isPlaying = playing && piece.start < playing.end && piece.end > playing.start;
        const text = isPlaying ? <Played piece={piece} playing={playing} /> : piece.text;
        if (!mark) return <span key={piece.start}>{text}</span>;
        const isWaiting = waiting !== undefined && piece.marks.every(({ number }) => waiting.has(number));
        return (
          <mark
            key={piece.start}
            className={styles.mark}
            data-tone={mark.finding.tone}
            data-under={piece.marks.at(-2)?.finding.tone}
            data-lit={piece.marks.some(({ number }) => pointing.lit.has(number)) || undefined}
            data-waiting={isWaiting || undefined}
            data-numbers={piece.marks.map(({ number }) => number).join(' ')}
          >
            {/* A button's words would not wrap with the lines. */}
            {/* biome-ignore lint/a11y/useSemanticElements: see above */}
            <span
              role="button"
              tabIndex={0}
              aria-describedby={piece === opened ? noteId : undefined}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                event.currentTarget.click();
              }}
              {...handlers(piece)}
            >
              {text}
              {piece.ending.map(({ number }) => (
                <sup key={number}>{number}</sup>
              ))}
            </span>
          </mark>
        );
      })}
      {opened && openMark && (
        <MarkNote
          id={noteId}
          marks={opened.marks}
          at={openMark.number}
          place={place}
          onStay={stay}
          onLeave={leave}
          said={heard?.said(openMark.start + from, openMark.end + from)}
        />
      )}
    </div>
  );
}

/** Words while they are heard. */
function Played({ piece, playing }: { piece: AnswerPiece; playing: { start: number; end: number } }) {
  const from = Math.max(0, playing.start - piece.start);
  const to = Math.min(piece.text.length, playing.end - piece.start);
  return (
    <>
      {piece.text.slice(0, from)}
      <span className={styles.heard} data-being-said="true">
        {piece.text.slice(from, to)}
      </span>
      {piece.text.slice(to)}
    </>
  );
}
