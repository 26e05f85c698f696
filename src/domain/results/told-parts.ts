import type { OutlinePart } from '#contract/results.ts';
import { bareWords } from './bare-words.ts';
import type { ReportQuestion, ReportResponse } from './report.ts';

/** A part of an answer as it was told, or the empty place of one that is missing. */
export interface ToldPart extends Pick<OutlinePart, 'label' | 'asks' | 'note'> {
  costs: NonNullable<OutlinePart['costs']>;
  /** Where it is told, and the words as they were said; undefined where it is missing. */
  said: { response: ReportResponse; start: number; end: number; quote: string } | undefined;
}

/** The parts of what was told to a question, with their words; none in reports that do not tell them. */
export function toldParts({ told = [], responses }: ReportQuestion): ToldPart[] {
  return told.flatMap(({ label, place, asks, note, costs = [] }): ToldPart[] => {
    const part = { label, ...(asks ? { asks } : {}), ...(note ? { note } : {}), costs };
    if (!place) return [{ ...part, said: undefined }];
    const response = responses.find((each) => each.response_number === place.response_number);
    const { start_char: start, end_char: end } = place;
    const quote = bareWords(response?.answer.slice(start, end) ?? '');
    return response && quote ? [{ ...part, said: { response, start, end, quote } }] : [];
  });
}
