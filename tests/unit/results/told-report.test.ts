import { describe, expect, it } from 'vitest';
import { AXES } from '#contract/words.ts';
import { compareAnswers } from '#domain/results/compare-answers.ts';
import { cutResults } from '#domain/results/cut-results.ts';
import { seeBy } from '#domain/results/lens.ts';
import { normaliseResults } from '#domain/results/normalise-results.ts';
import { readResults } from '#domain/results/read-results.ts';
import type { Report, ReportQuestion } from '#domain/results/report.ts';
import { structureStrip } from '#domain/results/structure-strip.ts';
import { toldParts } from '#domain/results/told-parts.ts';
import { harderReport, TOLD_CLAUSES, toldReport } from '#tests/support/told-report.ts';

const stored = (value: unknown) => JSON.parse(JSON.stringify(value));

function read(value: unknown): Report {
  const report = readResults(stored(value));
  if (!report) throw new Error('The report is none');
  return report;
}

function first(value: unknown = toldReport()): ReportQuestion {
  const [question] = read(value).questions;
  if (!question) throw new Error('There is no question');
  return question;
}

describe('what a report tells of parts, of the whole interview, and of something harder', () => {
  it.each([
    ['told', toldReport()],
    ['harder', harderReport()],
  ])('is read as it was written (%s), and from the browser’s own form', (_name, report) => {
    expect(read(report)).toMatchObject(stored({ overall: report.overall }));
    expect(read(report).questions[0]?.told).toEqual(report.questions[0]?.told);
    expect(read(report).questions[0]?.advice).toEqual(report.questions[0]?.advice);
    expect(read(cutResults(normaliseResults(read(report))))).toEqual(read(report));
  });

  it('is kept by the browser with its quotes cut', () => {
    const report = toldReport();
    const [item] = report.overall.across ?? [];
    if (!item) throw new Error('Nothing shows across the interview');
    const across = [{ ...item, quotes: [{ quote: 'so '.repeat(90), question_number: 1 }] }];
    const kept = cutResults(normaliseResults(read({ ...report, overall: { ...report.overall, across } })));
    expect(kept.overall.across?.[0]?.quotes[0]?.quote).toHaveLength(160);
    expect(kept.overall.headline).toBe(report.overall.headline);
  });

  it('is not there in a report that does not have it', () => {
    const { overall, questions } = read({ overall: {}, questions: [{ responses: [{ answer: 'I did.' }] }] });
    for (const name of ['across', 'harder']) expect(overall).not.toHaveProperty(name);
    expect(questions[0]).not.toHaveProperty('told');
    expect(toldParts(questions[0] as ReportQuestion)).toEqual([]);
  });

  it('believes nothing: what names no words, no question and no points is left out', () => {
    const { overall, questions } = read({
      overall: {
        across: [
          {
            text: 'Seen',
            isGood: 'yes',
            quotes: [
              { quote: 'I did', question_number: 1 },
              { quote: 'I', question_number: 2 },
            ],
          },
          { text: 'Unseen', quotes: [{ quote: ' ', question_number: 1 }] },
          { quotes: [{ quote: 'I did', question_number: 1 }] },
          'x',
        ],
        harder: [
          { asks: 'Why?', question_number: 0 },
          { title: 'Again', question_number: 1 },
          { asks: 'Why?', question_number: 1 },
        ],
      },
      questions: [
        {
          told: [
            { label: 'Told', place: { response_number: 0, start_char: 0, end_char: 5 } },
            { label: 'Beyond', place: { response_number: 0, start_char: 0, end_char: 99 } },
            { label: 'Elsewhere', place: { response_number: 3, start_char: 0, end_char: 5 } },
            { label: 'Nothing', place: { response_number: 0, start_char: 1, end_char: 2 } },
            { place: { response_number: 0, start_char: 0, end_char: 5 } },
            {
              label: 'Missing',
              place: null,
              asks: 7,
              costs: [
                { axis: 'charm', points: 3 },
                { axis: 'structure', points: 0 },
              ],
            },
          ],
          responses: [{ answer: 'I did it.' }],
        },
      ],
    });
    expect(overall.across).toEqual([{ text: 'Seen', isGood: false, quotes: [{ quote: 'I did', question_number: 1 }] }]);
    expect(overall.harder).toEqual([{ title: '', asks: 'Why?', question_number: 1 }]);
    expect(questions[0]?.told).toEqual([
      { label: 'Told', place: { response_number: 0, start_char: 0, end_char: 5 } },
      { label: 'Missing', costs: [] },
    ]);
  });
});

describe('the parts of an answer', () => {
  it('have the candidate’s own words, from whichever response tells them, or none where they are missing', () => {
    const parts = toldParts(first());
    expect(parts.map(({ label, said }) => [label, said?.quote])).toEqual([
      ...Object.entries(TOLD_CLAUSES),
      ['How it ended', undefined],
    ]);
    expect(parts.map(({ said }) => said?.response.response_number)).toEqual([0, 0, 1, undefined]);
  });

  it('decide what the strip of the structure lacks, whatever else was expected', () => {
    const holes = structureStrip(first())?.filter(({ kind }) => kind === 'missing');
    expect(holes).toEqual([{ kind: 'missing', part: 'How it ended', hint: 'How did it end?' }]);
  });

  it('put a hole behind what is told before it, and in front of what is told after it', () => {
    const report = toldReport();
    const [question] = report.questions;
    if (!question?.told) throw new Error('Nothing is told');
    const strip = (told: typeof question.told) =>
      structureStrip(first({ ...report, questions: [{ ...question, told }] }))?.map((part) =>
        part.kind === 'missing' ? part.part : part.parts.join(),
      );
    const [when, did, , ended] = question.told;
    if (!when || !did || !ended) throw new Error('Too little is told');
    expect(strip([when, ended, did])).toEqual(['', 'Situation', 'How it ended', '', 'Action', '', '']);
    expect(strip([ended, did])).toEqual(['', 'Situation', '', 'How it ended', 'Action', '', '']);
    expect(strip([])).toEqual(['', 'Situation', '', 'Action', '', '']);
  });
});

describe('the rest', () => {
  it('stands last in every bill that has one, which comes to its score, and is never a mark or a piece of advice', () => {
    for (const axis of AXES) {
      const { bills, marks } = seeBy(axis, first());
      for (const bill of bills) {
        if (!bill) continue;
        expect(bill.rows.at(-1)?.label).toBe('The rest');
        expect(bill.rows.filter(({ label }) => label === 'The rest')).toHaveLength(1);
        expect(bill.addsUp).toBe(true);
        expect(bill.rows.at(-1)?.findings[0]?.finding).toMatchObject({ reason: '', suggestion: '', places: [] });
      }
      expect(marks.map(({ finding }) => finding.label)).not.toContain('The rest');
    }
  });

  it('is no finding that comes and goes with another answer; what it changed by is told as what nothing shows', () => {
    const report = toldReport();
    const [question] = report.questions;
    if (!question) throw new Error('There is no question');
    const { structure } = question.question_overall;
    const better = {
      ...structure,
      overall_score: 98,
      penalties: structure.penalties.slice(0, 1).map((penalty) => ({ ...penalty, points: 2 })),
    };
    const after = { ...question, question_overall: { ...question.question_overall, structure: better } };
    const compared = compareAnswers(first(), first({ ...report, questions: [after] })).find(
      ({ axis }) => axis === 'structure',
    );
    expect(compared).toMatchObject({
      gone: [{ label: 'Missing result', gives: 18 }],
      new: [],
      kept: [],
      rest: 3,
    });
  });
});
