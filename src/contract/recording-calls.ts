import { z } from 'zod';
import { defineCalls, done, envelope } from './call.ts';
import { interviewId, recordingsKeptUntil } from './interview.ts';
import { MAX_SEGMENT_BYTES, MEDIA_TYPES, SEGMENT_PEAKS } from './recording-limits.ts';
import { entryId, followUpIndex, moment, questionIndex } from './wire-values.ts';

/** `rec_<interview>_<n>`; any text is taken, and one that no recording has is refused like somebody else's. */
const recordingId = z.string().min(1).max(250);

const seconds = z.number().min(0).max(86_400);
/** What there is of a recording; an empty one is none. */
const bytes = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const filename = z.string().min(1).max(200);
const format = z.string().max(100);

/** One stretch of an answer as it was recorded. The same `entryId` names its transcript, metrics and words. */
export const segment = z.object({
  segmentId: z.string(),
  questionIndex: z.int(),
  followUpIndex: z.int(),
  /** Seconds. */
  duration: z.number(),
  startTime: z.string(),
  endTime: z.string(),
  url: z.string(),
  filename: z.string(),
  format: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  fileSize: z.int(),
  entryId: z.string().nullable(),
  /** Where in its answer the segment begins. */
  answerOffsetMs: z.int(),
  /** The waveform, 0 to 255; empty when it was not measured. */
  peaks: z.array(z.int()),
});
export type Segment = z.infer<typeof segment>;

/** A recording in one piece, as `recordings/save` takes it. */
export const fullRecording = z.object({
  id: z.string(),
  interviewId,
  filename: z.string(),
  fileSize: z.int(),
  duration: z.number(),
  format: z.string(),
  mimeType: z.string(),
  createdAt: z.string(),
  url: z.string(),
});
export type FullRecording = z.infer<typeof fullRecording>;

/** Where an interview stands, so that what is recorded knows where it belongs. */
const place = z.object({ interviewId, questionIndex: z.int(), followUpIndex: z.int() });
const ofInterview = z.object({ interviewId });

const uploadMetadata = z.object({
  filename,
  fileSize: bytes,
  duration: seconds,
  format,
  mimeType: z.string().min(1).max(100),
  startTime: moment,
  endTime: moment,
  entryId: entryId.optional(),
  answerOffsetMs: z.int().min(0).max(86_400_000).optional(),
  peaks: z.array(z.int().min(0).max(255)).length(SEGMENT_PEAKS).optional(),
});

/** Taken for the sake of older callers; who calls is known by their cookies alone. */
const userId = z.string().max(200).optional();

const MEDIA_ERRORS = ['not_found', 'range_not_satisfiable'] as const;

export const recordingCalls = defineCalls({
  'POST /api/segmented-recording/initialize': {
    summary: 'Tell that recording is about to begin, and read where the interview stands',
    access: 'holder',
    body: ofInterview,
    answer: envelope(place),
  },
  'POST /api/segmented-recording/start': {
    summary: 'Tell that a segment’s recorder has started',
    access: 'holder',
    body: ofInterview,
    answer: envelope(place),
    errors: ['conflict'],
  },
  'POST /api/segmented-recording/end': {
    summary: 'Tell that a segment’s recorder has stopped',
    access: 'holder',
    body: ofInterview,
    answer: envelope(place),
  },
  'POST /api/segmented-recording/webhook-response': {
    summary: 'Tell that the interviewer has replied, and read where the interview stands',
    access: 'holder',
    body: ofInterview.extend({ isFollowUp: z.boolean() }),
    answer: envelope(place),
  },
  'POST /api/segmented-recording/upload': {
    summary: 'Get an address to send a segment to; asking again for the same segment names it again',
    access: 'holder',
    body: z.object({
      interviewId,
      userId,
      questionIndex,
      followUpIndex: followUpIndex.default(0),
      metadata: uploadMetadata,
    }),
    answer: envelope(z.object({ segmentId: z.string(), key: z.string(), uploadUrl: z.string() })),
  },
  'PUT /api/segmented-recording/object/:ticket': {
    summary: 'Send a segment to the address that was given out for it; the answer’s ETag is its quoted MD5',
    access: 'ticket',
    params: z.object({ ticket: z.string() }),
    bytes: { types: MEDIA_TYPES, maxBytes: MAX_SEGMENT_BYTES },
    answer: done,
    errors: ['conflict', 'length_required'],
  },
  'POST /api/segmented-recording/upload-confirm': {
    summary: 'Tell how sending a segment went; one that arrived is kept from then on',
    access: 'holder',
    body: z.object({
      interviewId,
      userId,
      questionIndex,
      followUpIndex: followUpIndex.default(0),
      uploadSuccess: z.boolean(),
      fileSize: bytes.optional(),
      /** With or without its quotes. */
      etag: z.string().max(100).optional(),
      /** Which of the segments of this answer is meant; the newest that fits when it is not said. */
      segmentId: recordingId.optional(),
    }),
    answer: envelope(z.object({ segmentId: z.string().nullable(), url: z.string().nullable() })),
    errors: ['not_found', 'conflict'],
  },
  'GET /api/segmented-recording/segments/:id': {
    summary: 'List the segments of an interview, oldest first',
    access: 'holder',
    params: z.object({ id: interviewId }),
    answer: envelope(z.object({ interviewId, segments: z.array(segment), recordingsKeptUntil })),
  },
  'GET /api/segmented-recording/media/:segmentId': {
    summary: 'Play or download a segment',
    access: 'holder',
    params: z.object({ segmentId: recordingId }),
    answer: z.instanceof(Uint8Array),
    answerType: 'media',
    errors: MEDIA_ERRORS,
  },
  'GET /api/segmented-recording/test-storage': {
    summary: 'Tell whether there is room for recordings',
    access: 'public',
    answer: envelope(z.object({ reachable: z.literal(true) })),
  },
  'DELETE /api/segmented-recording/cleanup/:id': {
    summary: 'Delete the segments of an interview for good, or one of them',
    access: 'holder',
    params: z.object({ id: interviewId }),
    query: z.object({ segmentId: recordingId.optional() }),
    answer: envelope(z.object({ removed: z.int() })),
    errors: ['not_found'],
  },
  'POST /api/recordings/save': {
    summary: 'Keep a recording in one piece',
    access: 'holder',
    form: z.object({
      recording: z.file(),
      interviewId,
      filename: filename.optional(),
      fileSize: z.coerce.number<string>().pipe(bytes).optional(),
      duration: z.coerce.number<string>().pipe(seconds).optional(),
      format: format.optional(),
    }),
    answer: envelope(fullRecording),
  },
  'GET /api/recordings/:id': {
    summary: 'Read what is known of a recording',
    access: 'holder',
    params: z.object({ id: recordingId }),
    answer: envelope(fullRecording),
    errors: ['not_found'],
  },
  'DELETE /api/recordings/:id': {
    summary: 'Delete a recording for good',
    access: 'holder',
    params: z.object({ id: recordingId }),
    answer: done,
    errors: ['not_found'],
  },
  'GET /api/recordings/interview/:id': {
    summary: 'List the recordings in one piece of an interview, oldest first',
    access: 'holder',
    params: z.object({ id: interviewId }),
    answer: envelope(z.array(fullRecording)),
  },
  'GET /api/recordings/:id/media': {
    summary: 'Play or download a recording',
    access: 'holder',
    params: z.object({ id: recordingId }),
    answer: z.instanceof(Uint8Array),
    answerType: 'media',
    errors: MEDIA_ERRORS,
  },
});
