import { readCall } from '#client/api/call-api.ts';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import { readStartedInterview, type StartedInterview } from '#domain/answers/read-started-interview.ts';
import { trendingSelection } from '#domain/setup/trending-interviews.ts';
import { webhookError } from './start-failure.ts';

/** What the setup form hands over. */
export interface StartState {
  link: string;
  description: string;
  selectedInterview: string;
  length: DurationId;
  interviewType: InterviewStyle;
}

export interface Start {
  interview: StartedInterview;
  /** The answer as it came. */
  originalResponse: unknown;
}

/** Starts an interview: from the description when there is one, else from the trending choice or the link. */
export async function startInterview(form: StartState, signal: AbortSignal): Promise<Start> {
  const description = form.description.trim();
  if (description !== '') {
    return readCall(
      'POST /api/webhook/initialize',
      {
        body: {
          start: true,
          description,
          client_ts: new Date().toISOString(),
          length: form.length,
          interviewType: form.interviewType,
        },
        signal,
      },
      readStart,
    ).catch((error: unknown) => {
      throw webhookError(error);
    });
  }
  return readCall(
    'POST /api/interview/start',
    {
      body: {
        userId: 'anonymous',
        interviewType: 'general',
        ...(form.link ? { jobDetails: { link: form.link } } : {}),
        ...(form.selectedInterview ? { selectedInterview: trendingSelection(form.selectedInterview) } : {}),
        length: form.length,
        style: form.interviewType,
      },
      signal,
    },
    readStart,
  );
}

function readStart(originalResponse: unknown): Start | undefined {
  const interview = readStartedInterview(originalResponse);
  return interview && { interview, originalResponse };
}
