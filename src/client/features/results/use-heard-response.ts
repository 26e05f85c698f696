import { useMemo } from 'react';
import { type RecordedAnswer, type SaidSpan, whenSaid } from '#domain/recording/recorded-answer.ts';
import { joinRecordings, type ResponseRecording, wordAt } from '#domain/recording/response-recording.ts';
import type { ReportResponse } from '#domain/results/report.ts';
import { type Player, usePlayer } from './use-player.ts';

/** What is heard around words that are pressed. */
const BEFORE_MS = 1_000;
const BEYOND_MS = 400;

/** A response as it can be heard; places are offsets into its answer. */
export interface HeardResponse {
  recording: ResponseRecording;
  player: Player;
  /** The word that is being said. */
  word: { start: number; end: number } | undefined;
  /** When words were said; undefined where nobody knows. */
  said: (start: number, end: number) => SaidSpan | undefined;
  /** Plays words, from a little before them. */
  play: (start: number, end: number) => void;
}

/** Undefined where nothing of the response is recorded. */
export function useHeardResponse(
  response: ReportResponse | undefined,
  recorded: ReadonlyMap<string, RecordedAnswer>,
): HeardResponse | undefined {
  const recording = useMemo(() => joinRecordings(response?.sources ?? [], recorded), [response, recorded]);
  const player = usePlayer(recording);
  if (!recording) return undefined;
  const word = player.isPlaying ? wordAt(recording, player.atMs) : undefined;
  const said = (start: number, end: number) => whenSaid(recording, start, end);
  return {
    recording,
    player,
    word: word && { start: word.startChar, end: word.endChar },
    said,
    play: (start, end) => {
      const span = said(start, end);
      if (span) player.play(Math.max(0, span.startMs - BEFORE_MS), span.endMs + BEYOND_MS);
    },
  };
}
