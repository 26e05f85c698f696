import { describe, expect, it } from 'vitest';
import type { Penalty, ScoredQuestion } from '#contract/results.ts';
import { LENGTH, PART_WORDS, SAID_WE, THE_REST } from '#domain/report/catalogue.ts';
import { claimsOf } from '#domain/report/claims.ts';
import { changesFor } from '#domain/report/coach.ts';
import { summariseInterview } from '#domain/report/summarise-interview.ts';
import { LABELLED_FILES } from '#lab/labelled-corpus.ts';
import { readPrompted, readReport, readReports } from '#tests/support/read-reports.ts';

const reports = readReports([...LABELLED_FILES.slice(-3), 'own']);
const interviews = Array.from({ length: Math.floor(reports.length / 6) }, (_, i) => reports.slice(6 * i, 6 * i + 6));
const scored = reports.filter(({ overall_score: score }) => score >= 0);

const rowsOf = ({ responses, question_overall: { structure } }: ScoredQuestion): Penalty[] => [
  ...responses.flatMap(({ conciseness }) => conciseness.penalties),
  ...structure.penalties,
];
/** Everything that a report says in its own words. */
const wordsOf = (question: ScoredQuestion) =>
  JSON.stringify([question, summariseInterview([question])], (key, value) =>
    ['answer', 'quote', 'quotes', 'question', 'asks'].includes(key) ? undefined : value,
  );

describe('a report', () => {
  it('says nothing that it cannot show', () => {
    for (const report of reports)
      expect(wordsOf(report)).not.toMatch(
        /touch on|little or nothing|Say more exactly|Word choice|Hard to take in|Losing the thread|could say more|answer what (?:is|was) asked|No single place/,
      );
  });

  it('shows what was told in whole words of the answer, and what is missing with its question and no words', () => {
    let [told, missing] = [0, 0];
    for (const { told: outline = [], responses } of scored)
      for (const { place, asks, costs = [] } of outline) {
        if (place) {
          told += 1;
          const { answer } = responses[place.response_number] ?? { answer: '' };
          const words = answer.slice(place.start_char, place.end_char);
          expect(words.trim()).toBe(words);
          expect(words).not.toBe('');
          expect(answer.slice(0, place.start_char)).not.toMatch(/[\p{L}\p{N}]$/u);
          expect(answer.slice(place.end_char)).not.toMatch(/^[\p{L}\p{N}]/u);
        } else {
          missing += 1;
          expect(asks).toMatch(/\?$/);
          for (const { points } of costs) expect(points).toBeGreaterThan(0);
        }
      }
    expect(told).toBeGreaterThan(0.75 * scored.length);
    expect(missing).toBeGreaterThan(5);
  });

  it('adds up, with what nothing single shows in one last row that is never a plus', () => {
    for (const { question_overall: overall, responses } of scored) {
      const bills = [...responses.flatMap((each) => (each.not_scored ? [] : [each.conciseness, each.structure]))];
      for (const { score, penalties } of bills) {
        expect(100 - penalties.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        const at = penalties.findIndex(({ label }) => label === THE_REST.label);
        expect([-1, penalties.length - 1]).toContain(at);
        if (at >= 0) expect(penalties[at]).toMatchObject({ quote: '', start_char: 0, end_char: 0, mark_value: 'grey' });
        for (const { points } of penalties) expect(points).toBeGreaterThan(0);
      }
      const { criteria, overall_score: score } = overall.problem_answer;
      expect(criteria.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
  });

  it('advises at most three things, each once and from something that is shown, in the order of a coach', () => {
    for (const report of scored) {
      const advice = report.advice ?? [];
      expect(advice.length).toBeLessThanOrEqual(3);
      expect(new Set(advice.map(({ title }) => title)).size).toBe(advice.length);
      for (const { title } of advice) expect(title).not.toContain(THE_REST.label);
      const orders = changesFor(report, claimsOf(report)).map(({ order }) => order);
      expect(orders).toEqual([...orders].sort((a, b) => a - b));
    }
    expect(scored.filter(({ advice = [] }) => advice.length > 0).length).toBeGreaterThan(scored.length / 8);
  });

  it('never advises against itself', () => {
    for (const some of interviews) {
      const { advice } = summariseInterview(some);
      for (const { question_number: number } of advice) {
        const details = advice.filter((each) => each.question_number === number).map(({ detail }) => detail);
        expect(details.includes(LENGTH.long) && details.includes(LENGTH.short)).toBe(false);
        const asksForMore = Object.values(PART_WORDS).some(({ missing }) => details.includes(missing.detail));
        expect(asksForMore && details.includes(LENGTH.long)).toBe(false);
      }
      expect(new Set(advice.map(({ title }) => title)).size).toBe(advice.length);
    }
  });

  it('speaks in short whole sentences, without brackets and semicolons', () => {
    const said = scored.flatMap((report) => {
      const { headline, summary, advice } = summariseInterview([report]);
      return [
        headline,
        summary,
        ...advice.flatMap(({ title, detail }) => [title, detail]),
        report.overall_summary,
        report.overall_improvement,
        ...Object.values(report.question_overall).flatMap((axis) => [axis.overall_summary, axis.overall_improvement]),
        ...rowsOf(report).flatMap(({ reason, suggestion }) => [reason, suggestion]),
      ];
    });
    expect(said.length).toBeGreaterThan(500);
    for (const text of new Set(said)) {
      const ours = text.replaceAll(/“[^”]*”/g, '“…”');
      expect(ours).toMatch(/^([A-Z\d“].*[.”]|)$/s);
      expect(ours).not.toMatch(/[()[\];]/);
      for (const sentence of ours.split(/(?<=[.?!]) /)) expect(sentence.split(' ').length).toBeLessThanOrEqual(26);
    }
  });

  it('quotes words of the answer, whole or cut at both ends in sight', () => {
    const said = scored.flatMap(({ responses }) => responses.map(({ answer }) => answer));
    for (const { advice = [] } of scored)
      for (const { quote } of advice) {
        const bare = quote.replace(/^… /, '').replace(/ …$/, '');
        expect(said.some((answer) => answer.includes(bare) || answer.replaceAll(/\s+/g, ' ').includes(bare))).toBe(
          true,
        );
      }
  });

  it('sets something harder where nothing is surely wrong, and advice where something is', () => {
    const kinds = scored.map((report) => summariseInterview([report]));
    for (const { advice, harder } of kinds) expect(harder === undefined).toBe(advice.length > 0);
    expect(kinds.some(({ harder }) => harder)).toBe(true);
    expect(kinds.some(({ harder }) => !harder)).toBe(true);
  });
});

const DELIVERY = 'Tell me about a delivery that went wrong. What did you do, and how did it end?';

describe('what was told', () => {
  it('shows no end where a story stops before it', () => {
    const report = readReport(
      DELIVERY,
      'This was in March last year at the builders’ merchant in Wigan. I had twelve pallets of block paving on, booked for seven in the morning. The lad in the yard said two of them were the wrong colour. I got down, took the tickets round with him, and checked every pallet against the order.',
    );
    const lines = report.told?.map(({ label, place }) => [label, place !== undefined]);
    expect(lines).toContainEqual([PART_WORDS.own_action.label, true]);
    expect(lines?.map(([label]) => label)).not.toContain(PART_WORDS.outcome.label);
  });

  it('takes a part for told that only the follow-up tells', () => {
    const open = readReport(
      DELIVERY,
      'We had a bad one in June at the depot. I rang the office and then I checked the load.',
    );
    const closed = readReport(
      DELIVERY,
      'We had a bad one in June at the depot. I rang the office and then I checked the load.',
      'What I learned from it is to count every load before I leave, and I have done so ever since.',
    );
    const takes = ({ told = [] }: ScoredQuestion) =>
      told.find(({ label }) => label === PART_WORDS.learned.label)?.place;
    expect(takes(open)).toBeUndefined();
    expect(takes(closed)).toMatchObject({ response_number: 1 });
  });

  it('names what the interviewer had to ask for, by the question and the reply', () => {
    const story = 'We had a bad one in June at the depot. I rang the office and then I checked the load.';
    const [asks, reply] = ['How did it turn out in the end?', 'They signed for all of it and ordered again in July.'];
    const had = { title: `The interviewer had to ask: “${asks}”`, quote: reply.slice(0, -1) };
    const prompted = readPrompted(DELIVERY, story, 'outcome', asks, reply);
    expect(prompted.advice).toContainEqual(expect.objectContaining({ ...had, gains: 0 }));
    expect(prompted.advice?.[0]?.axis).toBeUndefined();
    expect(summariseInterview([prompted]).advice).toContainEqual(expect.objectContaining(had));
    // Who has nothing to say to it was not helped by it, and who had told it before did not have to be asked.
    const whole = `${story} In the end they signed for all of it and the customer ordered again the week after.`;
    for (const report of [
      readPrompted(DELIVERY, story, 'outcome', asks, 'No idea.'),
      readPrompted(
        DELIVERY,
        whole,
        'own_action',
        'What did you do yourself?',
        'It was a long day for everybody there, you know.',
      ),
      readPrompted(DELIVERY, story, 'refocus', asks, reply),
    ])
      expect(JSON.stringify(report.advice)).not.toContain('had to ask');
  });

  it('says what is counted: “we” for one’s own part', () => {
    const said = (answer: string) => (readReport(DELIVERY, answer).advice ?? []).map(({ title }) => title);
    const we =
      'We had a load that went to the wrong yard. We rang them, we turned the lorry round, we drove it over and we ' +
      'unloaded it by hand with the lads who were there, and we were back before it got dark, so we were quite happy.';
    expect(said(we)).toContain(SAID_WE.title);
    expect(said(we.replaceAll(/\bwe\b/gi, 'I'))).not.toContain(SAID_WE.title);
    expect(said(`${we} My mother had died that week.`)).not.toContain(SAID_WE.title);
    // Over several answers it is said once.
    const reports = [readReport(DELIVERY, we), readReport(DELIVERY, we)];
    const { across = [], advice } = summariseInterview(reports);
    expect(across.map(({ text }) => text)).toContain(SAID_WE.title);
    expect(advice.map(({ title }) => title)).not.toContain(SAID_WE.title);
  });

  it('holds up no grief', () => {
    const report = readReport(
      'Tell me about a hard week at work.',
      'I covered the ward alone that week in May. My mother died on the Tuesday and the funeral was on the Friday. I still handed over every patient in writing, and in the end nothing was missed.',
    );
    const { advice, best_moment: best, across = [] } = summariseInterview([report, report]);
    const held = [...advice.map(({ quote }) => quote), ...across.flatMap(({ quotes }) => quotes.map((q) => q.quote))];
    expect(JSON.stringify(held)).not.toMatch(/died|funeral/);
    if (best) expect(report.responses[0]?.answer.slice(best.start_char, best.end_char)).not.toMatch(/died|funeral/);
    for (const { quote } of rowsOf(report)) expect(quote).not.toMatch(/died|funeral/);
  });
});
