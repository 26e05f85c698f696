import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { installRecognition } from '#client/audio/recognition-api.ts';
import { offeredRecognition, recognitionService } from '#client/audio/recognition-offer.ts';
import { changeFailure, changeOf, changeProfile } from '#client/features/ready/change-profile.ts';
import { browserWords, serverWords } from '#client/features/ready/hearing-words.ts';
import { lengthLine, profileLine } from '#client/features/ready/profile-words.ts';
import { OnThisComputer } from '#client/features/ready/who-hears.tsx';
import { wayInUse } from '#client/features/ready/who-is-heard-by.ts';
import { beginsAs, startOf } from '#domain/interview/begins-as.ts';
import { freshInterview } from './support/fresh-interview.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('what was read of a posting', () => {
  it.each([
    ['Product engineer', 'Kade Logistics', 'Product engineer at Kade Logistics.'],
    ['barista', '', 'Barista, no company named.'],
    ['', 'Kade Logistics', 'We found the company Kade Logistics, but no role.'],
    ['', '', 'We found no role and no company in your text.'],
  ])('is one line for role %j and company %j', (role, company, line) =>
    expect(profileLine({ role, company, seniority: '' })).toBe(line),
  );

  it('is changed only where it differs', () => {
    const before = { role: 'Barista', company: 'Acme' };
    expect(changeOf(before, { role: ' Barista ', company: 'Acme' })).toBeUndefined();
    expect(changeOf(before, { role: 'Usher', company: 'Acme ' })).toEqual({ role: 'Usher' });
    expect(changeOf(before, { role: 'Barista', company: '' })).toEqual({ company: '' });
    expect(changeOf({ role: '', company: '' }, { role: '', company: 'Acme' })).toEqual({ company: 'Acme' });
  });

  it('is replaced by what the server makes of the change, words and all', async () => {
    const asked: [string, RequestInit | undefined][] = [];
    const questions = [{ id: 'q_1', text: 'Why an usher?' }];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      asked.push([url, init]);
      const profile = { role: 'Usher', company: '', seniority: '' as const };
      return Response.json({ success: true, data: freshInterview({ profile, questions, greeting: 'Hello, usher.' }) });
    });
    expect(await changeProfile('int_1', { role: 'Usher' })).toMatchObject({
      interviewId: 'int_1',
      profile: { role: 'Usher' },
      questions,
      customGreeting: 'Hello, usher.',
    });
    expect(asked).toMatchObject([['/api/interview/int_1/profile', { method: 'PATCH', body: '{"role":"Usher"}' }]]);
  });

  it.each([
    ['the first answer', new ApiError(409, 'HTTP', {}), /already given an answer/],
    ['a name that the server does not take', new ApiError(400, 'HTTP', { message: 'Bad name' }), /^Bad name$/],
    ['a lost connection', new TypeError('Failed to fetch'), /cannot be reached/],
  ])('stays, with words, behind %s', (_what, error, words) => expect(changeFailure(error)).toMatch(words));
});

describe('a start and the state of its interview', () => {
  it('tell the same', () => {
    const state = freshInterview();
    const start = startOf(state);
    expect(startOf(beginsAs(start))).toEqual(start);
    expect(beginsAs(start)).toMatchObject({ greeting: state.greeting, role: state.role, questionIndex: 0 });
  });
});

describe('the length of an interview', () => {
  it.each([
    [6, /^6 questions, about 30 minutes\. /],
    [1, /^1 question\. /],
    [7, /^7 questions\. /],
  ])('of %i questions is told in minutes where they are known', (questions, line) =>
    expect(lengthLine(questions)).toMatch(line),
  );

  it('promises no end that the first question does not have', () => {
    expect(lengthLine(3)).toContain('After the first question you may end at any time');
  });
});

describe('who hears the candidate', () => {
  const by = (sttEngine: string, sttHost = '') => ({ stt: true, sttEngine, sttHost });
  const CHROMES = { browser: 'Chrome', service: "Google's service", maker: 'Google', isInstallable: false } as const;
  const GOOGLE = { kind: 'browser', ...CHROMES, isTried: true } as const;

  it.each([
    ["the server's engine", by('deepgram'), /this server and from there to Deepgram/],
    [
      'a server of the operator, whatever protocol it speaks',
      by('openai', 'localhost:8000'),
      /^(?!.*OpenAI).*from there to localhost:8000/,
    ],
    ['a server that names no engine', by(''), /this server, which/],
    ['an engine without a common name', by('parrot'), /to parrot/],
  ])('is named on a server: %s', (_who, server, words) => expect(serverWords(server)).toMatch(words));

  it.each([
    ['this computer', { kind: 'local' } as const, true, /does not leave it/],
    ["Google's service by Chrome", GOOGLE, true, /^Chrome sends your voice to Google, .* gets only the words\.$/],
    [
      "Google's service, which could not be tried",
      { ...GOOGLE, isTried: false },
      true,
      /If it cannot be reached, you can type\.$/,
    ],
    [
      'nobody, for the service cannot be reached',
      { kind: 'failed', ...CHROMES, fault: 'unreachable' } as const,
      false,
      /^Chrome cannot reach/,
    ],
    [
      'nobody, for the browser does not want to',
      { kind: 'failed', ...CHROMES, fault: 'refused' } as const,
      false,
      /^Chrome does not let/,
    ],
  ])('is named in a browser: %s', (_who, offer, isUsable, text) =>
    expect(browserWords(offer)).toMatchObject({ isUsable, text: expect.stringMatching(text) }),
  );

  it('is nobody where the browser has nobody', () => expect(browserWords({ kind: 'none' })).toBeUndefined());

  it.each([
    ['what was chosen', { choice: 'typing', offer: GOOGLE, isProgramHere: true }, 'typing'],
    ['the program, chosen and here', { choice: 'device', offer: GOOGLE, isProgramHere: true }, 'device'],
    [
      'the browser while the program is on its way',
      { choice: 'device', offer: GOOGLE, isProgramHere: false },
      'browser',
    ],
    [
      'the browser where the program is too slow',
      { choice: 'too_slow', offer: GOOGLE, isProgramHere: true },
      'browser',
    ],
    [
      'nobody where the browser has nobody',
      { choice: 'device', offer: { kind: 'none' }, isProgramHere: false },
      'typing',
    ],
    ['no program that nobody chose', { choice: null, offer: { kind: 'none' }, isProgramHere: true }, 'typing'],
  ] as const)('is %s', (_which, known, way) => expect(wayInUse(known)).toBe(way));

  const CHROME =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  it.each([
    ['Chrome', CHROME, "Google's service", 'Google'],
    ['Edge', `${CHROME} Edg/140.0.0.0`, "Microsoft's service", 'Microsoft'],
    [
      'Safari',
      'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      "Apple's service",
      'Apple',
    ],
    ['Your browser', 'Something else', 'A service of your browser', 'a service of its own'],
  ])('is told by the name of the browser: %s', (browser, userAgent, service, maker) =>
    expect(recognitionService(userAgent)).toEqual({ browser, service, maker }),
  );

  it.each([
    ['nobody where the browser recognises nothing', undefined, 'none'],
    ['this computer where the language is there', async () => 'available', 'local'],
    ['a service where the language would have to be fetched', async () => 'downloadable', 'browser'],
    ['a service where nobody can tell', () => Promise.reject(new Error('no')), 'browser'],
  ])('is %s', async (_who, available, kind) => {
    if (available) vi.stubGlobal('SpeechRecognition', Object.assign(class {}, { available }));
    vi.stubGlobal('navigator', { userAgent: CHROME });
    expect((await offeredRecognition()).kind).toBe(kind);
  });

  it('can be this computer once the browser has fetched what that needs, on a click', async () => {
    let has = false;
    const asked: unknown[] = [];
    const available = async () => (has ? 'available' : 'downloadable');
    const install = async (options: unknown) => {
      asked.push(options);
      has = true;
      return true;
    };
    vi.stubGlobal('SpeechRecognition', Object.assign(class {}, { available, install }));
    vi.stubGlobal('navigator', { userAgent: CHROME });
    expect(browserWords(await offeredRecognition())?.mayInstall).toBe(true);
    expect(await installRecognition()).toBe(true);
    expect(asked).toEqual([{ langs: ['en-US'], processLocally: true }]);
    expect(await offeredRecognition()).toEqual({ kind: 'local' });
  });

  it.each([
    ['is asked for', 'not_asked', /your voice does not leave it.*Fetch what it needs/],
    ['is under way', 'under_way', /is fetching what this computer needs.*start meanwhile/],
    ['has failed', 'failed', /could not fetch.*Try that again/],
  ] as const)('is told when fetching it %s', (_when, installing, words) =>
    expect(renderToString(createElement(OnThisComputer, { installing, onInstall: () => undefined }))).toMatch(words),
  );
});
