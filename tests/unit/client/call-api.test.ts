import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, callApi, readCall, serverErrorText, serverWords } from '#client/api/call-api.ts';

/** A server that gives these answers one after the other, and what it was asked. */
function serve(...answers: Response[]) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requests.push({ url, init });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  return requests;
}

const refusal = (status: number, body: object = {}, statusText = '') =>
  new Response(JSON.stringify(body), { status, statusText });
const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('The call went well')),
    (error) => error,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a typed call', () => {
  it('takes its method and its path, with the parameters filled in, from its name', async () => {
    const requests = serve(Response.json({ success: true, data: {} }));
    await callApi('GET /api/results/:interviewId', { params: { interviewId: 'int_a/b' } });
    expect(requests[0]?.url).toBe('/api/results/int_a%2Fb');
    expect(requests[0]?.init?.method).toBe('GET');
    expect(requests[0]?.init?.body).toBeUndefined();
  });

  it('sends its body as JSON and its query in the address', async () => {
    const requests = serve(Response.json({ success: true }), Response.json({ success: true, data: {} }));
    await callApi('POST /api/auth/resend-verification', { body: { email: 'a@example.com' } });
    await callApi('GET /api/auth/check-email', { query: { email: 'a+b@example.com' } });
    expect(requests[0]?.init?.body).toBe('{"email":"a@example.com"}');
    expect(requests[1]?.url).toBe('/api/auth/check-email?email=a%2Bb%40example.com');
  });

  it('calls a 401 unauthorized whatever the server says, and keeps what it says beside it', async () => {
    serve(refusal(401, { message: 'Sign in first', code: 'unauthorized' }));
    const error = await failureOf(callApi('GET /api/results', {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe('Unauthorized: Invalid or missing API key');
    expect(error.envelope.message).toBe('Sign in first');
  });

  it('names any other failure by its status', async () => {
    serve(refusal(404, {}, 'Not Found'));
    expect((await failureOf(callApi('GET /api/results', {}))).message).toBe('HTTP 404: Not Found');
  });

  it('fails as an answer that is no JSON would, without losing the status', async () => {
    serve(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    const error = await failureOf(callApi('GET /api/results', {}));
    expect([error.status, error.message]).toEqual([502, 'HTTP 502: Bad Gateway']);
  });
});

describe('what a failed call says', () => {
  it.each([
    ['its envelope', JSON.stringify({ message: 'Not today' }), 'Not today'],
    ['plain text', ' boom\n', 'boom'],
    ['a page, which says nothing', '<!doctype html><h1>Oh</h1>', ''],
    ['JSON without words, which says nothing', '{"a":1}', ''],
    ['nothing', '', ''],
  ])('is read from %s', async (_what, body, said) => {
    serve(new Response(body, { status: 500, statusText: 'Internal Server Error' }));
    const error = await failureOf(callApi('GET /api/health', {}));
    expect([error.body, error.statusText]).toEqual([said, 'Internal Server Error']);
  });

  it('has its number where it has no words for its status', async () => {
    serve(new Response('', { status: 503 }));
    expect((await failureOf(callApi('GET /api/health', {}))).statusText).toBe('503');
  });
});

describe('an answer', () => {
  it('that says it is none is a failed call, with its words', async () => {
    serve(Response.json({ success: false, message: 'Not today' }));
    const error = await failureOf(callApi('GET /api/health', {}));
    expect([error.status, error.envelope.message]).toEqual([200, 'Not today']);
  });

  it('is what a reader makes of it', async () => {
    serve(Response.json({ success: true, data: 7 }), Response.json([]));
    expect(await readCall('GET /api/health', {}, (answer) => JSON.stringify(answer))).toBe('{"success":true,"data":7}');
    expect((await failureOf(readCall('GET /api/health', {}, () => undefined))).status).toBe(200);
  });

  it.each([['null'], ['"no"'], ['[1]'], ['{"message":{"a":1},"errors":"no","code":7}'], ['{}'], ['<h1>']])(
    'of a refusal whose body is %s has no words',
    async (body) => {
      serve(new Response(body, { status: 502 }));
      const error = await failureOf(callApi('GET /api/health', {}));
      expect(serverWords(error)).toBe('');
    },
  );
});

describe('the retry option', () => {
  const waitsOf = async (backOff: 'linear' | 'exponential'): Promise<number[]> => {
    vi.useFakeTimers();
    const requests = serve(refusal(503), refusal(503), refusal(503), Response.json({ success: true }));
    const waits: number[] = [];
    const call = callApi('GET /api/health', { retry: { attempts: 4, delayMs: 100, backOff } });
    let begun = Date.now();
    for (let asked = 1; asked < 4; asked++) {
      while (requests.length <= asked) await vi.advanceTimersByTimeAsync(10);
      waits.push(Date.now() - begun);
      begun = Date.now();
    }
    await call;
    return waits;
  };

  it('waits longer by the same amount each time when it is linear', async () => {
    expect(await waitsOf('linear')).toEqual([100, 200, 300]);
  });

  it('waits twice as long each time when it is exponential', async () => {
    expect(await waitsOf('exponential')).toEqual([100, 200, 400]);
  });

  it('does not repeat what the server has understood and refused', async () => {
    const requests = serve(refusal(409), Response.json({ success: true }));
    const retry = { attempts: 3, delayMs: 1, backOff: 'linear' } as const;
    expect((await failureOf(callApi('GET /api/health', { retry }))).status).toBe(409);
    expect(requests).toHaveLength(1);
  });

  it('repeats a call that never reached the server', async () => {
    const requests = serve();
    const retry = { attempts: 3, delayMs: 1, backOff: 'linear' } as const;
    await expect(callApi('GET /api/health', { retry })).rejects.toThrow('Failed to fetch');
    expect(requests).toHaveLength(3);
  });
});

describe('the words of a failed call', () => {
  it('are the list of errors, else the message, else the status, else the fallback', () => {
    const failure = (envelope: ApiError['envelope']) => new ApiError(422, 'HTTP 422: ', envelope);
    expect(serverErrorText(failure({ errors: ['One', 'Two'], message: 'Three' }), 'F')).toBe('One; Two');
    expect(serverErrorText(failure({ errors: [], message: 'Three' }), 'F')).toBe('Three');
    expect(serverErrorText(failure({}), 'F')).toBe('HTTP error! status: 422');
    expect(serverErrorText(new TypeError('Failed to fetch'), 'F')).toBe('F');
  });
});
