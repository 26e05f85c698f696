import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { SpeechStream } from '#client/audio/speech-stream.ts';
import type { SpeechSource, VoiceTrouble } from '#client/features/interview/interviewer-voice.ts';
import { SpeakingSocket } from '#client/features/interview/speaking-socket.ts';
import { StreamedSpeech } from '#client/features/interview/streamed-speech.ts';
import { Resampler } from '#domain/speech/resampler.ts';
import { fakeSockets } from './support/fake-socket.ts';

const INFO = { type: 'tts_info', encoding: 'linear16', sampleRate: 48_000 };

/** The voice over a socket, with the browser's output as the test has it. */
function open() {
  const sockets = fakeSockets();
  const socket = new SpeakingSocket('int_1', () => undefined);
  const output: object[] = [];
  const streams: SpeechStream[] = [];
  vi.spyOn(speechPlayer, 'isAudible').mockResolvedValue(true);
  vi.spyOn(speechPlayer, 'stream').mockImplementation(async (_rateHz, onStarted) => {
    const stream = new SpeechStream(new Resampler(48_000, 48_000), { onStarted, tell: (told) => output.push(told) });
    streams.push(stream);
    return stream;
  });
  const byCall: SpeechSource = {
    saidChars: undefined,
    speak: async (_text, { onTrouble }) => {
      onTrouble(null);
      return true;
    },
  };
  const called = vi.spyOn(byCall, 'speak');
  const troubles: VoiceTrouble[] = [];
  const started = vi.fn();
  const leaving = new AbortController();
  const speak = (text: string) =>
    new StreamedSpeech(socket, byCall).speak(text, {
      signal: leaving.signal,
      onStarted: started,
      onTrouble: (trouble) => troubles.push(trouble),
    });
  return { sockets, socket, speak, output, streams, called, troubles, started, leaving };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the voice that comes over the socket', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is played while it comes, whole samples from pieces cut anywhere, and tells its end', async () => {
    const { sockets, socket, speak, output, streams, started } = open();
    sockets.newest.greet();
    const spoken = speak('Welcome.');
    await settle();
    expect(sockets.newest.messages).toEqual([{ type: 'say', text: 'Welcome.' }]);
    sockets.newest.say(INFO);
    sockets.newest.sound(Uint8Array.of(0, 64, 0));
    await settle();
    sockets.newest.sound(Uint8Array.of(192));
    sockets.newest.say({ type: 'tts_end' });
    await settle();
    const samples = output.flatMap((told) => ('samples' in told ? [...(told.samples as Float32Array)] : []));
    expect(samples.slice(0, 2)).toEqual([0.5, -0.5]);
    expect(output.at(-1)).toEqual({ type: 'complete' });
    streams[0]?.told('started', 0);
    expect(started).toHaveBeenCalledOnce();
    streams[0]?.told('ended', 1);
    expect(await spoken).toBe(true);
    socket.close();
  });

  it('says that it is slow when nothing is heard for five seconds, and takes it back with the first sound', async () => {
    const { sockets, socket, speak, streams, troubles } = open();
    sockets.newest.greet();
    const spoken = speak('Welcome.');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(troubles).toEqual(['slow']);
    sockets.newest.say(INFO);
    await settle();
    streams[0]?.told('started', 0);
    expect(troubles.at(-1)).toBeNull();
    sockets.newest.say({ type: 'tts_end' });
    await settle();
    streams[0]?.told('ended', 1);
    await spoken;
    socket.close();
  });

  it('is not waited for when nothing comes at all', async () => {
    const { sockets, socket, speak, troubles } = open();
    sockets.newest.greet();
    const spoken = speak('Welcome.');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await spoken).toBeUndefined();
    expect(troubles.at(-1)).toEqual({ failed: 'TTS WS error' });
    expect(sockets.newest.messages.at(-1)).toEqual({ type: 'cancel', heardMs: 0 });
    socket.close();
  });

  it('is asked for by a call without a socket, which is said all the same', async () => {
    const { speak, called, troubles, socket } = open();
    const spoken = speak('Welcome.');
    await vi.advanceTimersByTimeAsync(5_100);
    expect(await spoken).toBe(true);
    expect(called).toHaveBeenCalledOnce();
    expect(troubles.at(-1)).toEqual({ failed: 'TTS WS error' });
    socket.close();
  });

  it('that fails leaves the words to another voice, with the reason', async () => {
    const { sockets, speak, troubles, socket } = open();
    sockets.newest.greet();
    const spoken = speak('Welcome.');
    await settle();
    sockets.newest.say({ type: 'tts_error', message: 'The voice failed' });
    expect(await spoken).toBeUndefined();
    expect(troubles.at(-1)).toEqual({ failed: 'TTS WS error: The voice failed' });
    socket.close();
  });

  it('that breaks off in mid-speech is heard as far as it came, and begins again with the part that was cut off', async () => {
    const { sockets, speak, streams, called, troubles, socket } = open();
    sockets.newest.greet();
    const spoken = speak('Thank you, Ada. How many were you? And who led them?');
    await settle();
    const say = (...messages: object[]) => messages.forEach((message) => void sockets.newest.say(message));
    say(INFO, { type: 'tts_part', text: 'Thank you, Ada.' });
    sockets.newest.sound(Uint8Array.of(0, 1));
    say({ type: 'tts_part', text: 'How many were you?' });
    sockets.newest.sound(Uint8Array.of(0, 1));
    await settle();
    sockets.newest.drop();
    await settle();
    streams[0]?.told('ended', 1);
    await vi.advanceTimersByTimeAsync(250);
    sockets.newest.greet();
    await vi.advanceTimersByTimeAsync(50);
    const rest = 'How many were you? And who led them?';
    expect(sockets.newest.messages).toEqual([{ type: 'say', text: rest }]);
    say(INFO, { type: 'tts_part', text: rest });
    await settle();
    streams[1]?.told('started', 0);
    expect(troubles.at(-1)).toBeNull();
    say({ type: 'tts_end' });
    await settle();
    streams[1]?.told('ended', 1);
    expect(await spoken).toBe(true);
    expect(called).not.toHaveBeenCalled();
    socket.close();
  });

  it('that breaks off for good has its rest asked for by the call, and one that breaks off again and again is left', async () => {
    const { sockets, speak, streams, called, socket } = open();
    sockets.newest.greet();
    const spoken = speak('Thank you, Ada.');
    await settle();
    sockets.newest.say(INFO);
    await settle();
    sockets.newest.drop();
    await settle();
    streams[0]?.told('ended', 1);
    await vi.advanceTimersByTimeAsync(5_100);
    expect(await spoken).toBe(true);
    expect(called.mock.calls.map(([text]) => text)).toEqual(['Thank you, Ada.']);
    sockets.newest.greet();
    const again = speak('Thank you, Ada.');
    for (let breaks = 1; breaks <= 3; breaks++) {
      await vi.advanceTimersByTimeAsync(50);
      sockets.newest.say(INFO);
      await settle();
      sockets.newest.say({ type: 'tts_error', message: 'The voice failed' });
      await settle();
      streams.at(-1)?.told('ended', 1);
    }
    expect(await again).toBe(true);
    expect(streams).toHaveLength(4);
    socket.close();
  });

  it('is asked for by the call where the browser cannot play what comes in pieces', async () => {
    const { sockets, speak, called, socket } = open();
    vi.spyOn(speechPlayer, 'stream').mockResolvedValue(undefined);
    sockets.newest.greet();
    const spoken = speak('Welcome.');
    await settle();
    sockets.newest.say(INFO);
    expect(await spoken).toBe(true);
    expect(called.mock.calls.map(([text]) => text)).toEqual(['Welcome.']);
    expect(sockets.newest.messages.at(-1)).toEqual({ type: 'cancel', heardMs: 0 });
    socket.close();
  });

  it('that is cancelled is silent at once and tells how much was heard', async () => {
    const { sockets, speak, output, streams, leaving, socket } = open();
    sockets.newest.greet();
    const spoken = speak('Welcome.');
    await settle();
    sockets.newest.say(INFO);
    await settle();
    streams[0]?.told('heard', 0.64);
    leaving.abort();
    expect(await spoken).toBe(false);
    expect(output.at(-1)).toEqual({ type: 'cancel' });
    expect(sockets.newest.messages.at(-1)).toEqual({ type: 'cancel', heardMs: 640 });
    socket.close();
  });

  it('in a file of its own is played when all of it is there', async () => {
    const { sockets, speak, socket } = open();
    const play = vi.spyOn(speechPlayer, 'play').mockResolvedValue('ended');
    sockets.newest.greet();
    const spoken = speak('Welcome.');
    await settle();
    sockets.newest.say({ type: 'tts_info', encoding: 'mp3', sampleRate: 0 });
    sockets.newest.sound(Uint8Array.of(1, 2));
    sockets.newest.sound(Uint8Array.of(3));
    await settle();
    expect(play).not.toHaveBeenCalled();
    sockets.newest.say({ type: 'tts_end' });
    expect(await spoken).toBe(true);
    expect([...new Uint8Array(play.mock.calls[0]?.[0] ?? new ArrayBuffer(0))]).toEqual([1, 2, 3]);
    socket.close();
  });
});
