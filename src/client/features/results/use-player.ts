import { useCallback, useEffect, useRef, useState } from 'react';
import { type ResponseRecording, stretchAt } from '#domain/recording/response-recording.ts';

export interface Player {
  isPlaying: boolean;
  /** The recording could not be played. */
  failed: boolean;
  atMs: number;
  /** Plays from there, or from where it is; up to `untilMs`, or to the end. */
  play: (fromMs?: number, untilMs?: number) => void;
  pause: () => void;
  seek: (atMs: number) => void;
}

/** One response is heard at a time. */
let heard: HTMLAudioElement | null = null;

/** Plays the recording of a response, however many segments it has. */
export function usePlayer(recording: ResponseRecording | undefined): Player {
  const audio = useRef<HTMLAudioElement>(null);
  const atStretch = useRef(0);
  const until = useRef(Number.POSITIVE_INFINITY);
  const [isPlaying, setIsPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const [atMs, setAtMs] = useState(0);

  const play = useCallback(
    (fromMs?: number, untilMs = Number.POSITIVE_INFINITY) => {
      if (!recording) return;
      const begin = fromMs ?? (atMs >= recording.durationMs - 50 ? 0 : atMs);
      const place = stretchAt(recording, begin);
      if (!place) return;
      audio.current ??= new Audio();
      const element = audio.current;
      if (heard !== element) heard?.pause();
      heard = element;
      until.current = untilMs;
      atStretch.current = place.atMs;
      const address = new URL(place.segment.url, location.origin).href;
      const start = () => {
        element.currentTime = place.fromMs / 1_000;
        element.play().catch(() => undefined);
      };
      element.onplaying = () => {
        setFailed(false);
        setIsPlaying(true);
      };
      element.onpause = () => setIsPlaying(false);
      element.onerror = () => {
        setFailed(true);
        setIsPlaying(false);
      };
      element.onended = () => {
        const next = place.atMs + place.segment.durationMs;
        if (next < Math.min(untilMs, recording.durationMs)) play(next, untilMs);
        else setAtMs(next);
      };
      setAtMs(begin);
      if (element.src === address && element.readyState > 0) return start();
      element.src = address;
      element.onloadedmetadata = start;
      element.load();
    },
    [recording, atMs],
  );
  const pause = useCallback(() => audio.current?.pause(), []);
  const seek = (to: number) => {
    const place = Math.min(Math.max(0, to), recording?.durationMs ?? 0);
    if (isPlaying) play(place);
    else setAtMs(place);
  };

  // A word is shorter than the element's own beat.
  useEffect(() => {
    if (!isPlaying) return;
    let frame = requestAnimationFrame(function look() {
      const now = atStretch.current + (audio.current?.currentTime ?? 0) * 1_000;
      setAtMs(now);
      if (now >= until.current) audio.current?.pause();
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);
  useEffect(
    () => () => {
      audio.current?.pause();
      if (heard === audio.current) heard = null;
    },
    [],
  );
  return { isPlaying, failed, atMs, play, pause, seek };
}
