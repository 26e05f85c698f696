import { describe, expect, it } from 'vitest';
import { formAddress } from '#client/features/feedback/form-address.ts';
import { PRACTICE_CATEGORIES } from '#client/features/practice/modules.ts';
import { overallOf, SAMPLE_INTERVIEWS } from '#client/features/progress/sample-interviews.ts';
import { storedItems } from '#client/features/storage-debug/stored-items.ts';
import { placeLabels } from '#client/ui/place-labels.ts';
import { sizeWords } from '#client/ui/size-words.ts';

describe('the form of the feedback page', () => {
  it('is framed only from https, or from this machine', () => {
    expect(formAddress('https://forms.example.com/a?b=c')).toBe('https://forms.example.com/a?b=c');
    expect(formAddress('http://localhost:8080/form')).toBe('http://localhost:8080/form');
    for (const address of [null, '', 'form', 'http://forms.example.com/a', 'javascript:alert(1)']) {
      expect(formAddress(address)).toBeUndefined();
    }
  });
});

describe('the samples', () => {
  it('are eleven interviews, from the oldest to the newest, whose overall score is the mean of its axes', () => {
    expect(SAMPLE_INTERVIEWS).toHaveLength(11);
    const dates = SAMPLE_INTERVIEWS.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(overallOf({ ...SAMPLE_INTERVIEWS[0], answer: 50, conciseness: 60, structure: 71 } as never)).toBe(60);
  });

  it('are six categories of three differently named modules', () => {
    expect(PRACTICE_CATEGORIES.map(({ modules }) => modules.length)).toEqual([3, 3, 3, 3, 3, 3]);
    const titles = PRACTICE_CATEGORIES.flatMap(({ modules }) => modules.map(({ title }) => title));
    expect(new Set(titles).size).toBe(18);
  });
});

describe('what the browser keeps', () => {
  const entries: [string, string][] = [
    ['tempInterviewData', '{}'],
    ['interview_results_int_1', 'abc'],
    ['else', ''],
  ];
  const storage = {
    length: entries.length,
    key: (i: number) => entries[i]?.[0] ?? null,
    getItem: (name: string) => entries.find(([key]) => key === name)?.[1] ?? null,
  };

  it('is listed by key, with its meaning and its size and without its value', () => {
    const items = storedItems('local', storage);
    expect(items.map(({ key }) => key)).toEqual(['else', 'interview_results_int_1', 'tempInterviewData']);
    expect(items[1]).toEqual({
      place: 'local',
      key: 'interview_results_int_1',
      bytes: 2 * ('interview_results_int_1'.length + 3),
      meaning: 'A report, so that it opens at once',
    });
    expect(items[0]?.meaning).toContain('Something else');
  });

  it.each([
    [0, '0 bytes'],
    [1_023, '1023 bytes'],
    [1_536, '1.5 KB'],
    [10 * 1_024 ** 3, '10 GB'],
  ])('of %i bytes is called %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));
});

describe('the names at the ends of chart lines', () => {
  it('stay where they are with room enough', () => expect(placeLabels([10, 60, 100], 18)).toEqual([10, 60, 100]));

  it('move apart around their middle, in the order that they stand in', () => {
    expect(placeLabels([50, 52], 18)).toEqual([42, 60]);
    const placed = placeLabels([50, 40, 48, 200], 18);
    const sorted = [...placed].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) {
      expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(18);
    }
    expect(placed[3]).toBe(200);
    expect(placed.indexOf(Math.min(...placed))).toBe(1);
  });
});
