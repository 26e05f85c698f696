import { describe, expect, it } from 'vitest';
import { takeDownLogs } from './support/logged.ts';
import { Visitor } from './support/visitor.ts';

const SEEN = 'https://greenroom.example';
/** What a proxy that speaks https hands on: plain http, and the host that the browser asked. */
const through = (origin: string, settings: object = { PUBLIC_URL: SEEN }) => new Visitor({ origin, settings });
const start = (visitor: Visitor, headers: Record<string, string>) =>
  visitor.call('POST', '/api/interview/start', { selectedInterview: 'company: Acme title: Barista' }, headers);
const upgrade = (visitor: Visitor, origin: string) =>
  visitor.call('GET', '/api/realtime?interviewId=none', undefined, { upgrade: 'websocket', origin });
const FOREIGN = 'This call is only open to the product’s own pages';

describe('behind a proxy that speaks https for it', () => {
  it('its own pages are known by PUBLIC_URL, for calls and sockets, and others’ are not', async () => {
    const visitor = through('http://greenroom.example');
    expect((await start(visitor, { origin: SEEN })).status).toBe(200);
    expect((await start(visitor, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await upgrade(visitor, SEEN)).body.error).not.toBe(FOREIGN);
    expect((await upgrade(visitor, 'https://elsewhere.example')).body.error).toBe(FOREIGN);
    expect((await upgrade(visitor, 'http://greenroom.example')).body.error).toBe(FOREIGN);
  });

  it('its cookies are those of https', async () => {
    const visitor = through('http://greenroom.example');
    await start(visitor, { origin: SEEN });
    expect([...visitor.cookies.keys()]).toEqual(['__Host-guest']);
  });

  it('nothing that a proxy says of itself is believed', async () => {
    const visitor = through('http://localhost');
    const said = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'greenroom.example', forwarded: 'proto=https' };
    expect((await start(visitor, { ...said, origin: SEEN })).status).toBe(403);
    expect((await start(visitor, { ...said, origin: 'http://localhost' })).status).toBe(200);
    expect([...visitor.cookies.keys()]).toEqual(['greenroom_guest']);
  });
});

describe('below a path', () => {
  const WORDS = 'Greenroom cannot be reached below a path';

  it('a server that is told so stays closed, and says why in its log', async () => {
    const logs = takeDownLogs();
    const visitor = through('http://localhost', { PUBLIC_URL: 'https://example.com/greenroom' });
    expect((await visitor.call('GET', '/api/health')).status).toBe(503);
    expect(logs.text()).toContain(WORDS.toLowerCase());
  });

  it('a call that a proxy has cut a path off is refused in those words', async () => {
    const { status, body } = await new Visitor().call('GET', '/api/health', undefined, {
      'x-forwarded-prefix': '/greenroom',
    });
    expect([status, body.code]).toEqual([400, 'bad_request']);
    expect(body.error).toContain(WORDS);
    expect((await new Visitor().call('GET', '/api/health', undefined, { 'x-forwarded-prefix': '/' })).status).toBe(200);
  });
});
