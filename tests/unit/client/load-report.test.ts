import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { askForReport } from '#client/features/interview/turn-calls.ts';
import { forgetPerson } from '#client/state/personal.ts';
import {
  heldReport,
  keepAnsweredReport,
  loadLatestReport,
  loadReport,
  loadReportForQuestion,
  ReportMissing,
} from '#client/state/reports.ts';
import { refreshSession } from '#client/state/session.ts';
import { FakeStorage } from './support/fake-storage.ts';
import { freshInterview } from './support/fresh-interview.ts';

const REPORT = { interview_id: 'int_1', overall: { summary: 'Well done.' }, questions: [] };
const ready = () => Response.json({ success: true, data: REPORT });
const refusal = (status: number, body: object = {}) => Response.json({ success: false, ...body }, { status });

/** A server whose answers to each call come one after the other, the last one for ever, and what it was asked when. */
function serve(answers: Record<string, (() => Response)[]>) {
  const asked: { call: string; atMs: number }[] = [];
  const begunMs = Date.now();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    // How the questions were put is asked beside, and never waited for.
    if (call.endsWith('/questions')) return (answers[call]?.[0] ?? (() => refusal(404)))();
    if (call === SESSION) return signedInAs();
    asked.push({ call, atMs: Date.now() - begunMs });
    const list = answers[call] ?? [() => refusal(404)];
    const answer = list.length > 1 ? list.shift() : list[0];
    return answer?.();
  });
  return asked;
}

const SESSION = 'GET /api/auth/get-session';
let signedIn: string | null = 'ada';
const signedInAs = () =>
  Response.json({ success: true, data: signedIn && { user: { id: signedIn, email: `${signedIn}@example.com` } } });
/** Has this user signed in, and the page asks who it is. */
async function signIn(user: string): Promise<void> {
  signedIn = user;
  await refreshSession();
}

const CLAIM = 'POST /api/user/interviews';
const ONE = 'GET /api/results/int_1';
const NEWEST = 'GET /api/results';
const claimed = [() => Response.json({ success: true, data: { interviewId: 'int_1' } })];

/** Lets the clock run until a loader and what it left behind are done; answers the report it holds, or its failure. */
async function settled(loading: Promise<string>) {
  const outcome = loading.then(
    (id) => () => heldReport(id),
    (error: Error) => () => error,
  );
  await vi.advanceTimersByTimeAsync(120_000);
  return (await outcome)();
}

const signal = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new FakeStorage());
  forgetPerson();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a report that is looked for', () => {
  it('is claimed first and then read', async () => {
    const asked = serve({ [CLAIM]: claimed, [ONE]: [ready] });
    expect(await settled(loadReport('int_1', signal))).toMatchObject({ overall: { summary: 'Well done.' } });
    expect(asked.map(({ call }) => call)).toEqual([CLAIM, ONE]);
  });

  it('is asked for with waits that double', async () => {
    const soon = () => refusal(404);
    const asked = serve({ [CLAIM]: claimed, [ONE]: [soon, () => refusal(502), () => refusal(503), ready] });
    await settled(loadReport('int_1', signal));
    expect(asked.filter(({ call }) => call === ONE).map(({ atMs }) => atMs)).toEqual([0, 500, 1_500, 3_500]);
  });

  it('is claimed once more when it is refused, and asked for again after 800 ms', async () => {
    const asked = serve({ [CLAIM]: claimed, [ONE]: [() => refusal(403), ready] });
    expect(await settled(loadReport('int_1', signal))).toMatchObject({ interview_id: 'int_1' });
    expect(asked).toEqual([
      { call: CLAIM, atMs: 0 },
      { call: ONE, atMs: 0 },
      { call: CLAIM, atMs: 0 },
      { call: ONE, atMs: 800 },
    ]);
  });

  it('is missing when it is refused twice', async () => {
    serve({ [CLAIM]: claimed, [ONE]: [() => refusal(403)] });
    const outcome = await settled(loadReport('int_1', signal));
    expect(outcome).toBeInstanceOf(ReportMissing);
    expect(outcome).toMatchObject({ message: 'No results found for this interview', why: 'unknown' });
  });

  it('is missing after seven tries and a window of looks a second and a half apart', async () => {
    const asked = serve({ [CLAIM]: claimed });
    expect(await settled(loadReport('int_1', signal))).toMatchObject({ why: 'unknown' });
    const times = asked.filter(({ call }) => call === ONE).map(({ atMs }) => atMs);
    expect(times.slice(0, 7)).toEqual([0, 500, 1_500, 3_500, 7_500, 15_500, 31_500]);
    expect(times.slice(7)).toEqual(Array.from({ length: 14 }, (_, i) => 31_500 + 1_500 * (i + 1)));
  });

  it('says at once that the interview goes on', async () => {
    const asked = serve({ [CLAIM]: claimed, [ONE]: [() => refusal(404, { status: 'in_progress' })] });
    expect(await settled(loadReport('int_1', signal))).toMatchObject({ why: 'in_progress' });
    expect(asked).toHaveLength(2);
  });

  it('says after the wait that it is still being written', async () => {
    serve({ [CLAIM]: claimed, [ONE]: [() => refusal(404, { status: 'processing' })] });
    expect(await settled(loadReport('int_1', signal))).toMatchObject({ why: 'processing' });
  });

  it('hands an ended session on as it is', async () => {
    const asked = serve({ [CLAIM]: [() => refusal(401)], [ONE]: [() => refusal(401)] });
    const outcome = await settled(loadReport('int_1', signal));
    expect(outcome).toBeInstanceOf(ApiError);
    expect(outcome).toMatchObject({ status: 401 });
    expect(asked).toHaveLength(2);
  });

  it('is given up with its page', async () => {
    const leaving = new AbortController();
    const asked = serve({ [CLAIM]: claimed });
    const outcome = loadReport('int_1', leaving.signal).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(600);
    leaving.abort();
    expect(await outcome).toBe('AbortError');
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(before);
  });
});

describe('a report that is known', () => {
  it.each([
    ['stays when the server breaks', () => refusal(500), 'Well done.'],
    ['stays when it is rewritten', () => refusal(404, { status: 'processing' }), 'Well done.'],
    [
      'is replaced by a newer one',
      () => Response.json({ success: true, data: { ...REPORT, overall: { summary: 'Better.' } } }),
      'Better.',
    ],
  ])('%s', async (_name, later, summary) => {
    const asked = serve({ [CLAIM]: claimed, [ONE]: [ready, later] });
    await settled(loadReport('int_1', signal));
    expect(await settled(loadReport('int_1', signal))).toMatchObject({ overall: { summary } });
    expect(asked.map(({ call }) => call)).toEqual([CLAIM, ONE, ONE]);
  });

  it.each([
    [401, {}],
    [403, {}],
    [404, { status: 'in_progress' }],
  ])('goes when the answer is %i %j', async (status, body) => {
    serve({ [CLAIM]: claimed, [ONE]: [ready, () => refusal(status, body)] });
    await settled(loadReport('int_1', signal));
    expect(await settled(loadReport('int_1', signal))).toBeUndefined();
    // And its page asks from the beginning.
    expect(await settled(loadReport('int_1', signal))).toBeInstanceOf(Error);
  });

  it('is shown to its questions without asking, and forgotten with the person', async () => {
    const asked = serve({ [CLAIM]: claimed, [ONE]: [ready] });
    await settled(loadReport('int_1', signal));
    await settled(loadReportForQuestion('int_1', signal));
    expect(asked).toHaveLength(2);
    forgetPerson();
    await settled(loadReportForQuestion('int_1', signal));
    expect(asked).toHaveLength(3);
  });
});

describe('the report of a question', () => {
  it('is not waited for: the newest one takes its place', async () => {
    const newest = () => Response.json({ success: true, data: { ...REPORT, interview_id: 'int_0' } });
    const asked = serve({ [ONE]: [() => refusal(404, { status: 'processing' })], [NEWEST]: [newest] });
    expect(await settled(loadReportForQuestion('int_1', signal))).toMatchObject({ interview_id: 'int_0' });
    expect(asked.map(({ call }) => call)).toEqual([ONE, NEWEST]);
  });

  it.each([{ status: 'processing' }, {}])('that is not there, %j, is the newest one instead', async (body) => {
    const asked = serve({ 'GET /api/results/int_9': [() => refusal(404, body)], [NEWEST]: [ready] });
    expect(await settled(loadReportForQuestion('int_9', signal))).toMatchObject({ interview_id: 'int_1' });
    expect(asked.map(({ call }) => call)).toEqual(['GET /api/results/int_9', NEWEST]);
  });

  it('is never the newest one under the address of an interview that is not theirs', async () => {
    const asked = serve({ [ONE]: [() => refusal(403)], [NEWEST]: [ready] });
    expect(await settled(loadReportForQuestion('int_1', signal))).toMatchObject({ why: 'unknown' });
    expect(asked.map(({ call }) => call)).not.toContain(NEWEST);
  });

  it('is missing where there is none at all', async () => {
    serve({});
    expect(await settled(loadReportForQuestion('int_1', signal))).toMatchObject({ why: 'unknown' });
  });

  it('may be the newest without an id', async () => {
    serve({ [NEWEST]: [ready] });
    expect(await settled(loadLatestReport(signal))).toMatchObject({ interview_id: 'int_1' });
  });
});

describe('a connection that breaks', () => {
  const broken = () => {
    throw new TypeError('Failed to fetch');
  };

  it('is waited out', async () => {
    const asked = serve({ [CLAIM]: [broken], [ONE]: [broken, broken, ready] });
    expect(await settled(loadReport('int_1', signal))).toMatchObject({ interview_id: 'int_1' });
    expect(asked.filter(({ call }) => call === ONE).map(({ atMs }) => atMs)).toEqual([0, 500, 1_500]);
  });

  it('gets two more looks where nothing is waited for', async () => {
    const asked = serve({ [ONE]: [broken, broken, ready], [NEWEST]: [broken] });
    expect(await settled(loadReportForQuestion('int_1', signal))).toMatchObject({ interview_id: 'int_1' });
    expect(asked).toHaveLength(3);
    expect(await settled(loadLatestReport(signal))).toBeInstanceOf(TypeError);
  });
});

it('an answer that is no report is told as it is, at once', async () => {
  const asked = serve({ [CLAIM]: claimed, [ONE]: [() => Response.json({ success: true })] });
  const outcome = await settled(loadReport('int_1', signal));
  expect(outcome).toMatchObject({ status: 200 });
  expect(asked).toHaveLength(2);
});

it('an address without an interview is told, and nothing is asked', async () => {
  const asked = serve({});
  expect(await settled(loadReport(' ', signal))).toMatchObject({ message: 'Missing interview ID' });
  expect(await settled(loadReportForQuestion('', signal))).toMatchObject({ message: 'Missing interview ID' });
  expect(asked).toEqual([]);
});

describe('the browser’s cache', () => {
  const better = () => Response.json({ success: true, data: { ...REPORT, overall: { summary: 'Better.' } } });

  /** The same browser later: what was read is forgotten, and what was kept is still there. */
  async function openAgain(user = 'ada') {
    forgetPerson();
    await signIn(user);
  }

  it('shows its report at once and asks for it once more behind the page', async () => {
    const asked = serve({ [CLAIM]: claimed, [ONE]: [ready, better] });
    await signIn('ada');
    await settled(loadReport('int_1', signal));
    await openAgain();
    asked.length = 0;
    await loadReport('int_1', signal);
    expect(heldReport('int_1')).toMatchObject({ overall: { summary: 'Well done.' } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heldReport('int_1')).toMatchObject({ overall: { summary: 'Better.' } });
    expect(asked.map(({ call }) => call)).toEqual([ONE]);
    await openAgain();
    await loadReportForQuestion('int_1', signal);
    expect(heldReport('int_1')).toMatchObject({ overall: { summary: 'Better.' } });
  });

  it.each([
    ['an ended session', 401, {}],
    ['somebody else’s interview', 403, {}],
    ['an interview that goes on', 404, { status: 'in_progress' }],
  ])('drops its report for %s', async (_name, status, body) => {
    serve({ [CLAIM]: claimed, [ONE]: [ready, () => refusal(status, body)] });
    await signIn('ada');
    await settled(loadReport('int_1', signal));
    await openAgain();
    expect(await settled(loadReport('int_1', signal))).toBeUndefined();
    await openAgain();
    expect(await settled(loadReport('int_1', signal))).toBeInstanceOf(Error);
  });

  it.each([
    [404, {}],
    [500, {}],
    [404, { status: 'processing' }],
  ])('keeps its report for %i %j', async (status, body) => {
    serve({ [CLAIM]: claimed, [ONE]: [ready, () => refusal(status, body)] });
    await signIn('ada');
    await settled(loadReport('int_1', signal));
    await openAgain();
    expect(await settled(loadReport('int_1', signal))).toMatchObject({ interview_id: 'int_1' });
  });

  it('has the newest report where the server gives none, and not where it refuses', async () => {
    serve({ [CLAIM]: claimed, [ONE]: [ready], [NEWEST]: [() => refusal(500), () => refusal(403)] });
    await signIn('ada');
    await settled(loadReport('int_1', signal));
    await openAgain();
    expect(await settled(loadLatestReport(signal))).toMatchObject({ interview_id: 'int_1' });
    await openAgain();
    expect(await settled(loadLatestReport(signal))).toMatchObject({ status: 403 });
  });

  it('has nothing for a second user of the browser', async () => {
    serve({ [CLAIM]: claimed, [ONE]: [ready, () => refusal(403)], [NEWEST]: [() => refusal(404)] });
    await signIn('ada');
    await settled(loadReport('int_1', signal));
    await openAgain('bob');
    expect(localStorage.getItem('interview_results_int_1')).toBeNull();
    expect(sessionStorage.getItem('interview_results_int_1')).toBeNull();
    expect(await settled(loadReport('int_1', signal))).toBeInstanceOf(Error);
    expect(await settled(loadLatestReport(signal))).toBeInstanceOf(Error);
  });

  it('keeps nothing that was asked for in the name of somebody else', async () => {
    serve({
      [ONE]: [
        () => {
          // The tab changes hands while the answer is on its way.
          forgetPerson();
          return ready();
        },
        () => refusal(403),
      ],
      [NEWEST]: [() => refusal(404)],
    });
    await signIn('ada');
    expect(await settled(loadReportForQuestion('int_1', signal))).toBeInstanceOf(Error);
    expect(localStorage.getItem('interview_results_int_1')).toBeNull();
  });

  it('keeps the report that comes with the end of an interview, and forgets one that is out of date', async () => {
    const asked = serve({});
    await signIn('ada');
    keepAnsweredReport('int_1', { success: true, status: 'ready', data: REPORT });
    expect(JSON.parse(localStorage.getItem('interview_results_int_1') ?? 'null')).toMatchObject({
      success: true,
      source: 'browser_cache',
      data: { summary_results: 'Well done.' },
    });
    keepAnsweredReport('int_1', { success: true, status: 'processing' });
    expect(localStorage.getItem('interview_results_int_1')).toBeNull();
    expect(heldReport('int_1')).toBeUndefined();
    expect(asked.filter(({ call }) => call !== SESSION)).toEqual([]);
  });
});

it('the report that the results agent answers to the stage is kept in the browser', async () => {
  const agent = () => Response.json({ success: true, status: 'ready', data: REPORT });
  serve({ 'POST /api/webhook/results-agent': [agent] });
  await signIn('ada');
  await askForReport(freshInterview(), []);
  expect(localStorage.getItem('interview_results_int_1')).toContain('"summary_results":"Well done."');
});

it('questions are told in the words that they were put in', async () => {
  const two = { ...REPORT, questions: [{ question_id: 'q_3', question: 'Old?' }, { question_id: 'q_9' }] };
  const original = {
    questions: [
      { id: 'q_1', text: 'First?' },
      { id: 'q_3', text: 'Third?' },
    ],
    company: '',
    metadata: {},
  };
  serve({
    [CLAIM]: claimed,
    [ONE]: [() => Response.json({ success: true, data: two })],
    'GET /api/webhook/interview/int_1/questions': [() => Response.json({ success: true, data: original })],
  });
  const report = await settled(loadReport('int_1', signal));
  // The second one is not among them, so its own words stay: none.
  expect(report).toMatchObject({ questions: [{ question: 'Third?' }, { question: '' }] });
});
