import { describe, expect, it } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { startFailure, webhookError } from '#client/features/ready/start-failure.ts';

const refused = (status: number, envelope: ApiError['envelope'] = {}) => new ApiError(status, 'HTTP', envelope);

describe('a failed start', () => {
  it('is grey when the text says too little, in the words of the server', () => {
    const error = webhookError(refused(599, { error: 'Name a company', message: 'No' }));
    expect(startFailure(error)).toEqual({ error: 'Name a company', errorType: '599' });
    expect(startFailure(refused(599, { message: 'Say more' })).error).toBe('Say more');
    expect(startFailure(refused(599)).error).toBe('Not enough data, please enter in at least a position and a company');
  });

  it('from a job description names the webhook, its status and what it said', () => {
    expect(startFailure(webhookError(refused(500, { message: 'Try later' })))).toEqual({
      error: 'Webhook failed with status: 500 - Try later',
      errorType: 'general',
    });
    expect(startFailure(webhookError(new SyntaxError('Unexpected token')))).toEqual({
      error: 'Webhook returned invalid JSON',
      errorType: 'general',
    });
  });

  it('with a good status has the words of the server, or its own where there are none', () => {
    expect(startFailure(webhookError(refused(200, { error: 'Not today' })))).toEqual({
      error: 'Not today',
      errorType: 'general',
    });
    expect(startFailure(refused(200)).error).toBe('Failed to start interview. Server returned an error.');
  });

  it('from a trending choice has the words of the server, or its own when the server cannot be reached', () => {
    expect(startFailure(refused(422, { errors: ['A', 'B'] })).error).toBe('A; B');
    expect(startFailure(new TypeError('Failed to fetch'))).toEqual({
      error: 'Failed to start interview. Server returned an error.',
      errorType: 'general',
    });
  });
});
