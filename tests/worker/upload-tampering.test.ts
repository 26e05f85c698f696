import { env, runInDurableObject } from 'cloudflare:test';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TICKET_MS } from '#contract/recording-limits.ts';
import { putMedia } from '#storage/put-media.ts';
import { WEBM } from './support/call-requests.ts';
import { md5, put, Recorder, type Room, webmOf } from './support/recorder.ts';
import { Visitor } from './support/visitor.ts';

async function aRecorder() {
  const visitor = new Visitor();
  return new Recorder(visitor, await visitor.startInterview());
}

const ticketOf = ({ uploadUrl }: Room) => uploadUrl.slice(uploadUrl.lastIndexOf('/') + 1);
const withTicket = ({ uploadUrl }: Room, ticket: string) => uploadUrl.replace(/[^/]+$/, ticket);
const claimsOf = (ticket: string) =>
  JSON.parse(atob((ticket.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
const base64Url = (value: object) =>
  btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');

async function expectNothingStored(recorder: Recorder) {
  expect((await env.MEDIA.list({ prefix: `rec/${recorder.interviewId}/` })).objects).toEqual([]);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('an upload that is not what its ticket says', () => {
  it('is refused with 411 when it does not say how long it is', async () => {
    const recorder = await aRecorder();
    const { uploadUrl } = await recorder.room();
    for (const length of [null, 'many', '-1', '']) {
      const { status, body } = await put(uploadUrl, WEBM, { 'content-length': length });
      expect([status, body.code], String(length)).toEqual([411, 'length_required']);
    }
    await expectNothingStored(recorder);
  });

  it('is refused with 409 when it says another length, 413 when no segment may be so long', async () => {
    const recorder = await aRecorder();
    const { uploadUrl } = await recorder.room();
    for (const [length, expected] of [
      ['63', 409],
      ['65', 409],
      ['0', 409],
      ['64000000', 409],
      ['64000001', 413],
      ['99999999999999999999', 413],
    ] as const) {
      expect((await put(uploadUrl, WEBM, { 'content-length': length })).status, length).toBe(expected);
    }
    await expectNothingStored(recorder);
  });

  it('is refused with 400 when it ends before its length or goes on behind it', async () => {
    const recorder = await aRecorder();
    const { uploadUrl } = await recorder.room({ fileSize: 100_000 });
    for (const bytes of [0, 3, 40, 99_999, 100_001, 300_000]) {
      const { status } = await put(uploadUrl, webmOf(bytes), { 'content-length': '100000' });
      // Nothing, or less than a container begins with, is no WebM.
      expect(status, String(bytes)).toBe(bytes < 4 ? 415 : 400);
    }
    await expectNothingStored(recorder);
    expect((await put(uploadUrl, webmOf(100_000))).status).toBe(200);
  });

  it('is refused with 415 when it has another type or begins otherwise', async () => {
    const recorder = await aRecorder();
    const { uploadUrl } = await recorder.room();
    for (const type of ['text/html', 'video/mp4', 'audio/webm', 'application/octet-stream', 'video/webm2']) {
      expect((await put(uploadUrl, WEBM, { 'content-type': type })).status, type).toBe(415);
    }
    const text = (words: string): Uint8Array<ArrayBuffer> =>
      new TextEncoder().encode(words.padEnd(WEBM.byteLength, ' ')).slice(0, WEBM.byteLength);
    const mp4 = new Uint8Array(WEBM.byteLength);
    mp4.set(text('\0\0\0 ftypisom').subarray(0, 12));
    const late = new Uint8Array(WEBM.byteLength);
    late.set(WEBM.subarray(0, 4), 1);
    for (const file of [
      text('<html><script>alert(1)</script>'),
      text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">'),
      text('MZ\x90\0'),
      text('\x7fELF'),
      text('GIF89a'),
      mp4,
      late,
      new Uint8Array(WEBM.byteLength),
    ]) {
      expect((await put(uploadUrl, file, { 'content-type': 'video/webm' })).status).toBe(415);
    }
    await expectNothingStored(recorder);
  });

  it('takes an MP4 for an MP4, and no WebM', async () => {
    const recorder = await aRecorder();
    const mp4 = new Uint8Array(new TextEncoder().encode(`\0\0\0 ftypisom${'x'.repeat(50)}`));
    const { uploadUrl } = await recorder.room({ fileSize: mp4.byteLength, mimeType: 'video/mp4;codecs=avc1,mp4a' });
    expect((await put(uploadUrl, webmOf(mp4.byteLength))).status).toBe(415);
    expect((await put(uploadUrl, mp4)).status).toBe(200);
  });

  it('is refused with 409 and the stored ETag when there is a segment already, which stays as it is', async () => {
    const recorder = await aRecorder();
    const file = webmOf(5_000, 1);
    const { uploadUrl, key } = await recorder.room({ fileSize: 5_000 });
    expect((await put(uploadUrl, file)).status).toBe(200);
    const reused = await put(uploadUrl, webmOf(5_000, 2));
    expect([reused.status, reused.body.code, reused.headers.get('etag')]).toEqual([409, 'conflict', `"${md5(file)}"`]);
    expect((await env.MEDIA.head(key))?.etag).toBe(md5(file));
  });

  it('is stored once when it comes twice at the same time', async () => {
    const recorder = await aRecorder();
    const { uploadUrl, key } = await recorder.room({ fileSize: 500_000 });
    const files = [1, 2, 3].map((seed) => webmOf(500_000, seed));
    const answers = await Promise.all(files.map((file) => put(uploadUrl, file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const etags = new Set(answers.map(({ headers }) => headers.get('etag')));
    expect([...etags]).toEqual([(await env.MEDIA.head(key))?.httpEtag]);
  });

  it('leaves nothing when it breaks off, and may be sent again', async () => {
    const recorder = await aRecorder();
    const { uploadUrl } = await recorder.room({ fileSize: 200_000 });
    let sent = 0;
    const breaking = new ReadableStream({
      type: 'bytes',
      pull(controller) {
        sent += 1;
        if (sent > 3) controller.error(new Error('The connection broke'));
        else controller.enqueue(webmOf(20_000));
      },
    });
    const broken = await put(uploadUrl, breaking, { 'content-length': '200000' }).catch(() => undefined);
    expect(broken?.status ?? 400).toBeGreaterThanOrEqual(400);
    await expectNothingStored(recorder);
    expect((await put(uploadUrl, webmOf(200_000))).status).toBe(200);
  });

  it('does not wait for ever for bytes that do not come', async () => {
    for (const begun of [webmOf(0), webmOf(1_000)]) {
      const { readable, writable } = new IdentityTransformStream();
      writable
        .getWriter()
        .write(begun)
        .catch(() => undefined);
      const stalled = { key: 'rec/stalled/1', body: readable, bytes: 2_000, type: 'video/webm' } as const;
      expect(await putMedia(env.MEDIA, { ...stalled, timeLimitMs: 100 })).toEqual({ outcome: 'broken_off' });
      expect(await env.MEDIA.head('rec/stalled/1')).toBeNull();
    }
  });

  it('is told that storing failed when the bucket does, whether it reads what is sent or not', async () => {
    const failures = [
      () => Promise.reject(new Error('R2 is away')),
      async (_key: string, body: ReadableStream) => {
        await new Response(body).arrayBuffer();
        throw new Error('R2 is away');
      },
    ];
    for (const failing of failures) {
      const body = new Response(webmOf(500_000)).body as ReadableStream<Uint8Array>;
      const arriving = { key: 'rec/failing/1', body, bytes: 500_000, type: 'video/webm', timeLimitMs: 5_000 } as const;
      await expect(putMedia({ put: failing } as never, arriving)).rejects.toThrow('R2 is away');
    }
  });
});

describe('a ticket', () => {
  it('opens nothing when it was changed in any place, signed by somebody else, or not at all', async () => {
    const recorder = await aRecorder();
    const other = await aRecorder();
    const room = await recorder.room();
    const ticket = ticketOf(room);
    const [header = '', payload = '', signature = ''] = ticket.split('.');
    const claims = claimsOf(ticket);
    const forge = (changes: object) => `${header}.${base64Url({ ...claims, ...changes })}.${signature}`;
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('another secret of somebody else, long enough'));
    // Signed by the secret itself, as another use of it might be: a ticket's key is its own.
    const { SERVER_SECRET } = env as unknown as { SERVER_SECRET: string };
    const sibling = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(SERVER_SECRET));
    const forged = [
      forge({ interviewId: other.interviewId }),
      forge({ n: 2 }),
      forge({ bytes: WEBM.byteLength + 1 }),
      forge({ type: 'video/mp4' }),
      forge({ exp: claims.exp + 3_600 }),
      `${base64Url({ alg: 'none' })}.${payload}.`,
      `${base64Url({ alg: 'none' })}.${payload}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${header}.${payload}.`,
      foreign,
      sibling,
      'x',
      '%00',
    ];
    for (const attempt of forged) {
      const { status, body } = await put(withTicket(room, attempt), WEBM);
      expect([status, body.code], attempt).toEqual([403, 'forbidden']);
    }
    await expectNothingStored(recorder);
    await expectNothingStored(other);
    expect((await put(room.uploadUrl, WEBM)).status).toBe(200);
  });

  it('opens for a quarter of an hour, and not a second longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const recorder = await aRecorder();
    const begunMs = Date.now();
    const room = await recorder.room();
    vi.setSystemTime(begunMs + TICKET_MS + 1_000);
    expect((await put(room.uploadUrl, WEBM)).status).toBe(403);
    await expectNothingStored(recorder);
    vi.setSystemTime(begunMs + TICKET_MS - 2_000);
    expect((await put(room.uploadUrl, WEBM)).status).toBe(200);
  });

  it('needs no cookie, opens one room only and no other call', async () => {
    const recorder = await aRecorder();
    const [first, second] = [await recorder.room(), await recorder.room()];
    await put(first.uploadUrl, WEBM);
    expect(await env.MEDIA.head(first.key)).not.toBeNull();
    expect(await env.MEDIA.head(second.key)).toBeNull();
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { status } = await new Visitor().call(method, new URL(first.uploadUrl).pathname);
      expect([403, 404, 405], method).toContain(status);
    }
  });

  it('opens nothing once its segment was deleted', async () => {
    const recorder = await aRecorder();
    const rooms = [await recorder.room(), await recorder.room()] as const;
    await put(rooms[0].uploadUrl, WEBM);
    const cleaned = await recorder.visitor.call('DELETE', `/api/segmented-recording/cleanup/${recorder.interviewId}`);
    expect(cleaned.body.data).toEqual({ removed: 2 });
    for (const { uploadUrl } of rooms) expect((await put(uploadUrl, WEBM)).status).toBe(403);
    await expectNothingStored(recorder);
  });

  it('opens nothing once its interview was erased', async () => {
    const recorder = await aRecorder();
    const room = await recorder.room();
    expect((await recorder.visitor.call('DELETE', `/api/interview/${recorder.interviewId}`)).status).toBe(200);
    expect((await put(room.uploadUrl, WEBM)).status).toBe(403);
    await expectNothingStored(recorder);
  });

  it('leaves nothing of an upload that was on its way when its segment was deleted', async () => {
    for (const path of ['segmented-recording/cleanup', 'interview']) {
      const recorder = await aRecorder();
      const { uploadUrl } = await recorder.room({ fileSize: 30_000 });
      let goOn: () => void = () => undefined;
      const deleted = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      let begun: () => void = () => undefined;
      const isOnItsWay = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const file = webmOf(30_000);
      const body = new ReadableStream({
        type: 'bytes',
        start: (controller) => controller.enqueue(file.slice(0, 10_000)),
        async pull(controller) {
          begun();
          await deleted;
          controller.enqueue(file.slice(10_000));
          controller.close();
        },
      });
      const answer = put(uploadUrl, body, { 'content-length': '30000' });
      await isOnItsWay;
      // The upload has been let in by its object when its first bytes were read; see that they were.
      await runInDurableObject(env.INTERVIEWS.getByName(recorder.interviewId), () => undefined);
      await recorder.visitor.call('DELETE', `/api/${path}/${recorder.interviewId}`);
      goOn();
      expect((await answer).status, path).toBe(403);
      await expectNothingStored(recorder);
    }
  });
});
