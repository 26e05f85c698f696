import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { expect, test } from '#tests/support/product-test.ts';
import { watchArrivals } from '#tests/support/stored-media.ts';

const FILE = Buffer.alloc(5_000_000, 'x');
FILE.set([0x1a, 0x45, 0xdf, 0xa3]);
const MD5 = createHash('md5').update(FILE).digest('hex');

/** A guest that records in an interview of its own, by the product's own calls. */
async function startRecording(address: string) {
  const send = (path: string, body: object, cookie = '') =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const started = await send('/api/interview/start', { selectedInterview: 'company: Acme title: Barista' });
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { interviewId } = (await started.json()).data;
  const place = { interviewId, questionIndex: 0, followUpIndex: 0 };
  const metadata = {
    filename: 'answer.webm',
    fileSize: FILE.length,
    duration: 20,
    format: 'webm',
    mimeType: 'video/webm;codecs=vp9,opus',
    startTime: '2026-11-20T10:00:00.000Z',
    endTime: '2026-11-20T10:00:20.000Z',
  };
  return {
    makeRoom: async () =>
      (await (await send('/api/segmented-recording/upload', { ...place, metadata }, cookie)).json()).data,
    confirm: (etag: string) => {
      const end = { ...place, uploadSuccess: true, fileSize: FILE.length, etag };
      return send('/api/segmented-recording/upload-confirm', end, cookie);
    },
    segments: async () => {
      const list = await fetch(`${address}/api/segmented-recording/segments/${interviewId}`, { headers: { cookie } });
      return (await list.json()).data.segments;
    },
    read: async (path: string) => {
      const response = await fetch(address + path, { headers: { cookie } });
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

/** Begins a PUT and sends half of it; resolves when that is on its way. */
function sendHalf(url: string): Promise<void> {
  return new Promise((resolve) => {
    const put = request(url, { method: 'PUT', headers: { 'content-length': FILE.length } });
    // The server is killed under it.
    put.on('error', () => undefined);
    put.write(FILE.subarray(0, FILE.length / 2), () => resolve());
  });
}

test('A segment whose server is killed in mid-upload arrives once, whole, when it is sent again', async ({
  server,
}) => {
  const recording = await startRecording(server.address);
  const { uploadUrl, segmentId } = await recording.makeRoom();
  const hasArrived = watchArrivals(server.stateFolder);
  await sendHalf(uploadUrl);
  await expect.poll(hasArrived).toBe(true);
  await server.kill();
  await server.startAgain();
  expect(await recording.segments()).toEqual([]);
  // As after a reload: the same segment is asked for again.
  const again = await recording.makeRoom();
  expect(again.segmentId).toBe(segmentId);
  const sent = await fetch(again.uploadUrl, { method: 'PUT', body: FILE });
  expect([sent.status, sent.headers.get('etag')]).toEqual([200, `"${MD5}"`]);
  expect((await recording.confirm(`"${MD5}"`)).status).toBe(200);
  const [segment, ...others] = await recording.segments();
  expect(others).toEqual([]);
  const played = await recording.read(segment.url);
  expect(createHash('md5').update(played).digest('hex')).toBe(MD5);
});

test('A body that does not say how long it is gets 411 in JSON, and one that lies about it never arrives', async ({
  server,
}) => {
  const recording = await startRecording(server.address);
  const { uploadUrl } = await recording.makeRoom();
  const chunked = new ReadableStream({
    start(controller) {
      controller.enqueue(FILE.subarray(0, 1_000));
      controller.close();
    },
  });
  const refused = await fetch(uploadUrl, { method: 'PUT', body: chunked, duplex: 'half' } as RequestInit);
  expect([refused.status, (await refused.json()).code]).toEqual([411, 'length_required']);
  const longer = await fetch(uploadUrl, { method: 'PUT', body: Buffer.concat([FILE, FILE]) }).catch(() => undefined);
  expect([409, undefined]).toContain(longer?.status);
  expect((await recording.confirm(`"${MD5}"`)).status).toBe(409);
  expect((await fetch(uploadUrl, { method: 'PUT', body: FILE })).status).toBe(200);
});
