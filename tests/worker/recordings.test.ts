import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { MAX_RECORDING_BYTES } from '#contract/recording-limits.ts';
import { WEBM } from './support/call-requests.ts';
import { fetchMedia, md5, Recorder, webmOf } from './support/recorder.ts';
import { Visitor } from './support/visitor.ts';

interface Parts {
  file?: Uint8Array<ArrayBuffer>;
  type?: string;
  name?: string;
  [part: string]: unknown;
}

function save(
  visitor: Visitor,
  interviewId: string,
  { file = WEBM, type = 'video/webm', name = 'whole.webm', ...rest }: Parts = {},
) {
  const form = new FormData();
  form.set('recording', new File([file], name, { type }));
  form.set('interviewId', interviewId);
  for (const [part, value] of Object.entries(rest)) form.set(part, String(value));
  return visitor.call('POST', '/api/recordings/save', form);
}

async function started() {
  const visitor = new Visitor();
  return { visitor, id: await visitor.startInterview() };
}

describe('a recording in one piece', () => {
  it('is saved, read, listed, played and deleted', async () => {
    const { visitor, id } = await started();
    const file = webmOf(100_000);
    const more = { filename: 'interview.webm', fileSize: 100_000, duration: 12.5, format: 'webm' };
    const saved = await save(visitor, id, { file, ...more });
    expect(saved.status).toBe(200);
    const recording = {
      id: `rec_${id}_1`,
      interviewId: id,
      ...more,
      mimeType: 'video/webm',
      createdAt: expect.stringMatching(/^20/),
      url: `/api/recordings/rec_${id}_1/media`,
    };
    expect(saved.body.data).toEqual(recording);
    expect((await visitor.call('GET', `/api/recordings/${recording.id}`)).body.data).toEqual(recording);
    expect((await visitor.call('GET', `/api/recordings/interview/${id}`)).body.data).toEqual([recording]);
    const part = await fetchMedia(visitor, recording.url, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/100000']);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(file.slice(10, 20));
    const whole = await fetchMedia(visitor, recording.url);
    expect(md5(new Uint8Array(await whole.arrayBuffer()))).toBe(md5(file));
    expect((await visitor.call('DELETE', `/api/recordings/${recording.id}`)).status).toBe(200);
    for (const path of [`/api/recordings/${recording.id}`, recording.url]) {
      expect((await visitor.call('GET', path)).status).toBe(404);
    }
    expect((await visitor.call('DELETE', `/api/recordings/${recording.id}`)).status).toBe(404);
    expect((await env.MEDIA.list({ prefix: `rec/${id}/` })).objects).toEqual([]);
  });

  it('needs no more than itself and its interview, and takes its name and kind from the file', async () => {
    const { visitor, id } = await started();
    const { body } = await save(visitor, id, { name: 'sound.webm', type: 'audio/webm;codecs=opus' });
    expect(body.data).toMatchObject({ filename: 'sound.webm', mimeType: 'audio/webm', duration: 0, format: 'webm' });
  });

  it('has its number from the same counter as the segments, and neither is taken for the other', async () => {
    const { visitor, id } = await started();
    const recorder = new Recorder(visitor, id);
    const first = await recorder.keep();
    const second = (await save(visitor, id)).body.data.id;
    const third = await recorder.keep(webmOf(80));
    expect([first, second, third]).toEqual([1, 2, 3].map((n) => `rec_${id}_${n}`));
    expect((await visitor.call('DELETE', `/api/segmented-recording/cleanup/${id}?segmentId=${second}`)).status).toBe(
      404,
    );
    expect((await visitor.call('DELETE', `/api/recordings/${first}`)).status).toBe(404);
    expect((await visitor.call('DELETE', `/api/segmented-recording/cleanup/${id}`)).body.data).toEqual({ removed: 2 });
    expect((await visitor.call('GET', `/api/recordings/interview/${id}`)).body.data).toHaveLength(1);
    expect((await save(visitor, id)).body.data.id).toBe(`rec_${id}_4`);
  });

  it('may have 32 MB, and is refused with 413 when it has more', async () => {
    const { visitor, id } = await started();
    expect((await save(visitor, id, { file: webmOf(MAX_RECORDING_BYTES) })).status).toBe(200);
    const refused = await save(visitor, id, { file: webmOf(MAX_RECORDING_BYTES + 1) });
    expect([refused.status, refused.body.code]).toEqual([413, 'too_large']);
  });

  it('is refused when it is no recording, lies about its length, is empty or comes without its interview', async () => {
    const { visitor, id } = await started();
    const html = new TextEncoder().encode('<html>'.padEnd(64)) as Uint8Array<ArrayBuffer>;
    expect((await save(visitor, id, { file: html })).status).toBe(415);
    expect((await save(visitor, id, { type: 'text/html' })).status).toBe(415);
    expect((await save(visitor, id, { type: 'video/mp4' })).status).toBe(415);
    expect((await save(visitor, id, { fileSize: 3 })).status).toBe(400);
    expect((await save(visitor, id, { duration: -1 })).status).toBe(400);
    expect((await save(visitor, id, { file: new Uint8Array() })).status).toBe(400);
    expect((await save(visitor, '')).status).toBe(400);
    expect((await visitor.call('GET', `/api/recordings/interview/${id}`)).body.data).toEqual([]);
    expect((await env.MEDIA.list({ prefix: `rec/${id}/` })).objects).toEqual([]);
  });
});
