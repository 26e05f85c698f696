import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goOnAfterSignIn } from '#client/features/account/go-on-after-sign-in.ts';
import { pendingResults } from '#client/state/pending-keys.ts';
import { FakeStorage } from './support/fake-storage.ts';

describe('whoever has just signed in', () => {
  beforeEach(() => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new FakeStorage());
  });
  afterEach(() => vi.unstubAllGlobals());

  const answerClaims = (answer: () => Response | Promise<Response>) =>
    vi.stubGlobal('fetch', async (address: string) => {
      expect(address).toBe('/api/user/interviews');
      return answer();
    });
  const signIn = async () => {
    const led: object[] = [];
    await goOnAfterSignIn((async (to: object) => void led.push(to)) as never);
    expect(pendingResults.interviewId()).toBeNull();
    return led;
  };
  const report = { to: '/results/$interviewId', params: { interviewId: 'int_1' }, replace: true };
  const home = { to: '/', replace: true };

  it('goes home when nothing waits for them', async () => expect(await signIn()).toEqual([home]));

  it('goes to the report that waits for them', async () => {
    pendingResults.save('int_1');
    answerClaims(() => Response.json({ success: true, data: {} }));
    expect(await signIn()).toEqual([report]);
  });

  it('goes to it too when the claim got no answer: the report claims once more', async () => {
    pendingResults.save('int_1');
    answerClaims(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await signIn()).toEqual([report]);
  });

  it('goes home when what waits in this browser is somebody else’s', async () => {
    pendingResults.save('int_1');
    answerClaims(() => Response.json({ success: false, message: 'No.' }, { status: 403 }));
    expect(await signIn()).toEqual([home]);
  });
});
