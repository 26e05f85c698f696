import { describe, expect, it } from 'vitest';
import { findJson } from '#engines/llm/find-json.ts';
import { tolerantPlan } from '#engines/llm/read-written-plan.ts';
import { PLAN_DEVIATIONS } from '#tests/support/plan-deviations.ts';

const question = (number: number) => ({ number, text: `Question ${number}?`, topic: 'work', signals: ['a', 'b'] });
const GOOD = { is_posting: true, role: 'Barista', company: 'Acme', questions: [1, 2, 3].map(question) };

const read = (written: string, isCut = false) => tolerantPlan.safeParse(findJson(written, isCut)).data;
const json = (value: unknown) => JSON.stringify(value);

describe('a plan as models write it', () => {
  it.each(PLAN_DEVIATIONS.map((each) => [each.name, each] as const))('is read %s', (_name, each) => {
    const { write, left = (good) => good, finish } = each;
    expect(read(write(GOOD), finish === 'length')).toEqual(left(GOOD));
  });

  it('may say that a text is no posting, and needs no questions then', () => {
    expect(read('{"is_posting": false}')).toMatchObject({ is_posting: false, questions: [] });
    expect(read(json({ ...GOOD, is_posting: 'no' }))?.is_posting).toBe(false);
  });

  it.each(['{"verdict": "fine"}', '{}', json({ ...GOOD, questions: [] }), '[1, 2]'])('is none: %s', (written) => {
    expect(read(written)).toBeUndefined();
  });
});
