/** A score as it stands in a line; a dash where there is none. */
export const scoreWords = (score: number): string => (score < 0 ? '–' : String(score));
