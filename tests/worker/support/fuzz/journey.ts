import type { CallName } from '#contract/calls.ts';
import type { Dice } from '#tests/support/dice.ts';
import { WEBM } from '../call-requests.ts';

/** An interview from its first answer to its end and what comes after, by the calls that a browser makes. */
const STEPS: readonly CallName[] = [
  'GET /api/interview/:id',
  'PATCH /api/interview/:id/profile',
  'POST /api/segmented-recording/initialize',
  'POST /api/segmented-recording/start',
  'POST /api/llm/complete',
  'POST /api/segmented-recording/upload',
  'PUT /api/segmented-recording/object/:ticket',
  'POST /api/segmented-recording/upload-confirm',
  'GET /api/segmented-recording/segments/:id',
  'GET /api/segmented-recording/media/:segmentId',
  'POST /api/speech-metrics/save',
  'POST /api/llm/complete',
  'POST /api/interview/:id/next',
  'POST /api/llm/complete',
  'POST /api/recordings/save',
  'GET /api/recordings/interview/:id',
  'POST /api/user/interviews',
  'POST /api/webhook/process-results',
  'POST /api/interview/:id/reopen',
  'POST /api/webhook/results-agent',
  'GET /api/results/:interviewId',
  'POST /api/interview/:id/corrections',
  'POST /api/interview/:id/retries',
  'GET /api/interview/:id/retries',
  'GET /api/dashboard/overview',
  'GET /api/transcript/full/:id',
  'DELETE /api/transcript/question/:id/:n',
  'DELETE /api/segmented-recording/cleanup/:id',
  'DELETE /api/interview/:id',
  'GET /api/interview/:id',
  'POST /api/llm/complete',
  'GET /api/results/:interviewId',
];

/** What a step says where an ordinary request of its call would come to nothing. */
export const STEP_BODIES: Partial<Record<CallName, Record<string, unknown>>> = {
  'POST /api/segmented-recording/upload-confirm': {
    questionIndex: 0,
    fileSize: WEBM.byteLength,
    etag: undefined,
  },
};

/** The same with steps left out, made twice, and taken before those that they follow. */
export function makeJourney(dice: Dice): CallName[] {
  const steps = STEPS.flatMap((step) => {
    const way = dice.next();
    return way < 0.08 ? [] : way < 0.16 ? [step, step] : [step];
  });
  for (let at = 1; at < steps.length; at++) {
    const [before, after] = [steps[at - 1], steps[at]];
    if (before && after && dice.is(0.12)) [steps[at - 1], steps[at]] = [after, before];
  }
  return steps;
}
