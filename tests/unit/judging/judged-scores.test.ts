import { describe, expect, it } from 'vitest';
import type { ScoredQuestion } from '#contract/results.ts';
import { Checks } from '#domain/judging/checks.ts';
import { fittedJudging } from '#domain/judging/fitted-judging.ts';
import type { ModelJudgement } from '#domain/judging/judgement.ts';
import { VERDICT_WORDS, type VerdictWord, verdictValue } from '#domain/judging/verdicts.ts';
import { THE_REST } from '#domain/report/catalogue.ts';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import { onReadersScale } from '#domain/scoring/calibrate.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import { findingsOf } from '#domain/scoring/model-judgement.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import { readLabelledFile } from '#lab/labelled-corpus.ts';
import { Dice } from '#tests/support/dice.ts';
import { GOOD_JUDGEMENT } from '#tests/support/judgement-deviations.ts';
import { judgeRequest } from '../engines/llm/model-work.ts';

const GOOD = GOOD_JUDGEMENT as unknown as ModelJudgement;

function judged(judgement: ModelJudgement, request: JudgeRequest = judgeRequest()) {
  const checks = new Checks();
  const scored = billQuestion(request, findingsOf(request, proposeFindings(request), judgement, checks));
  return { scored, checks, overall: scored.question_overall };
}
const embedded = billQuestion(judgeRequest(), proposeFindings(judgeRequest())).question_overall;

describe('a score that a model has judged', () => {
  it.each(VERDICT_WORDS)('lies between the embedded score and the verdict %s, on the scale of readers', (word) => {
    const verdicts = { ...GOOD.verdicts, problem_answer: word, structure: word };
    const { overall } = judged({ ...GOOD, verdicts });
    for (const axis of ['problem_answer', 'structure'] as const) {
      const between = 0.4 * embedded[axis].overall_score + 0.6 * (verdictValue(axis, verdicts) ?? 0);
      const onScale = onReadersScale(between, fittedJudging.scales[axis]);
      expect(Math.abs(overall[axis].overall_score - onScale)).toBeLessThanOrEqual(1);
    }
  });

  it('is the embedded one where the verdict is missing', () => {
    const { problem_answer: _left, ...verdicts } = GOOD.verdicts;
    expect(judged({ ...GOOD, verdicts }).overall.problem_answer.overall_score).toBe(
      embedded.problem_answer.overall_score,
    );
  });

  it('is low for what is wrong or dangerous, however well it is told', () => {
    const value = (right: VerdictWord) =>
      verdictValue('problem_answer', { problem_answer: 'excellent', right_and_safe: right }) ?? 0;
    expect(value('poor')).toBeLessThan(value('thin'));
    expect(value('thin')).toBeLessThan(value('fair'));
    expect(value('thin')).toBeLessThanOrEqual(50);
  });

  it('takes up what the words beside its own say, and does without them', () => {
    expect(verdictValue('structure', { structure: 'good' })).toBe(75);
    const value = (beside: VerdictWord) =>
      verdictValue('structure', { structure: 'good', problem_answer: beside, can_be_followed: beside }) ?? 0;
    expect(value('thin')).toBeLessThan(75);
    expect(value('excellent')).toBeGreaterThan(75);
  });

  it('is at most 20 for another question’s answer, and 45 where something is left open', () => {
    const low = { ...GOOD.verdicts, problem_answer: 'poor' as const };
    expect(judged({ ...GOOD, answered: 'no', verdicts: low }).overall.problem_answer.overall_score).toBe(20);
    const fair = { ...GOOD.verdicts, problem_answer: 'fair' as const };
    expect(judged({ ...GOOD, answered: 'partly', verdicts: fair }).overall.problem_answer.overall_score).toBe(45);
  });

  it('is not held down by a word that its own verdict contradicts', () => {
    const { overall, checks } = judged({ ...GOOD, answered: 'no' });
    expect(overall.problem_answer.overall_score).toBeGreaterThan(60);
    expect(checks.refused).toMatchObject({ answered_contradicts: 1 });
  });
});

describe('parts', () => {
  const without = (part: string, level: 'none' | 'weak') => ({
    ...GOOD,
    verdicts: { ...GOOD.verdicts, structure: 'poor' as const },
    parts: GOOD.parts.map((each) => (each.part === part ? { ...each, level, quote: '' } : each)),
  });
  const rowOf = ({ question_overall: { structure } }: ScoredQuestion, label: string) =>
    structure.penalties.find((row) => row.label === label);

  it('that a question asks for and nobody tells cost sixty percent of their weight, and the line of the outline is open', () => {
    const { scored } = judged(without('outcome', 'none'));
    expect(rowOf(scored, 'How it ended')?.points).toBe(18);
    expect(scored.told?.find(({ label }) => label === 'How it ended')).toMatchObject({ asks: 'How did it end?' });
  });

  it('that are told weakly have no row', () => {
    const { scored } = judged(without('outcome', 'weak'));
    expect(rowOf(scored, 'How it ended')).toBeUndefined();
    expect(rowOf(scored, THE_REST.label)?.points).toBeGreaterThan(7);
  });

  it('that nobody asked for cost nothing', () => {
    const { scored } = judged(without('learned', 'none'));
    expect(rowOf(scored, 'What you took from it')).toBeUndefined();
    expect(scored.told?.map(({ label }) => label)).not.toContain('What you took from it');
  });

  it('that reading is sure of are not called missing', () => {
    const request = judgeRequest();
    const [response] = request.responses;
    if (!response) throw new Error('There is no response');
    const told = { outcome: { likelihood: 0.99, sure: 'told' as const, place: { start: 180, end: 240 } } };
    const { scored } = judged(without('outcome', 'none'), { ...request, responses: [{ ...response, told }] });
    expect(rowOf(scored, 'How it ended')).toBeUndefined();
    expect(scored.told?.find(({ label }) => label === 'How it ended')?.place).toBeDefined();
  });

  it('that a model shows stand in the outline in whole clauses', () => {
    const { scored } = judged(GOOD);
    const answer = scored.responses[0]?.answer ?? '';
    const said = (scored.told ?? []).map(({ place }) => place && answer.slice(place.start_char, place.end_char));
    expect(said).toContain('Last winter a customer lost her bag in our café at closing time');
    expect(said).toContain('and she got everything back and still comes in every week');
  });
});

describe('marks', () => {
  const marking = (marks: ModelJudgement['marks']) => judged({ ...GOOD, marks });
  const mark = {
    kind: 'padding',
    quote: 'still comes in every week',
    reason: 'You say this late.',
    suggestion: 'Stop.',
  };

  it('have each its own reason', () => {
    const { scored } = marking([
      { ...mark, kind: 'padding', reason: 'You tell this after the end.', suggestion: 'Stop at the bag.' },
      {
        kind: 'padding',
        quote: 'Last winter a customer lost her bag',
        reason: 'You begin far away.',
        suggestion: 'Begin with the bag.',
      },
    ]);
    const rows = scored.responses[0]?.conciseness.penalties.filter(({ label }) => label === 'Too general') ?? [];
    expect(rows.map(({ reason }) => reason).sort()).toEqual(['You begin far away.', 'You tell this after the end.']);
  });

  it.each([
    ['mark_without_place', { ...mark, kind: 'tangent' as const, quote: 'and then my dog ran across the road' }],
    ['mark_invented', { ...mark, kind: 'tangent' as const, reason: 'You name 40 cafés in Glasgow here.' }],
    ['mark_grade', { ...mark, kind: 'tangent' as const, reason: 'You lose your top score here.' }],
    ['mark_long', { ...mark, kind: 'tangent' as const, reason: 'You say this. You say it late. You say it long.' }],
    ['mark_not_you', { ...mark, kind: 'tangent' as const, reason: 'The candidate leaves the question here.' }],
  ])('are checked: %s', (check, faulty) => {
    const { checks, scored } = marking([faulty]);
    expect(checks.refused[check]).toBeGreaterThan(0);
    expect(JSON.stringify(scored)).not.toContain(faulty.reason === mark.reason ? faulty.quote : faulty.reason);
  });
});

const PART_IDS = [
  'situation',
  'own_action',
  'outcome',
  'learned',
  'reason',
  'link',
  'steps',
  'check',
  'view',
  'example',
];

describe('whatever a model says', () => {
  it('every bill adds up, at most seven rows and then one rest that is no plus', () => {
    const dice = new Dice(28);
    const roll = () => dice.next();
    const pick = <T>(list: readonly T[]): T => dice.of(list);
    for (const { request, text } of readLabelledFile('golf')) {
      const quote = () => {
        const words = text.split(/\s+/);
        const from = Math.floor(roll() * Math.max(1, words.length - 12));
        return roll() < 0.2 ? 'something that nobody has said at all here' : words.slice(from, from + 8).join(' ');
      };
      const level = () => pick(['none', 'weak', 'strong'] as const);
      const word = () => (roll() < 0.1 ? undefined : pick(VERDICT_WORDS));
      const { scored } = judged(
        {
          answered: pick(['yes', 'yes', 'partly', 'no'] as const),
          checks: GOOD.checks.filter(() => roll() < 0.9).map((check) => ({ ...check, quote: quote(), level: level() })),
          parts: PART_IDS.map((part) => ({ part, quote: quote(), level: level() })),
          marks: Array.from({ length: Math.floor(roll() * 6) }, () => ({
            kind: pick(['tangent', 'redundant', 'padding'] as const),
            quote: quote(),
            reason: 'You leave the question here.',
            suggestion: 'Go on with the case.',
          })),
          verdicts: Object.fromEntries(
            ['problem_answer', 'structure', 'right_and_safe', 'can_be_followed'].flatMap((axis) => {
              const said = word();
              return said ? [[axis, said]] : [];
            }),
          ),
          summary: '',
        },
        request,
      );
      const { problem_answer: answer, structure } = scored.question_overall;
      const total = (rows: readonly { points: number }[]) => rows.reduce((sum, { points }) => sum + points, 0);
      expect(total(answer.criteria)).toBe(answer.overall_score);
      expect(100 - total(structure.penalties)).toBe(structure.overall_score);
      for (const { conciseness, answer: said } of scored.responses) {
        expect(100 - total(conciseness.penalties)).toBe(conciseness.score);
        for (const { quote: words, start_char: start, end_char: end } of conciseness.penalties)
          expect(said.slice(start, end)).toBe(words);
      }
      for (const rows of [structure.penalties, scored.responses[0]?.conciseness.penalties ?? []]) {
        const rest = rows.filter(({ label }) => label === THE_REST.label);
        expect(rest.length).toBeLessThanOrEqual(1);
        expect(rows.length).toBeLessThanOrEqual(8);
        if (rest.length > 0)
          expect(rows.at(-1)).toMatchObject({ label: THE_REST.label, quote: '', mark_value: 'grey' });
        expect(rows.every(({ points }) => points > 0)).toBe(true);
      }
    }
  });
});
