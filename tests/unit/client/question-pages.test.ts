import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AnswerAgain, AnswerTougher } from '#client/features/results/again-page.tsx';
import { AXIS_NAMES } from '#client/features/results/axis-names.ts';
import { ComparedAnswers } from '#client/features/results/compared-answers.tsx';
import { ConcisenessAnalysis } from '#client/features/results/conciseness-page.tsx';
import type { Shown } from '#client/features/results/of-report.tsx';
import { ProblemAnswerAnalysis } from '#client/features/results/problem-answer-page.tsx';
import { QuestionAnalysis } from '#client/features/results/question-page.tsx';
import { SAMPLE_CATEGORIES } from '#client/features/results/sample-categories.ts';
import { SamplePage } from '#client/features/results/sample-page.tsx';
import { StructureBreakdown } from '#client/features/results/structure-page.tsx';
import { NOTHING_SINGLE } from '#domain/report/catalogue.ts';
import { readResults } from '#domain/results/read-results.ts';
import type { Report } from '#domain/results/report.ts';
import { anyReport } from '#tests/support/any-report.ts';
import { madeReport, SIX_ANSWERS } from '#tests/support/made-report.ts';
import { harderReport, TOLD_CLAUSES, toldReport } from '#tests/support/told-report.ts';
import { renderPage, wordsOf } from './support/render-page.ts';

type Page = (shown: Shown) => ReactNode;
const OF = '/results/$interviewId/question-analysis/$questionNumber';

function read(stored: unknown): Report {
  const report = readResults(JSON.parse(JSON.stringify(stored)));
  if (!report) throw new Error('The report is none');
  return report;
}

const render = (Page: Page, report: Report, question: number | string, below = '') =>
  renderPage(
    () => createElement(Page, { report, isNewest: false }),
    `${OF}${below}`,
    `/results/int_made/question-analysis/${question}${below}`,
  );
const shown = async (Page: Page, stored: unknown, question: number | string = 1) =>
  wordsOf(await render(Page, read(stored), question));
const letters = (text: string) => text.replace(/[\d\s]/g, '');

const SIX = madeReport(SIX_ANSWERS);
const THIRD = SIX.questions[2];
if (!THIRD) throw new Error('There is no third question');
const BARE = { questions: [{ responses: [{ answer: 'I did it.' }] }] };

describe('the analysis of a question', () => {
  it('draws how sure a score is on its card and at the end of the first bill, of the same axis', async () => {
    const margin = { problem_answer: 12, conciseness: 9, structure: 5 };
    const [from, to] = [THIRD.responses[0]?.conciseness.score ?? 0, margin.conciseness];
    const lines = async (stored: unknown) =>
      [...(await render(QuestionAnalysis, read(stored), 3)).matchAll(/<line x1="(\d+)" x2="(\d+)"/g)].map(([, ...at]) =>
        at.map(Number),
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
    const open = await shown(QuestionAnalysis, asked(false));
    expect(open).toContain('Asked in the interview Follow-up #1, about how it ended. 19 words');
    expect(open).toContain('How it ended is still open.');
    expect(await shown(QuestionAnalysis, asked(true))).toContain('Your reply tells how it ended.');
    const unknown = await shown(QuestionAnalysis, SIX, 3);
    expect(unknown).toContain('Asked in the interview Follow-up #1. ');
    expect(unknown).not.toContain('still open');
  });

  it('tells number, question, scores, texts, and every word of every response', async () => {
    const text = await shown(QuestionAnalysis, SIX, 3);
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
    const markup = await render(QuestionAnalysis, read(SIX), 3);
    for (const to of ['', '/question-analysis/2', '/question-analysis/4']) {
      expect(markup).toContain(`href="/results/int_made${to}"`);
    }
    for (const metric of ['problem-answer', 'conciseness', 'structure']) {
      expect(markup).toContain(`href="/results/int_made/question-analysis/3/${metric}"`);
    }
    expect(wordsOf(await render(QuestionAnalysis, read(SIX), 1))).not.toContain('Question 0');
    expect(wordsOf(await render(QuestionAnalysis, read(SIX), 6))).not.toContain('Question 7');
  });

  it('is found by its number and by its id', async () => {
    expect(await shown(QuestionAnalysis, SIX, 'q_3')).toBe(await shown(QuestionAnalysis, SIX, 3));
    expect(await shown(QuestionAnalysis, SIX, 99)).toContain(
      'Could not load question data Question 99 not found Back to Results',
    );
  });

  it('bills each kind of finding once, and its points come to the score', async () => {
    const text = await shown(QuestionAnalysis, SIX, 3);
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
    const markup = await render(QuestionAnalysis, read(SIX), 6);
    expect(markup).toContain('aria-label="Q6: not scored"');
    expect(wordsOf(markup)).toContain('Problem Answer – Not scored.');
    expect(wordsOf(markup)).toContain('Points There is too little in this answer to score it.');
    expect(wordsOf(markup)).not.toMatch(/Score 0/);
  });

  it('explains how the scores of responses go with the one that they earn together', async () => {
    const { overall_score: whole } = THIRD.question_overall.problem_answer;
    const [main, followUp] = THIRD.responses.map(({ problem_answer: { score } }) => score);
    expect(await shown(ProblemAnswerAnalysis, SIX, 3)).toContain(
      `What earned points ${whole} is what all your responses earn together, read as one answer: each criterion counts once, wherever you meet it. By itself the first response earns ${main}, and the follow-up ${followUp}.`,
    );
    expect(await shown(ProblemAnswerAnalysis, SIX, 1)).not.toContain('earn together');
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
    const text = await shown(ProblemAnswerAnalysis, stored);
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
    expect(await shown(QuestionAnalysis, { questions: [{ responses: [long, short] }] })).toContain(
      'Costs most: repetition.',
    );
  });

  it('has words on every card, and says nothing twice', async () => {
    const cards = async (structure: object) => {
      const report = toldReport();
      const [first] = report.questions;
      if (!first) throw new Error('There is no question');
      const overall = { ...first.question_overall, structure: { ...first.question_overall.structure, ...structure } };
      const markup = await render(
        QuestionAnalysis,
        read({ ...report, questions: [{ ...first, question_overall: overall }] }),
        1,
      );
      return [...markup.matchAll(/<a[^>]*href="[^"]*(?:problem-answer|conciseness|structure)".*?<\/a>/g)].map(
        ([card]) => wordsOf(card).replace(/^\D*\d+ /, ''),
      );
    };
    const one = 'Points for 1 of 1 criteria.';
    expect(await cards({})).toEqual([one, 'One filler word.', 'You tell the case and what you did.']);
    const none = { overall_summary: NOTHING_SINGLE, overall_score: 95, penalties: [] };
    expect((await cards(none)).at(-1)).toBe('Only the rest is taken off.');
    expect((await cards({ ...none, overall_score: 100 })).at(-1)).toBe('Nothing is taken off.');
  });

  it('offers nothing to look at by axes where nothing is scored', async () => {
    const markup = await render(QuestionAnalysis, read(BARE), 1);
    expect(markup).not.toContain('type="radio"');
    expect(await render(QuestionAnalysis, read(SIX), 1)).toContain('type="radio"');
  });

  it('lists the words of a kind in reading order', async () => {
    const answer = 'Um, so um, I um, went there.';
    const filler = (start: number, points: number, more: object[] = []) => ({
      ...{ label: 'Filler words', quote: answer.slice(start, start + 2), start_char: start, end_char: start + 2 },
      ...{ points, more },
    });
    const penalties = [filler(0, 6, [{ start_char: 13, end_char: 15 }]), filler(7, 4)];
    const text = await shown(QuestionAnalysis, {
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
    expect(await shown(ProblemAnswerAnalysis, stored(14))).toContain('It says what came of it.');
    expect(await shown(ProblemAnswerAnalysis, stored(9))).toContain('These words earn part of it.');
  });

  it('explains the thin line once, and only where there is one', async () => {
    expect((await shown(QuestionAnalysis, SIX, 3)).match(/The thin line/g)).toHaveLength(1);
    expect(await shown(QuestionAnalysis, { ...SIX, margin: undefined }, 3)).not.toContain('The thin line');
  });

  it('has words for what is missing', async () => {
    const text = await shown(QuestionAnalysis, BARE);
    for (const words of [
      'Question text not available',
      'No summary available.',
      'No improvement suggestions available.',
      'This answer is not scored.',
    ]) {
      expect(text).toContain(words);
    }
    expect(await shown(QuestionAnalysis, { questions: [{}] })).toContain(
      'No response details found for this question.',
    );
  });

  it('names an older bill that does not come to its score instead of pretending', async () => {
    const conciseness = { score: 62, penalties: [{ label: 'Filler', quote: 'b' }] };
    const text = await shown(QuestionAnalysis, { questions: [{ responses: [{ answer: 'a b c', conciseness }] }] });
    expect(text).toContain('This report does not say what each of these costs.');
    expect(text).not.toContain('Nothing is taken off.');
    expect(text).not.toContain('Start 100');
  });
});

describe('the analysis of a question of which all is told', () => {
  const REST = 'How readers took answers told like this one. Nothing single to point at.';

  it('begins with the answer by its parts, and asks for what is missing, with what that costs and why nobody asked', async () => {
    const text = await shown(QuestionAnalysis, toldReport());
    expect(text).toContain('What you told Your answer by its parts, in your own words.');
    const [when, did, took] = Object.entries(TOLD_CLAUSES).map((part) => part.join(' '));
    expect(text).toContain(
      `${when} ${did} ${took} when asked How it ended How did it end? ` +
        'There was no time to ask. Problem Answer −15 Structure −18 Main response',
    );
    expect(text.indexOf('What you told')).toBeGreaterThan(text.indexOf('Confidence – Coming soon...'));
    expect(await shown(QuestionAnalysis, BARE)).not.toContain('What you told');
  });

  it('tells what to change with the words that show it and the points of every axis', async () => {
    expect(await shown(QuestionAnalysis, toldReport())).toContain(
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
      const text = await shown(Page, toldReport());
      expect(text).toContain(last);
      expect(text.split(REST)).toHaveLength(2);
    }
    const question = await shown(QuestionAnalysis, toldReport());
    expect(question).toContain('The rest −8 Score 92');
    expect(question).not.toMatch(/(?:Costs most|Most to gain): the rest/);
  });

  it('calls missing in its structure what is told to be missing, and nothing else', async () => {
    const text = await shown(StructureBreakdown, toldReport());
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
    expect(await shown(QuestionAnalysis, SIX, 3)).toContain('I didn’t say that');
    expect(await shown(QuestionAnalysis, BARE)).not.toContain('I didn’t say that');
  });

  it('are shown on demand behind who corrected them', async () => {
    const heard = 'Um, so, in decks.';
    const markup = await render(QuestionAnalysis, read(withSources([{ ...source, heard }])), 1);
    expect(wordsOf(markup)).toContain(`Corrected by you. Show what was heard ${heard}`);
    expect(markup).toContain('<details><summary>Corrected by you');
    expect(await shown(QuestionAnalysis, withSources([source]), 1)).not.toContain('Corrected by you');
  });
});

describe('the page on which a question is answered again', () => {
  it('tells the question, its score and what to change, and has a field that must not be empty', async () => {
    const markup = await render(AnswerAgain, read(SIX), 3, '/again');
    const text = wordsOf(markup);
    expect(text).toContain(`Back to Question 3 Q3: Answer it again ${THIRD.question}`);
    expect(text).toContain(`Keep in mind ${THIRD.advice?.[0]?.title}`);
    expect(text).toContain('The report does not change.');
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>Score this answer/);
    expect(await shown(AnswerAgain, BARE)).toContain('Question text not available');
    expect(await shown(AnswerAgain, SIX, 99)).toContain('Question 99 not found');
  });

  it('is led to from the question, twice', async () => {
    const markup = await render(QuestionAnalysis, read(SIX), 3);
    expect(markup.match(/href="\/results\/int_made\/question-analysis\/3\/again"/g)).toHaveLength(2);
  });

  it('shows both answers with their scores, and what became of each finding', async () => {
    const [strong] = read(SIX).questions;
    const weak = read(SIX).questions[2];
    if (!strong || !weak) throw new Error('There are no two questions');
    const page = (before: typeof strong, after: typeof strong) =>
      renderPage(() => createElement(ComparedAnswers, { before, after }), OF, '/results/int_made/question-analysis/3');
    const text = wordsOf(await page(weak, strong));
    const [old, now] = [weak.overall_score, strong.overall_score];
    expect(text).toContain(`Overall ${old} → ${now} +${now - old}`);
    expect(text).toMatch(/Gone .*Filler words ×\d/);
    expect(text).toMatch(/Earns more .*\+\d/);
    for (const { answer } of [...weak.responses, ...strong.responses]) expect(letters(text)).toContain(letters(answer));
    expect(wordsOf(await page(strong, strong))).toContain('the same');
    const unscored = read(SIX).questions[5];
    if (!unscored?.not_scored) throw new Error('There is no question without a score');
    const why = `has no score, so there is nothing to compare. ${unscored.not_scored.message}`;
    expect(wordsOf(await page(unscored, strong)).split(why)).toHaveLength(2);
    expect(wordsOf(await page(strong, unscored))).toContain(`The new answer ${why}`);
  });
});

describe('the page on which a tougher question is answered', () => {
  const at = (report: Report, question: number) => render(AnswerTougher, report, question, '/tougher');

  it('asks that question, says where it goes on from, and has an empty field beside no advice', async () => {
    const report = read(harderReport());
    const text = wordsOf(await at(report, 2));
    expect(text).toContain(`Q2: A tougher question ${report.overall.harder?.[1]?.asks} It goes on from question 2`);
    expect(text).toContain('Your answer');
    for (const words of ['Keep in mind', 'What changed', 'Answer it again']) expect(text).not.toContain(words);
  });

  it('is only there where the report asks one', async () => {
    for (const stored of [harderReport(), toldReport(), SIX, BARE]) {
      expect(wordsOf(await at(read(stored), 1))).toContain('Could not load question data');
    }
  });
});

describe('the page of a metric', () => {
  it('of problem answer tells what earned points, and every response with its texts', async () => {
    const text = await shown(ProblemAnswerAnalysis, SIX, 3);
    const { criteria, overall_summary: summary } = THIRD.question_overall.problem_answer;
    expect(text).toContain(`Back to Question 3 Q3: Problem Answer ${THIRD.question}`);
    for (const { label, points, max } of criteria.filter((row) => row.max > 0)) {
      expect(text).toContain(`${label} ${points} of ${max}`);
    }
    for (const words of ['Main Response', 'Follow-up Responses #1', 'What earned points', `Summary ${summary}`]) {
      expect(text).toContain(words);
    }
    for (const { answer, asked } of THIRD.responses.slice(1)) {
      expect(text).toContain(asked);
      expect(letters(text)).toContain(letters(answer));
    }
    expect(await shown(ProblemAnswerAnalysis, BARE)).toContain('No technical response was given to the question.');
    // Of a single response nothing is said twice.
    const only = SIX.questions.findIndex(({ responses }) => responses.length === 1);
    expect((await shown(ProblemAnswerAnalysis, SIX, only + 1)).split('Areas for Improvement')).toHaveLength(2);
  });

  it('of conciseness shows the sum of each response, and how they make the score', async () => {
    const text = await shown(ConcisenessAnalysis, SIX, 3);
    const [main, followUp] = THIRD.responses;
    const overall = THIRD.question_overall.conciseness.overall_score;
    expect(text).toContain(`Q3: Conciseness Analysis ${THIRD.question}`);
    expect(text).toContain(
      `Response Breakdown ${overall} is the main response (${main?.conciseness.score}) and one follow-up (${followUp?.conciseness.score}), weighed by their words.`,
    );
    expect(text).toMatch(
      new RegExp(`Main response 90 words, about 38 seconds aloud 100( − \\d+)+ = ${main?.conciseness.score} `),
    );
    expect(text).toContain(
      `Summary ${main?.conciseness.summary} Areas for Improvement ${main?.conciseness.improvement}`,
    );
    expect(await shown(ConcisenessAnalysis, { questions: [{}] })).toContain(
      'No response details found for this question.',
    );
  });

  it('of structure shows what is expected, asked and found, and the answer from start to end', async () => {
    const text = await shown(StructureBreakdown, SIX, 3);
    for (const words of [
      `Q3: Structure Breakdown ${THIRD.question}`,
      'Expected The case What you did How it ended',
      'Question Type Behavioral',
      'Response Breakdown',
      'Main response',
      'Follow-up #1',
    ]) {
      expect(text).toContain(words);
    }
    const told = await shown(StructureBreakdown, SIX, 1);
    for (const words of ['Detected What you did Your answer from start to end', 'A good shape'])
      expect(told).toContain(words);
    const without = await shown(StructureBreakdown, BARE);
    expect(without).toContain('Expected not told Question Type not told Detected none');
    expect(without).not.toContain('Your answer from start to end');
  });

  it('of structure says nothing twice of a single response', async () => {
    const only = SIX.questions.findIndex(({ responses }) => responses.length === 1);
    const text = await shown(StructureBreakdown, SIX, only + 1);
    const summary = SIX.questions[only]?.question_overall.structure.overall_summary ?? '';
    expect(summary).not.toBe('');
    expect(text.split(`Summary ${summary}`)).toHaveLength(2);
  });

  it('is a page whatever is stored, and shows nobody a hole in it', async () => {
    await fc.assert(
      fc.asyncProperty(anyReport, async (stored) => {
        const report = readResults(stored);
        if (!report) return;
        for (const Page of [
          AnswerAgain,
          AnswerTougher,
          QuestionAnalysis,
          ProblemAnswerAnalysis,
          ConcisenessAnalysis,
          StructureBreakdown,
        ]) {
          const text = wordsOf(await render(Page, report, 1));
          for (const hole of ['undefined', 'NaN', 'Invalid Date', '[object', ', ,']) expect(text).not.toContain(hole);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the samples of categories', () => {
  const page = async (below: string) =>
    wordsOf(
      await renderPage(
        () => createElement(SamplePage),
        below.includes('/') ? `${OF}/$category/$subcategory` : `${OF}/$category`,
        `/results/int_made/question-analysis/3/${below}`,
      ),
    );

  it('list for each question an excerpt, a score, an analysis and suggestions, and say that they are samples', async () => {
    const aspects = SAMPLE_CATEGORIES.find(({ id }) => id === 'problem-answer')?.aspects ?? [];
    expect(aspects.map(({ id }) => id)).toEqual(['technical-correctness', 'adaptability', 'clarity-of-explanation']);
    for (const { id, name, items } of aspects) {
      const text = await page(`problem-answer/${id}`);
      expect(text).toContain(`Back to Question Analysis ${name}`);
      expect(text).toContain('These are samples, not your answers.');
      for (const { question, excerpt, analysis, suggestions, score } of items) {
        expect(text).toContain(
          `${question} “${excerpt}” ${analysis} Suggestions ${suggestions.join(' ')} ${score} out of 100`,
        );
      }
    }
    expect(await page('communication')).toContain('Active Listening');
    expect(await page('delivery')).toContain('Pauses');
  });

  it('have no others', async () => {
    for (const name of ['sales', 'communication/dancing']) {
      expect(await page(name)).toContain('Failed to load data. Please try again. Back to Question Analysis');
    }
  });
});
