import type { AccountExport, ExportedInterview } from '#contract/account-export.ts';
import { askInterview, type Held, type Outcome } from '#durable/door.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { type InterviewRow, loadInterviewPage } from '#storage/interviews.ts';
import { loadIssueReportsOf } from '#storage/issue-reports.ts';
import { listMediaOf } from '#storage/media.ts';
import { loadSecurityEvents } from '#storage/security-events.ts';
import { loadSessionsOf } from '#storage/sessions.ts';
import type { UserRow } from '#storage/users.ts';
import type { Env } from '#worker/env.ts';
import { toListed } from '#worker/listed-interview.ts';

const PAGE = 20;
const iso = (ms: number) => new Date(ms).toISOString();

/**
 * Everything that is stored about an account, as JSON in pieces: one interview is in memory at a time, however many
 * there are.
 */
export function exportAccount(env: Env, user: UserRow): ReadableStream<Uint8Array> {
  const source = pieces(env, user);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

async function* pieces(env: Env, user: UserRow): AsyncGenerator<string> {
  const db = openDatabase(env.DB);
  const head: Omit<AccountExport['data'], 'interviews'> = {
    exportedAt: iso(Date.now()),
    profile: {
      id: user.id,
      email: user.email,
      name: user.name,
      phoneNumber: user.phone,
      phoneVerifiedAt: user.phoneVerifiedAt === null ? null : iso(user.phoneVerifiedAt),
      phoneTextedAt: user.phoneTextedAt === null ? null : iso(user.phoneTextedAt),
      createdAt: iso(user.createdAt),
    },
    sessions: (await loadSessionsOf(db, user.id)).map((session) => ({
      device: session.device,
      createdAt: iso(session.createdAt),
      lastSeenAt: iso(session.lastSeenAt),
      remembered: session.remember,
    })),
    securityEvents: (await loadSecurityEvents(db, user.id)).map(({ kind, device, createdAt }) => ({
      kind,
      device,
      createdAt: iso(createdAt),
    })),
    issueReports: (await loadIssueReportsOf(db, user.id)).map(({ interviewId, issueType, description, createdAt }) => ({
      interviewId,
      issueType,
      description,
      createdAt: iso(createdAt),
    })),
  };
  yield `{"success":true,"data":${JSON.stringify(head).slice(0, -1)},"interviews":[`;
  let separator = '';
  for await (const row of ownedInterviews(db, user.id)) {
    yield separator + JSON.stringify(await exportInterview(env, user.id, row));
    separator = ',';
  }
  yield ']}}';
}

async function* ownedInterviews(db: Database, userId: string): AsyncGenerator<InterviewRow> {
  let after: string | undefined;
  for (;;) {
    const page = await loadInterviewPage(db, userId, PAGE, after);
    yield* page;
    after = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}

async function exportInterview(env: Env, userId: string, row: InterviewRow): Promise<ExportedInterview> {
  return {
    summary: toListed(row),
    content: await readContent(env, userId, row.id),
    recordings: (await listMediaOf(env.MEDIA, row.id)).map(({ key, size, uploaded }) => ({
      key,
      bytes: size,
      uploadedAt: uploaded.toISOString(),
    })),
  };
}

async function readContent(env: Env, userId: string, id: string): Promise<ExportedInterview['content']> {
  const read = <T>(ask: (held: Held) => PromiseLike<Outcome<T>>) => readValue(askInterview(env, id, { userId }, ask));
  const [state, report, retries, corrections, segments, fullRecordings, speechMetrics] = await Promise.all([
    read(({ turn }) => turn.read()),
    read(({ report }) => report.read()),
    read(({ report }) => report.readRetries()),
    read(({ report }) => report.readCorrections()),
    read(({ recordings }) => recordings.readSegments()),
    read(({ recordings }) => recordings.readFull()),
    read(({ report }) => report.readSpeech()),
  ]);
  if (!state || !retries || !corrections || !segments || !fullRecordings || !speechMetrics) return null;
  const { jobDescription, greeting, questions, transcript } = state;
  return {
    jobDescription,
    greeting,
    questions,
    transcript,
    results: report?.status === 'ready' ? report.results : null,
    retries,
    corrections,
    segments: segments.segments,
    fullRecordings,
    speechMetrics,
  };
}

/** The value of an object's answer; undefined when it refused or could not be reached. */
async function readValue<T>(pending: Promise<Outcome<T>>): Promise<T | undefined> {
  try {
    const outcome = await pending;
    return outcome.ok ? outcome.value : undefined;
  } catch (error) {
    console.warn({ event: 'export_incomplete', error: error instanceof Error ? error.name : 'unknown' });
    return undefined;
  }
}
