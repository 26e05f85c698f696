import type { z } from 'zod';
import { accountCalls } from './account-calls.ts';
import type { Call } from './call.ts';
import { correctionCalls } from './correction-calls.ts';
import { dashboardCalls } from './dashboard-calls.ts';
import { interviewCalls } from './interview-calls.ts';
import { operatorCalls } from './operator-calls.ts';
import { recordingCalls } from './recording-calls.ts';
import { resultsCalls } from './results-calls.ts';
import { retryCalls } from './retry-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { speechCalls } from './speech-calls.ts';
import { speechMetricsCalls } from './speech-metrics-calls.ts';
import { systemCalls } from './system-calls.ts';
import { transcriptCalls } from './transcript-calls.ts';
import { webhookCalls } from './webhook-calls.ts';

/**
 * Every call of the product, each declared once. The Worker validates from it, the browser's typed client and the
 * API reference are made from it. A new area is one more line here.
 */
export const calls = {
  ...systemCalls,
  ...operatorCalls,
  ...accountCalls,
  ...sessionCalls,
  ...interviewCalls,
  ...webhookCalls,
  ...transcriptCalls,
  ...resultsCalls,
  ...retryCalls,
  ...correctionCalls,
  ...speechCalls,
  ...recordingCalls,
  ...speechMetricsCalls,
  ...dashboardCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;

type SchemaOf<K extends CallName, Part extends keyof Call> = Calls[K] extends {
  [P in Part]: infer S extends z.ZodType;
}
  ? S
  : undefined;

/** What a caller passes, before parsing. */
export type CallInput<K extends CallName, Part extends 'params' | 'query' | 'body' | 'form'> =
  SchemaOf<K, Part> extends z.ZodType ? z.input<SchemaOf<K, Part>> : undefined;
/** What a handler gets, after parsing. */
export type CallParsed<K extends CallName, Part extends 'params' | 'query' | 'body' | 'form'> =
  SchemaOf<K, Part> extends z.ZodType ? z.output<SchemaOf<K, Part>> : undefined;
export type CallAnswer<K extends CallName> = z.infer<Calls[K]['answer']>;
