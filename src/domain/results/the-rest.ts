/** The row of a bill that holds what readers took off and nothing single shows: it is no finding, and nothing follows from it. */
export const THE_REST = 'The rest';

/** What that row is. */
export const REST_WORDS = 'How readers took answers told like this one. Nothing single to point at.';

export const isTheRest = ({ label }: { label: string }): boolean => label === THE_REST;
