import { describe, expect, it } from 'vitest';
import type { ScoredQuestion } from '#contract/results.ts';
import { ADVICE, COACHED, PRAISE } from '#domain/reading/coached.ts';
import { LENGTH, PART_WORDS, SAID_WE } from '#domain/report/catalogue.ts';
import type { Claim } from '#domain/report/claim.ts';
import { ADVISED, PRAISED } from '#domain/report/coach-words.ts';
import { coachedClaims } from '#domain/report/coached-claims.ts';

const LONG = 'We took the paving off the lorry and put it by the wall. '.repeat(8);

const coachedOn = (coached: readonly string[], shown: readonly Claim[] = [], answer = LONG, score = 70) => {
  const question = {
    coached,
    responses: [{ answer }],
    question_overall: { problem_answer: { overall_score: score } },
  } as unknown as ScoredQuestion;
  const claims = coachedClaims(question, shown);
  return { advised: claims.filter(({ kind }) => kind === 'coached').map(({ about }) => about), claims };
};
const shown = (kind: Claim['kind'], about: string, detail = ''): Claim => ({
  ...{ kind, about, detail, quote: '', places: 0, title: about, costs: [] },
});
const { own_part: ownPart, outcome, more, to_the_point: toThePoint } = ADVISED;

describe('what a coach would say', () => {
  it('has words for everything that a coach was asked for, each its own', () => {
    expect(Object.keys(ADVISED).sort()).toEqual([...ADVICE].sort());
    expect(Object.keys(PRAISED).sort()).toEqual([...PRAISE].sort());
    const labels = Object.values(ADVISED).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const { label } of Object.values(PART_WORDS)) expect(labels).not.toContain(label);
  });

  it('is at most two changes, and points at nothing', () => {
    const { advised, claims } = coachedOn(COACHED);
    expect(advised).toHaveLength(2);
    for (const claim of claims) expect(claim).toMatchObject({ quote: '', places: 0, costs: [] });
  });

  it('gives way to what the outline tells or misses, to rows that say it, and to a counted “we”', () => {
    expect(coachedOn(['advise own_part', 'advise outcome']).advised.sort()).toEqual(
      [outcome.label, ownPart.label].sort(),
    );
    for (const kind of ['told', 'missing'] as const)
      expect(coachedOn(['advise outcome'], [shown(kind, PART_WORDS.outcome.label)]).advised).toEqual([]);
    expect(coachedOn(['advise own_part'], [shown('counted', SAID_WE.label)]).advised).toEqual([]);
    expect(coachedOn(['advise answer_asked'], [shown('limit', 'Not what was asked')]).advised).toEqual([]);
  });

  it('never asks for more and for less', () => {
    expect(coachedOn(['advise more', 'advise to_the_point']).advised).toEqual([toThePoint.label]);
    expect(coachedOn(['advise more'], [shown('limit', 'Length', LENGTH.long)]).advised).toEqual([]);
    expect(coachedOn(['advise more'], [shown('limit', 'Length', LENGTH.short)]).advised).toEqual([more.label]);
    expect(coachedOn(['advise to_the_point'], [shown('limit', 'Length', LENGTH.short)]).advised).toEqual([]);
    expect(coachedOn(['advise to_the_point'], [], 'In March, in Wigan.').advised).toEqual([]);
  });

  it('praises nothing that is advised or missing', () => {
    const praised = (coached: readonly string[], claims: readonly Claim[] = []) =>
      coachedOn(coached, claims)
        .claims.filter(({ kind }) => kind === 'praised')
        .map(({ title }) => title);
    expect(praised(['praise result', 'praise mistake'])).toEqual([PRAISED.mistake.title, PRAISED.result.title]);
    expect(praised(COACHED.filter((each) => each.startsWith('praise')))).toHaveLength(2);
    expect(praised(['praise result', 'advise outcome'])).toEqual([]);
    expect(coachedOn(['praise result'], [], LONG, 49).claims).toEqual([]);
    expect(praised(['praise result'], [shown('missing', PART_WORDS.outcome.label)])).toEqual([]);
  });

  it('is nothing where grief is told', () => {
    expect(coachedOn(COACHED, [], `${LONG} My father died that spring.`).claims).toEqual([]);
  });
});
