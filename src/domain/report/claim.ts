import type { Axis } from '#contract/words.ts';

/**
 * Something that a report says of an answer. There are no others: what was told and what is surely missing come from the
 * reading, marks and limits from the bill; what the interviewer had to ask for, and what words there are, is counted; what
 * a language model would change is judged, and what a coach would surely say is learned of coaches. Each is made only from the certainty of its kind on.
 */
export interface Claim {
  kind: 'told' | 'missing' | 'mark' | 'limit' | 'counted' | 'judged' | 'coached' | 'praised';
  /** The line of the outline, or of the bill. */
  about: string;
  /** The words that it speaks of; '' where there are none. */
  quote: string;
  /** Which response, and where the words begin and end in it. */
  place?: { response: number; start: number; end: number };
  /** How many places it has. */
  places: number;
  title: string;
  detail: string;
  costs: { axis: Axis; points: number }[];
}
