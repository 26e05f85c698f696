import { THE_REST } from '#domain/report/catalogue.ts';

/** Whether a row of a bill holds what nothing single shows: it is no finding, and nothing follows from it. */
export const isTheRest = ({ label }: { label: string }): boolean => label === THE_REST.label;
