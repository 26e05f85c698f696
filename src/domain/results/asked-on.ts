import { GAP_WORDS, gapOf, listed, uncapitalised } from '#domain/report/catalogue.ts';
import type { ReportQuestion, ReportResponse } from './report.ts';

/** What a follow-up asked for, and what its reply came to, in words; '' where a report does not tell. */
export function readAskedOn(
  { told = [] }: ReportQuestion,
  { asked_for: gap = '', response_number: number }: ReportResponse,
): { about: string; cameTo: string } {
  const parts = told.filter(({ label }) => gapOf(label) === gap);
  const here = parts.filter(({ place }) => place?.response_number === number);
  const open = parts.find(({ place }) => !place);
  const tells = here.map(({ label }) => uncapitalised(label));
  const areOff = open?.costs ? ', so its points stay off' : '';
  return {
    about: GAP_WORDS.get(gap) ?? '',
    cameTo:
      tells.length > 0 ? `Your reply tells ${listed(tells)}.` : open ? `${open.label} is still open${areOff}.` : '',
  };
}
