import { createContext, useContext } from 'react';
import words from '#client/ui/words.module.css';
import type { RecordedAnswer } from '#domain/recording/recorded-answer.ts';
import { joinRecordings } from '#domain/recording/response-recording.ts';
import type { ReportResponse } from '#domain/results/report.ts';
import { saidLength } from './said-length.ts';

/** What there is to hear of the answers of the report at hand. */
export const Recorded = createContext<ReadonlyMap<string, RecordedAnswer>>(new Map());

/** How long a response is: its words, and its time where it was recorded. */
export function ResponseLength({ response: { answer, sources = [] } }: { response: ReportResponse }) {
  return (
    <span className={words.hint}>{saidLength(answer, joinRecordings(sources, useContext(Recorded))?.durationMs)}</span>
  );
}
