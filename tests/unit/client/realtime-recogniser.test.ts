import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerTape } from '#client/audio/answer-tape.ts';
import { RealtimeRecogniser } from '#client/features/interview/realtime-recogniser.ts';
import type { Recogniser, RecordedSound } from '#client/features/interview/recogniser.ts';
import type { HeardWords } from '#client/features/interview/utterance.ts';
import { readWav } from '#domain/speech/wav.ts';
import { fakeSockets } from './support/fake-socket.ts';

const SOUND = {} as RecordedSound;
const NEVER = new AbortController().signal;
const CONFIG = {
  type: 'config',
  enable_partials: true,
  audio: { encoding: 'linear16', sample_rate: 16_000, channels: 1 },
  utterance: 'ans_1',
};

/** Each millisecond of sound has a number of its own. */
const SAMPLES_A_MS = 16;
const soundOf = (fromMs: number, toMs: number) =>
  Float32Array.from(
    { length: (toMs - fromMs) * SAMPLES_A_MS },
    (_, i) => (fromMs + Math.floor(i / SAMPLES_A_MS) + 1) / 32_767,
  );
/** Which milliseconds were sent, as stretches. */
function stretches(samples: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (let i = 0; i < samples.length; i += SAMPLES_A_MS) {
    const ms = (samples[i] ?? 0) - 1;
    const last = found.at(-1);
    if (last && last[1] === ms) last[1]++;
    else found.push([ms, ms + 1]);
  }
  return found;
}

/** A browser's memory over a reload. */
class FakeSound {
  entryId = '';
  samples: number[] = [];
  keep(entryId: string, samples: Int16Array): void {
    this.entryId = entryId;
    this.samples.push(...samples);
  }
  async read() {
    return this.entryId ? { entryId: this.entryId, samples: Int16Array.from(this.samples) } : undefined;
  }
  forget(): void {
    this.entryId = '';
    this.samples = [];
  }
}

function open(sound = new FakeSound()) {
  const sockets = fakeSockets();
  const words: HeardWords[] = [];
  const troubles: unknown[] = [];
  const called: number[] = [];
  const calledWith: RecordedSound[] = [];
  const byCall: Recogniser = {
    kind: 'server',
    begin: () => undefined,
    close: () => undefined,
    finish: async (recording, recorded) => {
      called.push(recording);
      calledWith.push(recorded);
      return { text: 'By the call.', words: [] };
    },
  };
  const events = { onWords: (w: HeardWords) => words.push(w), onTrouble: (t: unknown) => troubles.push(t) };
  const recogniser = new RealtimeRecogniser('int_1', byCall, sound, events, () => undefined);
  const tapes = new Map<number, AnswerTape>();
  /** A recording hears sound, ten milliseconds at a time. */
  const hear = async (recording: number, fromMs: number, toMs: number) => {
    const tape = tapes.get(recording) ?? new AnswerTape();
    tapes.set(recording, tape);
    for (let ms = fromMs; ms < toMs; ms += 10) {
      tape.append(soundOf(ms, Math.min(toMs, ms + 10)));
      recogniser.hear(recording, tape);
      await vi.advanceTimersByTimeAsync(10);
    }
  };
  return { recogniser, sockets, words, troubles, called, calledWith, hear, sound };
}

describe('recognition while it is said', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function begun() {
    const opened = open();
    void opened.recogniser.open();
    opened.sockets.newest.greet();
    opened.recogniser.begin(1, 'ans_1');
    return opened;
  }

  it('sends the sound in frames of 100 ms as it is said, all of it, and then its end', async () => {
    const { recogniser, sockets, hear } = await begun();
    await hear(1, 0, 950);
    const { newest } = sockets;
    expect(newest.messages).toEqual([CONFIG]);
    expect(newest.sent.filter((sent) => sent instanceof Int16Array).map(({ length }) => length)).toEqual(
      Array(9).fill(1_600),
    );
    recogniser.end(1);
    expect(newest.messages).toEqual([CONFIG, { type: 'end_utterance' }]);
    expect(stretches(newest.sound16)).toEqual([[0, 950]]);
    recogniser.close();
  });

  it('tells the words as they come, settled or not, and all of them at the end', async () => {
    const { recogniser, sockets, words, called, hear } = await begun();
    await hear(1, 0, 200);
    const { newest } = sockets;
    newest.say({ type: 'partial', text: 'I let' });
    newest.say({ type: 'partial', text: 'I led a team.', end_of_turn: true });
    newest.say({ type: 'partial', text: 'Of fi' });
    expect(words.slice(1)).toEqual([
      { settled: '', unsettled: 'I let' },
      { settled: 'I led a team.', unsettled: '' },
      { settled: 'I led a team.', unsettled: 'Of fi' },
    ]);
    const finished = recogniser.finish(1, SOUND, NEVER);
    newest.say({ type: 'final', text: 'I led a team. Of five.', entryId: 'ans_1' });
    expect(await finished).toEqual({ text: 'I led a team. Of five.', words: [], isWhole: true });
    expect(called).toEqual([]);
    recogniser.close();
  });

  it('sends again what the server asks for, at four times its speed at most, and says none of it twice', async () => {
    const { recogniser, sockets, words, hear } = await begun();
    await hear(1, 0, 8_000);
    const { newest } = sockets;
    newest.say({ type: 'partial', text: 'One.', end_of_turn: true });
    newest.say({ type: 'partial', text: 'Two' });
    newest.sent.length = 0;
    newest.say({ type: 'replay', fromMs: 4_000 });
    expect(words.at(-1)).toEqual({ settled: 'One.', unsettled: '' });
    expect(newest.messages).toEqual([{ ...CONFIG, fromMs: 4_000 }]);
    await hear(1, 8_000, 8_500);
    // Half a second has brought two seconds of it, and a burst of 0.4 s.
    expect(newest.sound16.length / SAMPLES_A_MS).toBeLessThanOrEqual(2_400);
    expect(newest.sound16.length / SAMPLES_A_MS).toBeGreaterThan(1_900);
    recogniser.end(1);
    expect(newest.messages).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stretches(newest.sound16)).toEqual([[4_000, 8_500]]);
    expect(newest.messages.at(-1)).toEqual({ type: 'end_utterance' });
    recogniser.close();
  });

  it('goes on after a drop in mid-word from where the server has its words', async () => {
    const { recogniser, sockets, words, hear } = await begun();
    await hear(1, 0, 3_000);
    sockets.newest.say({ type: 'partial', text: 'I led.', end_of_turn: true });
    sockets.newest.say({ type: 'partial', text: 'A te' });
    sockets.newest.drop();
    await hear(1, 3_000, 3_500);
    const { newest } = sockets;
    newest.greet({ heard: { entryId: 'ans_1', text: 'I led.' }, receivedMs: 1_200 });
    expect(words.at(-1)).toEqual({ settled: 'I led.', unsettled: '' });
    expect(newest.messages).toEqual([{ ...CONFIG, fromMs: 1_200 }]);
    recogniser.end(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stretches(newest.sound16)).toEqual([[1_200, 3_500]]);
    const finished = recogniser.finish(1, SOUND, NEVER);
    newest.say({ type: 'final', text: 'I led. A team.', entryId: 'ans_1' });
    expect((await finished).text).toBe('I led. A team.');
    recogniser.close();
  });

  it('begins at the beginning with a server that has nothing of it', async () => {
    const { recogniser, sockets, words, hear } = await begun();
    await hear(1, 0, 1_000);
    sockets.newest.say({ type: 'partial', text: 'I led.', end_of_turn: true });
    sockets.newest.drop();
    await vi.advanceTimersByTimeAsync(250);
    sockets.newest.greet();
    expect(words.at(-1)).toEqual({ settled: '', unsettled: '' });
    recogniser.end(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets.newest.messages).toEqual([CONFIG, { type: 'end_utterance' }]);
    expect(stretches(sockets.newest.sound16)).toEqual([[0, 1_000]]);
    recogniser.close();
  });

  it('gets the last words again when the socket went before they came', async () => {
    const { recogniser, sockets, hear } = await begun();
    await hear(1, 0, 1_000);
    const finished = recogniser.finish(1, SOUND, NEVER);
    sockets.newest.drop();
    await vi.advanceTimersByTimeAsync(250);
    const { newest } = sockets;
    newest.greet({ heard: { entryId: 'ans_1', text: 'I led.' }, receivedMs: 1_000 });
    expect(newest.messages).toEqual([{ ...CONFIG, fromMs: 1_000 }, { type: 'end_utterance' }]);
    newest.say({ type: 'final', text: 'I led.', entryId: 'ans_1' });
    expect((await finished).text).toBe('I led.');
    recogniser.close();
  });

  it('goes on with an answer in another recording once the first has its words', async () => {
    const { recogniser, sockets, hear } = await begun();
    await hear(1, 0, 505);
    recogniser.end(1);
    recogniser.begin(2, 'ans_1');
    await hear(2, 1_000, 1_200);
    const { newest } = sockets;
    expect(newest.messages).toEqual([CONFIG, { type: 'end_utterance' }]);
    newest.say({ type: 'final', text: 'I led.', entryId: 'ans_1' });
    expect((await recogniser.finish(1, SOUND, NEVER)).text).toBe('I led.');
    expect(newest.messages.at(-1)).toEqual({ ...CONFIG, fromMs: 505 });
    recogniser.end(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(stretches(newest.sound16)).toEqual([
      [0, 505],
      [1_000, 1_200],
    ]);
    newest.say({ type: 'final', text: 'I led. A team.', entryId: 'ans_1' });
    expect((await recogniser.finish(2, SOUND, NEVER)).text).toBe('I led. A team.');
    recogniser.close();
  });

  it('gives the recording to the call when the server cannot recognise it, and says so', async () => {
    const { recogniser, sockets, troubles, called, hear } = await begun();
    await hear(1, 0, 300);
    sockets.newest.say({ type: 'asr_error', message: 'No speech recognition is set up' });
    const sent = sockets.newest.sent.length;
    await hear(1, 300, 600);
    expect(sockets.newest.sent).toHaveLength(sent);
    expect(troubles.at(-1)).toBe('ASR error');
    expect(await recogniser.finish(1, SOUND, NEVER)).toEqual({ text: 'By the call.', words: [] });
    expect(called).toEqual([1]);
    // The next answer is tried over the socket again.
    recogniser.begin(2, 'ans_2');
    await hear(2, 600, 800);
    expect(troubles.at(-1)).toBeNull();
    expect(sockets.newest.messages.at(-1)).toMatchObject({ type: 'config', utterance: 'ans_2' });
    recogniser.close();
  });

  it('gives the recording to the call when there is no socket, after a moment', async () => {
    const { recogniser, sockets, troubles, called, hear } = await begun();
    await hear(1, 0, 300);
    sockets.newest.drop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(troubles.at(-1)).toBe('WebSocket error');
    const finished = recogniser.finish(1, SOUND, NEVER);
    await vi.advanceTimersByTimeAsync(3_900);
    expect(called).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect((await finished).text).toBe('By the call.');
    recogniser.close();
  });

  it('does not wait for ever for the last words', async () => {
    const { recogniser, sockets, called, hear } = await begun();
    await hear(1, 0, 300);
    const finished = recogniser.finish(1, SOUND, NEVER);
    await vi.advanceTimersByTimeAsync(15_000);
    await finished;
    expect(called).toEqual([1]);
    expect(sockets.newest.messages.at(-1)).toEqual({ type: 'discard' });
    recogniser.close();
  });

  it('tells what was heard before the page was opened, and goes on with it', async () => {
    const { recogniser, sockets, words, hear } = open();
    const opened = recogniser.open();
    const kept = { entryId: 'ans_1', text: 'I led' };
    sockets.newest.greet({ heard: kept, receivedMs: 2_000 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await opened).toEqual({ ...kept, receivedMs: 2_000 });
    recogniser.begin(1, 'ans_1');
    expect(words.at(-1)).toEqual({ settled: 'I led', unsettled: '' });
    await hear(1, 0, 400);
    expect(sockets.newest.messages).toEqual([{ ...CONFIG, fromMs: 2_000 }]);
    // A server that has lost even those words: they are known here, and the sound that is here is an utterance anew.
    sockets.newest.drop();
    await vi.advanceTimersByTimeAsync(250);
    sockets.newest.greet();
    recogniser.end(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets.newest.messages).toEqual([CONFIG, { type: 'end_utterance' }]);
    expect(stretches(sockets.newest.sound16)).toEqual([[0, 400]]);
    sockets.newest.say({ type: 'final', text: 'a team.', entryId: 'ans_1' });
    expect((await recogniser.finish(1, SOUND, NEVER)).text).toBe('I led a team.');
    recogniser.close();
  });

  it('keeps the sound over a reload until its words are told', async () => {
    const { recogniser, sockets, hear, sound } = await begun();
    await hear(1, 0, 1_000);
    expect(stretches(sound.samples)).toEqual([[0, 1_000]]);
    const finished = recogniser.finish(1, SOUND, NEVER);
    sockets.newest.say({ type: 'final', text: 'I led.', entryId: 'ans_1' });
    await finished;
    expect(sound.samples).toEqual([]);
    recogniser.close();
  });

  it('sends after a reload what nobody had heard of the sound before it, and what is said then', async () => {
    const before = await begun();
    await before.hear(1, 0, 3_000);
    // The page goes; nothing of it runs any more. The server has the first words.
    const { recogniser, sockets, words, hear, sound } = open(before.sound);
    const opened = recogniser.open();
    sockets.newest.greet({ heard: { entryId: 'ans_1', text: 'I led' }, receivedMs: 1_200 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await opened).toMatchObject({ entryId: 'ans_1', text: 'I led', receivedMs: 1_200 });
    recogniser.begin(1, 'ans_1');
    expect(words.at(-1)).toEqual({ settled: 'I led', unsettled: '' });
    await hear(1, 5_000, 6_000);
    recogniser.end(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets.newest.messages).toEqual([{ ...CONFIG, fromMs: 1_200 }, { type: 'end_utterance' }]);
    expect(stretches(sockets.newest.sound16)).toEqual([
      [1_200, 3_000],
      [5_000, 6_000],
    ]);
    expect(stretches(sound.samples)).toEqual([
      [0, 3_000],
      [5_000, 6_000],
    ]);
    recogniser.close();
  });

  it('finishes after a reload what was said before it, for who says no more', async () => {
    const before = await begun();
    await before.hear(1, 0, 3_000);
    const { recogniser, sockets, sound, called } = open(before.sound);
    const opened = recogniser.open();
    sockets.newest.greet({ heard: { entryId: 'ans_1', text: 'I led' }, receivedMs: 1_200 });
    await vi.advanceTimersByTimeAsync(100);
    await opened;
    recogniser.begin(0, 'ans_1');
    recogniser.hear(0, new AnswerTape());
    recogniser.end(0);
    const finished = recogniser.finish(0, SOUND, NEVER);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets.newest.messages).toEqual([{ ...CONFIG, fromMs: 1_200 }, { type: 'end_utterance' }]);
    expect(stretches(sockets.newest.sound16)).toEqual([[1_200, 3_000]]);
    sockets.newest.say({ type: 'final', text: 'I led a team.', entryId: 'ans_1' });
    expect((await finished).text).toBe('I led a team.');
    expect(called).toEqual([]);
    expect(sound.samples).toEqual([]);
    recogniser.close();
  });

  it('gives the call what was said before a reload too, where nobody had heard it', async () => {
    const before = await begun();
    await before.hear(1, 0, 1_000);
    const { recogniser, sockets, calledWith, hear } = open(before.sound);
    const opened = recogniser.open();
    sockets.newest.greet();
    await vi.advanceTimersByTimeAsync(100);
    expect(await opened).toMatchObject({ entryId: 'ans_1', text: '' });
    recogniser.begin(1, 'ans_1');
    await hear(1, 5_000, 5_500);
    sockets.newest.say({ type: 'asr_error', message: 'No.' });
    await recogniser.finish(1, SOUND, NEVER);
    const wav = readWav(new Uint8Array((await calledWith[0]?.wav.arrayBuffer()) ?? new ArrayBuffer(0)));
    expect(stretches([...wav.samples])).toEqual([
      [0, 1_000],
      [5_000, 5_500],
    ]);
    recogniser.close();
  });

  describe('of a recorder’s file', () => {
    const FILE_CONFIG = { ...CONFIG, audio: { encoding: 'opus', sample_rate: 48_000, channels: 1 } };
    const BYTES = Uint8Array.from({ length: 80_000 }, (_, at) => at % 251);
    const recorded = (bytes: Uint8Array<ArrayBuffer>): RecordedSound => ({ ...SOUND, container: new Blob([bytes]) });
    const sizesOf = (sent: readonly unknown[]) =>
      sent.flatMap((each) => (each instanceof Int16Array ? [each.length] : []));

    it('sends it at the end of the utterance, in frames that the server takes', async () => {
      const { recogniser, sockets, words, called } = await begun();
      recogniser.end(1);
      expect(sockets.newest.messages).toEqual([]);
      const finished = recogniser.finish(1, recorded(BYTES), NEVER);
      await vi.advanceTimersByTimeAsync(0);
      const { newest } = sockets;
      expect(newest.messages).toEqual([FILE_CONFIG, { type: 'end_utterance' }]);
      expect(sizesOf(newest.sent)).toEqual([32_768, 32_768, 14_464]);
      expect(newest.sound16).toEqual([...BYTES]);
      newest.say({ type: 'partial', text: 'I led a team.', end_of_turn: true });
      expect(words.at(-1)).toEqual({ settled: 'I led a team.', unsettled: '' });
      newest.say({ type: 'final', text: 'I led a team.', entryId: 'ans_1' });
      // A further recording of the answer is a file of its own, and its words are its own.
      expect(await finished).toEqual({ text: 'I led a team.', words: [] });
      expect(called).toEqual([]);
      recogniser.close();
    });

    it('does not fill up a slow connection, and says the end when all of it has left', async () => {
      const { recogniser, sockets } = await begun();
      const { newest } = sockets;
      newest.bufferedAmount = 300_000;
      void recogniser.finish(1, recorded(BYTES), NEVER);
      await vi.advanceTimersByTimeAsync(500);
      expect(newest.messages).toEqual([FILE_CONFIG]);
      expect(newest.sound16).toEqual([]);
      newest.bufferedAmount = 0;
      await vi.advanceTimersByTimeAsync(100);
      expect(newest.sound16).toEqual([...BYTES]);
      expect(newest.messages.at(-1)).toEqual({ type: 'end_utterance' });
      recogniser.close();
    });

    it('sends all of it again over a new socket, and when it is asked to', async () => {
      const { recogniser, sockets } = await begun();
      const finished = recogniser.finish(1, recorded(BYTES), NEVER);
      await vi.advanceTimersByTimeAsync(0);
      sockets.newest.drop();
      await vi.advanceTimersByTimeAsync(250);
      const { newest } = sockets;
      newest.greet();
      expect(newest.messages).toEqual([FILE_CONFIG, { type: 'end_utterance' }]);
      newest.say({ type: 'replay', fromMs: 0 });
      expect(newest.messages.slice(2)).toEqual([FILE_CONFIG, { type: 'end_utterance' }]);
      expect(newest.sound16).toEqual([...BYTES, ...BYTES]);
      newest.say({ type: 'final', text: 'I led.', entryId: 'ans_1' });
      expect((await finished).text).toBe('I led.');
      recogniser.close();
    });

    it('gives it to the call where the server cannot read it, or it is too large for a socket', async () => {
      const { recogniser, sockets, calledWith } = await begun();
      const finished = recogniser.finish(1, recorded(BYTES), NEVER);
      await vi.advanceTimersByTimeAsync(0);
      sockets.newest.say({ type: 'asr_error', message: 'No.' });
      expect((await finished).text).toBe('By the call.');
      expect(calledWith[0]?.container?.size).toBe(80_000);
      recogniser.begin(2, 'ans_2');
      const sent = sockets.newest.sent.length;
      expect((await recogniser.finish(2, recorded(new Uint8Array(2_000_001)), NEVER)).text).toBe('By the call.');
      expect(sockets.newest.sent).toHaveLength(sent);
      recogniser.close();
    });
  });

  it('tells the server of words that were thrown away', async () => {
    const { recogniser, sockets, hear } = await begun();
    await hear(1, 0, 300);
    recogniser.end(1);
    sockets.newest.say({ type: 'final', text: 'I led.', entryId: 'ans_1' });
    recogniser.forget('ans_1');
    expect(sockets.newest.messages.at(-1)).toEqual({ type: 'discard' });
    recogniser.close();
  });
});
