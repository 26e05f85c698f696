import { expect, test } from 'vitest';
import { AnswerTape } from '#client/audio/answer-tape.ts';
import { ProgramAnswer } from '#client/audio/program-answer.ts';
import type { SpeechProgram } from '#client/audio/speech-program.ts';
import { startListening } from '#domain/speech-metrics/listening.ts';
import { measureVoice } from '#domain/speech-metrics/voice-metrics.ts';

const RATE_HZ = 16_000;
const LEAD_MS = 200;

/** A program that tells how much sound it was given, in tenths of a second; the first `failures` times it fails. */
function listeningProgram(failures = 0) {
  const given: number[] = [];
  let left = failures;
  const program = {
    hear: async (samples: Float32Array) => {
      if (left-- > 0) throw new Error('It failed');
      const tenths = Math.round((10 * samples.length) / RATE_HZ);
      given.push(tenths);
      return { text: `sound of ${tenths}`, tookMs: 1 };
    },
  } as unknown as SpeechProgram;
  return { program, given };
}

const span = (startMs: number, endMs: number) => ({ startMs, endMs });

/** A recording of that length whose speech is known, as the recorder hands it over. */
function recorded(tape: AnswerTape, durationMs: number, spans: { startMs: number; endMs: number }[]) {
  const heard = { ...startListening(), nowMs: durationMs, spans, hasSpoken: true };
  const startMs = Math.max(0, LEAD_MS + (spans[0]?.startMs ?? 0) - 1_000);
  return {
    wav: tape.cut(startMs, tape.durationMs),
    wavStartMs: startMs - LEAD_MS,
    metrics: measureVoice(heard, 'manual'),
  };
}

function tapeOf(durationMs: number): AnswerTape {
  const tape = new AnswerTape();
  tape.append(new Float32Array(((LEAD_MS + durationMs) * RATE_HZ) / 1_000));
  return tape;
}

test('long speech is written down while it is said, the rest at the end, and silence is given to nobody', async () => {
  const { program, given } = listeningProgram();
  const told: string[] = [];
  const answer = new ProgramAnswer(program, (text) => told.push(text));
  const lead = new AnswerTape();
  lead.append(new Float32Array((LEAD_MS * RATE_HZ) / 1_000));
  answer.hear(lead);
  const tape = tapeOf(20_000);
  answer.hear(tape);
  const spans = [span(1_000, 8_000), span(12_000, 13_000), span(18_000, 18_060)];
  answer.speech(span(1_000, 8_000));
  await expect.poll(() => told).toEqual(['sound of 74']);
  answer.speech(span(12_000, 13_000));
  const { wav, wavStartMs, metrics } = recorded(tape, 20_000, spans);
  const { text, words } = await answer.finish({ wav, wavStartMs, metrics });
  expect(text).toBe('sound of 74 sound of 14');
  expect(given).toEqual([74, 14]);
  // In the places of their speech, counted from where the sound begins, and not known better than that.
  expect(words).toHaveLength(6);
  expect(words.every(({ isEstimated }) => isEstimated)).toBe(true);
  expect(words[0]?.startMs).toBe(1_000 - wavStartMs);
  expect(words[3]?.startMs).toBe(12_000 - wavStartMs);
  expect(words[5]?.endMs).toBe(13_000 - wavStartMs);
});

test('a recording in which nobody spoke is given to nobody', async () => {
  const { program, given } = listeningProgram();
  const tape = tapeOf(9_000);
  const answer = new ProgramAnswer(program, () => undefined);
  expect(await answer.finish(recorded(tape, 9_000, []))).toEqual({ text: '', words: [] });
  expect(given).toEqual([]);
});

test('what failed while it was said is made good at the end, and what fails then is told', async () => {
  const tape = tapeOf(10_000);
  const spans = [span(500, 7_500)];
  const once = listeningProgram(1);
  const answer = new ProgramAnswer(once.program, () => undefined);
  answer.hear(tapeOf(0));
  answer.hear(tape);
  answer.speech(span(500, 7_500));
  expect((await answer.finish(recorded(tape, 10_000, spans))).text).toBe('sound of 74');
  const never = new ProgramAnswer(listeningProgram(9).program, () => undefined);
  await expect(never.finish(recorded(tape, 10_000, spans))).rejects.toThrow('It failed');
});

test('sound of which nothing was measured is taken for speech', async () => {
  const { program, given } = listeningProgram();
  const tape = tapeOf(3_000);
  const answer = new ProgramAnswer(program, () => undefined);
  await answer.finish({ wav: tape.cut(0, tape.durationMs), wavStartMs: 0 });
  expect(given).toEqual([32]);
});
