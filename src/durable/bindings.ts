/** What the interview object needs of its environment. */
export interface ObjectBindings {
  DB: D1Database;
  /** Without a bucket nothing is recorded. */
  MEDIA?: R2Bucket;
  ENVIRONMENT: string;
  /** For how many days recordings are kept; 0 is until they are deleted. */
  RECORDING_KEEP_DAYS?: string;
}
