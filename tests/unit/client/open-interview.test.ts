import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openInterview } from '#client/features/interview/open-interview.ts';
import { TranscriptCopy } from '#client/features/interview/transcript-copy.ts';
import { currentInterview } from '#client/state/pending-keys.ts';
import { readStartedInterview } from '#domain/answers/read-started-interview.ts';
import { FakeStorage } from './support/fake-storage.ts';
import { freshInterview } from './support/fresh-interview.ts';

const START = readStartedInterview({
  interview_id: 'int_1',
  questions: '1. Why here? 2. What went wrong once?',
  intro: 'Welcome.',
  profile: { role: 'Barista', company: 'Copper Kettle' },
});

describe('an interview that is opened', () => {
  let session: FakeStorage;
  const answerWith = (answer: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => answer());
  beforeEach(() => {
    session = new FakeStorage();
    vi.stubGlobal('sessionStorage', session);
    vi.stubGlobal('localStorage', new FakeStorage());
    if (!START) throw new Error('The start is none');
    currentInterview.keepStart(START);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('stands where the server says, which is newer than what the start answered', async () => {
    answerWith(() => Response.json({ success: true, data: freshInterview({ questionIndex: 1 }) }));
    expect(await openInterview('int_1')).toMatchObject({ questionIndex: 1, role: 'Barista' });
  });

  it.each([
    ['breaks', () => new Response('boom', { status: 500 })],
    ['tells of no interview', () => Response.json({ success: true, data: {} })],
    ['refuses with a good status', () => Response.json({ success: false })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('begins with what its start answered while the server %s', async (_how, answer) => {
    answerWith(answer);
    expect(await openInterview('int_1')).toMatchObject({
      questions: [
        { id: 'q_1', text: 'Why here?' },
        { id: 'q_2', text: 'What went wrong once?' },
      ],
      greeting: 'Welcome.',
      questionIndex: 0,
      finished: false,
    });
  });

  it('does not begin when the server says that it is not this visitor’s', async () => {
    answerWith(() => Response.json({ success: false }, { status: 403 }));
    await expect(openInterview('int_1')).rejects.toMatchObject({ status: 403 });
  });

  it('does not begin again once something was said', async () => {
    answerWith(() => new Response('', { status: 500 }));
    new TranscriptCopy('int_1').addAnswer({ entryId: 'ans_1', text: 'I led it.' }, 0, false);
    await expect(openInterview('int_1')).rejects.toThrow();
  });

  it('does not begin with the start of another interview', async () => {
    answerWith(() => new Response('', { status: 500 }));
    await expect(openInterview('int_2')).rejects.toThrow();
  });
});
