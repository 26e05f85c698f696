import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAllReports, keepReportsOf } from '#client/state/kept-reports.ts';
import { reportCache } from '#client/state/report-cache.ts';
import { readResults } from '#domain/results/read-results.ts';
import type { Report } from '#domain/results/report.ts';
import { FakeStorage } from './support/fake-storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERYWHERE = ['localStorage', 'sessionStorage'] as const;

function reportOf(id: string, answer = 'I did it.'): Report {
  const report = readResults({ interview_id: id, overall: { summary: id }, questions: [{ responses: [{ answer }] }] });
  if (!report) throw new Error('The report is none');
  return report;
}

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i));
const entriesOf = (storage: Storage) => keysOf(storage).filter((key) => key?.startsWith('interview_results_'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const name of EVERYWHERE) vi.stubGlobal(name, new FakeStorage());
  keepReportsOf('ada');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a report that the browser keeps', () => {
  it('is an entry of its own in both storages, in the normalised form', () => {
    reportCache.save('ada', 'int_1', reportOf('int_1'));
    for (const name of EVERYWHERE) {
      const entry = JSON.parse(globalThis[name].getItem('interview_results_int_1') ?? 'null');
      expect(entry).toMatchObject({ success: true, timestamp: Date.now(), source: 'browser_cache' });
      expect(entry.data).toMatchObject({ summary_results: 'int_1', question_scores: [{ index: 0 }] });
    }
    expect(reportCache.read('ada', 'int_1')).toEqual(reportOf('int_1'));
  });

  it('is one of the newest five', () => {
    for (let n = 1; n <= 7; n++) {
      vi.advanceTimersByTime(1_000);
      reportCache.save('ada', `int_${n}`, reportOf(`int_${n}`));
    }
    vi.advanceTimersByTime(1_000);
    reportCache.save('ada', 'int_4', reportOf('int_4'));
    for (const name of EVERYWHERE) expect(entriesOf(globalThis[name])).toHaveLength(5);
    expect([1, 2, 3, 4, 7].map((n) => reportCache.read('ada', `int_${n}`) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(reportCache.newest('ada')?.interview_id).toBe('int_4');
  });

  it('goes after seven days', () => {
    reportCache.save('ada', 'int_1', reportOf('int_1'));
    vi.advanceTimersByTime(7 * DAY_MS);
    expect(reportCache.read('ada', 'int_1')).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(reportCache.read('ada', 'int_1')).toBeUndefined();
    expect(reportCache.newest('ada')).toBeUndefined();
    reportCache.save('ada', 'int_2', reportOf('int_2'));
    for (const name of EVERYWHERE) expect(entriesOf(globalThis[name])).toEqual(['interview_results_int_2']);
  });

  it('of 3 MB stays in the tab alone', () => {
    // An answer stands in the entry twice; the rest of it is less than the difference of the two.
    const half = (3 * 1024 * 1024) / 2;
    reportCache.save('ada', 'int_1', reportOf('int_1', 'x'.repeat(half)));
    expect(entriesOf(localStorage)).toEqual([]);
    expect(reportCache.read('ada', 'int_1')?.questions[0]?.responses[0]?.answer).toHaveLength(half);
    reportCache.save('ada', 'int_1', reportOf('int_1', 'x'.repeat(half - 2_000)));
    expect(entriesOf(localStorage)).toEqual(['interview_results_int_1']);
    // Bytes count, not characters.
    reportCache.save('ada', 'int_1', reportOf('int_1', 'ё'.repeat(half - 2_000)));
    expect(entriesOf(localStorage)).toEqual([]);
  });

  it('is nobody else’s', () => {
    reportCache.save('ada', 'int_1', reportOf('int_1'));
    expect(reportCache.read('bob', 'int_1')).toBeUndefined();
    expect(reportCache.newest('bob')).toBeUndefined();
    reportCache.save('bob', 'int_2', reportOf('int_2'));
    for (const name of EVERYWHERE) expect(entriesOf(globalThis[name])).toEqual(['interview_results_int_1']);
  });

  it('is neither read nor written by a tab that does not know yet who is signed in in another', () => {
    reportCache.save('ada', 'int_1', reportOf('int_1'));
    const tabOfAda = sessionStorage;
    vi.stubGlobal('sessionStorage', new FakeStorage());
    keepReportsOf('bob');
    vi.stubGlobal('sessionStorage', tabOfAda);
    expect(reportCache.read('ada', 'int_1')).toBeUndefined();
    reportCache.save('ada', 'int_2', reportOf('int_2'));
    expect(entriesOf(localStorage)).toEqual([]);
    expect(entriesOf(sessionStorage)).toEqual(['interview_results_int_1']);
  });

  it('is not kept for nobody', () => {
    reportCache.save('', 'int_1', reportOf('int_1'));
    for (const name of EVERYWHERE) expect(entriesOf(globalThis[name])).toEqual([]);
    expect(reportCache.read('', 'int_1')).toBeUndefined();
    expect(reportCache.newest('')).toBeUndefined();
  });

  it('goes as soon as somebody else is signed in, and with signing out', () => {
    reportCache.save('ada', 'int_1', reportOf('int_1'));
    keepReportsOf('ada');
    expect(reportCache.read('ada', 'int_1')).toBeDefined();
    keepReportsOf('');
    expect(reportCache.read('ada', 'int_1')).toBeDefined();
    keepReportsOf('bob');
    for (const name of EVERYWHERE) expect(entriesOf(globalThis[name])).toEqual([]);
    reportCache.save('bob', 'int_2', reportOf('int_2'));
    forgetAllReports();
    for (const name of EVERYWHERE) expect(keysOf(globalThis[name])).toEqual([]);
  });

  it('is dropped alone', () => {
    for (const id of ['int_1', 'int_2']) reportCache.save('ada', id, reportOf(id));
    reportCache.drop('int_1');
    for (const name of EVERYWHERE) expect(entriesOf(globalThis[name])).toEqual(['interview_results_int_2']);
  });
});

describe('storage that fails', () => {
  class Full extends FakeStorage {
    override setItem(key: string, value: string) {
      const others = keysOf(this).filter((other) => other !== key);
      const taken = others.reduce((sum, other) => sum + (this.getItem(other ?? '') ?? '').length, value.length);
      if (taken > 3_000) throw new DOMException('Full', 'QuotaExceededError');
      super.setItem(key, value);
    }
  }

  it('is full: the newest report takes the place of the others, and one too long for it is not kept', () => {
    vi.stubGlobal('localStorage', new Full());
    keepReportsOf('ada');
    for (const id of ['int_1', 'int_2', 'int_3']) reportCache.save('ada', id, reportOf(id));
    expect(entriesOf(localStorage)).toContain('interview_results_int_3');
    expect(entriesOf(sessionStorage)).toHaveLength(3);
    reportCache.save('ada', 'int_3', reportOf('int_3', 'x'.repeat(2_000)));
    expect(entriesOf(localStorage)).not.toContain('interview_results_int_3');
    expect(reportCache.read('ada', 'int_3')?.questions[0]?.responses[0]?.answer).toHaveLength(2_000);
  });

  it.each([
    ['is switched off', undefined],
    [
      'throws whatever one does',
      new Proxy({} as Storage, {
        get: () => {
          throw new DOMException('No', 'SecurityError');
        },
      }),
    ],
  ])('%s', (_name, storage) => {
    for (const name of EVERYWHERE) vi.stubGlobal(name, storage);
    reportCache.save('ada', 'int_1', reportOf('int_1'));
    expect(reportCache.read('ada', 'int_1')).toBeUndefined();
    expect(reportCache.newest('ada')).toBeUndefined();
    reportCache.drop('int_1');
    forgetAllReports();
  });

  it.each(['{', 'null', '[]', '{"success":true}', '{"success":false,"data":{"questions":[]}}', '"x"'])(
    'holds something else: %s',
    (text) => {
      reportCache.save('ada', 'int_1', reportOf('int_1'));
      for (const name of EVERYWHERE) globalThis[name].setItem('interview_results_int_1', text);
      expect(reportCache.read('ada', 'int_1')).toBeUndefined();
      expect(reportCache.newest('ada')).toBeUndefined();
      reportCache.save('ada', 'int_2', reportOf('int_2'));
      expect(reportCache.newest('ada')?.interview_id).toBe('int_2');
    },
  );
});
