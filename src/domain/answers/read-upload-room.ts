import { record, text } from './loose-json.ts';

/** Where a segment goes, and what it is called from then on. */
export interface UploadRoom {
  segmentId: string;
  uploadUrl: string;
}

/** Reads the answer of `upload`, its fields at the top or in `data`; undefined without an address. */
export function readUploadRoom(answer: unknown): UploadRoom | undefined {
  const given = { ...record(answer), ...record(record(answer).data) };
  const room = { segmentId: text(given.segmentId), uploadUrl: text(given.uploadUrl) };
  return room.uploadUrl === '' ? undefined : room;
}
