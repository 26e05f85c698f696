import { createExecutionContext, env } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { createApp } from '#worker/app.ts';
import { PASSWORD, Visitor } from './support/visitor.ts';

describe('the HTTP surface', () => {
  it('answers an unknown path in the error envelope', async () => {
    const { status, body } = await new Visitor().call('GET', '/api/nothing-here');
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, code: 'not_found', error: 'Not found', message: 'Not found' });
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('carries the security headers and no-store on every kind of answer', async () => {
    for (const path of ['/api/health', '/api/nothing-here', '/api/docs', '/dev/outbox']) {
      const { headers } = await new Visitor().call('GET', path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is not healthy with a secret that is too short, a form that is no web address, or a database without tables', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const health = async (settings: object = {}) =>
      (await createApp().request('/api/health', {}, { ...env, ...settings }, createExecutionContext())).status;
    const named = () => error.mock.calls.at(-1)?.[0].message;
    try {
      expect(await health()).toBe(200);
      expect([await health({ SERVER_SECRET: 'short' }), named()]).toEqual([
        503,
        expect.stringContaining('SERVER_SECRET'),
      ]);
      expect([await health({ SERVER_SECRET: undefined }), named()]).toEqual([
        503,
        expect.stringContaining('SERVER_SECRET'),
      ]);
      const form = await health({ FEEDBACK_FORM_URL: 'javascript:alert(1)' });
      expect([form, named()]).toEqual([503, expect.stringContaining('FEEDBACK_FORM_URL')]);
      const models = await health({ ASR_MODELS_URL: 'ftp://models.example' });
      expect([models, named()]).toEqual([503, expect.stringContaining('ASR_MODELS_URL')]);
      await env.DB.prepare('ALTER TABLE users RENAME TO users_elsewhere').run();
      expect([await health(), named()]).toEqual([503, expect.stringContaining('no tables')]);
    } finally {
      await env.DB.prepare('ALTER TABLE users_elsewhere RENAME TO users').run();
      error.mockRestore();
    }
    expect(await health()).toBe(200);
  });

  it('refuses calls that another site’s page makes', async () => {
    const visitor = new Visitor();
    const crossSite = await visitor.call('POST', '/api/auth/sign-out', undefined, { 'sec-fetch-site': 'cross-site' });
    expect(crossSite.status).toBe(403);
    const foreign = await visitor.call('POST', '/api/auth/sign-out', undefined, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    const own = await visitor.call('POST', '/api/auth/sign-out', undefined, { 'sec-fetch-site': 'same-origin' });
    expect(own.status).toBe(200);
  });

  it('refuses a body that is no JSON, is of another type, or does not fit the contract', async () => {
    const visitor = new Visitor();
    const text = await visitor.call('POST', '/api/llm/complete', {}, { 'content-type': 'text/plain' });
    expect(text.status).toBe(415);
    const unfit = await visitor.call('POST', '/api/llm/complete', { interviewId: 5 });
    expect(unfit.status).toBe(400);
    expect(unfit.body.errors).toEqual(['The field interviewId must be a string', 'The field userText is missing']);
    const long = await visitor.call('POST', '/api/llm/complete', {
      interviewId: 'int_1',
      userText: 'a'.repeat(20_001),
    });
    expect(long.body.error).toBe('The field userText is too long or too large: 20000 at most');
    const foreign = await visitor.call('POST', '/api/auth/reset-password', []);
    expect(foreign.body.error).toBe('The request must be an object');
  });

  it('shows people the contract’s own words, without the name of a field before them', async () => {
    const visitor = new Visitor();
    const weak = await visitor.signUp(`${crypto.randomUUID()}@example.com`, 'weak');
    expect(weak.body.error).toBe('Please ensure your password meets all requirements');
    const code = await visitor.call('POST', '/api/auth/verify-otp', { email: 'ada@example.com', otp: '12' });
    expect(code.body.error).toBe('Invalid verification code');
    const token = await visitor.call('POST', '/api/auth/reset-password', { newPassword: PASSWORD, token: 'cut' });
    expect(token.body.error).toBe('Invalid or missing reset token');
  });

  it('lets no page of another server on the same machine read the outbox', async () => {
    const visitor = new Visitor();
    const read = (headers: Record<string, string>) => visitor.call('GET', '/api/dev/outbox', undefined, headers);
    expect((await read({ origin: 'http://localhost:9999' })).status).toBe(403);
    expect((await read({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await read({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await read({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await read({})).status).toBe(200);
    const page = (dest: string) =>
      visitor.call('GET', '/dev/outbox', undefined, { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': dest });
    expect([(await page('document')).status, (await page('iframe')).status]).toEqual([200, 403]);
    const elsewhere = new Visitor({ origin: 'http://greenroom.example' });
    expect((await elsewhere.call('GET', '/api/dev/outbox')).status).toBe(404);
  });

  it('describes every declared call in the OpenAPI document', async () => {
    const { body } = await new Visitor().call('GET', '/api/openapi.json');
    for (const name of Object.keys(calls)) {
      const [method = '', path = ''] = name.split(' ');
      expect(body.paths[path.replace(/:(\w+)/g, '{$1}')], name).toHaveProperty(method.toLowerCase());
    }
  });

  it('serves every declared call', async () => {
    for (const [name, call] of Object.entries(calls)) {
      const [method = '', path = ''] = name.split(' ');
      const filled = path.replace(/:(n|questionIndex)/g, '0').replace(/:\w+/g, 'nobody');
      const { body } = await new Visitor().call(method, filled, 'body' in call ? {} : undefined);
      expect(body?.code, name).not.toBe('not_found');
      expect(body?.code, name).not.toBe('internal');
    }
  });

  it('tells a server without speech recognition from one that failed', async () => {
    const { status, body } = await new Visitor().call('POST', '/api/speech/stt/transcribe');
    expect(status).toBe(409);
    expect(body.code).toBe('stt_not_configured');
  });
});
