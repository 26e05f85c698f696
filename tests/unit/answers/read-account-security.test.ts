import { describe, expect, it } from 'vitest';
import { EVENT_WORDS, isHandheld } from '#client/features/your-account/event-words.ts';
import { SECURITY_EVENTS } from '#contract/words.ts';
import { readSecurityEvents, readSessions } from '#domain/answers/read-account-security.ts';

const NONE = [{}, null, 'no', { data: {} }, { data: 'no' }];

describe('where an account is signed in', () => {
  it('begins with this browser, and leaves out what cannot be ended', () => {
    const other = {
      id: 'b',
      device: 'Firefox on Windows',
      createdAt: '2026-01-01T10:00:00Z',
      lastSeenAt: '',
      current: false,
    };
    const here = { id: 'a', device: '', createdAt: '', lastSeenAt: '', current: true };
    expect(readSessions({ data: [other, {}, 7, here] })).toEqual([{ ...here, device: 'A browser' }, other]);
    expect(NONE.map(readSessions)).toEqual(NONE.map(() => []));
  });

  it('is on a phone or a tablet, or on neither', () => {
    const devices = ['Safari on iPhone', 'Safari on iPad', 'Chrome on Android', 'Chrome on Linux', 'Another program'];
    expect(devices.map(isHandheld)).toEqual([true, true, true, false, false]);
  });
});

describe('what happened to an account', () => {
  it('has words for everything, and leaves out what has none', () => {
    const event = { kind: 'exported', device: 'Chrome on Linux', createdAt: '2026-01-01T10:00:00Z' };
    expect(readSecurityEvents({ data: [{ kind: 'danced' }, event, 'no'] })).toEqual([event]);
    expect(NONE.map(readSecurityEvents)).toEqual(NONE.map(() => []));
    expect(new Set(SECURITY_EVENTS.map((kind) => EVENT_WORDS[kind])).size).toBe(SECURITY_EVENTS.length);
  });
});
