import { describe, expect, it } from 'vitest';
import type { RecordedAnswer } from '#client/audio/answer-hearing.ts';
import type { AnswerRecorder, AnswerRecorderEvents, AnswerRecorderOptions } from '#client/audio/answer-recorder.ts';
import type { HearingReason } from '#client/audio/hearing-reason.ts';
import { Dictation, type DictationBy, type DictationPorts } from '#client/features/results/dictation.ts';

const ANSWER = { wav: new Blob(['sound']) } as RecordedAnswer;
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A microphone, a server and a browser that do what the test says. */
function room(by: DictationBy, told: () => Promise<string> = async () => 'I led a team.') {
  const texts: string[] = [];
  const given: { events?: AnswerRecorderEvents; options?: AnswerRecorderOptions; sent: Blob[] } = { sent: [] };
  const recognition: { events?: { onWords: (text: string) => void; onFailed: () => void }; closed: number } = {
    closed: 0,
  };
  let released = 0;
  const recorder = {
    state: 'ready',
    level: 0.5,
    start: () => undefined,
    stop: async () => {
      given.events?.onEnd?.(0);
      given.events?.onStop?.(ANSWER, 0);
      return ANSWER;
    },
    shut: () => undefined,
    dispose: () => undefined,
  } as unknown as AnswerRecorder;
  const ports: DictationPorts = {
    createRecorder: (events, options) => {
      given.events = events;
      given.options = options ?? {};
      return recorder;
    },
    transcribe: async (wav) => {
      given.sent.push(wav);
      return { text: await told(), words: [] };
    },
    recognise: async (events) => {
      recognition.events = events;
      return { finish: told, close: () => void recognition.closed++ };
    },
    release: () => void released++,
  };
  const dictation = new Dictation(by, 'Engineer at Acme', (text) => texts.push(text), ports);
  return {
    dictation,
    texts,
    given,
    recognition,
    released: () => released,
    view: () => dictation.view.get(),
    fail: (reason: HearingReason) => {
      given.events?.onTrouble?.(reason);
      given.events?.onState?.('error');
    },
  };
}

describe('an answer that is spoken into a field', () => {
  it('is recorded without a picture, written down by the server, and the microphone is let go', async () => {
    const { dictation, texts, given, released, view } = room('server');
    dictation.start();
    expect([view().status, given.options?.soundAlone]).toEqual(['opening', true]);
    expect(dictation.level()).toBeNull();
    given.events?.onStart?.(0);
    expect([view().status, dictation.level()]).toEqual(['listening', 0.5]);
    dictation.stop();
    expect(view().status).toBe('writing');
    await settle();
    expect(texts).toEqual(['I led a team.']);
    expect(given.sent).toEqual([ANSWER.wav]);
    expect([view(), released()]).toEqual([{ status: 'off', words: '', problem: '' }, 1]);
  });

  it('ends by itself behind a silence, and can go on after it', async () => {
    const { dictation, texts, given, view } = room('server');
    for (const times of [1, 2]) {
      dictation.start();
      given.events?.onStart?.(0);
      given.events?.onEnd?.(0);
      given.events?.onStop?.(ANSWER, 0);
      await settle();
      expect([texts.length, view().status]).toEqual([times, 'off']);
    }
  });

  it('says what stands in the way: no microphone, nothing heard, no server', async () => {
    const refused = room('server');
    refused.dictation.start();
    refused.fail('permission_denied');
    expect(refused.view()).toMatchObject({ status: 'off', problem: expect.stringContaining('denied') });

    for (const [told, words] of [
      [async () => ' ', 'Nothing was heard'],
      [() => Promise.reject(new DOMException('', 'TimeoutError')), 'timed out'],
      [() => Promise.reject(new TypeError('')), 'STT processing failed'],
    ] as const) {
      const { dictation, given, texts, view } = room('server', told);
      dictation.start();
      given.events?.onStart?.(0);
      dictation.stop();
      await settle();
      expect(texts).toEqual([]);
      expect(view()).toMatchObject({ status: 'off', problem: expect.stringContaining(words) });
    }
  });

  it('is written down as far as it was heard when the microphone is lost', async () => {
    const { dictation, texts, given, fail } = room('server');
    dictation.start();
    given.events?.onStart?.(0);
    fail('microphone_lost');
    await settle();
    expect(texts).toEqual(['I led a team.']);
  });

  it('is shown as the browser hears it, where the server hears nothing', async () => {
    const { dictation, texts, recognition, view } = room('browser');
    dictation.start();
    await settle();
    expect(view().status).toBe('listening');
    recognition.events?.onWords('I led');
    expect(view().words).toBe('I led');
    dictation.stop();
    await settle();
    expect([texts, view()]).toEqual([['I led a team.'], { status: 'off', words: '', problem: '' }]);

    const broken = room('browser');
    broken.dictation.start();
    await settle();
    broken.recognition.events?.onFailed();
    expect(broken.view()).toMatchObject({ status: 'off', problem: expect.stringContaining('type your answer') });
  });

  it('that is left lets go of everything, and tells nothing more', async () => {
    const { dictation, texts, given, released } = room('server');
    dictation.start();
    given.events?.onStart?.(0);
    dictation.stop();
    dictation.dispose();
    await settle();
    expect(texts).toEqual([]);
    expect(released()).toBeGreaterThan(0);
  });
});
