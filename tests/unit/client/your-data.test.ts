import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrivacyPage } from '#client/features/terms/privacy-page.tsx';
import { TermsPage } from '#client/features/terms/terms-page.tsx';
import { YourData } from '#client/features/your-account/your-data.tsx';
import { eraseAccount } from '#client/state/erase-account.ts';
import { pendingResults } from '#client/state/pending-keys.ts';
import { knownUserId, refreshSession } from '#client/state/session.ts';
import { FakeStorage } from './support/fake-storage.ts';
import { renderPage, wordsOf } from './support/render-page.ts';

const MAYA = { id: 'usr_1', email: 'maya@example.com', firstName: 'Maya', name: 'Maya Ortiz', phoneNumber: '' };
let user: object | null = null;
const sent: unknown[] = [];

beforeEach(() => {
  user = MAYA;
  sent.length = 0;
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new FakeStorage());
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address === '/api/auth/get-session') return Response.json({ success: true, data: user && { user } });
    const given = JSON.parse(String(body));
    sent.push([address, given]);
    return given.password === 'Correct horse 7'
      ? Response.json({ success: true })
      : Response.json({ success: false, error: 'Invalid password', message: 'Invalid password' }, { status: 401 });
  });
});
afterEach(async () => {
  user = null;
  await refreshSession();
  vi.unstubAllGlobals();
});

const terms = () => renderPage(() => createElement(TermsPage), '/terms', '/terms');

describe('whoever wants to leave', () => {
  it('can take everything along and have it erased', async () => {
    const page = await renderPage(() => createElement(YourData), '/account', '/account');
    expect(page).toMatch(/<a [^>]*href="\/api\/user\/export"[^>]*download/);
    expect(wordsOf(page)).toBe('Download a copy Erase my account');
  });

  it('is led there by the terms, and signs in first', async () => {
    await refreshSession();
    expect(await terms()).toMatch(/begins at <a [^>]*href="\/account"/);
    user = null;
    await refreshSession();
    const page = await terms();
    expect(wordsOf(page)).toContain('All of it begins at your account, once you are signed in.');
    expect(page).not.toContain('href="/account"');
  });

  it('is told all of it on a page of its own, in the words of the terms', async () => {
    const page = await renderPage(() => createElement(PrivacyPage), '/privacy', '/privacy');
    const told = ['What is kept', 'Who sees it', 'How long', 'Your data and your account'];
    for (const title of told) expect(wordsOf(page)).toContain(title);
    const [, ...sections] = page.split('<section');
    expect(sections).toHaveLength(told.length);
    const inTerms = await terms();
    for (const section of sections) expect(inTerms).toContain(section.split('</section>')[0]);
  });

  it('leaves nothing in this browser either', async () => {
    await refreshSession();
    pendingResults.save('int_1');
    await eraseAccount('Correct horse 7');
    expect(sent).toEqual([['/api/auth/delete-user', { password: 'Correct horse 7' }]]);
    expect([knownUserId(), pendingResults.interviewId(), localStorage.length]).toEqual(['', null, 0]);
  });

  it('is signed in still when the password is wrong', async () => {
    await refreshSession();
    await expect(eraseAccount('Wrong')).rejects.toThrow();
    expect(knownUserId()).toBe('usr_1');
  });
});
