import { z } from 'zod';
import { transcriptEntry } from './interview.ts';
import { fullRecording, segment } from './recording-calls.ts';
import { interviewResults } from './results.ts';
import { listedInterview } from './results-calls.ts';
import { retry } from './retry-calls.ts';
import { securityEvent } from './session-calls.ts';
import { answerMetrics } from './speech-metrics-calls.ts';
import { ISSUE_TYPES } from './words.ts';

/** One interview of an export: its summary and everything its object holds. */
export const exportedInterview = z.object({
  summary: listedInterview,
  /** Null when the interview could not be read just now; the rest of the export is complete. */
  content: z
    .object({
      jobDescription: z.string(),
      greeting: z.string(),
      questions: z.array(z.object({ id: z.string(), text: z.string() })),
      transcript: z.array(transcriptEntry),
      results: interviewResults.nullable(),
      retries: z.array(retry),
      /** What was heard of the answers that were corrected. */
      corrections: z.array(z.object({ entryId: z.string(), heard: z.string() })),
      segments: z.array(segment),
      fullRecordings: z.array(fullRecording),
      speechMetrics: z.array(answerMetrics),
    })
    .nullable(),
  /** Recordings by their key in the store; sizes in bytes. */
  recordings: z.array(z.object({ key: z.string(), bytes: z.int(), uploadedAt: z.string() })),
});
export type ExportedInterview = z.infer<typeof exportedInterview>;

/** Everything that is stored about an account. Passwords and session tokens are not: only their hashes exist. */
export const accountExport = z.object({
  success: z.literal(true),
  data: z.object({
    exportedAt: z.string(),
    profile: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      phoneNumber: z.string().nullable(),
      phoneVerifiedAt: z.string().nullable(),
      phoneTextedAt: z.string().nullable(),
      createdAt: z.string(),
    }),
    sessions: z.array(
      z.object({ device: z.string(), createdAt: z.string(), lastSeenAt: z.string(), remembered: z.boolean() }),
    ),
    securityEvents: z.array(securityEvent),
    issueReports: z.array(
      z.object({
        interviewId: z.string(),
        issueType: z.enum(ISSUE_TYPES),
        description: z.string(),
        createdAt: z.string(),
      }),
    ),
    interviews: z.array(exportedInterview),
  }),
});
export type AccountExport = z.infer<typeof accountExport>;
