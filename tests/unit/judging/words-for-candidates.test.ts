import { describe, expect, it } from 'vitest';
import { Checks } from '#domain/judging/checks.ts';
import type { ModelJudgement } from '#domain/judging/judgement.ts';
import { faultOfWords } from '#domain/judging/words-for-candidates.ts';
import { KnownFacts } from '#domain/model-text/known-facts.ts';
import { summariseInterview } from '#domain/report/summarise-interview.ts';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import { findingsOf } from '#domain/scoring/model-judgement.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import { GOOD_JUDGEMENT } from '#tests/support/judgement-deviations.ts';
import { judgeRequest, WHOLE_ANSWER } from '../engines/llm/model-work.ts';

const rules = { known: new KnownFacts([WHOLE_ANSWER]), mostSentences: 2, saysYou: true, said: WHOLE_ANSWER };

describe('a model’s words for a candidate', () => {
  it.each([
    ['long', `You tell ${'one thing and then another '.repeat(6)}.`],
    ['long', 'You tell it. You tell it well. You tell it twice.'],
    ['markup', 'You tell **one** evening to its end.'],
    ['markup', 'You tell one evening to its end 🎉.'],
    ['language', 'Du erzählst einen Abend und sagst nicht, was dann war, aber das ist gut für you.'],
    ['grade', 'You give a perfect answer to this.'],
    ['grade', 'You would get a score of twelve for this.'],
    ['grade', 'This answer deserves full marks, and you met every criterion.'],
    ['not_you', 'The candidate tells one evening to its end.'],
    ['not_you', 'It is told from the loss to the end.'],
    ['invented', 'You tell how you saved Starbucks that evening.'],
    ['invented', 'You tell how you found forty bags that evening.'],
    ['misquotes', 'You say “I am the best of all” at the end.'],
    ['grave', 'You say too little of how your mother died.'],
    ['empty', '...'],
  ] as const)('are refused as %s: %s', (fault, text) => {
    expect(faultOfWords(text, rules)).toBe(fault);
  });

  it.each([
    'You tell one evening from the loss to the end.',
    'You say “rang the bus company”, and you leave out what they told you.',
    'You locked the till first. The end comes early.',
    'You say that they found it on the 42 within an hour.',
  ])('are shown: %s', (text) => {
    expect(faultOfWords(text, rules)).toBeUndefined();
  });
});

const judged = (more: Partial<ModelJudgement>) => {
  const request = judgeRequest();
  const judgement = { ...(GOOD_JUDGEMENT as unknown as ModelJudgement), ...more };
  const checks = new Checks();
  return { scored: billQuestion(request, findingsOf(request, proposeFindings(request), judgement, checks)), checks };
};

describe('a question that a model has judged', () => {
  it('has the model’s summary, and its improvement as the first advice, with whole clauses', () => {
    const { scored } = judged({});
    expect(scored.overall_summary).toMatch(/^You tell one evening from the loss to the end\./);
    expect(scored.overall_improvement).toBe(
      'You do not say what you told the customer. Add the words that you said to her.',
    );
    expect(scored.advice?.[0]).toMatchObject({
      title: 'You do not say what you told the customer.',
      detail: 'Add the words that you said to her.',
      quote: 'searched the tables one by one and rang the bus company',
    });
    expect(scored.advice?.filter(({ title }) => title === 'You do not say what you told the customer.')).toHaveLength(
      1,
    );
  });

  it('has its own texts where the model’s cannot be shown', () => {
    const { scored, checks } = judged({
      summary: 'The candidate deserves full marks.',
      improvement: { about: 'detail', quote: '', what: 'You name no Kubernetes.', how: 'Name it.' },
    });
    expect(scored.judged_words).toBeUndefined();
    expect(scored.overall_summary).toMatch(/^You tell /);
    expect(checks.refused).toMatchObject({ summary_grade: 1, improvement_invented: 1 });
  });

  it('says one thing once: the model’s words stand for what the bill says of the same', () => {
    const improvement = {
      about: 'outcome' as const,
      quote: '',
      what: 'You stop when the bus company calls.',
      how: 'Say in one sentence whether she got her bag.',
    };
    const parts = GOOD_JUDGEMENT.parts.map((part) =>
      part.part === 'outcome' ? { ...part, quote: '', level: 'none' } : part,
    ) as unknown as ModelJudgement['parts'];
    const { scored } = judged({
      improvement,
      parts,
      verdicts: { problem_answer: 'thin', structure: 'poor' },
    });
    const titles = scored.advice?.map(({ title }) => title) ?? [];
    expect(titles[0]).toBe(improvement.what);
    expect(titles).not.toContain('You stop before the end.');
    expect(scored.advice?.[0]?.gains).toBeGreaterThan(0);
    // The line of the outline is open all the same, and the report's first page has the same words.
    expect(scored.told?.find(({ label }) => label === 'How it ended')?.asks).toBeDefined();
    const { advice, headline } = summariseInterview([scored]);
    expect(advice.map(({ title }) => title)).toContain(improvement.what);
    expect(headline).toContain('ne answer stops before the end');
  });

  it('is said of no other answer what a model would change in one', () => {
    const { scored } = judged({});
    const { advice, headline } = summariseInterview([scored]);
    expect(advice.map(({ title }) => title)).toContain('You do not say what you told the customer.');
    expect(headline).not.toContain('no number');
  });
});
