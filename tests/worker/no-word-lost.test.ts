import { env, runInDurableObject } from 'cloudflare:test';
import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { equip } from './support/equipment.ts';
import { LINEAR_16K, openRealtime, type Realtime } from './support/realtime.ts';
import { type ScriptedListening, ScriptedRecogniser, tapeOf, WORD_MS, wordOf } from './support/scripted-recogniser.ts';
import { Visitor } from './support/visitor.ts';
import type { InterviewObject } from './support/worker-under-test.ts';

/** Words 1 to 12, one after another, with a pause after every third. */
const WORDS = Array.from({ length: 16 }, (_, at) => (at % 4 === 3 ? 0 : at + 1));
const SAID = WORDS.filter((word) => word !== 0)
  .map(wordOf)
  .join(' ');
const TAPE = tapeOf(WORDS);
const BYTES_PER_MS = 32;

type Step =
  | { do: 'speak'; bytes: number }
  | { do: 'settle' | 'guess' | 'break' | 'evict' }
  /** A connection that is over tells something all the same. */
  | { do: 'tell late' }
  /** Comes back, believing so much less than it is told. */
  | { do: 'reconnect'; forgetsMs: number };

const STEP = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('speak' as const), bytes: fc.integer({ min: 1, max: 5_000 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('settle' as const, 'guess' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('break' as const, 'evict' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('tell late' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('reconnect' as const), forgetsMs: fc.integer({ min: 0, max: 900 }) }),
  },
);

/** A browser with a tape: it speaks from it, and does as the protocol says. */
class Candidate {
  readonly #guest: Visitor;
  readonly #id: string;
  #socket: Realtime | undefined;
  /** What of the tape it has sent. */
  #atBytes = 0;
  #final: string | undefined;

  constructor(guest: Visitor, id: string) {
    this.#guest = guest;
    this.#id = id;
  }

  get final(): string | undefined {
    return this.#final;
  }

  async connect(forgetsMs = 0): Promise<void> {
    const socket = await openRealtime(this.#guest, this.#id);
    this.#socket = socket;
    const receivedMs = Number(socket.hello.receivedMs ?? 0);
    this.#begin(Math.max(0, receivedMs - forgetsMs));
  }

  speak(bytes: number): void {
    const to = Math.min(TAPE.byteLength, this.#atBytes + bytes * 2);
    if (to > this.#atBytes) this.#socket?.sound(TAPE.subarray(this.#atBytes, to));
    this.#atBytes = to;
  }

  end(): void {
    while (this.#atBytes < TAPE.byteLength) this.speak(8_000);
    this.#socket?.send({ type: 'end_utterance' });
  }

  /** Takes the next message. */
  async listen(): Promise<string> {
    const message = (await this.#socket?.next()) as Record<string, unknown>;
    if (message.type === 'replay') this.#begin(Number(message.fromMs));
    if (message.type === 'final') this.#final = String(message.text);
    return String(message.type);
  }

  /** Takes all that has come. */
  async catchUp(): Promise<void> {
    this.#socket?.socket?.send(JSON.stringify({ type: 'dance' }));
    while ((await this.listen()) !== 'error');
  }

  #begin(fromMs: number): void {
    this.#atBytes = fromMs * BYTES_PER_MS;
    this.#socket?.send({ type: 'config', utterance: 'ans_1', fromMs, audio: LINEAR_16K, enable_partials: true });
  }
}

async function play(steps: readonly Step[]): Promise<string | undefined> {
  const recogniser = new ScriptedRecogniser();
  equip({ recogniser: () => recogniser });
  const guest = new Visitor();
  const id = await guest.startInterview();
  const within = (work: (listening: ScriptedListening | undefined) => void) =>
    runInDurableObject(env.INTERVIEWS.getByName(id), () => work(recogniser.listenings.at(-1)));
  const older = () => recogniser.listenings.findLast(({ over }) => over !== undefined);
  const candidate = new Candidate(guest, id);
  await candidate.connect();
  for (const step of steps) {
    if (step.do === 'speak') candidate.speak(step.bytes);
    else if (step.do === 'reconnect') await candidate.connect(step.forgetsMs);
    else {
      await candidate.catchUp();
      if (step.do === 'evict') {
        await runInDurableObject(env.INTERVIEWS.getByName(id), (instance) => (instance as InterviewObject).wakeAnew());
      } else if (step.do === 'tell late') {
        await within(() => older()?.tellLate('what nobody said'));
      } else {
        await within((listening) => {
          if (!listening || listening.over) return;
          if (step.do === 'settle') listening.settle();
          else if (step.do === 'guess') listening.tellPartial();
          else listening.fail();
        });
      }
    }
  }
  candidate.end();
  while (candidate.final === undefined) {
    const told = await candidate.listen();
    // Its sound was asked for again, and with it its end.
    if (told === 'replay') candidate.end();
    if (told === 'asr_error') throw new Error('It was given up');
  }
  return candidate.final;
}

afterEach(() => equip({}));

it('whatever breaks, each word that was said is heard once', async () => {
  const steps = fc.array(STEP, { minLength: 4, maxLength: 24 });
  // What breaks off four times without a word between is given up, which is another rule.
  const patient = steps.filter((all) => all.filter((step) => step.do === 'break').length <= 3);
  await fc.assert(
    fc.asyncProperty(patient, async (all) => {
      expect(await play(all)).toBe(SAID);
    }),
    { numRuns: 25, endOnFailure: true },
  );
  expect(TAPE.byteLength).toBe(WORDS.length * WORD_MS * BYTES_PER_MS);
});
