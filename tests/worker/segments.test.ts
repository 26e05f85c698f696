import { env, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { newInterviewId } from '#durable/door.ts';
import { WEBM } from './support/call-requests.ts';
import { fetchMedia, md5, put, Recorder, webmOf } from './support/recorder.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

async function aRecorder() {
  const visitor = new Visitor();
  return new Recorder(visitor, await visitor.startInterview());
}

describe('a recorded answer', () => {
  it('is uploaded, confirmed, listed and played, with the MD5 of its bytes as ETag', async () => {
    const recorder = await aRecorder();
    const file = webmOf(300_000);
    const peaks = Array.from({ length: 200 }, (_, i) => i);
    const room = await recorder.room({ fileSize: file.byteLength, entryId: 'ent_1', answerOffsetMs: 1_500, peaks });
    expect(room.key).toBe(`rec/${recorder.interviewId}/1`);
    expect(room.segmentId).toBe(`rec_${recorder.interviewId}_1`);
    expect(new URL(room.uploadUrl).origin).toBe('http://localhost');
    const sent = await put(room.uploadUrl, file, { 'content-type': 'video/webm;codecs="vp9,opus"' });
    expect([sent.status, sent.headers.get('etag')]).toEqual([200, `"${md5(file)}"`]);
    expect(await recorder.segments()).toEqual([]);
    const confirmed = await recorder.confirm(sent.headers.get('etag') ?? '', file.byteLength);
    const url = `/api/segmented-recording/media/${room.segmentId}`;
    expect(confirmed.body.data).toEqual({ segmentId: room.segmentId, url });
    expect(await recorder.segments()).toEqual([
      {
        segmentId: room.segmentId,
        questionIndex: 0,
        followUpIndex: 0,
        duration: 2.5,
        startTime: '2026-11-20T10:00:10.000Z',
        endTime: '2026-11-20T10:00:02.500Z',
        url,
        filename: 'answer.webm',
        format: 'webm',
        mimeType: 'video/webm',
        fileSize: 300_000,
        entryId: 'ent_1',
        answerOffsetMs: 1_500,
        peaks,
      },
    ]);
    const played = await fetchMedia(recorder.visitor, url);
    expect(played.status).toBe(200);
    expect(md5(new Uint8Array(await played.arrayBuffer()))).toBe(md5(file));
  });

  it('has a place for sixty of them in a minute, and one that has its place is named again all the same', async () => {
    const recorder = await aRecorder();
    const first = await recorder.askForRoom({ startTime: '2026-11-20T09:00:00.000Z' });
    for (let n = 2; n <= 60; n++) expect((await recorder.askForRoom()).status).toBe(200);
    const refused = await recorder.askForRoom();
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    const again = await recorder.askForRoom({ startTime: '2026-11-20T09:00:00.000Z' });
    expect([again.status, again.body.data.segmentId]).toEqual([200, first.body.data.segmentId]);
  });

  it('is confirmed with or without quotes around its ETag, and as often as one likes', async () => {
    const recorder = await aRecorder();
    const { segmentId, uploadUrl } = await recorder.room();
    const etag = (await put(uploadUrl, WEBM)).headers.get('etag') ?? '';
    const answers = await Promise.all([
      recorder.confirm(etag, WEBM.byteLength),
      recorder.confirm(etag.replaceAll('"', ''), WEBM.byteLength),
      recorder.confirm(etag, WEBM.byteLength, { segmentId }),
    ]);
    for (const { status, body } of answers) expect([status, body.data.segmentId]).toEqual([200, segmentId]);
    expect(await recorder.segments()).toHaveLength(1);
  });

  it('is not confirmed by another ETag or size, before it has arrived, or when there is none', async () => {
    const recorder = await aRecorder();
    expect((await recorder.confirm('a', 1)).status).toBe(404);
    const { segmentId, uploadUrl } = await recorder.room();
    expect((await recorder.confirm(md5(WEBM), WEBM.byteLength)).status).toBe(409);
    const etag = (await put(uploadUrl, WEBM)).headers.get('etag') ?? '';
    expect((await recorder.confirm(md5(webmOf(9)), WEBM.byteLength, { segmentId })).status).toBe(409);
    expect((await recorder.confirm(etag, WEBM.byteLength + 1)).status).toBe(409);
    expect((await recorder.confirm(etag, WEBM.byteLength, { etag: undefined })).status).toBe(409);
    expect(await recorder.segments()).toEqual([]);
  });

  it('is dropped when its sender says that it did not arrive, and saying so again changes nothing', async () => {
    const recorder = await aRecorder();
    const { segmentId, key, uploadUrl } = await recorder.room();
    await put(uploadUrl, WEBM);
    for (let time = 0; time < 2; time++) {
      const dropped = await recorder.confirm('', 1, { segmentId, uploadSuccess: false });
      expect([dropped.status, dropped.body.data]).toEqual([200, { segmentId, url: null }]);
    }
    expect(await env.MEDIA.head(key)).toBeNull();
    expect((await put(uploadUrl, WEBM)).status).toBe(403);
  });

  it('gets the same room when it is asked for again, so that a retry after a lost answer sends it once', async () => {
    const recorder = await aRecorder();
    const metadata = { startTime: '2026-11-20T11:00:00.000Z', entryId: 'ent_1' };
    const first = await recorder.room(metadata);
    const again = await recorder.room(metadata);
    expect(again.segmentId).toBe(first.segmentId);
    expect((await recorder.room({ ...metadata, entryId: 'ent_2' })).segmentId).not.toBe(first.segmentId);
    await put(first.uploadUrl, WEBM);
    const repeated = await put(again.uploadUrl, WEBM);
    expect([repeated.status, repeated.headers.get('etag')]).toEqual([409, `"${md5(WEBM)}"`]);
    expect((await recorder.confirm(repeated.headers.get('etag') ?? '', WEBM.byteLength)).status).toBe(200);
    expect(await recorder.segments()).toHaveLength(1);
  });

  it('may belong to the same answer as another, and they are listed in the order they were recorded', async () => {
    const recorder = await aRecorder();
    const at = (minute: number) => ({ startTime: `2026-11-20T11:0${minute}:00.000Z` });
    const [third, first, second] = [
      await recorder.keep(webmOf(100, 1), at(3)),
      await recorder.keep(webmOf(100, 2), at(1)),
      await recorder.keep(WEBM, at(2)),
    ];
    const listed = (await recorder.segments()).map(({ segmentId }: { segmentId: string }) => segmentId);
    expect(listed).toEqual([first, second, third]);
  });

  it('that is told of without its name is the one that got its room last, whenever it was recorded', async () => {
    const recorder = await aRecorder();
    await recorder.room({ startTime: '2026-11-20T11:00:00.000Z' });
    const last = await recorder.room({ startTime: '2026-11-20T10:00:00.000Z' });
    const dropped = await recorder.confirm('', 1, { uploadSuccess: false });
    expect([dropped.status, dropped.body.data.segmentId]).toEqual([200, last.segmentId]);
  });

  it('is listed by when it began, also where a later one was sent before it', async () => {
    const recorder = await aRecorder();
    const late = await recorder.keep(webmOf(100, 1), { startTime: '2026-11-20T10:05:00.000Z' });
    const early = await recorder.keep(webmOf(100, 2), { startTime: '2026-11-20T10:01:00.000Z' });
    expect((await recorder.segments()).map(({ segmentId }: { segmentId: string }) => segmentId)).toEqual([early, late]);
  });
});

describe('telling about recording', () => {
  it('answers where the interview stands and changes nothing in it', async () => {
    const recorder = await aRecorder();
    const { visitor, interviewId } = recorder;
    const read = async () => (await visitor.call('GET', `/api/interview/${interviewId}`)).body.data;
    await visitor.answer(interviewId, 'I worked on it for a while.');
    const before = await read();
    const place = { interviewId, questionIndex: before.questionIndex, followUpIndex: before.followUpIndex };
    for (const name of ['initialize', 'start', 'webhook-response', 'end']) {
      const body = { interviewId, ...(name === 'webhook-response' ? { isFollowUp: true } : {}) };
      const told = await visitor.call('POST', `/api/segmented-recording/${name}`, body);
      expect([told.status, told.body.data], name).toEqual([200, place]);
    }
    expect(await read()).toEqual(before);
  });

  it('refuses to start once the interview is finished, but still takes what was recorded', async () => {
    const recorder = await aRecorder();
    const { visitor, interviewId } = recorder;
    await visitor.answer(interviewId, GOOD_ANSWER);
    await visitor.call('POST', '/api/webhook/process-results', { interviewId });
    const started = await visitor.call('POST', '/api/segmented-recording/start', { interviewId });
    expect([started.status, started.body.code]).toEqual([409, 'conflict']);
    expect((await visitor.call('POST', '/api/segmented-recording/end', { interviewId })).status).toBe(200);
    await recorder.keep();
    expect(await recorder.segments()).toHaveLength(1);
  });

  it('says whether there is room for recordings', async () => {
    const reachable = await new Visitor().call('GET', '/api/segmented-recording/test-storage');
    expect([reachable.status, reachable.body]).toEqual([200, { success: true, data: { reachable: true } }]);
    const unbound = new Visitor({ settings: { MEDIA: undefined } as never });
    const none = await unbound.call('GET', '/api/segmented-recording/test-storage');
    expect([none.status, none.body.message]).toEqual([503, 'No storage adapter configured']);
    const head = () => Promise.reject(new Error('R2 is away'));
    const failing = new Visitor({ settings: { MEDIA: { head } as never } });
    const failed = await failing.call('GET', '/api/segmented-recording/test-storage');
    expect([failed.status, failed.body.message]).toEqual([503, 'Cloud storage not yet implemented']);
  });

  it('gives out no room without a bucket, and the configuration says that nothing is recorded', async () => {
    const guest = new Visitor({ settings: { MEDIA: undefined } as never });
    const recorder = new Recorder(guest, await guest.startInterview());
    const refused = await recorder.askForRoom();
    expect([refused.status, refused.body.message]).toEqual([503, 'No storage adapter configured']);
    expect((await guest.call('GET', '/api/config')).body.data.recordings).toBeNull();
    expect((await new Visitor().call('GET', '/api/config')).body.data.recordings).toEqual({ keepDays: 30 });
  });
});

describe('playing a segment', () => {
  const file = webmOf(1_000);
  const part = async (recorder: Recorder, segmentId: string, range: string) => {
    const path = `/api/segmented-recording/media/${segmentId}`;
    const response = await fetchMedia(recorder.visitor, path, { range });
    return {
      status: response.status,
      range: response.headers.get('content-range'),
      length: response.headers.get('content-length'),
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  };

  it('sends the part that is asked for', async () => {
    const recorder = await aRecorder();
    const id = await recorder.keep(file);
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 100],
      ['bytes=990-', 990, 1_000],
      ['bytes=-10', 990, 1_000],
      ['bytes=500-5000', 500, 1_000],
      ['bytes=-5000', 0, 1_000],
    ] as const) {
      const sent = await part(recorder, id, range);
      expect(sent, range).toEqual({
        status: 206,
        range: `bytes ${from}-${to - 1}/1000`,
        length: String(to - from),
        bytes: file.slice(from, to),
      });
    }
  });

  it('refuses a part behind the end, and sends all of it for a range that it need not understand', async () => {
    const recorder = await aRecorder();
    const id = await recorder.keep(file);
    for (const range of ['bytes=1000-', 'bytes=5000-6000', 'bytes=-0']) {
      const sent = await part(recorder, id, range);
      expect([sent.status, sent.range], range).toEqual([416, 'bytes */1000']);
    }
    for (const range of ['bytes=5-2', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=-', 'nonsense']) {
      const sent = await part(recorder, id, range);
      expect([sent.status, sent.range, sent.bytes.byteLength], range).toEqual([200, null, 1_000]);
    }
  });

  it('tells all but the bytes to HEAD', async () => {
    const recorder = await aRecorder();
    const id = await recorder.keep(file);
    const head = await fetchMedia(recorder.visitor, `/api/segmented-recording/media/${id}`, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe('1000');
    expect(head.headers.get('accept-ranges')).toBe('bytes');
    expect(head.headers.get('etag')).toBe(`"${md5(file)}"`);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const stranger = await fetchMedia(new Visitor(), `/api/segmented-recording/media/${id}`, {}, 'HEAD');
    expect(stranger.status).toBe(403);
  });

  it('lets a browser play and download it and nothing else', async () => {
    const recorder = await aRecorder();
    const filename = 'an<swer> \'ä\u{1f600}".html';
    const id = await recorder.keep(file, { filename });
    const { headers } = await fetchMedia(recorder.visitor, `/api/segmented-recording/media/${id}`);
    expect(headers.get('content-type')).toBe('video/webm');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cache-control')).toBe('private, no-store');
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[A-Za-z0-9%._~!*-]+$/);
    // Whoever keeps it finds it again by question, role and day, whatever the browser called it.
    expect(decodeURIComponent(disposition.slice(disposition.indexOf("''") + 2))).toMatch(
      /^Question 1(, follow-up \d+)?(, [^<>"]+)?, \d{4}-\d\d-\d\d\.[a-z0-9]+$/,
    );
  });

  it('is refused to everybody else alike, and 404 is for what its holder never recorded', async () => {
    const recorder = await aRecorder();
    const id = await recorder.keep();
    const stranger = new Visitor();
    await stranger.startInterview();
    const ids = [id, `rec_${newInterviewId()}_1`, 'rec_1', '../rec', `${id}/../1`, id.toUpperCase(), `${id}0000000000`];
    const bodies = new Set<string>();
    for (const asked of ids) {
      const { status, body } = await stranger.call(
        'GET',
        `/api/segmented-recording/media/${encodeURIComponent(asked)}`,
      );
      expect(status, asked).toBe(403);
      bodies.add(body.message);
    }
    expect(bodies.size).toBe(1);
    const never = await recorder.visitor.call('GET', `/api/segmented-recording/media/rec_${recorder.interviewId}_7`);
    expect(never.status).toBe(404);
    expect((await recorder.visitor.call('GET', `/api/recordings/${id}`)).status).toBe(404);
  });
});

describe('a bucket that fails', () => {
  it('is told as 503 to who plays, uploads or saves, and nothing of it is listed', async () => {
    const away = () => Promise.reject(new Error('R2 is away'));
    const visitor = new Visitor({ settings: { MEDIA: { get: away, head: away, put: away, delete: away } as never } });
    const id = await visitor.startInterview();
    const working = new Visitor();
    for (const [name, value] of visitor.cookies) working.cookies.set(name, value);
    const segmentId = await new Recorder(working, id).keep();
    const played = await visitor.call('GET', `/api/segmented-recording/media/${segmentId}`);
    expect([played.status, played.body.code]).toEqual([503, 'unavailable']);
    const form = new FormData();
    form.set('recording', new File([WEBM], 'whole.webm', { type: 'video/webm' }));
    form.set('interviewId', id);
    const saved = await visitor.call('POST', '/api/recordings/save', form);
    expect([saved.status, saved.body.code]).toEqual([503, 'unavailable']);
    expect((await visitor.call('GET', `/api/recordings/interview/${id}`)).body.data).toEqual([]);
  });
});

describe('how much an interview may record', () => {
  const refuse = async (recorder: Recorder, metadata: Record<string, unknown>, more = {}) => {
    const { status, body } = await recorder.askForRoom(metadata as never, more);
    return [status, body.code];
  };

  it('takes 64 MB a segment and no byte more, and none without a byte', async () => {
    const recorder = await aRecorder();
    expect((await recorder.askForRoom({ fileSize: 64_000_000 })).status).toBe(200);
    expect(await refuse(recorder, { fileSize: 64_000_001 })).toEqual([413, 'too_large']);
    for (const fileSize of [0, -1, 1.5, '1']) {
      expect(await refuse(recorder, { fileSize }), String(fileSize)).toEqual([400, 'bad_request']);
    }
  });

  it('takes 2 GB an interview', async () => {
    const recorder = await aRecorder();
    for (let i = 0; i < 31; i++) expect((await recorder.askForRoom({ fileSize: 64_000_000 })).status).toBe(200);
    expect((await recorder.askForRoom({ fileSize: 16_000_000 })).status).toBe(200);
    expect(await refuse(recorder, { fileSize: 1 })).toEqual([413, 'too_large']);
  });

  it('takes 200 segments an interview, and more once some were deleted', async () => {
    const recorder = await aRecorder();
    const id = await recorder.keep();
    await runInDurableObject(env.INTERVIEWS.getByName(recorder.interviewId), (_, { storage }) => {
      const columns = `kind, question_index, follow_up_index, answer_offset_ms, peaks, filename, type, format, bytes,
        duration_s, started_at, ended_at, created_at, upload_until`;
      for (let i = 0; i < 199; i++) {
        storage.sql.exec(`INSERT INTO recordings (${columns}) SELECT ${columns} FROM recordings WHERE n = 1`);
      }
    });
    expect(await refuse(recorder, {})).toEqual([413, 'too_large']);
    const path = `/api/segmented-recording/cleanup/${recorder.interviewId}?segmentId=${id}`;
    expect((await recorder.visitor.call('DELETE', path)).body.data).toEqual({ removed: 1 });
    expect((await recorder.askForRoom()).status).toBe(200);
  });

  it('refuses questions that there are not, kinds of file that are none, and times that are none', async () => {
    const recorder = await aRecorder();
    expect(await refuse(recorder, {}, { questionIndex: 9 })).toEqual([400, 'bad_request']);
    expect(await refuse(recorder, {}, { questionIndex: -1 })).toEqual([400, 'bad_request']);
    expect(await refuse(recorder, {}, { followUpIndex: 0.5 })).toEqual([400, 'bad_request']);
    for (const mimeType of ['text/html', 'video/x-matroska', 'image/svg+xml', 'video']) {
      expect(await refuse(recorder, { mimeType }), mimeType).toEqual([415, 'unsupported_media_type']);
    }
    expect(await refuse(recorder, { startTime: 'yesterday' })).toEqual([400, 'bad_request']);
    expect(await refuse(recorder, { peaks: [1, 2] })).toEqual([400, 'bad_request']);
    expect((await recorder.askForRoom({ startTime: 1_795_000_000_000 as never })).status).toBe(200);
  });
});
