import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AXES } from '#contract/words.ts';
import { totalOf } from '#domain/results/bill.ts';
import { cutAnswer } from '#domain/results/cut-answer.ts';
import { findWords } from '#domain/results/find-words.ts';
import { type Finding, numberMarks } from '#domain/results/finding.ts';
import { seeBy } from '#domain/results/lens.ts';
import { readResults } from '#domain/results/read-results.ts';
import type { ReportQuestion } from '#domain/results/report.ts';
import { structureStrip } from '#domain/results/structure-strip.ts';
import { anyReport } from '#tests/support/any-report.ts';
import { madeReport, SIX_ANSWERS } from '#tests/support/made-report.ts';

function read(stored: unknown): ReportQuestion[] {
  const report = readResults(JSON.parse(JSON.stringify(stored)));
  if (!report) throw new Error('The report is none');
  return report.questions;
}

const SIX = read(madeReport(SIX_ANSWERS));
const scored = SIX.filter(({ overall_score: score }) => score >= 0);

/** A finding at any places of up to three answers; places may lie over one another. */
const anyFinding = fc
  .record({
    label: fc.constantFrom('Filler words', 'Hedging', 'Repetition'),
    points: fc.integer({ min: 0, max: 40 }),
    places: fc.array(
      fc.record({ response: fc.integer({ min: 0, max: 2 }), at: fc.nat(60), length: fc.integer({ min: 1, max: 20 }) }),
      { maxLength: 4 },
    ),
  })
  .map(
    ({ label, points, places }): Finding => ({
      axis: 'conciseness',
      label,
      points,
      max: 0,
      tone: 'yellow',
      reason: '',
      suggestion: '',
      places: places.map(({ response, at, length }) => ({ response, start: at, end: at + length })),
    }),
  );

describe('marks in an answer', () => {
  it('cut it into pieces that join to it again, whatever overlaps, emoji and all', () => {
    const text = fc
      .array(fc.constantFrom('a', ' ', '🙂', 'é', '\n', 'word '), { maxLength: 80 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, fc.array(anyFinding, { maxLength: 6 }), (answer, findings) => {
        const marks = numberMarks(findings).filter(({ response, end }) => response === 0 && end <= answer.length);
        const pieces = cutAnswer(answer, marks);
        expect(pieces.map((piece) => piece.text).join('')).toBe(answer);
        for (const mark of marks) {
          const own = pieces.filter((piece) => piece.marks.includes(mark));
          expect(own.map((piece) => piece.text).join('')).toBe(answer.slice(mark.start, mark.end));
          expect(pieces.filter((piece) => piece.ending.includes(mark))).toEqual([own.at(-1)]);
        }
      }),
    );
  });

  it('are numbered in reading order, and a follow-up goes on counting', () => {
    fc.assert(
      fc.property(fc.array(anyFinding, { maxLength: 6 }), (findings) => {
        const marks = numberMarks(findings);
        expect(marks.map(({ number }) => number)).toEqual(marks.map((_, i) => i + 1));
        const order = marks.map(({ response, start }) => response * 1_000 + start);
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(marks).toHaveLength(findings.flatMap(({ places }) => places).length);
      }),
    );
    const { marks } = seeBy('conciseness', SIX[2] as ReportQuestion);
    const [main, followUp] = [0, 1].map((index) => marks.filter(({ response }) => response === index));
    expect(main?.length).toBeGreaterThan(3);
    expect(followUp?.[0]?.number).toBe((main?.length ?? 0) + 1);
  });

  it('stand on the very words that were found', () => {
    for (const question of scored) {
      for (const axis of AXES) {
        const { marks } = seeBy(axis, question);
        for (const { response, start, end, finding } of marks) {
          const words = question.responses[response]?.answer.slice(start, end) ?? '';
          expect(words.trim()).not.toBe('');
          const quotes = [
            ...question.responses.flatMap((each) => each.conciseness.penalties),
            ...question.question_overall.structure.penalties,
            ...question.question_overall.problem_answer.criteria,
          ].filter(({ label }) => label === finding.label);
          expect(quotes.length).toBeGreaterThan(0);
        }
      }
    }
  });

  it('find words that the engine quotes with blanks where it passed over fillers', () => {
    expect(findWords('Um, I went there.', 'I went')).toEqual({ start: 4, end: 10 });
    expect(findWords('So I, um, went there.', 'I,      went')).toBeUndefined();
    expect(findWords('So I, um, went there.', 'I,   , went')).toEqual({ start: 3, end: 14 });
    expect(findWords('So I went.', 'never')).toBeUndefined();
    expect(findWords('So I went.', '   ')).toBeUndefined();
  });
});

describe('a bill', () => {
  it('has one row a kind, whose points and marks are those of its findings, and comes to the score', () => {
    for (const question of scored) {
      for (const axis of AXES) {
        const { bills, marks, isWhole } = seeBy(axis, question);
        for (const [index, bill] of bills.entries()) {
          if (!bill) continue;
          expect(bill.addsUp).toBe(true);
          expect(totalOf(bill.rows, bill.begins)).toBe(bill.score);
          if (axis !== 'problem_answer') {
            expect(new Set(bill.rows.map(({ label }) => label)).size).toBe(bill.rows.length);
          }
          for (const row of bill.rows) {
            expect(row.points).toBe(row.findings.reduce((sum, { finding }) => sum + finding.points, 0));
          }
          const own = marks.filter(({ response }) => isWhole || response === index);
          expect(bill.rows.flatMap((row) => row.marks).sort((a, b) => a.number - b.number)).toEqual(own);
        }
      }
    }
  });

  it('of structure and problem answer stands once for all responses, that of conciseness beside each', () => {
    const [, , disagreement] = SIX;
    if (!disagreement) throw new Error('There is no such question');
    expect(seeBy('conciseness', disagreement).bills.map(Boolean)).toEqual([true, true]);
    expect(seeBy('structure', disagreement).bills.map(Boolean)).toEqual([true, false]);
    expect(seeBy('problem_answer', disagreement).bills[0]?.score).toBe(
      disagreement.question_overall.problem_answer.overall_score,
    );
  });

  it('of a report that knows only its responses stands beside each of them', () => {
    const structure = {
      score: 90,
      penalties: [{ label: 'Order', points: 10, quote: 'b', start_char: 2, end_char: 3 }],
    };
    const [question] = read({
      questions: [
        {
          responses: [
            { answer: 'a b', structure },
            { answer: 'c', structure },
          ],
        },
      ],
    });
    const { bills, marks } = seeBy('structure', question as ReportQuestion);
    expect(bills.map((bill) => bill?.score)).toEqual([90, 90]);
    expect(marks).toMatchObject([{ number: 1, response: 0, start: 2, end: 3 }]);
  });

  it('says when its rows do not come to the score', () => {
    const conciseness = { score: 62, penalties: [{ label: 'Filler', quote: '' }] };
    const [question] = read({ questions: [{ responses: [{ answer: 'a b c', conciseness }] }] });
    expect(seeBy('conciseness', question as ReportQuestion).bills[0]).toMatchObject({ score: 62, addsUp: false });
  });
});

describe('the strip of a structure', () => {
  it('joins to every answer, in order', () => {
    let joined = 0;
    for (const question of scored) {
      const strip = structureStrip(question);
      // Nothing is surely told, and nothing surely missing.
      if (!strip) continue;
      joined += 1;
      question.responses.forEach(({ answer }, index) => {
        const said = strip.filter((part) => part.kind === 'said' && part.response === index);
        expect(said.map((part) => (part.kind === 'said' ? answer.slice(part.start, part.end) : '')).join('')).toBe(
          answer,
        );
      });
    }
    expect(joined).toBeGreaterThan(scored.length / 2);
  });

  it('holds what is missing at the place where it belongs, with how to say it', () => {
    const structure = {
      expected_structure: ['Situation', 'Task', 'Action', 'Result'],
      detected_structures: ['Situation', 'Action'],
      spans: [
        { part: 'Situation', start_char: 4, end_char: 20 },
        { part: 'Action', start_char: 21, end_char: 31 },
      ],
    };
    const penalties = [{ label: 'Missing task', suggestion: 'Say what had to be done.', points: 9 }];
    const answer = 'Um, it was in March. I fixed it. So that is it.';
    const [question] = read({
      questions: [{ question_overall: { structure: { penalties } }, responses: [{ answer, structure }] }],
    });
    expect(structureStrip(question as ReportQuestion)).toMatchObject([
      { name: 'Opening words', words: 1 },
      { name: 'The case', words: 4 },
      { kind: 'missing', part: 'What had to be done', hint: 'Say what had to be done.' },
      { name: 'What you did', parts: ['Action'] },
      { kind: 'missing', part: 'How it ended', hint: 'Nothing here tells how it ended yet.' },
      { name: 'Closing words' },
    ]);
  });

  it('is left out where a report does not tell where parts are said', () => {
    const [question] = read({ questions: [{ responses: [{ answer: 'a b' }] }] });
    expect(structureStrip(question as ReportQuestion)).toBeUndefined();
  });
});

it('whatever is stored, a question can be seen by every axis', () => {
  fc.assert(
    fc.property(anyReport, (stored) => {
      for (const question of readResults(stored)?.questions ?? []) {
        structureStrip(question);
        for (const axis of AXES) {
          const { marks } = seeBy(axis, question);
          question.responses.forEach(({ answer }, index) => {
            const pieces = cutAnswer(
              answer,
              marks.filter(({ response }) => response === index),
            );
            expect(pieces.map((piece) => piece.text).join('')).toBe(answer);
          });
        }
      }
    }),
    { numRuns: 300 },
  );
});
