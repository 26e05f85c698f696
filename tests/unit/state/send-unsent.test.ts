import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendUnsent } from '#client/state/send-unsent.ts';
import type { UnsentSegment } from '#client/state/unsent-items.ts';

const SEGMENT: UnsentSegment = {
  kind: 'segment',
  id: '12345678-abcd',
  interviewId: 'int_1',
  recordedAtMs: 1_000_000,
  file: new Blob(['recorded']),
  mimeType: 'video/webm;codecs="vp9,opus"',
  isReady: true,
  entryId: 'ans_1',
  questionIndex: 1,
  followUpIndex: 0,
  answerOffsetMs: 20,
  durationMs: 4_500,
  peaks: [1, 2],
};
const NEVER = new AbortController().signal;
const json = (body: unknown, status = 200) => Response.json(body, { status });
const room = () => json({ success: true, data: { segmentId: 'rec_1', key: 'k', uploadUrl: 'https://a.example/t' } });
const put = (status: number, etag?: string) => new Response('', { status, ...(etag ? { headers: { etag } } : {}) });

interface Call {
  path: string;
  body: unknown;
  credentials: string | undefined;
}

/** What becomes of a segment when the server answers so, and what it was asked. */
async function send(answers: { upload?: Response; put?: Response | Error; confirm?: Response }, item = SEGMENT) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { body, credentials }: RequestInit) => {
    calls.push({ path, body: typeof body === 'string' ? JSON.parse(body) : body, credentials });
    if (path.endsWith('/upload')) return answers.upload ?? room();
    if (path.endsWith('/upload-confirm')) return answers.confirm ?? json({ success: true, data: {} });
    if (answers.put instanceof Error) throw answers.put;
    return answers.put ?? put(200, '"md5"');
  });
  return { sent: await sendUnsent(item, NEVER), calls };
}

describe('sending a segment', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('asks for its place, puts its bytes there without a cookie, and confirms them by their ETag', async () => {
    const { sent, calls } = await send({});
    expect(sent).toBe('done');
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/segmented-recording/upload',
      'https://a.example/t',
      '/api/segmented-recording/upload-confirm',
    ]);
    expect(calls[0]?.body).toMatchObject({
      interviewId: 'int_1',
      questionIndex: 1,
      followUpIndex: 0,
      metadata: {
        filename: 'answer-2-0-12345678.webm',
        fileSize: 8,
        duration: 4.5,
        format: 'webm',
        startTime: 1_000_000,
        endTime: 1_004_500,
        entryId: 'ans_1',
        answerOffsetMs: 20,
        peaks: [1, 2],
      },
    });
    expect(calls[1]).toMatchObject({ body: SEGMENT.file, credentials: 'omit' });
    expect(calls[2]?.body).toMatchObject({ uploadSuccess: true, segmentId: 'rec_1', fileSize: 8, etag: '"md5"' });
  });

  it.each([
    ['has arrived already', { put: put(409, '"md5"') }, 'done'],
    ['was broken off', { put: put(400) }, 'later'],
    ['came too late for its address', { put: put(403) }, 'later'],
    ['finds no bucket', { put: put(503) }, 'later'],
    ['finds no server', { put: new TypeError('Failed to fetch') }, 'later'],
    ['finds a busy server', { upload: json({ code: 'rate_limited' }, 429) }, 'later'],
    ['may not be sent by who is signed in', { upload: json({ code: 'forbidden' }, 403) }, 'not_now'],
    ['is too large', { upload: json({ code: 'too_large' }, 413) }, 'given_up'],
    ['turns out to be another', { confirm: json({ code: 'conflict' }, 409) }, 'later'],
    ['is unknown when it is confirmed', { confirm: json({ code: 'not_found' }, 404) }, 'later'],
  ] as const)('that %s', async (_which, answers, outcome) => {
    expect((await send(answers)).sent).toBe(outcome);
  });

  it('gives up what is not what was announced, and tells the server so', async () => {
    for (const status of [409, 411, 413, 415]) {
      const { sent, calls } = await send({ put: put(status) });
      expect(sent).toBe('given_up');
      expect(calls.at(-1)?.body).toMatchObject({ uploadSuccess: false, segmentId: 'rec_1' });
    }
  });
});
