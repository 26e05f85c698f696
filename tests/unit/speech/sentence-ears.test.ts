import { expect, it } from 'vitest';
import { readWav } from '#domain/speech/wav.ts';
import { speakAloud } from '#tests/support/flite-speech.ts';
import { FluxService } from '#tests/support/flux-service.ts';
import { expectedSentence, SentenceEars } from '#tests/support/sentence-ears.ts';

it('sentences that are known are heard word by word while a voice says them, and not before', async () => {
  const texts = ['I led a team of five engineers.', 'We shipped two weeks early.'];
  const sounds = await Promise.all(texts.map(async (text) => readWav(await speakAloud(text)).samples));
  const expected = texts.map((text, i) => expectedSentence(text, sounds[i] ?? new Int16Array(), 16_000));
  const ears = new SentenceEars(16_000, expected);
  const heard = () => ears.words.map(({ word }) => word).join(' ');
  const [first = new Int16Array(), second = new Int16Array()] = sounds;

  ears.hear(new Int16Array(16_000));
  expect(heard()).toBe('');
  ears.hear(first.subarray(0, first.length / 2));
  expect(texts[0]?.startsWith(`${heard()} `)).toBe(true);
  expect(heard().split(' ').length).toBeGreaterThan(1);
  // Heard before the voice is at its end: some of it may get lost on the way.
  ears.hear(first.subarray(first.length / 2, first.findLastIndex((sample) => Math.abs(sample) > 500) - 960));
  ears.hear(new Int16Array(16_000));
  expect(heard()).toBe(texts[0]);
  ears.hear(second);
  ears.hear(new Int16Array(16_000));
  expect(heard()).toBe(texts.join(' '));
});

it('a sentence begins with its own voice, and not with another one out of a loudspeaker', async () => {
  const texts = ['I led a team of five engineers.', 'We shipped two weeks early.'];
  const [first = new Int16Array(), second = new Int16Array(), question = new Int16Array()] = await Promise.all(
    [...texts, 'Tell me about a time when a job did not go as planned. What did you do?'].map(
      async (text) => readWav(await speakAloud(text)).samples,
    ),
  );
  const expected = texts.map((text, i) => expectedSentence(text, i === 0 ? first : second, 16_000));
  const echo = question.map((sample) => sample * 10 ** (-10 / 20));
  const ears = new SentenceEars(16_000, expected);
  ears.hear(echo);
  expect(ears.words).toEqual([]);
  // The echo goes on for a moment behind the voice's beginning.
  ears.hear(first.map((sample, i) => sample + (i < 6_400 ? (echo[8_000 + i] ?? 0) : 0)));
  ears.hear(new Int16Array(16_000));
  expect(ears.words.map(({ word }) => word).join(' ')).toBe(texts[0]);
  ears.hear(echo);
  ears.hear(second);
  ears.hear(new Int16Array(16_000));
  expect(ears.words.map(({ word }) => word).join(' ')).toBe(texts.join(' '));
});

it('a sentence that broke off is said again to the next connection, and one that was settled is not', () => {
  const sentences = ['One two three.', 'Four five six.'].map((text) => ({ text, voiceMs: 900 }));
  const service = new FluxService({ sentences });
  const query = new URLSearchParams({ model: 'flux-general-en', encoding: 'linear16', sample_rate: '16000' });
  const sound = (durationMs: number) => new Uint8Array(new Int16Array(durationMs * 16).fill(9_000).buffer);
  const connect = () => {
    const told: string[] = [];
    const call = service.connect(
      query,
      { send: (frame) => told.push(String(frame)), close() {}, drop() {} },
      undefined,
    );
    return { call, last: () => JSON.parse(told.at(-1) ?? '{}').transcript };
  };

  const first = connect();
  first.call.receive(sound(500));
  expect(first.last()).toBe('One two');
  first.call.closed();
  const second = connect();
  second.call.receive(sound(900));
  second.call.receive('{"type":"CloseStream"}');
  expect(second.last()).toBe('One two three.');
  const third = connect();
  third.call.receive(sound(1_000));
  third.call.receive('{"type":"CloseStream"}');
  expect(third.last()).toBe('Four five six.');
});
