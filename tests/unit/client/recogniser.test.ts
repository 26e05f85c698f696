import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RecordedAnswer } from '#client/audio/answer-hearing.ts';
import { persistently } from '#client/features/interview/persistently.ts';
import { serverRecogniser } from '#client/features/interview/recogniser.ts';
import { recognitionFailure } from '#client/state/transcribe.ts';

const SOUND = { wav: new Uint8Array(44) } as unknown as RecordedAnswer;
const NEVER = new AbortController().signal;

/** What becomes of an answer that the server gives these words to. */
async function recognise(answer: () => Response) {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked++;
    return answer();
  });
  const reachable: boolean[] = [];
  const persistence = { signal: NEVER, onReachable: (isReachable: boolean) => reachable.push(isReachable) };
  const recognised = persistently(() => serverRecogniser('').finish(1, SOUND, NEVER), persistence);
  const outcome = await recognised.catch((error: unknown) => recognitionFailure(error));
  return { asked, reachable, outcome };
}

describe("the server's recognition", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['at the top', { success: true, transcription: { text: ' I led a team. ' } }],
    ['in data', { success: true, data: { transcription: { text: 'I led a team.' } } }],
    ['as a text', { success: true, transcription: 'I led a team.' }],
    ['by its plainest name', { text: 'I led a team.' }],
  ])('is understood with its words %s', async (_where, answer) => {
    expect((await recognise(() => Response.json(answer))).outcome).toEqual({ text: 'I led a team.', words: [] });
  });

  it('tells when each word was said, where the engine knows, and takes no word without a time for one', async () => {
    const words = [
      { word: 'I', startMs: 100, endMs: 200 },
      { word: 'led', startMs: 300, endMs: 250 },
    ];
    const answer = { success: true, transcription: { text: 'I led.', words } };
    expect((await recognise(() => Response.json(answer))).outcome).toEqual({
      text: 'I led.',
      words: words.slice(0, 1),
    });
  });

  it.each([
    ['refuses with a good status', { success: false }, 'STT transcription failed'],
    ['refuses in words', { success: false, message: 'STT Error: too quiet' }, 'STT Error: too quiet'],
    ['tells of no words', { success: true }, 'STT transcription failed'],
    ['is no object', null, 'STT transcription failed'],
  ])('fails at once and in words when its answer %s', async (_how, answer, message) => {
    const { asked, reachable, outcome } = await recognise(() => Response.json(answer));
    expect(outcome).toEqual({ message, isFinal: false });
    expect([asked, reachable]).toEqual([1, [true]]);
  });

  it('is given a recorder’s file, and what was heard beside it where its engine does not read such files', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_address: unknown, { body }: { body: FormData }) => {
      const text = await (body.get('audio') as File).text();
      sent.push(text);
      if (text !== 'wav') return Response.json({ success: false }, { status: 415 });
      return Response.json({ text: 'I led.', words: [{ word: 'I', startMs: 100, endMs: 200 }] });
    });
    const sound = { wav: new Blob(['wav']), container: new Blob(['webm']), wavStartMs: 500 };
    // The times of its words are those of the other sound.
    expect(await serverRecogniser('').finish(1, sound, NEVER)).toEqual({ text: 'I led.', words: [] });
    expect(sent).toEqual(['webm', 'wav']);
  });

  it('names the status of a refusal without words', async () => {
    const { outcome } = await recognise(() => new Response('', { status: 415, statusText: 'Unsupported Media Type' }));
    expect(outcome).toEqual({ message: 'STT request failed: Unsupported Media Type', isFinal: false });
  });
});
