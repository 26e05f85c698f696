/** What a part of a run prints, and what it found. */
export interface Figures {
  lines: string[];
  faults: string[];
}
