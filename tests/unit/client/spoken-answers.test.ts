import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import type { HeardAnswer } from '#client/features/interview/heard-answer.ts';
import type { RecogniserKind } from '#client/features/interview/recogniser.ts';
import { SpokenAnswers } from '#client/features/interview/spoken-answers.ts';
import { FakeRecogniser } from './support/fake-recogniser.ts';
import { FakeRecorder } from './support/fake-recorder.ts';

const PLACE = { questionIndex: 1, followUpIndex: 0 };

function open({ byServer = true } = {}) {
  const serverRecogniser = byServer ? new FakeRecogniser('server') : undefined;
  const answers: { answer: HeardAnswer; recording: number }[] = [];
  const failed: { recording: number; message: string; isKept: boolean }[] = [];
  const ended: number[] = [];
  const forgotten: number[] = [];
  const kinds: RecogniserKind[] = [];
  const inBrowser = new FakeRecogniser('local');
  const browser: { fail?: () => void } = {};
  const parts: { recorder?: FakeRecorder } = {};
  const spoken = new SpokenAnswers(
    {
      onDetector: () => undefined,
      onRecording: () => undefined,
      onRecorded: () => undefined,
      onForgotten: (recordings) => forgotten.push(...recordings),
      onSpeech: () => undefined,
      onEnded: (recording) => ended.push(recording),
      onAnswer: (answer, recording) => answers.push({ answer, recording }),
      onFailed: (recording, message, isKept) => failed.push({ recording, message, isKept }),
      onClosing: () => undefined,
      onInterruption: () => undefined,
      onWords: () => undefined,
      onRecogniserTrouble: () => undefined,
      onTroubles: () => undefined,
      onMicrophones: () => undefined,
      onRecogniser: (kind) => kinds.push(kind),
    },
    {
      createRecorder: (events) => {
        parts.recorder = new FakeRecorder(events);
        return parts.recorder;
      },
      createServerRecogniser: serverRecogniser && (() => serverRecogniser),
      findBrowserRecogniser: async ({ onFailed }) => {
        browser.fail = onFailed;
        return inBrowser;
      },
    },
    { signal: new AbortController().signal, onReachable: () => undefined },
  );
  const { recorder } = parts;
  if (!recorder) throw new Error('No recorder was made');
  return {
    spoken,
    recorder,
    recogniser: serverRecogniser,
    inBrowser,
    browser,
    answers,
    failed,
    ended,
    forgotten,
    kinds,
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const refused = new ApiError(422, 'HTTP 422', { message: 'STT transcription failed' });

describe('spoken answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Records and ends one recording. */
  async function record({ spoken, recorder }: ReturnType<typeof open>, recording: number): Promise<void> {
    spoken.start(recording, PLACE);
    spoken.stop('manual');
    recorder.judge();
    await settle();
  }

  it('tries a recogniser of the browser once the microphone is open, before anything is said', async () => {
    const opened = open({ byServer: false });
    opened.inBrowser.prove = async () => opened.browser.fail?.();
    await opened.spoken.open();
    await settle();
    expect(opened.kinds).toEqual(['local', 'none']);
  });

  it('let go of a recogniser that is found only when nobody is heard any more', async () => {
    const parts = open({ byServer: false });
    const opened = parts.spoken.open();
    parts.spoken.close();
    await opened;
    expect(parts.inBrowser.isClosed).toBe(true);
    expect(parts.kinds).not.toContain('local');
  });

  it('have an answer recognised that began before it was known who does', async () => {
    const at = open({ byServer: false });
    const opening = at.spoken.open();
    at.spoken.start(1, PLACE);
    at.spoken.stop('manual');
    at.recorder.judge();
    await opening;
    await settle();
    at.inBrowser.due?.words.resolve('I led a team');
    await settle();
    expect(at.answers.map(({ answer }) => answer.text)).toEqual(['I led a team']);
  });

  it('tell their words under the id that they have had since their first sample', async () => {
    const at = open();
    await at.spoken.open();
    await record(at, 1);
    at.recogniser?.due?.words.resolve('I led a team.');
    await settle();
    await record(at, 2);
    at.recogniser?.due?.words.resolve('Of five.');
    await settle();
    expect(at.answers).toMatchObject([
      { recording: 1, answer: { text: 'I led a team.', place: PLACE, recordings: [{ recording: 1, offsetMs: 0 }] } },
      { recording: 2, answer: { text: 'Of five.', recordings: [{ recording: 2, offsetMs: 0 }] } },
    ]);
    const ids = at.answers.map(({ answer }) => answer.entryId);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^ans_/);
  });

  it('are one answer when the candidate goes on before the words are there, whatever is late', async () => {
    const at = open();
    await at.spoken.open();
    at.spoken.start(1, PLACE);
    at.spoken.stop('manual');
    // The first recording is still being judged.
    at.spoken.start(2, PLACE);
    at.recorder.judge();
    await settle();
    at.recogniser?.due?.words.resolve('I led a team');
    await settle();
    expect(at.answers).toEqual([]);
    at.spoken.stop('manual');
    at.recorder.judge();
    await settle();
    at.recogniser?.due?.words.resolve('of five.');
    await settle();
    expect(at.answers).toMatchObject([
      {
        recording: 2,
        answer: {
          text: 'I led a team of five.',
          recordings: [
            { recording: 1, offsetMs: 0 },
            { recording: 2, offsetMs: 10_000 },
          ],
          metrics: { durationMs: 20_000, speechDurationMs: 16_000, pauseCount: 1, avgPauseLength: 2_000 },
        },
      },
    ]);
    const { words } = at.answers[0]?.answer ?? {};
    expect(words?.map(({ word, start_char }) => [word, start_char])).toEqual([
      ['I', 0],
      ['led', 2],
      ['a', 6],
      ['team', 8],
      ['of', 13],
      ['five.', 16],
    ]);
    // Each part lies in the speech of its own recording.
    expect(words?.[3]?.endMs).toBe(9_000);
    expect(words?.[4]?.startMs).toBe(11_000);
  });

  it('are answers by themselves when the one before was ended', async () => {
    const at = open();
    await at.spoken.open();
    await record(at, 1);
    at.spoken.endAnswer();
    await record(at, 2);
    for (const words of ['I led a team.', 'Of five.']) {
      at.recogniser?.due?.words.resolve(words);
      await settle();
    }
    expect(at.answers.map(({ answer }) => answer.text)).toEqual(['I led a team.', 'Of five.']);
  });

  it('say who ended them: the recorder by its rules, or the candidate', async () => {
    const at = open();
    await at.spoken.open();
    at.spoken.start(1, PLACE);
    at.recorder.endByItself();
    at.recorder.judge();
    expect(at.ended).toEqual([1]);
    await record(at, 2);
    expect(at.ended).toEqual([1]);
  });

  it('are blank when the microphone was not open yet', async () => {
    const at = open();
    at.spoken.start(1, PLACE);
    at.recorder.recording = undefined;
    at.spoken.stop('manual');
    await settle();
    expect(at.answers).toMatchObject([{ recording: 1, answer: { text: '' } }]);
  });

  it('keep the sound that was not recognised, and have it recognised again', async () => {
    const at = open();
    await at.spoken.open();
    await record(at, 1);
    at.recogniser?.due?.words.reject(refused);
    await settle();
    expect(at.failed).toEqual([{ recording: 1, message: 'STT transcription failed', isKept: true }]);
    expect(at.spoken.hasUnheard).toBe(true);
    at.spoken.tryAgain();
    await settle();
    at.recogniser?.due?.words.resolve('I led a team.');
    await settle();
    expect(at.answers).toMatchObject([{ recording: 1, answer: { text: 'I led a team.' } }]);
    expect(at.spoken.hasUnheard).toBe(false);
  });

  it('do not hold up the next answer by one that cannot be recognised', async () => {
    const at = open();
    await at.spoken.open();
    await record(at, 1);
    at.recogniser?.due?.words.reject(refused);
    await settle();
    at.spoken.endAnswer();
    await record(at, 2);
    at.recogniser?.due?.words.resolve('Of five.');
    await settle();
    expect(at.answers.map(({ answer }) => answer.text)).toEqual(['Of five.']);
  });

  it('are heard by the browser once the server turns out to recognise nothing', async () => {
    const at = open();
    await at.spoken.open();
    await record(at, 1);
    at.recogniser?.due?.words.reject(new ApiError(409, 'HTTP 409', { code: 'stt_not_configured' }));
    await settle();
    expect(at.failed).toMatchObject([{ recording: 1, isKept: false }]);
    expect(at.forgotten).toEqual([1]);
    expect(at.kinds).toEqual(['server', 'local']);
    await record(at, 2);
    expect(at.inBrowser.due?.recording).toBe(2);
  });

  it('keep the words that the browser heard before its recognition gave up', async () => {
    const at = open({ byServer: false });
    await at.spoken.open();
    expect(at.kinds).toEqual(['local']);
    at.spoken.start(1, PLACE);
    at.browser.fail?.();
    expect(at.kinds.at(-1)).toBe('none');
    at.spoken.stop('manual');
    at.recorder.judge();
    await settle();
    at.inBrowser.due?.words.resolve('I led a');
    await settle();
    expect(at.answers).toMatchObject([{ recording: 1, answer: { text: 'I led a' } }]);
  });
});
