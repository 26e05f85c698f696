import { describe, expect, it } from 'vitest';
import { AXIS_NAMES } from '#client/features/results/axis-names.ts';
import { ConcisenessAnalysis } from '#client/features/results/conciseness-page.tsx';
import { ProblemAnswerAnalysis } from '#client/features/results/problem-answer-page.tsx';
import { QuestionAnalysis } from '#client/features/results/question-page.tsx';
import { StructureBreakdown } from '#client/features/results/structure-page.tsx';
import { NOTHING_SINGLE } from '#domain/report/catalogue.ts';
import { TOLD_CLAUSES, toldReport } from '#tests/support/told-report.ts';
import {
  BARE,
  letters,
  type Page,
  readReport,
  renderQuestion,
  SIX,
  shownQuestion,
  THIRD,
} from './support/question-page.ts';
import { wordsOf } from './support/render-page.ts';

describe('the analysis of a question', () => {
  it('draws how sure a score is on its card and at the end of the first bill, of the same axis', async () => {
    const margin = { problem_answer: 12, conciseness: 9, structure: 5 };
    const [from, to] = [THIRD.responses[0]?.conciseness.score ?? 0, margin.conciseness];
    const lines = async (stored: unknown) =>
      [...(await renderQuestion(QuestionAnalysis, readReport(stored), 3)).matchAll(/<line x1="(\d+)" x2="(\d+)"/g)].map(
        ([, ...at]) => at.map(Number),
      );
    const drawn = await lines({ ...SIX, margin });
    expect(drawn).toHaveLength(4);
    expect(drawn.at(-1)).toEqual([Math.max(0, from - to), Math.min(100, from + to)]);
    const { margin: _, ...without } = { ...SIX, margin };
    expect(await lines(without)).toEqual([]);
  });

  it('says which words were asked for in the interview, what about, and what they came to', async () => {
    const asked = (told: boolean) => {
      const report = toldReport();
      const [first, ...others] = report.questions;
      const [main, reply] = first?.responses ?? [];
      if (!first || !main || !reply) throw new Error('There is no follow-up');
      const { place } = first.told?.find(({ place: where }) => where?.response_number === 1) ?? {};
      const outcome = { label: 'How it ended', ...(told ? place && { place } : { asks: 'How did it end?' }) };
      const responses = [main, { ...reply, asked_for: 'outcome' }];
      return { ...report, questions: [{ ...first, responses, told: [outcome] }, ...others] };
    };
    const open = await shownQuestion(QuestionAnalysis, asked(false));
    expect(open).toContain('Asked in the interview Follow-up #1, about how it ended. 19 words');
    expect(open).toContain('How it ended is still open.');
    expect(await shownQuestion(QuestionAnalysis, asked(true))).toContain('Your reply tells how it ended.');
    const unknown = await shownQuestion(QuestionAnalysis, SIX, 3);
    expect(unknown).toContain('Asked in the interview Follow-up #1. ');
    expect(unknown).not.toContain('still open');
  });

  it('tells number, question, scores, texts, and every word of every response', async () => {
    const text = await shownQuestion(QuestionAnalysis, SIX, 3);
    const { problem_answer: problemAnswer, conciseness, structure } = THIRD.question_overall;
    for (const words of [
      'Back to Results',
      `Q3 ${THIRD.question}`,
      `Problem Answer ${problemAnswer.overall_score}`,
      `Conciseness ${conciseness.overall_score}`,
      `Structure ${structure.overall_score}`,
      structure.overall_summary,
      'Confidence – Coming soon...',
      'Main response 90 words',
      'Follow-up #1',
      `Score Analysis ${THIRD.overall_summary}`,
      `Areas for Improvement ${THIRD.advice?.[0]?.title}`,
      `${THIRD.advice?.[0]?.gains} in ${AXIS_NAMES[THIRD.advice?.[0]?.axis ?? 'structure']}`,
    ]) {
      expect(text).toContain(words);
    }
    for (const { answer } of THIRD.responses) expect(letters(text)).toContain(letters(answer));
  });

  it('leads to the questions beside it, to its metrics, and back to the report', async () => {
    const markup = await renderQuestion(QuestionAnalysis, readReport(SIX), 3);
    for (const to of ['', '/question-analysis/2', '/question-analysis/4']) {
      expect(markup).toContain(`href="/results/int_made${to}"`);
    }
    for (const metric of ['problem-answer', 'conciseness', 'structure']) {
      expect(markup).toContain(`href="/results/int_made/question-analysis/3/${metric}"`);
    }
    expect(wordsOf(await renderQuestion(QuestionAnalysis, readReport(SIX), 1))).not.toContain('Question 0');
    expect(wordsOf(await renderQuestion(QuestionAnalysis, readReport(SIX), 6))).not.toContain('Question 7');
  });

  it('is found by its number and by its id', async () => {
    expect(await shownQuestion(QuestionAnalysis, SIX, 'q_3')).toBe(await shownQuestion(QuestionAnalysis, SIX, 3));
    expect(await shownQuestion(QuestionAnalysis, SIX, 99)).toContain(
      'Could not load question data Question 99 not found Back to Results',
    );
  });

  it('bills each kind of finding once, and its points come to the score', async () => {
    const text = await shownQuestion(QuestionAnalysis, SIX, 3);
    const [main] = THIRD.responses;
    const fillers = main?.conciseness.penalties.filter(({ label }) => label === 'Filler words') ?? [];
    const lost = fillers.reduce((sum, { points }) => sum + points, 0);
    const places = fillers.reduce((sum, { more = [] }) => sum + 1 + more.length, 0);
    expect(places).toBeGreaterThan(1);
    expect(text).toContain(`Filler words ×${places} −${lost}`);
    expect(text).toContain('Points Start 100');
    const [, bill = ''] = /Points Start 100 (.*?) Score (\d+)/.exec(text) ?? [];
    expect(bill).not.toBe('');
  });

  it('shows what is not scored without a 0, and says why', async () => {
    const markup = await renderQuestion(QuestionAnalysis, readReport(SIX), 6);
    expect(markup).toContain('aria-label="Q6: not scored"');
    expect(wordsOf(markup)).toContain('Problem Answer – Not scored.');
    expect(wordsOf(markup)).toContain('Points There is too little in this answer to score it.');
    expect(wordsOf(markup)).not.toMatch(/Score 0/);
  });

  it('explains how the scores of responses go with the one that they earn together', async () => {
    const { overall_score: whole } = THIRD.question_overall.problem_answer;
    const [main, followUp] = THIRD.responses.map(({ problem_answer: { score } }) => score);
    expect(await shownQuestion(ProblemAnswerAnalysis, SIX, 3)).toContain(
      `What earned points ${whole} is what all your responses earn together, read as one answer: each criterion counts once, wherever you meet it. By itself the first response earns ${main}, and the follow-up ${followUp}.`,
    );
    expect(await shownQuestion(ProblemAnswerAnalysis, SIX, 1)).not.toContain('earn together');
  });

  it('says what a deduction from what was earned stands on', async () => {
    const criteria = [
      { id: 'outcome', label: 'An outcome', points: 12, max: 15, quote: 'I did it.' },
      { id: 'deduction', label: 'Could be said by anybody', points: -2, max: 0, quote: 'Care matters.' },
    ];
    const stored = {
      questions: [
        {
          question_overall: { problem_answer: { overall_score: 10, criteria } },
          responses: [{ answer: 'I did it. Care matters.' }],
        },
      ],
    };
    const text = await shownQuestion(ProblemAnswerAnalysis, stored);
    expect(text).toContain('Could be said by anybody −2 Care matters.');
    expect(text).toContain('Anybody could say this, so it tells little about you.');
  });

  it('names what costs most by how much was said', async () => {
    const response = (answer: string, label: string, points: number) => ({
      answer,
      conciseness: { score: 100 - points, penalties: [{ label, points }] },
    });
    const long = response('word '.repeat(90), 'Repetition', 40);
    const short = response('In the end.', 'Too little to go on', 51);
    expect(await shownQuestion(QuestionAnalysis, { questions: [{ responses: [long, short] }] })).toContain(
      'Costs most: repetition.',
    );
  });

  it('has words on every card, and says nothing twice', async () => {
    const cards = async (structure: object) => {
      const report = toldReport();
      const [first] = report.questions;
      if (!first) throw new Error('There is no question');
      const overall = { ...first.question_overall, structure: { ...first.question_overall.structure, ...structure } };
      const markup = await renderQuestion(
        QuestionAnalysis,
        readReport({ ...report, questions: [{ ...first, question_overall: overall }] }),
        1,
      );
      return [...markup.matchAll(/<a[^>]*href="[^"]*(?:problem-answer|conciseness|structure)".*?<\/a>/g)].map(
        ([card]) => wordsOf(card).replace(/^\D*\d+ /, ''),
      );
    };
    const one = 'Points for 1 of 1 criteria.';
    expect(await cards({})).toEqual([
      one,
      'Costs most: filler words.',
      expect.stringMatching(/^You tell (?:[^.]+ and )?what you did\.$/),
    ]);
    const none = { overall_summary: NOTHING_SINGLE, overall_score: 95, penalties: [] };
    expect((await cards(none)).at(-1)).toBe('Only the rest is taken off.');
    expect((await cards({ ...none, overall_score: 100 })).at(-1)).toBe('Nothing is taken off.');
  });

  it('offers nothing to look at by axes where nothing is scored', async () => {
    const markup = await renderQuestion(QuestionAnalysis, readReport(BARE), 1);
    expect(markup).not.toContain('type="radio"');
    expect(await renderQuestion(QuestionAnalysis, readReport(SIX), 1)).toContain('type="radio"');
  });

  it('lists the words of a kind in reading order', async () => {
    const answer = 'Um, so um, I um, went there.';
    const filler = (start: number, points: number, more: object[] = []) => ({
      ...{ label: 'Filler words', quote: answer.slice(start, start + 2), start_char: start, end_char: start + 2 },
      ...{ points, more },
    });
    const penalties = [filler(0, 6, [{ start_char: 13, end_char: 15 }]), filler(7, 4)];
    const text = await shownQuestion(QuestionAnalysis, {
      questions: [{ responses: [{ answer, conciseness: { score: 90, penalties } }] }],
    });
    expect(text).toContain('Filler words ×3 −10 1 Um 2 um 3 um');
  });

  it('praises what earned nearly everything, and says of the rest that it is a part', async () => {
    const criterion = (points: number) => ({
      criteria: [{ id: 'outcome', label: 'An outcome', points, max: 15, quote: 'It was on time.' }],
    });
    const stored = (points: number) => ({
      questions: [
        {
          question_overall: { problem_answer: { overall_score: points, ...criterion(points) } },
          responses: [{ answer: 'It was on time.', problem_answer: { score: points } }],
        },
      ],
    });
    expect(await shownQuestion(ProblemAnswerAnalysis, stored(14))).toContain('It says what came of it.');
    expect(await shownQuestion(ProblemAnswerAnalysis, stored(9))).toContain('These words earn part of it.');
  });

  it('explains the thin line once, and only where there is one', async () => {
    expect((await shownQuestion(QuestionAnalysis, SIX, 3)).match(/The thin line/g)).toHaveLength(1);
    expect(await shownQuestion(QuestionAnalysis, { ...SIX, margin: undefined }, 3)).not.toContain('The thin line');
  });

  it('has words for what is missing', async () => {
    const text = await shownQuestion(QuestionAnalysis, BARE);
    for (const words of [
      'Question text not available',
      'No summary available.',
      'No improvement suggestions available.',
      'This answer is not scored.',
    ]) {
      expect(text).toContain(words);
    }
    expect(await shownQuestion(QuestionAnalysis, { questions: [{}] })).toContain(
      'No response details found for this question.',
    );
  });

  it('names an older bill that does not come to its score instead of pretending', async () => {
    const conciseness = { score: 62, penalties: [{ label: 'Filler', quote: 'b' }] };
    const text = await shownQuestion(QuestionAnalysis, {
      questions: [{ responses: [{ answer: 'a b c', conciseness }] }],
    });
    expect(text).toContain('This report does not say what each of these costs.');
    expect(text).not.toContain('Nothing is taken off.');
    expect(text).not.toContain('Start 100');
  });
});

describe('the analysis of a question of which all is told', () => {
  const REST = 'How readers took answers told like this one. Nothing single to point at.';

  it('begins with the answer by its parts, and asks for what is missing, with what that costs and why nobody asked', async () => {
    const text = await shownQuestion(QuestionAnalysis, toldReport());
    expect(text).toContain('What you told Your answer by its parts, in your own words.');
    const [when, did, took] = Object.entries(TOLD_CLAUSES).map((part) => part.join(' '));
    expect(text).toContain(
      `${when} ${did} ${took} when asked How it ended How did it end? ` +
        'There was no time to ask. Problem Answer −15 Structure −18 Main response',
    );
    expect(text.indexOf('What you told')).toBeGreaterThan(text.indexOf('Confidence – Coming soon...'));
    expect(await shownQuestion(QuestionAnalysis, BARE)).not.toContain('What you told');
  });

  it('tells what to change with the words that show it and the points of every axis', async () => {
    expect(await shownQuestion(QuestionAnalysis, toldReport())).toContain(
      'Areas for Improvement You stop before the end. you tell me where you want the ten ' +
        'Add one sentence: did he sign for them? 15 in Problem Answer 18 in Structure',
    );
  });

  it('says once a page what the rest is, and nowhere that it weighs most or that it could be changed', async () => {
    const bills: [Page, string][] = [
      [QuestionAnalysis, `The rest ${REST} −9 Score 89`],
      [ConcisenessAnalysis, `The rest ${REST} −9 Score 89`],
      [StructureBreakdown, `The rest ${REST} −5 Score 77`],
      [ProblemAnswerAnalysis, `The rest −10 ${REST} Score 40`],
    ];
    for (const [Page, last] of bills) {
      const text = await shownQuestion(Page, toldReport());
      expect(text).toContain(last);
      expect(text.split(REST)).toHaveLength(2);
    }
    const question = await shownQuestion(QuestionAnalysis, toldReport());
    expect(question).toContain('The rest −8 Score 92');
    expect(question).not.toMatch(/(?:Costs most|Most to gain): the rest/);
  });

  it('calls missing in its structure what is told to be missing, and nothing else', async () => {
    const text = await shownQuestion(StructureBreakdown, toldReport());
    expect(text).toContain(
      'Expected The case What had to be done What you did How it ended Question Type Behavioral Detected The case What you did Your',
    );
    expect(text).toContain('How it ended still missing How did it end?');
    expect(text.split('still missing')).toHaveLength(2);
    expect(text.split('not said')).toHaveLength(2);
  });
});

describe('words that were heard wrongly', () => {
  const [source] = THIRD.responses[0]?.sources ?? [];
  const withSources = (sources: unknown) => ({
    ...SIX,
    questions: [{ ...THIRD, responses: [{ ...THIRD.responses[0], sources }] }],
  });

  it('can be corrected wherever it is known which turns they are, and nowhere else', async () => {
    expect(await shownQuestion(QuestionAnalysis, SIX, 3)).toContain('I didn’t say that');
    expect(await shownQuestion(QuestionAnalysis, BARE)).not.toContain('I didn’t say that');
  });

  it('are shown on demand behind who corrected them', async () => {
    const heard = 'Um, so, in decks.';
    const markup = await renderQuestion(QuestionAnalysis, readReport(withSources([{ ...source, heard }])), 1);
    expect(wordsOf(markup)).toContain(`Corrected by you. Show what was heard ${heard}`);
    expect(markup).toContain('<details><summary>Corrected by you');
    expect(await shownQuestion(QuestionAnalysis, withSources([source]), 1)).not.toContain('Corrected by you');
  });
});
