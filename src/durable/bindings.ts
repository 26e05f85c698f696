import type { InterviewObject } from './interview-object.ts';

/** What this part of the system needs of its environment. */
export interface DurableBindings {
  INTERVIEWS: DurableObjectNamespace<InterviewObject>;
  DB: D1Database;
  MEDIA: R2Bucket;
  ENVIRONMENT: string;
}
