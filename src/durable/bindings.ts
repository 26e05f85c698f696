import type { InterviewObject } from './interview-object.ts';

/** What this part of the system needs of its environment. */
export interface DurableBindings {
  INTERVIEWS: DurableObjectNamespace<InterviewObject>;
  DB: D1Database;
  /** Without a bucket nothing is recorded. */
  MEDIA?: R2Bucket;
  ENVIRONMENT: string;
  /** For how many days recordings are kept; 0 is until they are deleted. */
  RECORDING_KEEP_DAYS?: string;
}
