import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CalledSpeech } from '#client/features/interview/called-speech.ts';
import { InterviewerVoice, type VoiceTrouble } from '#client/features/interview/interviewer-voice.ts';
import { readVoiceChoice } from '#domain/answers/read-voice-choice.ts';

describe("the interviewer's voice", () => {
  const troubles: VoiceTrouble[] = [];
  const voice = (choice = {}) =>
    new InterviewerVoice(new CalledSpeech(choice), {
      onStarted: () => undefined,
      onTrouble: (trouble) => troubles.push(trouble),
    });
  const asked: unknown[] = [];
  const answerWith = (answer: () => Response | Promise<Response>) =>
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      asked.push(JSON.parse(String(init.body)));
      return answer();
    });

  beforeEach(() => {
    vi.useFakeTimers();
    troubles.length = asked.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is asked for by text, voice and model', async () => {
    answerWith(() => new Response('', { status: 500 }));
    const spoken = voice({ voice: 'slt', model: 'flite' }).speak('Why here?');
    await vi.runAllTimersAsync();
    await spoken;
    expect(asked).toEqual([{ text: 'Why here?', voice: 'slt', model: 'flite' }]);
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    [
      'breaks',
      () => new Response('boom', { status: 503, statusText: 'Service Unavailable' }),
      'TTS request failed: Service Unavailable - boom',
    ],
    [
      'refuses in words',
      () => Response.json({ success: false, message: 'No voice' }, { status: 503, statusText: 'Service Unavailable' }),
      'TTS request failed: Service Unavailable - No voice',
    ],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), 'TTS request failed: no connection'],
  ])('tells why it did not come when the server %s, and leaves time to read', async (_how, answer, failed) => {
    answerWith(answer);
    const spoken = voice().speak('Why would you like to work here?');
    await vi.runAllTimersAsync();
    expect(await spoken).toBe(false);
    expect(troubles.at(-1)).toEqual({ failed });
  });

  it('has not begun where its first sound comes behind a cancel', async () => {
    let begin: () => void = () => undefined;
    const onStarted = vi.fn();
    const spoken = new InterviewerVoice(
      {
        saidChars: undefined,
        speak: (_text, { signal, onStarted: tell }) => {
          begin = tell;
          return new Promise((resolve) => signal.addEventListener('abort', () => resolve(false)));
        },
      },
      { onStarted, onTrouble: () => undefined },
    );
    const over = spoken.speak('Why here?');
    await vi.advanceTimersByTimeAsync(0);
    spoken.cancel();
    begin();
    expect(await over).toBe(false);
    expect(onStarted).not.toHaveBeenCalled();
  });

  it('asks for nothing while it is switched off, and leaves time to read', async () => {
    answerWith(() => new Response('', { status: 500 }));
    const silent = voice();
    silent.isOn = false;
    let isOver = false;
    const spoken = silent.speak('Why would you like to work here?').finally(() => {
      isOver = true;
    });
    expect(troubles.at(-1)).toBe('off');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isOver).toBe(false);
    await vi.runAllTimersAsync();
    expect([await spoken, asked]).toEqual([false, []]);
    silent.isOn = true;
    const again = silent.speak('Why here?');
    await vi.runAllTimersAsync();
    await again;
    expect(asked).toHaveLength(1);
  });

  it('falls silent when it is switched off, and the turn comes', async () => {
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const speaking = voice();
    const spoken = speaking.speak('Why here?');
    speaking.isOn = false;
    await vi.advanceTimersByTimeAsync(0);
    expect(await spoken).toBe(false);
  });

  it('says nothing of a speech that was cancelled', async () => {
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const speaking = voice();
    const spoken = speaking.speak('Why here?');
    speaking.cancel();
    await vi.runAllTimersAsync();
    expect(await spoken).toBe(false);
    expect(troubles.filter((trouble) => trouble !== null)).toEqual([]);
  });
});

describe('the choice of a voice', () => {
  it.each([
    ['at the top', { currentConfig: { voice: 'slt', model: 'flite' } }, { voice: 'slt', model: 'flite' }],
    ['in data', { data: { currentConfig: { voice: 'slt', model: null } } }, { voice: 'slt' }],
    ['nowhere', { success: false }, {}],
    ['in no object', null, {}],
  ])('is read where it stands %s', (_where, answer, choice) => expect(readVoiceChoice(answer)).toEqual(choice));
});
