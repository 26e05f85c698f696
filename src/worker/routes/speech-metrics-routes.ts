import type { Hono } from 'hono';
import type { AnswerMetrics } from '#contract/speech-metrics-calls.ts';
import { summariseSpeech } from '#domain/speech-metrics/speech-summary.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { serveCall } from '#worker/call-route.ts';
import { ofInterview } from '#worker/of-interview.ts';

export function serveSpeechMetricsCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'POST /api/speech-metrics/save', async ({ c, principal, body: { interviewId, ...answer } }) => ({
    success: true,
    data: await ofInterview(c.env, interviewId, principal, ({ report }) => report.saveSpeech(answer)),
  }));

  serveCall(app, 'GET /api/speech-metrics/interview/:id', async ({ c, principal, params, query }) => ({
    success: true,
    data: await ofInterview(c.env, params.id, principal, ({ report }) => report.readSpeech(query.questionIndex)),
  }));

  serveCall(app, 'GET /api/speech-metrics/interview/:id/question/:n', async ({ c, principal, params }) => ({
    success: true,
    data: await ofInterview(c.env, params.id, principal, ({ report }) => report.readSpeech(params.n)),
  }));

  serveCall(app, 'GET /api/speech-metrics/summary/:id', async ({ c, principal, params }) => {
    const answers = await ofInterview(c.env, params.id, principal, ({ report }) => report.readSpeech());
    return { success: true, data: { interviewId: params.id, ...summarise(answers) } };
  });

  serveCall(app, 'DELETE /api/speech-metrics/interview/:id', async ({ c, principal, params }) => ({
    success: true,
    data: await ofInterview(c.env, params.id, principal, ({ report }) => report.removeSpeech()),
  }));
}

function summarise(answers: readonly AnswerMetrics[]) {
  const byQuestion = [...Map.groupBy(answers, ({ questionIndex }) => questionIndex)].sort(([a], [b]) => a - b);
  return {
    ...summariseSpeech(answers.map(({ metrics }) => metrics)),
    questions: byQuestion.map(([questionIndex, ofQuestion]) => ({
      questionIndex,
      ...summariseSpeech(ofQuestion.map(({ metrics }) => metrics)),
    })),
  };
}
