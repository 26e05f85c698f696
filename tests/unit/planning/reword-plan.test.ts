import { describe, expect, it } from 'vitest';
import { type DurationId, INTERVIEW_STYLES, type InterviewStyle } from '#contract/words.ts';
import { rewordPlan } from '#domain/planning/reword-plan.ts';
import { planPosting } from '#lab/plan-posting.ts';

const TEXT = 'company: Copper Kettle title: Barista';

function planOf(text: string, style: InterviewStyle = 'behavioral', length: DurationId = '60min') {
  const outcome = planPosting({ text, style, length, seed: 3 });
  if (!outcome.sufficient) throw new Error('refused');
  return outcome.plan;
}
const said = ({ greeting, questions }: { greeting: string; questions: readonly { text: string }[] }) =>
  [greeting, ...questions.map(({ text }) => text)].join('\n');

describe('a plan whose role and company the candidate sets right', () => {
  it.each(INTERVIEW_STYLES)('speaks of both in every %s question, with the article that fits', (style) => {
    const before = planOf(TEXT, style);
    const after = rewordPlan(before, { role: 'Usher', company: 'Odeon Lane' });
    expect(after.profile).toMatchObject({ role: 'Usher', company: 'Odeon Lane' });
    expect(said(after)).toContain('for the role of usher at Odeon Lane');
    expect(said(after)).not.toMatch(/the role of barista|as a barista|Copper Kettle|\ba usher/);
    expect(after.questions.map(({ id, type }) => [id, type])).toEqual(
      before.questions.map(({ id, type }) => [id, type]),
    );
  });

  it('is what it was when the names come back', () => {
    for (const style of INTERVIEW_STYLES) {
      const plan = planOf(TEXT, style);
      const there = rewordPlan(plan, { role: 'Usher', company: 'Odeon Lane' });
      expect(rewordPlan(there, { role: 'Barista', company: 'Copper Kettle' })).toEqual(plan);
    }
  });

  it('names no company any more when it is emptied, and reads well without', () => {
    const plan = { ...planOf(TEXT), questions: planOf(TEXT).questions.slice(0, 3) };
    const texts = ['Why would you like to work as a barista at Copper Kettle?', 'What do you know of Copper Kettle?'];
    const worded = { ...plan, questions: plan.questions.map((question, i) => ({ ...question, text: texts[i] ?? '' })) };
    const after = rewordPlan(worded, { company: ' ' });
    expect(after.greeting).toBe(
      'Hello, and welcome. This is a practice interview for the role of barista. Take your time with each answer.',
    );
    expect(after.questions.map(({ text }) => text).slice(0, 2)).toEqual([
      'Why would you like to work as a barista?',
      'What do you know of the company?',
    ]);
  });

  it('keeps the role when none is given, and reads a name as words and not as a pattern', () => {
    const after = rewordPlan(planOf(TEXT), { role: '  ', company: 'A$& (B) Ltd' });
    expect(after.profile).toMatchObject({ role: 'Barista', company: 'A$& (B) Ltd' });
    expect(rewordPlan(after, { role: 'Cook' }).greeting).toContain('for the role of cook at A$& (B) Ltd.');
  });

  it('says how high the new role stands', () => {
    expect(rewordPlan(planOf(TEXT), { role: 'Senior Barista' }).profile.seniority).toBe('senior');
  });
});
