import type { ChartSeries } from '#client/ui/chart-frame.tsx';
import type { ReadStats } from '#domain/answers/read-dashboard.ts';

export type Activity = ReadStats['recentActivity'][number];

/** What an interview is scored on, in the order of the report. */
export const AXES = [
  {
    series: 'answer',
    name: 'Problem answer',
    page: 'problem-answer',
    mean: 'problemAnswer',
    of: 'problemAnswerScore',
    inReport: 'problem_answer',
  },
  {
    series: 'conciseness',
    name: 'Conciseness',
    page: 'conciseness',
    mean: 'conciseness',
    of: 'concisenessScore',
    inReport: 'conciseness',
  },
  {
    series: 'structure',
    name: 'Structure',
    page: 'structure',
    mean: 'structure',
    of: 'structureScore',
    inReport: 'structure',
  },
] as const satisfies readonly { series: ChartSeries; [key: string]: string }[];

export type Axis = (typeof AXES)[number];
