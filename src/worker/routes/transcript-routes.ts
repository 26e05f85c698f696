import type { Hono } from 'hono';
import type { TranscriptEntry } from '#contract/interview.ts';
import type { LooseEntry } from '#contract/interview-calls.ts';
import { countWords } from '#domain/reading/words.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { serveCall } from '#worker/call-route.ts';
import { ofInterview } from '#worker/of-interview.ts';

export function serveTranscriptCalls(app: Hono<AppEnv>): void {
  serveCall(
    app,
    'POST /api/transcript/save-entry/:interviewId/:questionIndex',
    async ({ c, principal, params, body }) => {
      const placed = {
        entry: body.transcriptEntry,
        questionIndex: params.questionIndex,
        ...(body.replyTo === undefined ? {} : { replyTo: body.replyTo }),
      };
      return {
        success: true,
        data: await ofInterview(c.env, params.interviewId, principal, ({ turn }) => turn.saveEntry(placed)),
      };
    },
  );

  serveCall(
    app,
    'POST /api/transcript/save-question/:interviewId/:questionIndex',
    async ({ c, principal, params, body }) => {
      const said: [LooseEntry['speaker'], string | undefined][] = [
        ['ai', body.questionText],
        ['human', body.userResponse],
        ['ai', body.aiResponse],
      ];
      const entries = said.flatMap(([speaker, text]) => (text?.trim() ? [{ speaker, text }] : []));
      const { added } = await ofInterview(c.env, params.interviewId, principal, ({ turn }) =>
        turn.saveQuestion(params.questionIndex, entries),
      );
      return { success: true, data: { stored: added } };
    },
  );

  serveCall(app, 'GET /api/transcript/question/:id/:n', async ({ c, principal, params }) => {
    const entries = await ofInterview(c.env, params.id, principal, ({ turn }) => turn.readTranscript(params.n));
    return { success: true, data: { interviewId: params.id, questionIndex: params.n, entries } };
  });

  serveCall(app, 'GET /api/transcript/interview/:id', async ({ c, principal, params }) => {
    const entries = await ofInterview(c.env, params.id, principal, ({ turn }) => turn.readTranscript());
    return { success: true, data: { interviewId: params.id, questions: groupByQuestion(entries) } };
  });

  serveCall(app, 'GET /api/transcript/full/:id', async ({ c, principal, params }) => {
    const entries = await ofInterview(c.env, params.id, principal, ({ turn }) => turn.readTranscript());
    return { success: true, data: { interviewId: params.id, entries } };
  });

  serveCall(app, 'GET /api/transcript/summary/:id', async ({ c, principal, params }) => {
    const entries = await ofInterview(c.env, params.id, principal, ({ turn }) => turn.readTranscript());
    const answers = entries.filter((entry) => entry.speaker === 'human');
    return {
      success: true,
      data: {
        interviewId: params.id,
        entries: entries.length,
        answers: answers.length,
        words: answers.reduce((sum, entry) => sum + countWords(entry.text), 0),
        questionsAnswered: new Set(answers.map((entry) => entry.current_question)).size,
      },
    };
  });

  serveCall(app, 'GET /api/transcript/test', async () => ({ success: true }));

  serveCall(app, 'DELETE /api/transcript/question/:id/:n', async ({ c, principal, params }) => ({
    success: true,
    data: await ofInterview(c.env, params.id, principal, ({ turn }) => turn.removeEntries(params.n)),
  }));

  serveCall(app, 'DELETE /api/transcript/interview/:id', async ({ c, principal, params }) => ({
    success: true,
    data: await ofInterview(c.env, params.id, principal, ({ turn }) => turn.removeEntries()),
  }));
}

function groupByQuestion(entries: readonly TranscriptEntry[]) {
  const groups = new Map<number, TranscriptEntry[]>();
  for (const entry of entries) {
    const questionIndex = entry.current_question - 1;
    groups.set(questionIndex, [...(groups.get(questionIndex) ?? []), entry]);
  }
  return [...groups].map(([questionIndex, ofQuestion]) => ({ questionIndex, entries: ofQuestion }));
}
