import { createHash } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

/** Stores a file as what was recorded of one question's answer, by the product's own calls. Answers its bytes. */
export async function storeRecording(
  request: APIRequestContext,
  interviewId: string,
  questionIndex: number,
): Promise<Buffer> {
  const file = Buffer.alloc(10_000 + questionIndex, 'x');
  file.set([0x1a, 0x45, 0xdf, 0xa3]);
  const place = { interviewId, questionIndex, followUpIndex: 0 };
  const metadata = {
    filename: `answer-${questionIndex + 1}.webm`,
    fileSize: file.length,
    duration: 20,
    format: 'webm',
    mimeType: 'video/webm',
    startTime: 1_000_000,
    endTime: 1_020_000,
  };
  const room = await request.post('/api/segmented-recording/upload', { data: { ...place, metadata } });
  const { uploadUrl, segmentId } = (await room.json()).data;
  const headers = { 'content-type': metadata.mimeType };
  expect((await request.put(uploadUrl, { data: file, headers })).status()).toBe(200);
  const etag = `"${createHash('md5').update(file).digest('hex')}"`;
  const end = { ...place, segmentId, uploadSuccess: true, fileSize: file.length, etag };
  expect((await request.post('/api/segmented-recording/upload-confirm', { data: end })).status()).toBe(200);
  return file;
}
