import type { Axis, MarkValue } from '#contract/words.ts';

/** Where words stand: the response by its place in the question's list, and UTF-16 offsets into its answer. */
export interface Place {
  response: number;
  start: number;
  end: number;
}

/** The colour of a mark: that of what costs points, or `good` for what earned them. */
export type MarkTone = MarkValue | 'good';

/** One thing that was found in what was said to a question: what it is called, what it costs or earned, and where. */
export interface Finding {
  axis: Axis;
  label: string;
  /** What the score lost by it; of a criterion (`max` above 0) what it earned. */
  points: number;
  /** 0 for what only costs. */
  max: number;
  tone: MarkTone;
  /** What it is about these words; '' where nobody said. */
  reason: string;
  /** What to say instead; '' where nobody said. */
  suggestion: string;
  /** In reading order; none where there are no words to point at. */
  places: Place[];
}

/** A place of a finding with the number that the page gives it. */
export interface Mark extends Place {
  /** From 1, in reading order over all responses of the question. */
  number: number;
  finding: Finding;
}

/** Numbers the places of findings in reading order: by response, then by where they begin; the longer one first. */
export function numberMarks(findings: readonly Finding[]): Mark[] {
  return findings
    .flatMap((finding) => finding.places.map((place) => ({ ...place, finding })))
    .sort((a, b) => a.response - b.response || a.start - b.start || b.end - a.end)
    .map((mark, before) => ({ ...mark, number: before + 1 }));
}
