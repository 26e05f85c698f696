import { describe, expect, it, vi } from 'vitest';
import { GENERAL, LEADING } from '#domain/planning/knowledge/families.ts';
import type { Bank } from '#domain/planning/knowledge/family.ts';
import { ANYBODYS_QUESTIONS, Banks } from '#engines/embedded/banks.ts';
import { embeddedPlanner, plannerByRules } from '#engines/embedded/embedded-planner.ts';
import type { PlanRequest } from '#engines/planner.ts';
import { BANKS, planPosting } from '#lab/plan-posting.ts';

const REQUEST: PlanRequest = {
  text: 'Baker at Copper Kettle. You mix and shape dough, run the deck ovens and keep the bakery clean.',
  style: 'technical',
  length: '30min',
  seed: 3,
};
const call = (signal = new AbortController().signal) => ({ env: {}, signal, timeLimitMs: 10_000 });
const bankOf = (family: string): Bank => BANKS.get(family) ?? [];
const ANYBODYS = new Set([...GENERAL.questions, ...LEADING.questions].map(({ text }) => text));

describe('the embedded planner', () => {
  it('asks for the bank of the one family that it finds, once', async () => {
    const asked: string[] = [];
    const planner = plannerByRules(
      new Banks(async (family) => {
        asked.push(family);
        return bankOf(family);
      }),
    );
    const first = await planner.plan(REQUEST, call());
    expect(first).toEqual({ outcome: planPosting(REQUEST), warnings: [] });
    expect(await planner.plan(REQUEST, call())).toEqual(first);
    expect(asked).toEqual(['bakery']);
  });

  it('reads the banks that lie in the folder', async () => {
    const { outcome } = await embeddedPlanner.plan(REQUEST, call());
    expect(outcome).toEqual(planPosting(REQUEST));
    const texts = new Set(bankOf('bakery').map(({ text }) => text));
    expect(outcome.sufficient && outcome.plan.questions.filter(({ text }) => texts.has(text)).length).toBeGreaterThan(
      1,
    );
  });

  it('needs no bank to refuse a text that says too little', async () => {
    const read = vi.fn(async () => []);
    const { outcome } = await plannerByRules(new Banks(read)).plan({ ...REQUEST, text: 'Hello.' }, call());
    expect([outcome.sufficient, read.mock.calls.length]).toEqual([false, 0]);
  });

  it('asks what anybody may be asked where a bank cannot be had, says so, and tries again the next time', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isThere = false;
    const planner = plannerByRules(
      new Banks(async (family) => {
        if (!isThere) throw new Error('not there');
        return bankOf(family);
      }),
    );
    const without = await planner.plan(REQUEST, call());
    expect(without.warnings).toEqual([ANYBODYS_QUESTIONS]);
    if (!without.outcome.sufficient) throw new Error('A bank is not needed for a plan');
    const { questions } = without.outcome.plan;
    expect(questions).toHaveLength(6);
    expect(questions.some(({ text }) => ANYBODYS.has(text))).toBe(true);
    const own = new Set(bankOf('bakery').map(({ text }) => text));
    expect(questions.filter(({ text }) => own.has(text))).toEqual([]);
    expect(logged.mock.calls).toEqual([[expect.objectContaining({ event: 'bank_unread', reason: 'fault' })]]);
    logged.mockRestore();
    isThere = true;
    expect(await planner.plan(REQUEST, call())).toEqual({ outcome: planPosting(REQUEST), warnings: [] });
  });

  it('plans nothing for who gave up waiting for a bank', async () => {
    const gone = new AbortController();
    const planner = plannerByRules(
      new Banks(
        (_family, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
            gone.abort(new Error('gave up'));
          }),
      ),
    );
    await expect(planner.plan(REQUEST, call(gone.signal))).rejects.toThrow('gave up');
  });
});
