import type { CallInput, CallName } from '#contract/calls.ts';
import type { ErrorKind } from '#contract/errors.ts';
import { recordingId } from '#domain/recording/recording-id.ts';
import { PASSWORD, POSTING } from './visitor.ts';

type Part = 'params' | 'query' | 'body' | 'form';
type Parts<K extends CallName> = {
  [P in Part as CallInput<K, P> extends undefined ? never : P]: P extends 'form'
    ? Record<string, string | Blob>
    : CallInput<K, P>;
};
/** `answers` is what somebody gets who is let in, where this request comes to no success in a test. */
type RequestOf<K extends CallName> = Parts<K> & { answers?: ErrorKind };

/** What a request is made from: the interview it is to name, and addresses that nobody else has. */
export interface Subject {
  interviewId: string;
  email: string;
  phone: string;
}

/** The beginning of a WebM file. */
export const WEBM = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...Array.from({ length: 60 }, (_, i) => i)]);

/** What is told of a segment of an answer. */
export const SEGMENT = {
  filename: 'answer.webm',
  fileSize: WEBM.byteLength,
  duration: 2.5,
  format: 'webm',
  mimeType: 'video/webm;codecs=vp9,opus',
  startTime: '2026-11-20T10:00:00.000Z',
  endTime: '2026-11-20T10:00:02.500Z',
};

/** What was measured of a good answer of ten seconds. */
export const METRICS = {
  vadPattern: [
    { isSpeech: false, durationMs: 500 },
    { isSpeech: true, durationMs: 4_000 },
    { isSpeech: false, durationMs: 1_000 },
    { isSpeech: true, durationMs: 4_000 },
    { isSpeech: false, durationMs: 500 },
  ],
  durationMs: 10_000,
  speechDurationMs: 8_000,
  silenceDurationMs: 2_000,
  avgAudioLevel: 41.5,
  pauseCount: 1,
  avgPauseLength: 1_000,
  avgSpeechLength: 4_000,
  stopReason: 'silence_timeout' as const,
  wordsPerMinute: 140,
};

const TOKEN = 'a'.repeat(43);
const recording = () => ({ audio: new Blob([new Uint8Array(64)], { type: 'audio/wav' }) });

/**
 * A request of every call that the contract declares, made well enough to succeed. A call that is missing here is a
 * type error, and fails the authorisation matrix.
 */
export const callRequests: { [K in CallName]: (subject: Subject) => RequestOf<K> } = {
  'GET /api/health': () => ({}),
  'GET /api/config': () => ({}),
  'GET /api/openapi.json': () => ({}),
  'GET /api/docs': () => ({}),

  'GET /api/auth/get-session': () => ({}),
  'POST /api/auth/sign-up/email': ({ email }) => ({ body: { email, password: PASSWORD } }),
  'POST /api/auth/verify-otp': ({ email }) => ({ body: { email, otp: '123456' }, answers: 'invalid_code' }),
  'POST /api/auth/resend-verification': ({ email }) => ({ body: { email } }),
  'POST /api/auth/sign-in/email': ({ email }) => ({
    body: { email, password: PASSWORD },
    answers: 'invalid_credentials',
  }),
  'POST /api/auth/sign-out': () => ({}),
  'GET /api/auth/verify-email': () => ({ query: { token: TOKEN }, answers: 'invalid_token' }),
  'POST /api/auth/forget-password': ({ email }) => ({ body: { email } }),
  'POST /api/auth/request-password-reset': ({ email }) => ({ body: { email } }),
  'POST /api/auth/request-password-reset-sms': ({ phone }) => ({ body: { phone } }),
  'POST /api/auth/verify-reset-otp': ({ phone }) => ({ body: { phone, otp: '123456' }, answers: 'invalid_code' }),
  'POST /api/auth/reset-password': () => ({
    body: { newPassword: PASSWORD, token: TOKEN },
    answers: 'invalid_token',
  }),
  'POST /api/auth/undo-reset': () => ({ body: { token: TOKEN }, answers: 'invalid_token' }),
  'GET /api/auth/list-sessions': () => ({}),
  'POST /api/auth/revoke-session': () => ({ body: { id: TOKEN } }),
  'POST /api/auth/revoke-other-sessions': () => ({}),
  'POST /api/auth/revoke-sessions': () => ({}),
  'GET /api/user/security-events': () => ({}),
  'POST /api/auth/update-user': () => ({ body: { name: 'Grace Hopper' } }),
  'POST /api/auth/delete-user': () => ({ body: { password: PASSWORD } }),
  'GET /api/user/export': () => ({}),
  'DELETE /api/user': () => ({}),
  'GET /api/auth/check-email': ({ email }) => ({ query: { email } }),
  'GET /api/auth/check-phone': ({ phone }) => ({ query: { phone } }),
  'GET /api/dev/outbox': ({ email }) => ({ query: { to: email } }),

  'POST /api/interview/start': () => ({ body: { selectedInterview: 'company: Acme title: Barista' } }),
  'POST /api/webhook/initialize': () => ({ body: { start: true, description: POSTING } }),
  'GET /api/interview/:id': ({ interviewId }) => ({ params: { id: interviewId } }),
  'POST /api/interview/:id/next': ({ interviewId }) => ({
    params: { id: interviewId },
    body: { questionId: 'q_1' },
  }),
  'POST /api/interview/:id/reopen': ({ interviewId }) => ({
    params: { id: interviewId },
    body: {},
    answers: 'conflict',
  }),
  'PATCH /api/interview/:id/profile': ({ interviewId }) => ({
    params: { id: interviewId },
    body: { role: 'Shift Lead' },
  }),
  'DELETE /api/interview/:id': ({ interviewId }) => ({ params: { id: interviewId } }),
  'GET /api/webhook/interview/:id/questions': ({ interviewId }) => ({ params: { id: interviewId } }),
  'POST /api/webhook/save-interview-data': ({ interviewId }) => ({ body: { interviewId } }),
  'POST /api/llm/complete': ({ interviewId }) => ({ body: { interviewId, userText: 'I work with computers.' } }),
  'POST /api/webhook/process-interview': ({ interviewId }) => ({
    body: { interviewId, transcript: [{ speaker: 'human', text: 'I work with computers.' }] },
  }),
  'POST /api/webhook/process-results': ({ interviewId }) => ({ body: { interviewId } }),
  'POST /api/webhook/results-agent': ({ interviewId }) => ({ body: { interviewId } }),
  'GET /api/health/deep': () => ({ query: {} }),
  'GET /api/webhook/config': () => ({}),
  'POST /api/webhook/config': () => ({ body: { webhook_url: 'https://hooks.example.com/run' } }),
  'GET /api/webhook/test': () => ({}),

  'POST /api/transcript/save-entry/:interviewId/:questionIndex': ({ interviewId }) => ({
    params: { interviewId, questionIndex: 0 },
    body: { transcriptEntry: { speaker: 'human', text: 'I work with computers.' } },
  }),
  'POST /api/transcript/save-question/:interviewId/:questionIndex': ({ interviewId }) => ({
    params: { interviewId, questionIndex: 0 },
    body: { userResponse: 'I work with computers.' },
  }),
  'GET /api/transcript/question/:id/:n': ({ interviewId }) => ({ params: { id: interviewId, n: 0 } }),
  'GET /api/transcript/interview/:id': ({ interviewId }) => ({ params: { id: interviewId } }),
  'GET /api/transcript/full/:id': ({ interviewId }) => ({ params: { id: interviewId } }),
  'GET /api/transcript/summary/:id': ({ interviewId }) => ({ params: { id: interviewId } }),
  'GET /api/transcript/test': () => ({}),
  'DELETE /api/transcript/question/:id/:n': ({ interviewId }) => ({ params: { id: interviewId, n: 0 } }),
  'DELETE /api/transcript/interview/:id': ({ interviewId }) => ({ params: { id: interviewId } }),

  'GET /api/results': () => ({ answers: 'not_found' }),
  'GET /api/results/:interviewId': ({ interviewId }) => ({ params: { interviewId }, answers: 'not_ready' }),
  'POST /api/interview/:id/retries': ({ interviewId }) => ({
    params: { id: interviewId },
    body: { questionId: 'q_1', text: 'I work with computers.' },
    answers: 'conflict',
  }),
  'GET /api/interview/:id/retries': ({ interviewId }) => ({ params: { id: interviewId }, query: {} }),
  'POST /api/interview/:id/corrections': ({ interviewId }) => ({
    params: { id: interviewId },
    body: { entryId: 'ent_1', text: 'I work with computers.' },
    answers: 'conflict',
  }),
  'POST /api/user/interviews': ({ interviewId }) => ({ body: { interviewId } }),
  'GET /api/user/interviews': () => ({}),
  'GET /api/dashboard/overview': () => ({ query: { timeZone: 'Europe/Berlin' } }),
  'GET /api/dashboard/stats': () => ({ query: {} }),
  'GET /api/dashboard/profile': () => ({}),
  'GET /api/dashboard/health': () => ({}),
  'POST /api/interviews/extend-session/:interviewId': ({ interviewId }) => ({ params: { interviewId } }),
  'POST /api/issue-reports': ({ interviewId }) => ({ body: { interviewId, issueType: 'other' } }),

  'POST /api/speech/tts/generate': () => ({ body: { text: 'Hello.' }, answers: 'unavailable' }),
  'GET /api/speech/tts/voices': () => ({}),
  'POST /api/speech/tts/config': () => ({ body: {} }),
  'POST /api/speech/stt/transcribe': () => ({ form: recording(), answers: 'stt_not_configured' }),
  'POST /api/speech/stt/transcribe-with-timestamps': () => ({ form: recording(), answers: 'stt_not_configured' }),
  'POST /api/speech/stt/config': () => ({ body: {}, answers: 'stt_not_configured' }),
  'GET /api/speech/stt/info': () => ({}),

  'POST /api/segmented-recording/initialize': ({ interviewId }) => ({ body: { interviewId } }),
  'POST /api/segmented-recording/start': ({ interviewId }) => ({ body: { interviewId } }),
  'POST /api/segmented-recording/end': ({ interviewId }) => ({ body: { interviewId } }),
  'POST /api/segmented-recording/webhook-response': ({ interviewId }) => ({
    body: { interviewId, isFollowUp: false },
  }),
  'POST /api/segmented-recording/upload': ({ interviewId }) => ({
    body: { interviewId, questionIndex: 0, metadata: SEGMENT },
  }),
  'PUT /api/segmented-recording/object/:ticket': () => ({ params: { ticket: TOKEN } }),
  'POST /api/segmented-recording/upload-confirm': ({ interviewId }) => ({
    body: { interviewId, questionIndex: 9, uploadSuccess: true, fileSize: 1, etag: 'a' },
    answers: 'not_found',
  }),
  'GET /api/segmented-recording/segments/:id': ({ interviewId }) => ({ params: { id: interviewId } }),
  'GET /api/segmented-recording/media/:segmentId': ({ interviewId }) => ({
    params: { segmentId: recordingId(interviewId, 999) },
    answers: 'not_found',
  }),
  'GET /api/segmented-recording/test-storage': () => ({}),
  'DELETE /api/segmented-recording/cleanup/:id': ({ interviewId }) => ({ params: { id: interviewId }, query: {} }),
  'POST /api/recordings/save': ({ interviewId }) => ({
    form: { recording: new Blob([WEBM], { type: 'video/webm' }), interviewId },
  }),
  'GET /api/recordings/:id': ({ interviewId }) => ({
    params: { id: recordingId(interviewId, 999) },
    answers: 'not_found',
  }),
  'DELETE /api/recordings/:id': ({ interviewId }) => ({
    params: { id: recordingId(interviewId, 999) },
    answers: 'not_found',
  }),
  'GET /api/recordings/interview/:id': ({ interviewId }) => ({ params: { id: interviewId } }),
  'GET /api/recordings/:id/media': ({ interviewId }) => ({
    params: { id: recordingId(interviewId, 999) },
    answers: 'not_found',
  }),

  'POST /api/speech-metrics/save': ({ interviewId }) => ({
    body: { interviewId, questionIndex: 0, timestamp: 0, metrics: METRICS },
  }),
  'GET /api/speech-metrics/interview/:id': ({ interviewId }) => ({
    params: { id: interviewId },
    query: { questionIndex: '0' },
  }),
  'GET /api/speech-metrics/interview/:id/question/:n': ({ interviewId }) => ({ params: { id: interviewId, n: 0 } }),
  'GET /api/speech-metrics/summary/:id': ({ interviewId }) => ({ params: { id: interviewId } }),
  'DELETE /api/speech-metrics/interview/:id': ({ interviewId }) => ({ params: { id: interviewId } }),
};

export interface CallRequest {
  method: string;
  path: string;
  body: unknown;
  answers?: ErrorKind;
}

interface AnyRequest {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  form?: Record<string, string | Blob>;
  answers?: ErrorKind;
}

/** The request of a call as a browser sends it. Throws for a call that has none here. */
export function requestOf(name: string, subject: Subject): CallRequest {
  const make = (callRequests as Record<string, ((subject: Subject) => AnyRequest) | undefined>)[name];
  if (!make) throw new Error(`${name} has no request in tests/worker/support/call-requests.ts`);
  const { params = {}, query, body, form, answers } = make(subject);
  const [method = '', template = ''] = name.split(' ');
  const path = template.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key] ?? ''));
  return {
    method,
    path: query ? `${path}?${new URLSearchParams(query)}` : path,
    body: form ? formOf(form) : body,
    ...(answers ? { answers } : {}),
  };
}

function formOf(parts: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.set(name, part);
  return form;
}

/** Whether a call names an interview, by whether its request comes out differently for another one. */
export function namesInterview(name: string): boolean {
  const subject = { email: '', phone: '' };
  const written = (interviewId: string) => {
    const { path, body } = requestOf(name, { ...subject, interviewId });
    return JSON.stringify([path, body instanceof FormData ? body.get('interviewId') : body]);
  };
  return written('one') !== written('two');
}
