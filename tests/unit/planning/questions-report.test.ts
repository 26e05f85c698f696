import { describe, expect, it } from 'vitest';
import { lineWith, writeQuestions } from '#lab/questions-report.ts';

const POSTING = [
  'Registered Nurse',
  'St Mary Hospital',
  'Duties',
  '- Administer medication and check drug charts',
  '- Dress wounds on the surgical ward',
].join('\n');

describe('the report on questions', () => {
  it('names the line of the posting that each comes from, or whose bank', () => {
    const lines = writeQuestions('n', POSTING, 0).split('\n');
    const sources = lines.flatMap((line) => /\[(.*)\]$/.exec(line)?.[1] ?? []);
    expect(new Set(sources)).toContain('family bank');
    expect(sources.filter((source) => /^- /.test(source)).length).toBeGreaterThan(0);
    expect(sources.filter((source) => !/^(?:family bank|any work)$/.test(source) && !POSTING.includes(source))).toEqual(
      [],
    );
  });

  it('finds a line by what is done in it', () => {
    expect(lineWith('checking drug charts', POSTING)).toBe('- Administer medication and check drug charts');
  });
});
