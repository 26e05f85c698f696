import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Visitor } from './support/visitor.ts';

const KEY = 'the-operator-s-own-key-of-some-length';
const bearer = { authorization: `Bearer ${KEY}` };
/** Engines read their settings out of the environment, of which the Worker’s own type says nothing. */
const serverWith = (settings: Record<string, string>) => new Visitor({ settings: settings as object });
const operator = () => new Visitor({ settings: { API_KEY: KEY }, headers: bearer });
const anybody = () => new Visitor({ settings: { API_KEY: KEY } });
const setTo = (webhook_url: string, who = operator()) => who.call('POST', '/api/webhook/config', { webhook_url });

afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  await setTo('');
});

describe('the address of the operator’s automation', () => {
  it('is set with the operator’s key alone, and told by its origin alone', async () => {
    const told = { success: true, webhook_url: 'https://hooks.example.com', configured: true };
    expect((await setTo('https://hooks.example.com/run?secret=1')).body).toEqual(told);
    expect((await anybody().call('GET', '/api/webhook/config')).body).toEqual(told);
    for (const refused of [
      await setTo('https://other.example.com', anybody()),
      await setTo(
        'https://other.example.com',
        new Visitor({ settings: { API_KEY: KEY }, headers: { authorization: 'Bearer no' } }),
      ),
      await setTo('https://other.example.com', new Visitor({ headers: bearer })),
      await setTo(
        'https://other.example.com',
        new Visitor({ settings: { API_KEY: '' }, headers: { authorization: 'Bearer ' } }),
      ),
    ]) {
      expect([refused.status, refused.body.error]).toEqual([401, 'Invalid or missing API key']);
    }
    expect((await anybody().call('GET', '/api/webhook/config')).body).toEqual(told);
  });

  it('is taken back by an empty one', async () => {
    await setTo('https://hooks.example.com/run');
    expect((await setTo(' ')).body).toEqual({ success: true, webhook_url: null, configured: false });
  });

  it('may not lead into a private network, nor from http', async () => {
    for (const address of ['https://169.254.169.254/', 'https://nas.local/', 'http://hooks.example.com/', 'nowhere']) {
      const refused = await setTo(address);
      expect([address, refused.status]).toEqual([address, 400]);
    }
    const state = await anybody().call('GET', '/api/webhook/config');
    expect(state.body.configured).toBe(false);
  });
});

describe('the operator’s key', () => {
  it('is not to be found by trying, from one address', async () => {
    const headers = { 'cf-connecting-ip': '203.0.113.77' };
    const settings = { API_KEY: KEY, ENVIRONMENT: 'production' };
    const guess = (key: string) =>
      setTo(
        'https://guessed.example.com',
        new Visitor({ settings, headers: { ...headers, authorization: `Bearer ${key}` } }),
      );
    // All within one window of the count.
    vi.useFakeTimers({ toFake: ['Date'] });
    const statuses = [];
    for (let i = 0; i < 22; i++) statuses.push((await guess(`guess-${i}`)).status);
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
    const right = await guess(KEY);
    expect([right.status, Number(right.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    // Elsewhere it opens as before, and a call without any key guesses nothing.
    expect((await setTo('')).status).toBe(200);
    const keyless = new Visitor({ settings, headers });
    expect((await setTo('https://guessed.example.com', keyless)).status).toBe(401);
  });
});

describe('the test of it', () => {
  it('says to anybody whether one is set', async () => {
    expect((await anybody().call('GET', '/api/webhook/test')).body).toMatchObject({ success: true, configured: false });
    await setTo('https://hooks.example.com/run');
    expect((await anybody().call('GET', '/api/webhook/test')).body).toMatchObject({ success: true, configured: true });
  });

  it('asks it with the operator’s key alone', async () => {
    // Nobody listens there.
    await setTo('http://127.0.0.1:9/run');
    const wrong = new Visitor({ settings: { API_KEY: KEY }, headers: { authorization: 'Bearer no' } });
    expect((await wrong.call('GET', '/api/webhook/test')).status).toBe(401);
    const asked = await operator().call('GET', '/api/webhook/test');
    expect([asked.status, asked.body.error]).toEqual([503, 'The webhook could not be reached']);
  });
});

describe('settings of a language model', () => {
  it.each([
    [{ LLM_ENGINE: 'gpt' }],
    [{ LLM_ENGINE: 'openai' }],
    [{ LLM_MODEL: 'm' }],
    [{ LLM_ENGINE: 'openai', LLM_MODEL: 'm', LLM_SCHEMA: 'json_object' }],
    [{ LLM_ENGINE: 'openai', LLM_MODEL: 'm', LLM_TOKENS_PER_INTERVIEW: 'many' }],
    [{ LLM_ENGINE: 'workers-ai' }],
    [{ LLM_ENGINE: 'webhook' }],
    [{ LLM_ENGINE: 'webhook', LLM_API_KEY: 'k' }],
    [{ API_KEY: 'the-operator-s-key-of-31-letter' }],
  ] as Record<string, string>[][])('that cannot be used close the server: %o', async (settings = {}) => {
    const { status, body } = await serverWith(settings).call('GET', '/api/health');
    expect([status, body.error]).toEqual([503, 'This server is not set up correctly']);
  });

  it('that can be used are told in the configuration, without a key', async () => {
    const settings = {
      LLM_ENGINE: 'openai',
      LLM_MODEL: 'm',
      LLM_BASE_URL: 'https://llm.example.com/v1',
      LLM_API_KEY: 'k-123',
    };
    const { body } = await serverWith(settings).call('GET', '/api/config');
    expect(body.data.llm).toEqual({ engine: 'openai', host: 'llm.example.com' });
    expect(JSON.stringify(body)).not.toContain('k-123');
    expect((await new Visitor().call('GET', '/api/config')).body.data.llm).toEqual({ engine: 'embedded', host: null });
  });
});
