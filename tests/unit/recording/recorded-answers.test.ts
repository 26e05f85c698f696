import { describe, expect, it } from 'vitest';
import { readSaidWords, readSegments } from '#domain/answers/read-recordings.ts';
import { answersOfSegments } from '#domain/recording/answers-of-segments.ts';
import { whenSaid, whereRecorded } from '#domain/recording/recorded-answer.ts';

/** A segment as the server tells it. */
const told = (change: Record<string, unknown> = {}) => ({
  segmentId: 'rec_1',
  questionIndex: 0,
  followUpIndex: 0,
  duration: 12.5,
  startTime: '2026-11-20T10:00:00.000Z',
  endTime: '2026-11-20T10:00:12.500Z',
  url: '/api/segmented-recording/media/rec_1',
  filename: 'answer.webm',
  format: 'webm',
  mimeType: 'video/webm',
  fileSize: 3_000_000,
  entryId: 'ans_1',
  answerOffsetMs: 0,
  peaks: [0, 128, 255],
  ...change,
});
const list = (...segments: unknown[]) => readSegments({ success: true, data: { segments } })?.segments ?? [];

describe('a list of recordings', () => {
  it('is read with what each is of, and until when it is kept', () => {
    const read = readSegments({ data: { segments: [told()], recordingsKeptUntil: '2026-12-20T10:00:00.000Z' } });
    expect(read?.keptUntil?.toISOString()).toBe('2026-12-20T10:00:00.000Z');
    expect(read?.segments).toEqual([
      expect.objectContaining({ segmentId: 'rec_1', entryId: 'ans_1', durationMs: 12_500, hasPicture: true }),
    ]);
    expect(list(told({ mimeType: 'audio/webm', entryId: null }))).toMatchObject([{ hasPicture: false, entryId: null }]);
    expect(readSegments({ data: {} })).toBeUndefined();
  });

  it('plays nothing from another server', () => {
    expect(list(told({ url: 'https://elsewhere.example/a' }), told({ url: '//elsewhere.example/a' }))).toEqual([]);
  });

  it('is put together by answer, in the order of the questions', () => {
    const answers = answersOfSegments(
      list(
        told({ segmentId: 'rec_1', entryId: 'ans_2', questionIndex: 1 }),
        told({ segmentId: 'rec_2', entryId: 'ans_1' }),
        told({ segmentId: 'rec_3', entryId: 'ans_1', answerOffsetMs: 12_500, mimeType: 'audio/webm' }),
        told({ segmentId: 'rec_4', entryId: null, followUpIndex: 1 }),
      ),
    );
    expect(answers.map(({ key, segments }) => [key, segments.length])).toEqual([
      ['ans_1', 2],
      ['rec_4', 1],
      ['ans_2', 1],
    ]);
    expect(answers[0]).toMatchObject({ durationMs: 25_000, bytes: 6_000_000, hasPicture: true });
  });
});

describe('a place in the text of an answer', () => {
  const words = readSaidWords({
    data: [
      {
        entryId: 'ans_1',
        words: [
          { word: 'I', start_char: 0, end_char: 1, startMs: 400, endMs: 500 },
          { word: 'led', start_char: 2, end_char: 5, startMs: 600, endMs: 900 },
          { word: 'it', start_char: 6, end_char: 8, startMs: 13_000, endMs: 13_200, estimated: true },
        ],
      },
      { entryId: null, words: [] },
    ],
  })?.get('ans_1');
  const segments = list(
    told({ segmentId: 'rec_1' }),
    told({ segmentId: 'rec_2', answerOffsetMs: 12_600, duration: 3 }),
  );

  it('is found in time by the words that it touches', () => {
    expect(whenSaid({ words: words ?? [] }, 2, 4)).toEqual({ startMs: 600, endMs: 900, isEstimated: false });
    expect(whenSaid({ words: words ?? [] }, 3, 8)).toEqual({ startMs: 600, endMs: 13_200, isEstimated: true });
    expect(whenSaid({ words: words ?? [] }, 8, 9)).toBeUndefined();
  });

  it('is played from the segment that it was recorded in', () => {
    expect(whereRecorded({ segments }, 600)).toMatchObject({ segment: { segmentId: 'rec_1' }, fromMs: 600 });
    expect(whereRecorded({ segments }, 13_000)).toMatchObject({ segment: { segmentId: 'rec_2' }, fromMs: 400 });
    expect(whereRecorded({ segments }, 20_000)).toBeUndefined();
    expect(whereRecorded({ segments: [] }, 600)).toBeUndefined();
  });
});
