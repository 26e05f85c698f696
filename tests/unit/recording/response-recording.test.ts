import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedAnswer, RecordedSegment } from '#domain/recording/recorded-answer.ts';
import { whenSaid } from '#domain/recording/recorded-answer.ts';
import { barsOf, joinRecordings, pausesOf, stretchAt, wordAt } from '#domain/recording/response-recording.ts';

const segment = (id: string, durationMs: number, answerOffsetMs = 0, peaks: number[] = []): RecordedSegment => ({
  segmentId: id,
  questionIndex: 0,
  followUpIndex: 0,
  entryId: 'a',
  url: `/media/${id}`,
  filename: `${id}.webm`,
  hasPicture: false,
  durationMs,
  answerOffsetMs,
  fileSizeBytes: 1,
  startedAt: '',
  peaks,
});
const word = (startChar: number, endChar: number, startMs: number, endMs: number) => ({
  startChar,
  endChar,
  startMs,
  endMs,
  isEstimated: false,
});

/** Two entries: the first in two segments with a second lost between them, the second in one. */
const answers = new Map<string, RecordedAnswer>([
  [
    'a',
    {
      entryId: 'a',
      segments: [segment('a1', 2_000), segment('a2', 3_000, 3_000)],
      words: [word(0, 4, 500, 900), word(5, 9, 2_300, 2_800), word(10, 14, 4_000, 4_400)],
    },
  ],
  ['b', { entryId: 'b', segments: [segment('b1', 1_000)], words: [word(0, 3, 200, 600)] }],
]);
const SOURCES = [
  { entry_id: 'a', start_char: 0 },
  { entry_id: 'b', start_char: 20 },
];
const joined = joinRecordings(SOURCES, answers);
if (!joined) throw new Error('Nothing is recorded');

describe('the recording of a response', () => {
  it('is one, of all segments of all entries that the response is made of', () => {
    expect(joined.durationMs).toBe(6_000);
    expect(joined.stretches.map(({ segment: each, atMs }) => [each.segmentId, atMs])).toEqual([
      ['a1', 0],
      ['a2', 2_000],
      ['b1', 5_000],
    ]);
    expect(joinRecordings([{ entry_id: 'typed', start_char: 0 }], answers)).toBeUndefined();
  });

  it('knows when words of the answer are heard in it, and leaves out what was not recorded', () => {
    expect(whenSaid(joined, 0, 4)).toMatchObject({ startMs: 500, endMs: 900 });
    expect(whenSaid(joined, 5, 9)).toBeUndefined();
    expect(whenSaid(joined, 10, 14)).toMatchObject({ startMs: 3_000, endMs: 3_400 });
    expect(whenSaid(joined, 20, 23)).toMatchObject({ startMs: 5_200, endMs: 5_600 });
    expect(wordAt(joined, 3_100)).toMatchObject({ startChar: 10 });
    expect(wordAt(joined, 4_900)).toBeUndefined();
  });

  it('is played at any moment from the segment that holds it', () => {
    expect(stretchAt(joined, 3_000)).toMatchObject({ segment: { segmentId: 'a2' }, fromMs: 1_000 });
    expect(stretchAt(joined, -5)).toMatchObject({ segment: { segmentId: 'a1' }, fromMs: 0 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6_000 }), (atMs) => {
        const place = stretchAt(joined, atMs);
        expect((place?.atMs ?? -1) + (place?.fromMs ?? 0)).toBe(atMs);
      }),
    );
  });

  it('is drawn by its loudness, and tells its long silences but not the one before the first word', () => {
    const peaks = [...Array(30).fill(0), ...Array(70).fill(200), ...Array(50).fill(3), ...Array(50).fill(255)];
    const loud = { durationMs: 10_000, words: [], stretches: [{ segment: segment('x', 10_000, 0, peaks), atMs: 0 }] };
    const bars = barsOf(loud, 20);
    expect(bars[0]).toBe(0);
    expect(bars[5]).toBeCloseTo(200 / 255);
    expect(bars.at(-1)).toBe(1);
    expect(pausesOf(loud, 2_000)).toEqual([{ startMs: 5_000, endMs: 7_500 }]);
    expect(pausesOf(loud, 3_000)).toEqual([]);
    expect(barsOf({ ...loud, stretches: [{ segment: segment('y', 10_000), atMs: 0 }] }, 4)).toEqual([0, 0, 0, 0]);
  });
});
