import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { REQUEST_ID_HEADER } from '#contract/request-id.ts';
import { duringRequest, isRequestId } from '#engines/request-tag.ts';
import type { AppEnv } from './app-env.ts';
import { CallFailure } from './call-failure.ts';
import { logRequest } from './log-request.ts';
import { answerFailure } from './middleware/answer-failures.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { usableSettings } from './middleware/usable-settings.ts';
import { noteFailedAnswer } from './note-error.ts';
import { serveAccountDataCalls } from './routes/account-data-routes.ts';
import { serveAccountCalls } from './routes/account-routes.ts';
import { serveCorrectionCalls } from './routes/correction-routes.ts';
import { serveDashboardCalls } from './routes/dashboard-routes.ts';
import { serveDevelopmentCalls } from './routes/development-routes.ts';
import { serveInterviewCalls } from './routes/interview-routes.ts';
import { serveOperatorCalls } from './routes/operator-routes.ts';
import { servePasswordCalls } from './routes/password-routes.ts';
import { serveRecordingCalls } from './routes/recording-routes.ts';
import { serveReferenceCalls } from './routes/reference-routes.ts';
import { serveResultsCalls } from './routes/results-routes.ts';
import { serveRetryCalls } from './routes/retry-routes.ts';
import { serveSegmentCalls } from './routes/segment-routes.ts';
import { serveSessionCalls } from './routes/session-routes.ts';
import { serveSocketUpgrades } from './routes/socket-routes.ts';
import { serveSpeechMetricsCalls } from './routes/speech-metrics-routes.ts';
import { serveSttCalls } from './routes/stt-routes.ts';
import { serveSystemCalls } from './routes/system-routes.ts';
import { serveTranscriptCalls } from './routes/transcript-routes.ts';
import { serveTtsCalls } from './routes/tts-routes.ts';
import { serveUserCalls } from './routes/user-routes.ts';
import { serveWebhookCalls } from './routes/webhook-routes.ts';

/** The HTTP surface: what holds for every answer, then one file a resource. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false });

  app.use(async (c, next) => {
    const begunAt = Date.now();
    const given = c.req.header(REQUEST_ID_HEADER);
    const requestId = isRequestId(given) ? given : crypto.randomUUID();
    c.set('requestId', requestId);
    await duringRequest(requestId, next);
    noteFailedAnswer(c);
    logRequest(c, begunAt);
    // An upgraded socket's answer cannot be changed any more.
    if (c.res.status === 101) return;
    for (const [name, value] of Object.entries(securityHeaders(formOrigin(c.env.FEEDBACK_FORM_URL)))) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    c.header(REQUEST_ID_HEADER, requestId);
  });
  app.use(sameOrigin);
  app.use(usableSettings);
  app.onError(answerFailure);
  app.notFound((c) => {
    const known = Object.keys(calls).some((name) => name.endsWith(` ${c.req.path}`));
    const failure = known
      ? new CallFailure('method_not_allowed', 'This path does not take that method')
      : new CallFailure('not_found', 'Not found');
    return answerFailure(failure, c);
  });

  serveSystemCalls(app);
  serveOperatorCalls(app);
  serveReferenceCalls(app);
  serveAccountCalls(app);
  servePasswordCalls(app);
  serveSessionCalls(app);
  serveAccountDataCalls(app);
  serveDevelopmentCalls(app);
  serveInterviewCalls(app);
  serveWebhookCalls(app);
  serveTranscriptCalls(app);
  serveResultsCalls(app);
  serveRetryCalls(app);
  serveCorrectionCalls(app);
  serveUserCalls(app);
  serveDashboardCalls(app);
  serveTtsCalls(app);
  serveSttCalls(app);
  serveSegmentCalls(app);
  serveRecordingCalls(app);
  serveSpeechMetricsCalls(app);
  serveSocketUpgrades(app);
  return app;
}

function formOrigin(url: string | undefined): string | undefined {
  return url ? new URL(url).origin : undefined;
}
