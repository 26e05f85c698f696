import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { installRecognition } from '#client/audio/recognition-api.ts';
import { offeredRecognition, recognitionService } from '#client/audio/recognition-offer.ts';
import { OnThisComputer } from '#client/features/ready/before-you-start.tsx';
import { changeFailure, changeOf, changeProfile } from '#client/features/ready/change-profile.ts';
import { hearingWords } from '#client/features/ready/hearing-words.ts';
import { lengthLine, profileLine } from '#client/features/ready/profile-words.ts';
import { beginsAs, startOf } from '#domain/interview/begins-as.ts';
import { freshInterview } from './support/fake-interview.ts';

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
  const NONE = { stt: false, sttEngine: '', sttHost: '' };
  const by = (sttEngine: string, sttHost = '') => ({ stt: true, sttEngine, sttHost });
  const CHROMES = { browser: 'Chrome', service: "Google's service", isInstallable: false } as const;
  const GOOGLE = { kind: 'browser', ...CHROMES, isTried: true } as const;

  it.each([
    ["the server's engine", hearingWords(by('deepgram'), { kind: 'local' }), /this server and from there to Deepgram/],
    [
      'a server of the operator, whatever protocol it speaks',
      hearingWords(by('openai', 'localhost:8000'), { kind: 'none' }),
      /^(?!.*OpenAI).*from there to localhost:8000/,
    ],
    ['a server that names no engine', hearingWords(by(''), { kind: 'none' }), /this server, which/],
    ['an engine without a common name', hearingWords(by('parrot'), { kind: 'none' }), /to parrot/],
    ['this computer', hearingWords(NONE, { kind: 'local' }), /does not leave it/],
    ["Google's service by Chrome", hearingWords(NONE, GOOGLE), /^Google's service writes .* Chrome sends your voice/],
    [
      "Google's service, which could not be tried",
      hearingWords(NONE, { ...GOOGLE, isTried: false }),
      /If it cannot be reached, you can type\.$/,
    ],
    [
      'nobody, for the service cannot be reached',
      hearingWords(NONE, { kind: 'failed', ...CHROMES, fault: 'unreachable' }),
      /^You will type your answers here\. Chrome cannot reach/,
    ],
    [
      'nobody, for the browser does not want to',
      hearingWords(NONE, { kind: 'failed', ...CHROMES, fault: 'refused' }),
      /^You will type your answers here\. Chrome does not let/,
    ],
    ['nobody', hearingWords(NONE, { kind: 'none' }), /^You will type your answers here\./],
  ])('is named: %s', (_who, { what, where }, words) => expect(`${what} ${where}`).toMatch(words));

  const CHROME =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  it.each([
    ['Chrome', CHROME, "Google's service"],
    ['Edge', `${CHROME} Edg/140.0.0.0`, "Microsoft's service"],
    [
      'Safari',
      'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      "Apple's service",
    ],
    ['Your browser', 'Something else', 'A service of your browser'],
  ])('is told by the name of the browser: %s', (browser, userAgent, service) =>
    expect(recognitionService(userAgent)).toEqual({ browser, service }),
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
    expect(hearingWords(NONE, await offeredRecognition()).mayInstall).toBe(true);
    // Where the server hears, nothing has to be fetched.
    expect(hearingWords(by(''), { kind: 'none' }).mayInstall).toBeUndefined();
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
