import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EndRule,
  type HeardEvent,
  hear,
  hearWords,
  type Listening,
  speechOf,
  startListening,
} from '#domain/speech-metrics/listening.ts';
import { measureVoice, withWordsPerMinute } from '#domain/speech-metrics/voice-metrics.ts';

const FRAME_MS = 20;
type Part = readonly [kind: 'speech' | 'silence', durationMs: number];

/** Listens to parts of speech (loudness 60) and silence (loudness 5) until it stops, and notes when it told what. */
function listen(parts: readonly Part[]) {
  let state: Listening = startListening();
  const told: (HeardEvent & { toldMs: number })[] = [];
  for (const [kind, durationMs] of parts) {
    for (let ms = 0; ms < durationMs; ms += FRAME_MS) {
      const isSpeech = kind === 'speech';
      const step = hear(state, { durationMs: FRAME_MS, isSpeech, loudness: isSpeech ? 60 : 5 });
      state = step.state;
      told.push(...step.events.map((event) => ({ ...event, toldMs: state.nowMs })));
      if (step.events.some(({ type }) => type === 'stop' || type === 'limit_reached')) return { state, told };
    }
  }
  return { state, told };
}
const stopOf = (parts: readonly Part[]) => listen(parts).told.find(({ type }) => type === 'stop');

describe('the end of an answer', () => {
  it('comes after 8 s in which nobody speaks', () => {
    expect(stopOf([['silence', 20_000]])).toMatchObject({ stopReason: 'initial_idle_timeout', toldMs: 8_000 });
  });

  it('comes 8 s after the last speech, and not in a pause that is shorter', () => {
    expect(
      stopOf([
        ['silence', 1_000],
        ['speech', 2_000],
        ['silence', 7_900],
        ['speech', 1_000],
        ['silence', 20_000],
      ]),
    ).toMatchObject({ stopReason: 'silence_timeout', toldMs: 19_900 });
  });

  it('is not put off by a click of less than 100 ms, nor is a click speech', () => {
    const { told } = listen([
      ['silence', 4_000],
      ['speech', 80],
      ['silence', 20_000],
    ]);
    expect(told).toEqual([{ type: 'stop', stopReason: 'initial_idle_timeout', toldMs: 8_000 }]);
  });

  it('is not put off by a sound of less than 400 ms behind speech, and is by one of 400 ms', () => {
    const withSound = (ms: number) =>
      stopOf([
        ['speech', 1_000],
        ['silence', 4_000],
        ['speech', ms],
        ['silence', 20_000],
      ]);
    expect(withSound(380)).toMatchObject({ stopReason: 'silence_timeout', toldMs: 9_000 });
    expect(withSound(400)).toMatchObject({ stopReason: 'silence_timeout', toldMs: 13_400 });
  });

  it('never comes while it is open whether a sound is speech', () => {
    const parts: Part[] = [
      ['speech', 1_000],
      ['silence', 7_900],
    ];
    expect(stopOf([...parts, ['speech', 1_000], ['silence', 20_000]])).toMatchObject({ toldMs: 17_900 });
    expect(stopOf([...parts, ['speech', 200], ['silence', 20_000]])).toMatchObject({ toldMs: 9_360 });
    expect(
      stopOf([
        ['silence', 7_980],
        ['speech', 2_000],
        ['silence', 20_000],
      ]),
    ).toMatchObject({ stopReason: 'silence_timeout' });
  });

  it('counts the silence of a one-word answer from its end', () => {
    expect(
      stopOf([
        ['silence', 3_000],
        ['speech', 300],
        ['silence', 20_000],
      ]),
    ).toMatchObject({ stopReason: 'silence_timeout', toldMs: 11_300 });
  });

  it('comes at ten minutes at the latest', () => {
    expect(listen([['speech', 700_000]]).told.at(-1)).toMatchObject({ type: 'limit_reached', toldMs: 600_000 });
  });
});

describe('speech', () => {
  it('is told with the moments it was true from, and goes on through the gaps within words', () => {
    expect(
      listen([
        ['silence', 500],
        ['speech', 300],
        ['silence', 160],
        ['speech', 300],
        ['silence', 1_000],
      ]).told,
    ).toEqual([
      { type: 'speech_started', atMs: 500, toldMs: 600 },
      { type: 'speech_ended', atMs: 1_260, toldMs: 1_520 },
    ]);
  });
});

describe('voice metrics', () => {
  const answer: Part[] = [
    ['silence', 1_000],
    ['speech', 2_000],
    ['silence', 600],
    ['speech', 1_000],
    ['silence', 1_400],
    ['speech', 3_000],
    ['silence', 1_000],
  ];

  it('say what was heard', () => {
    expect(measureVoice(listen(answer).state, 'manual')).toEqual({
      vadPattern: answer.map(([kind, durationMs]) => ({ isSpeech: kind === 'speech', durationMs })),
      durationMs: 10_000,
      speechDurationMs: 6_000,
      silenceDurationMs: 4_000,
      avgAudioLevel: 38,
      pauseCount: 2,
      avgPauseLength: 1_000,
      avgSpeechLength: 2_000,
      stopReason: 'manual',
    });
  });

  it('count speech that is still going on at the end', () => {
    const metrics = measureVoice(
      listen([
        ['silence', 500],
        ['speech', 1_500],
      ]).state,
      'manual',
    );
    expect(metrics).toMatchObject({ durationMs: 2_000, speechDurationMs: 1_500, pauseCount: 0 });
  });

  it('are zeros, and no rate, where nobody spoke', () => {
    const metrics = measureVoice(listen([['silence', 8_000]]).state, 'initial_idle_timeout');
    expect(metrics).toMatchObject({ speechDurationMs: 0, silenceDurationMs: 8_000, pauseCount: 0, avgSpeechLength: 0 });
    expect(withWordsPerMinute(metrics, 'Thank you for watching')).not.toHaveProperty('wordsPerMinute');
    expect(measureVoice(startListening(), 'manual')).toMatchObject({ durationMs: 0, avgAudioLevel: 0, vadPattern: [] });
  });

  it('give the rate from the first word to the last, and only for words', () => {
    const metrics = measureVoice(listen(answer).state, 'manual');
    expect(withWordsPerMinute(metrics, 'one two — three four five six seven eight').wordsPerMinute).toBe(60);
    // A recogniser that heard something else makes up hundreds of words.
    expect(withWordsPerMinute(metrics, 'thanks '.repeat(2_000))).not.toHaveProperty('wordsPerMinute');
    expect(withWordsPerMinute(metrics, ' … ')).not.toHaveProperty('wordsPerMinute');
  });

  it('always add up', () => {
    const part = fc.tuple(
      fc.constantFrom('speech', 'silence'),
      fc.integer({ min: 1, max: 200 }).map((n) => n * 20),
    );
    fc.assert(
      fc.property(fc.array(part as fc.Arbitrary<Part>, { maxLength: 20 }), (parts) => {
        const { state } = listen(parts);
        const metrics = measureVoice(state, 'manual');
        const total = metrics.vadPattern.reduce((sum, { durationMs }) => sum + durationMs, 0);
        expect(total).toBe(metrics.durationMs);
        expect(metrics.speechDurationMs + metrics.silenceDurationMs).toBe(metrics.durationMs);
        expect(metrics.pauseCount).toBe(Math.max(0, speechOf(state).length - 1));
        for (const { durationMs } of metrics.vadPattern) expect(durationMs).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the end of an answer by the candidate’s patience', () => {
  type Heard = Part | readonly [kind: 'words', finished: number];

  /** When the answer ends behind parts of sound, and words that are recognised between them. */
  function endOf(patience: EndRule['patience'], parts: readonly Heard[]): number | undefined {
    let state = startListening();
    let rule: EndRule = { patience, finished: undefined };
    for (const [kind, amount] of [...parts, ['silence', 30_000] as const]) {
      if (kind === 'words') {
        rule = { patience, finished: amount };
        state = hearWords(state, rule);
        continue;
      }
      for (let ms = 0; ms < amount; ms += FRAME_MS) {
        const step = hear(state, { durationMs: FRAME_MS, isSpeech: kind === 'speech', loudness: 50 }, rule);
        state = step.state;
        if (step.events.some(({ type }) => type === 'stop')) return state.nowMs;
      }
    }
    return undefined;
  }
  const said = (...behind: Heard[]): Heard[] => [['speech', 1_000], ['words', 1], ['speech', 1_000], ...behind];

  it.each([
    ['take_your_time', 8_000, 8_000, 8_000],
    ['natural', 2_200, 8_000, 3_000],
    ['brisk', 1_400, 8_000, 2_000],
  ] as const)(
    'is %s: %d ms behind finished words, %d behind unfinished ones, %d without words',
    (patience, a, b, c) => {
      expect(endOf(patience, said())).toBe(2_000 + a);
      expect(endOf(patience, said(['words', 0]))).toBe(2_000 + b);
      expect(endOf(patience, [['speech', 2_000]])).toBe(2_000 + c);
    },
  );

  it('goes by the pause alone where the newest speech has no words yet', () => {
    expect(endOf('natural', said(['silence', 500], ['speech', 1_000]))).toBe(3_500 + 3_000);
  });

  it('is put off by a recognised word however short it was, but not where eight seconds alone count', () => {
    const oneWord = (patience: EndRule['patience']) =>
      endOf(patience, said(['silence', 1_000], ['speech', 200], ['silence', 300], ['words', 1]));
    expect(oneWord('natural')).toBe(3_200 + 2_200);
    expect(oneWord('take_your_time')).toBe(2_000 + 8_000);
    // Without a word the same sound is a cough.
    expect(endOf('natural', said(['silence', 1_000], ['speech', 200]))).toBe(2_000 + 2_200);
  });

  it('waits no longer for words that come late behind their sound', () => {
    expect(endOf('natural', said(['silence', 1_500], ['words', 1]))).toBe(2_000 + 2_200);
  });

  it('takes a word for speech that was too soft to be told from silence', () => {
    expect(endOf('natural', said(['words', 0.3], ['silence', 4_000], ['words', 1]))).toBe(6_000 + 2_200);
  });

  it('never comes in less than eight seconds where nobody has spoken', () => {
    expect(endOf('brisk', [])).toBe(8_000);
  });
});
