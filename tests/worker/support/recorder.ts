import { exports } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import { checkAnswer } from '#tests/support/check-answer.ts';
import { SEGMENT, WEBM } from './call-requests.ts';
import type { Answer, Visitor } from './visitor.ts';

type Metadata = Partial<typeof SEGMENT> & {
  entryId?: string;
  answerOffsetMs?: number;
  peaks?: number[];
};

export interface Room {
  segmentId: string;
  key: string;
  uploadUrl: string;
}

export const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

/** A WebM file, as far as its first bytes say, of a length and with contents of its own. */
export function webmOf(bytes: number, seed = 1): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(bytes);
  for (let i = 0; i < bytes; i++) file[i] = (i * 31 + seed * 7) % 251;
  file.set(WEBM.subarray(0, Math.min(4, bytes)));
  return file;
}

/** A browser that records its answers in one interview. */
export class Recorder {
  readonly visitor: Visitor;
  readonly interviewId: string;
  /** Each segment begins later than the one before. */
  #startMs = Date.parse('2026-11-20T10:00:00.000Z');

  constructor(visitor: Visitor, interviewId: string) {
    this.visitor = visitor;
    this.interviewId = interviewId;
  }

  askForRoom(metadata: Metadata = {}, more: Record<string, unknown> = {}): Promise<Answer> {
    this.#startMs += 10_000;
    const startTime = new Date(this.#startMs).toISOString();
    const body = { interviewId: this.interviewId, userId: 'anonymous', questionIndex: 0, followUpIndex: 0, ...more };
    const path = '/api/segmented-recording/upload';
    return this.visitor.call('POST', path, { ...body, metadata: { ...SEGMENT, startTime, ...metadata } });
  }

  async room(metadata: Metadata = {}, more: Record<string, unknown> = {}): Promise<Room> {
    const { status, body } = await this.askForRoom(metadata, more);
    if (status !== 200) throw new Error(`No room: ${status} ${JSON.stringify(body)}`);
    return body.data;
  }

  confirm(etag: string, fileSize: number, more: Record<string, unknown> = {}): Promise<Answer> {
    return this.visitor.call('POST', '/api/segmented-recording/upload-confirm', {
      interviewId: this.interviewId,
      userId: 'anonymous',
      questionIndex: 0,
      followUpIndex: 0,
      uploadSuccess: true,
      fileSize,
      etag,
      ...more,
    });
  }

  /** Sends a segment all the way and answers its id. */
  async keep(file: Uint8Array<ArrayBuffer> = WEBM, metadata: Metadata = {}): Promise<string> {
    const { segmentId, uploadUrl } = await this.room({ fileSize: file.byteLength, ...metadata });
    const sent = await put(uploadUrl, file);
    const confirmed = await this.confirm(sent.headers.get('etag') ?? '', file.byteLength, { segmentId });
    if (confirmed.status !== 200) throw new Error(`Not kept: ${sent.status}, ${confirmed.status}`);
    return segmentId;
  }

  async segments() {
    return (await this.visitor.call('GET', `/api/segmented-recording/segments/${this.interviewId}`)).body.data.segments;
  }
}

/** Sends bytes to an address as a browser without cookies does; a length is declared unless it is to be another. */
export async function put(
  url: string,
  body: Uint8Array<ArrayBuffer> | ReadableStream,
  headers: Record<string, string | null> = {},
) {
  const length = body instanceof Uint8Array ? String(body.byteLength) : null;
  const sent = Object.entries({ 'content-length': length, ...headers }).filter(([, value]) => value !== null);
  const response = await exports.default.fetch(
    new Request(url, { method: 'PUT', body: chunked(body), headers: sent as [string, string][] }),
  );
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  const answer = { status: response.status, headers: response.headers, body: (await response.json()) as any };
  checkAnswer('PUT', url, { ...answer, contentType: response.headers.get('content-type') ?? '' });
  return answer;
}

function chunked(body: Uint8Array<ArrayBuffer> | ReadableStream): ReadableStream {
  if (!(body instanceof Uint8Array)) return body;
  let at = 0;
  return new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const next = body.slice(at, at + 65_536);
      at += next.byteLength;
      if (next.byteLength > 0) controller.enqueue(next);
      if (at >= body.byteLength) controller.close();
    },
  });
}

/** The raw answer to a holder's request for bytes. */
export function fetchMedia(visitor: Visitor, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return exports.default.fetch(visitor.origin + path, { method, headers: { cookie, ...headers } });
}
