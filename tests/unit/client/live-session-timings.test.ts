import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { recordingOf } from '#domain/stage/stage.ts';
import { openInterview } from './support/fake-interview.ts';
import { FakeStorage } from './support/fake-storage.ts';
import { freshInterview } from './support/fresh-interview.ts';

/**
 * Whatever happens in whatever order, the interview goes on: it never stands still with nothing under way and nothing
 * that the candidate could do, and every word that was recognised is stored, or lies where the candidate sees it. What
 * was typed is stored with the question that it was typed to: the one on the screen, or the server's, where the server
 * has refused to go on and the candidate has not been kept waiting for it.
 */

type Interview = ReturnType<typeof openInterview>;
type Move = (interview: Interview) => unknown;

const offline = () => new TypeError('Failed to fetch');
const refused = () => new ApiError(422, 'HTTP 422', {});

let words = 0;
const spoken: string[] = [];
const typed: { text: string; questions: number[] }[] = [];

/** All that the candidate, the interviewer, the microphone, the recogniser, the server and the clock can do. */
const MOVES = {
  space: ({ session }) => session.send({ type: 'manual_stop', by: 'space' }),
  toggle: ({ session }) => session.send({ type: 'manual_stop', by: 'toggle' }),
  stay: ({ session }) => session.send({ type: 'stayed' }),
  open_field: ({ session }) => session.type(true),
  close_field: ({ session }) => session.type(false),
  type_answer: ({ session, server }) => {
    if (!session.view.typing || session.view.stage.stage === 'idle') return;
    typed.push({ text: `typed ${++words};`, questions: [session.view.stage.questionIndex, server.questionIndex] });
    session.setDraft(`${session.view.draft} ${typed.at(-1)?.text}`);
  },
  send_draft: ({ session }) => session.view.typing && session.sendDraft(),
  send_again: ({ session }) => session.sendAgain(),
  recognise_again: ({ session }) => session.recogniseAgain(),
  voice_begins: ({ voice }) => voice.begin(),
  voice_ends: ({ voice }) => voice.end(),
  speech: ({ recorder }) => recorder.hearSpeech(),
  late_speech: ({ recorder }) => recorder.events.onSpeechStart?.(0),
  interrupt: ({ recorder }) => recorder.interrupt(),
  silence: ({ recorder }) => recorder.endByItself(),
  judged: ({ recorder }) => recorder.judge(),
  microphone_lost: ({ recorder }) => recorder.events.onTrouble?.('microphone_lost'),
  microphone_back: ({ recorder }) => recorder.events.onTroubleOver?.('microphone_lost'),
  recognised: ({ recogniser: { due } }) => {
    if (!due) return;
    spoken.push(`spoken ${++words}.`);
    due.words.resolve(spoken.at(-1) ?? '');
  },
  nothing_recognised: ({ recogniser: { due } }) => due?.words.resolve(''),
  not_recognised: ({ recogniser: { due } }) => due?.words.reject(refused()),
  answered: ({ server }) => answer(server, true),
  question_over: ({ server }) => answer(server, false),
  refused: ({ server: { due } }) => due?.settle.reject(refused()),
  unreachable: ({ server: { due } }) => due?.settle.reject(offline()),
  elsewhere: ({ server }) => {
    if (server.due?.name === 'load') server.now = freshInterview({ questionIndex: server.questionIndex });
    server.due?.settle.reject(new ApiError(409, 'HTTP 409', {}));
  },
  a_moment: () => vi.advanceTimersByTimeAsync(100),
  a_while: () => vi.advanceTimersByTimeAsync(1_000),
  end: ({ session }) => session.view.stage.questionIndex >= 1 && session.end(),
} satisfies Record<string, Move>;

function answer(server: Interview['server'], isFollowUp: boolean): void {
  const { due } = server;
  if (due?.name === 'reply') due.settle.resolve(server.reply({ isFollowUp }));
  else due?.settle.resolve(undefined);
  server.now = freshInterview({ questionIndex: server.questionIndex });
}

/** Lets everything that is under way come to its end, with a server and a recogniser that work. */
async function comeToRest(interview: Interview): Promise<void> {
  const { voice, recorder, recogniser, server } = interview;
  for (let quiet = 0; quiet < 3; ) {
    const isBusy = voice.isComing || recogniser.due !== undefined || server.due !== undefined;
    voice.begin();
    voice.end();
    MOVES.recognised(interview);
    answer(server, true);
    const wasJudged = recorder.judge();
    await vi.advanceTimersByTimeAsync(11_000);
    quiet = isBusy || wasJudged ? 0 : quiet + 1;
  }
}

const canGoOn = ({ session, routed }: Interview): boolean => {
  const { stage, typing, isDraftComing } = session.view;
  if (stage.stage === 'idle') return routed.times === 1;
  if (recordingOf(stage) !== null) return true;
  // To type, to press the key, or to have the sound recognised once more.
  return (stage.stage === 'user_responding' || stage.stage === 'user_turn_pending') && !(typing && isDraftComing);
};

beforeEach(() => {
  vi.useFakeTimers();
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('never stands still and loses no word, whatever happens in whatever order', async () => {
  const names = Object.keys(MOVES) as (keyof typeof MOVES)[];
  const script = fc.record({
    question: fc.integer({ min: 0, max: 2 }),
    moves: fc.array(fc.constantFrom(...names), { minLength: 5, maxLength: 80, size: 'max' }),
  });
  let said = 0;
  await fc.assert(
    fc.asyncProperty(script, async ({ question, moves }) => {
      vi.stubGlobal('sessionStorage', new FakeStorage());
      words = 0;
      spoken.length = 0;
      typed.length = 0;
      const interview = openInterview(freshInterview({ questionIndex: question }));
      const { session, voice, server, recorder } = interview;
      session.start();
      await vi.advanceTimersByTimeAsync(0);
      voice.begin();
      voice.end();
      await vi.advanceTimersByTimeAsync(300);
      for (const move of moves) {
        await MOVES[move](interview);
        await vi.advanceTimersByTimeAsync(0);
      }
      await comeToRest(interview);
      // Sound that is kept, and an answer without a reply, have a button each; and a recording ends in the silence.
      for (let again = 0; again < 2; again++) {
        if (session.view.unheard?.isKept) session.recogniseAgain();
        if (session.view.unsent) session.sendAgain();
        recorder.endByItself();
        await comeToRest(interview);
      }
      expect(canGoOn(interview), JSON.stringify(session.view.stage)).toBe(true);
      const expectAllKept = () => {
        const kept = [...server.stored.map(({ text }) => text), session.view.draft, session.view.unsent?.text].join(
          ' ',
        );
        for (const { text } of [...typed, ...spoken.map((each) => ({ text: each }))]) expect(kept).toContain(text);
        for (const { text, questions } of typed)
          for (const stored of server.stored.filter((each) => each.text.includes(text)))
            expect(questions, text).toContain(stored.questionIndex);
      };
      said += spoken.length;
      expectAllKept();
      expect(new Set(server.stored.map(({ entryId }) => entryId)).size).toBe(server.stored.length);
      session.dispose();
      await comeToRest(interview);
      expectAllKept();
    }),
    { numRuns: 1_000 },
  );
  expect(said).toBeGreaterThan(1_000);
});
