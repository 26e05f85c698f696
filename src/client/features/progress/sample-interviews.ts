import type { DurationId, InterviewStyle } from '#contract/words.ts';

/** An interview that nobody took, to show what the page will hold. */
export interface SampleInterview {
  role: string;
  company: string;
  /** ISO date. */
  date: string;
  style: InterviewStyle;
  length: DurationId;
  answer: number;
  conciseness: number;
  structure: number;
}

type Row = [string, string, string, InterviewStyle, DurationId, number, number, number];

/** Oldest first. */
const ROWS: readonly Row[] = [
  ['Barista', 'Copper Kettle Coffee', '2026-08-31', 'normal', '10min', 52, 61, 43],
  ['Sales Associate', 'Marlow & Reed', '2026-09-06', 'behavioral', '10min', 57, 58, 50],
  ['Crew Member', 'Burger Harbor', '2026-09-12', 'normal', '10min', 60, 66, 54],
  ['Software Engineer', 'Northwind Systems', '2026-09-19', 'technical', '30min', 55, 63, 59],
  ['Consultant', 'Alder Bridge Partners', '2026-09-27', 'behavioral', '30min', 63, 60, 66],
  ['Software Engineer', 'Northwind Systems', '2026-10-04', 'technical', '30min', 66, 69, 63],
  ['Financial Analyst', 'First Meridian Bank', '2026-10-11', 'normal', '30min', 70, 65, 69],
  ['Consultant', 'Alder Bridge Partners', '2026-10-18', 'behavioral', '60min', 74, 70, 72],
  ['Software Engineer', 'Northwind Systems', '2026-10-25', 'technical', '60min', 72, 76, 74],
  ['Financial Analyst', 'First Meridian Bank', '2026-11-02', 'normal', '30min', 79, 74, 78],
  ['Software Engineer', 'Northwind Systems', '2026-11-09', 'technical', '60min', 83, 77, 80],
];

export const SAMPLE_INTERVIEWS: readonly SampleInterview[] = ROWS.map(
  ([role, company, date, style, length, answer, conciseness, structure]) => ({
    role,
    company,
    date,
    style,
    length,
    answer,
    conciseness,
    structure,
  }),
);

/** The rounded average of the three axes, as in a real report. */
export const overallOf = ({ answer, conciseness, structure }: SampleInterview): number =>
  Math.round((answer + conciseness + structure) / 3);
