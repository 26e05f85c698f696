import type { Context, Hono } from 'hono';
import type { InterviewState, LooseEntry } from '#contract/interview-calls.ts';
import { BEGUN, dayOf } from '#domain/operating/day-counts.ts';
import type { Principal } from '#durable/door.ts';
import { addToDay } from '#storage/daily-counts.ts';
import { openDatabase } from '#storage/database.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { limitAttempts } from '#worker/auth/limits.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { serveCall } from '#worker/call-route.ts';
import { ofInterview } from '#worker/of-interview.ts';
import { type StartInput, startInterview } from '#worker/start-interview.ts';

/** The results agent is waited for this long; after that the report is still on its way. */
const RESULTS_AGENT_WAIT_MS = 4_000;

export function serveInterviewCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'POST /api/interview/start', async ({ c, principal, body }) => {
    const text = body.selectedInterview?.trim();
    if (!text) {
      const message = body.jobDetails?.link
        ? 'Job links cannot be read yet. Paste the job description instead.'
        : 'Please provide a job link, description, or select a past interview type.';
      throw new CallFailure('unprocessable', message, { errors: [message] });
    }
    const state = await start(c, principal, { text, style: body.style, length: body.length });
    return { success: true, data: startedAnswer(state) };
  });

  serveCall(app, 'POST /api/webhook/initialize', async ({ c, principal, body }) => {
    const state = await start(c, principal, {
      text: body.description,
      style: body.interviewType,
      length: body.length,
    });
    return {
      success: true,
      interview_id: state.interviewId,
      questions: state.questions.map((question) => question.text),
      intro: state.greeting,
      company: state.company,
      jobDescription: state.jobDescription,
      data: startedAnswer(state),
    };
  });

  serveCall(app, 'GET /api/interview/:id', async ({ c, principal, params }) => ({
    success: true,
    data: await ofInterview(c.env, params.id, principal, ({ turn }) => turn.read()),
  }));

  serveCall(app, 'POST /api/interview/:id/next', async ({ c, principal, params, body }) => ({
    success: true,
    data: await ofInterview(c.env, params.id, principal, ({ turn }) => turn.moveOn(body)),
  }));

  serveCall(app, 'POST /api/interview/:id/reopen', async ({ c, principal, params }) => ({
    success: true,
    data: await ofInterview(c.env, params.id, principal, ({ report }) => report.reopen()),
  }));

  serveCall(app, 'PATCH /api/interview/:id/profile', async ({ c, principal, params, body }) => ({
    success: true,
    data: await ofInterview(c.env, params.id, principal, ({ turn }) => turn.changeProfile(body)),
  }));

  serveCall(app, 'DELETE /api/interview/:id', async ({ c, principal, params }) => {
    await ofInterview(c.env, params.id, principal, ({ keeping }) => keeping.erase());
    return { success: true };
  });

  serveCall(app, 'GET /api/webhook/interview/:id/questions', async ({ c, principal, params }) => {
    const state = await ofInterview(c.env, params.id, principal, ({ turn }) => turn.read());
    const { questions, company, role, style, length } = state;
    return { success: true, data: { questions, company, metadata: { role, style, length } } };
  });

  serveCall(app, 'POST /api/webhook/save-interview-data', async ({ c, principal, body }) => {
    await ofInterview(c.env, body.interviewId, principal, ({ turn }) => turn.read());
    return { success: true };
  });

  serveCall(app, 'POST /api/llm/complete', async ({ c, principal, body }) => {
    const { interviewId, ...turn } = body;
    const reply = await ofInterview(c.env, interviewId, principal, (held) => held.turn.take(turn));
    return {
      success: true,
      parsed: { response: reply.response, is_follow_up: reply.is_follow_up },
      data: reply,
    };
  });

  serveCall(app, 'POST /api/webhook/process-interview', async ({ c, principal, body }) => {
    if (body.isComplete) return finish(c, principal, body.interviewId, body.transcript ?? []);
    const reply = await ofInterview(c.env, body.interviewId, principal, ({ turn }) =>
      turn.answerNewest(body.transcript ?? []),
    );
    return { success: true, response: reply.response, is_follow_up: reply.is_follow_up, data: reply };
  });

  serveCall(app, 'POST /api/webhook/process-results', async ({ c, principal, body }) =>
    finish(c, principal, body.interviewId, body.transcript ?? []),
  );

  serveCall(app, 'POST /api/webhook/results-agent', async ({ c, principal, body }) => {
    const answer = await finish(c, principal, body.interviewId, body.transcript ?? []);
    return answer.status === 'ready' ? answer : c.json(answer, 202);
  });
}

async function start(c: Context<AppEnv>, principal: Principal, input: StartInput): Promise<InterviewState> {
  await limitAttempts(c, 'startAddress');
  if (principal.userId !== undefined) await limitAttempts(c, 'startAccount', principal.userId);
  const state = await startInterview(c.env, principal, input, c.req.raw.signal);
  const counted = addToDay(openDatabase(c.env.DB), dayOf(Date.now()), { [BEGUN]: 1 });
  c.executionCtx.waitUntil(counted.catch(() => undefined));
  return state;
}

function startedAnswer(state: InterviewState) {
  return {
    interviewId: state.interviewId,
    initialQuestion: state.questions[0]?.text ?? '',
    questions: state.questions,
    customGreeting: state.greeting,
    company: state.company,
    jobDescription: state.jobDescription,
    profile: state.profile,
    themes: state.themes,
  };
}

/** Ends the interview. The report itself goes to its owner alone; anybody else who holds it learns its status. */
async function finish(c: Context<AppEnv>, principal: Principal, interviewId: string, transcript: LooseEntry[]) {
  const finishing = ofInterview(c.env, interviewId, principal, ({ report }) => report.finish(transcript));
  // It goes on when the answer is not waited for any longer.
  c.executionCtx.waitUntil(finishing.catch(() => undefined));
  const waited = new Promise<undefined>((resolve) => setTimeout(resolve, RESULTS_AGENT_WAIT_MS, undefined));
  const report = await Promise.race([finishing, waited]);
  if (report?.status !== 'ready') return { success: true as const, status: 'processing' as const };
  return {
    success: true as const,
    status: 'ready' as const,
    ...(report.owned ? { data: report.results } : {}),
  };
}
