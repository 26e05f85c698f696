import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import words from '#client/ui/words.module.css';
import type { RecordedSegment } from '#domain/recording/recorded-answer.ts';
import { barsOf, pausesOf } from '#domain/recording/response-recording.ts';
import type { Mark } from '#domain/results/finding.ts';
import { PlayButton } from './play-button.tsx';
import { PlayFailure } from './play-failure.tsx';
import styles from './player.module.css';
import { RecordingActs } from './recording-acts.tsx';
import { labelWords, placeTickLabels } from './tick-labels.ts';
import { timeWords } from './time-words.ts';
import type { HeardResponse } from './use-heard-response.ts';

interface PlayerBarProps {
  heard: HeardResponse;
  marks: readonly Mark[];
  title: string;
  /** Rejects when not all of them could be deleted. */
  onDelete: (segments: readonly RecordedSegment[]) => Promise<void>;
}

const BARS = 144;
const LONG_PAUSE_MS = 2_000;
const STEP_MS = 5_000;
/** The drawing's own units. */
const WIDTH = 720;
const MIDDLE = 22;

/** A recorded answer: its waveform, the findings below it, and where one is in it. */
export function PlayerBar({ heard, marks, title, onDelete }: PlayerBarProps) {
  const { recording, player } = heard;
  const { durationMs } = recording;
  const segments = recording.stretches.map(({ segment }) => segment);
  const [deleting, setDeleting] = useState<'' | 'busy' | 'failed'>('');
  const bars = useMemo(() => barsOf(recording, BARS), [recording]);
  const pauses = useMemo(() => pausesOf(recording, LONG_PAUSE_MS), [recording]);
  const { atMs, seek } = player;
  const x = (ms: number) => (WIDTH * Math.min(ms, durationMs)) / durationMs;
  const ticks = marks.flatMap((mark) => {
    const said = heard.said(mark.start, mark.end);
    return said ? [{ mark, from: x(said.startMs), to: x(said.endMs) }] : [];
  });
  const place = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(place);
  const labels = placeTickLabels(
    ticks.map(({ mark, from }) => ({ number: mark.number, leftPx: (from * widthPx) / WIDTH })),
    widthPx,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: atMs - STEP_MS, ArrowRight: atMs + STEP_MS, Home: 0, End: durationMs }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    seek(to);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    seek((durationMs * (event.clientX - left)) / width);
  };
  const remove = async () => {
    player.pause();
    setDeleting('busy');
    await onDelete(segments).catch(() => setDeleting('failed'));
  };
  return (
    <div className={styles.player}>
      <PlayButton what={title} player={player} />
      <div
        ref={place}
        className={styles.place}
        role="slider"
        tabIndex={0}
        aria-label={`Place in the recording: ${title}`}
        aria-valuemin={0}
        aria-valuemax={Math.round(durationMs / 1_000)}
        aria-valuenow={Math.round(atMs / 1_000)}
        aria-valuetext={`${timeWords(atMs)} of ${timeWords(durationMs)}`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        <svg viewBox={`0 -6 ${WIDTH} 58`} aria-hidden="true">
          {bars.map((loudness, i) => {
            const at = (i + 0.25) * (WIDTH / BARS);
            const height = 2 + 34 * loudness;
            return (
              <rect
                key={at}
                className={styles.bar}
                data-heard={at <= x(atMs) || undefined}
                x={at}
                y={MIDDLE - height / 2}
                width="2.5"
                height={height}
                rx="1.25"
              />
            );
          })}
          {pauses.map(({ startMs, endMs }) => (
            <text
              key={startMs}
              className={styles.pause}
              x={x((startMs + endMs) / 2)}
              y={MIDDLE + 4}
              textAnchor="middle"
            >
              {((endMs - startMs) / 1_000).toFixed(1)} s
            </text>
          ))}
          {ticks.map(({ mark, from, to }) => (
            <g key={mark.number} className={styles.tick} data-tone={mark.finding.tone}>
              <rect x={from} y="48" width={Math.max(4, to - from)} height="3" rx="1" />
            </g>
          ))}
          <line className={styles.now} x1={x(atMs)} x2={x(atMs)} y1="-1" y2="45" />
          <circle className={styles.now} cx={x(atMs)} cy="-1" r="3.5" />
        </svg>
        {labels.length > 0 && (
          <div className={styles.numbers} aria-hidden="true">
            {labels.map((label) => (
              <span key={label.first} style={{ left: label.leftPx }}>
                {labelWords(label)}
              </span>
            ))}
          </div>
        )}
      </div>
      <span className={styles.time}>
        <b>{timeWords(atMs)}</b> {timeWords(durationMs)}
      </span>
      <div className={styles.acts}>
        <RecordingActs
          of={`recording: ${title}`}
          segments={segments}
          busy={deleting === 'busy'}
          onDelete={() => void remove()}
          compact
        />
      </div>
      {deleting === 'failed' && (
        <p className={words.error} role="alert">
          This recording could not be deleted. Please try again.
        </p>
      )}
      <PlayFailure player={player} />
    </div>
  );
}

/** How wide an element is drawn; 0 before it is. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const resized = new ResizeObserver(([entry]) => setWidthPx(entry?.contentRect.width ?? 0));
    resized.observe(element.current);
    return () => resized.disconnect();
  }, [element]);
  return widthPx;
}
