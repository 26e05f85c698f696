import { describe, expect, it } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { StartFailed, startFailure, webhookError } from '#client/features/ready/start-failure.ts';

const refused = (status: number, envelope: ApiError['envelope'] = {}, body = '') =>
  new ApiError(status, 'HTTP', envelope, { body });
const wordsOf = (error: unknown) => startFailure(webhookError(error)).error;

describe('a failed start', () => {
  it('is grey when the text says too little, in the words of the server', () => {
    const error = webhookError(refused(599, { error: 'Name a company', message: 'No' }));
    expect(startFailure(error)).toMatchObject({ error: 'Name a company', errorType: '599' });
    // Whoever gave a whole advert does not see what is missing.
    expect(startFailure(error).errorHint).toMatch(/such as “Barista at Copper Kettle Coffee”, or pick a role/);
    expect(startFailure(error).errorHint).toContain('Links and other languages are not read.');
    expect(startFailure(refused(599, { message: 'Say more' })).error).toBe('Say more');
    expect(startFailure(refused(599)).error).toBe('Not enough data, please enter in at least a position and a company');
  });

  it('from a job description names the webhook, its status and what it said, in an envelope or in plain text', () => {
    expect(startFailure(webhookError(refused(500, { message: 'Try later' })))).toMatchObject({
      error: 'Webhook failed with status: 500 - Try later',
      errorType: 'general',
    });
    expect(wordsOf(refused(500, {}, 'boom'))).toBe('Webhook failed with status: 500 - boom');
    expect(wordsOf(refused(502, {}, '<html><h1>Bad gateway</h1></html>'))).toBe('Webhook failed with status: 502');
    expect(wordsOf(refused(500, {}, 'a'.repeat(5_000))).length).toBeLessThan(300);
    expect(wordsOf(new SyntaxError('Unexpected token'))).toBe('Webhook returned invalid JSON');
  });

  it('with a good status has the words of the server, or its own where there are none', () => {
    expect(wordsOf(refused(200, { error: 'Not today' }))).toBe('Not today');
    expect(startFailure(refused(200)).error).toBe('Failed to start interview. Server returned an error.');
  });

  it('from a trending choice has the words of the server, or its own when the server cannot be reached', () => {
    expect(startFailure(refused(422, { errors: ['A', 'B'], message: 'Bad' })).error).toBe('A; B');
    expect(startFailure(refused(503, { message: 'The service is full' })).error).toBe('The service is full');
    expect(startFailure(refused(503)).error).toBe('HTTP error! status: 503');
    expect(startFailure(new TypeError('Failed to fetch')).error).toBe(
      'Failed to start interview. Server returned an error.',
    );
  });

  it.each([
    ['a server that broke', webhookError(refused(500)), /wait a moment/],
    ['too many starts', webhookError(refused(429)), /wait a moment/],
    ['what the server does not take', webhookError(refused(400)), /change it/],
    ['no connection', webhookError(new TypeError('Failed to fetch')), /check your connection/],
    ['a wait that was too long', new StartFailed('The interview could not be prepared in time.'), /wait a moment/],
  ])('says in plain words what to do after %s, and that nothing is lost', (_what, error, hint) => {
    const { errorHint } = startFailure(error);
    expect(errorHint).toMatch(hint);
    expect(errorHint).toContain('Everything you gave is still in the form.');
  });
});
