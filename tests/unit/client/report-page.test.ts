import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ISSUE_WORDS } from '#client/features/results/issue-words.ts';
import { DeliveryRow } from '#client/features/results/key-metrics.tsx';
import { numbered } from '#client/features/results/numbered.ts';
import { Printed } from '#client/features/results/printed-questions.tsx';
import { InterviewReport } from '#client/features/results/report-page.tsx';
import { ISSUE_TYPES } from '#contract/words.ts';
import { readResults } from '#domain/results/read-results.ts';
import type { Report } from '#domain/results/report.ts';
import firstReport from '#tests/fixtures/stored-schema-1/report.json' with { type: 'json' };
import { anyReport } from '#tests/support/any-report.ts';
import { madeReport, SIX_ANSWERS } from '#tests/support/made-report.ts';
import { harderReport, TOLD_CLAUSES, toldReport } from '#tests/support/told-report.ts';
import { renderPage, wordsOf } from './support/render-page.ts';

function read(stored: unknown): Report {
  const report = readResults(JSON.parse(JSON.stringify(stored)));
  if (!report) throw new Error('The report is none');
  return report;
}

const render = (report: Report, address = '/results/int_made') =>
  renderPage(
    () => createElement(InterviewReport, { report, isNewest: false }),
    address.startsWith('/results/') ? '/results/$interviewId' : '/results',
    address,
  );
const shown = async (stored: unknown) => wordsOf(await render(read(stored)));

const SIX = madeReport(SIX_ANSWERS);

describe('the report of an interview', () => {
  it('quotes the best moment without the comma of a filler that was passed over', async () => {
    const answer = 'Um, so last year we had a queue of forty people, and I split the orders.';
    const moment = { question_id: 'q_1', response_number: 0, start_char: 2, end_char: answer.length, reason: 'Clear.' };
    const text = await shown({
      overall: { best_moment: moment },
      questions: [{ question_id: 'q_1', responses: [{ answer }] }],
    });
    expect(text).toContain(`Best moment Question 1 “${answer.slice(4)}”`);
  });

  it('draws nothing of scores where nothing was scored, and says what to do instead', async () => {
    const [, , , , why, first] = SIX_ANSWERS;
    if (!why || !first) throw new Error('There are no two answers');
    const text = await shown(madeReport([first, { ...why, responses: ['Nope sorry.'] }]));
    expect(text).toContain('There was not enough to score this time.');
    expect(text).toContain('Overall Summary 2 answers could not be scored. ');
    expect(text).toContain(
      'Areas for Improvement Answer each question in a few sentences, with one example of your own.',
    );
    for (const drawn of ['at a glance', 'The thin line']) expect(text).not.toContain(drawn);
  });

  it('tells score, finding, axes, texts, numbers and questions', async () => {
    const text = await shown(SIX);
    const { overall } = SIX;
    for (const words of [
      `Interview Report ${overall.headline}`,
      'Software Engineer, Northwind, Normal, 30min.',
      `Problem Answer ${overall.problem_answer}`,
      `Conciseness ${overall.conciseness}`,
      `Structure ${overall.structure}`,
      'Confidence Coming soon...',
      `Overall Summary ${overall.summary}`,
      `Areas for Improvement ${overall.advice[0]?.title}`,
      'Key Metrics Total Questions 6',
      'Average Score',
      'Highest Score',
      'Lowest Score',
      'Question Breakdown',
      'Back to Home',
      'Save as PDF',
      'Report Issues',
      'Delete this interview',
    ]) {
      expect(text).toContain(words);
    }
    for (const { number, item } of numbered(SIX.questions))
      expect(text).toContain(`Question ${number} ${item.question}`);
    expect(text).toContain('The thin line shows how far careful readers may differ.');
  });

  it('puts all answers beside one another, and says in words what is highest, lowest and not scored', async () => {
    const markup = await render(read(SIX));
    expect(wordsOf(markup)).toContain('Six answers at a glance');
    expect(wordsOf(markup)).toContain('1 Background 2 Under pressure 3 Disagreement');
    const scores = SIX.questions.map((question) => question.question_overall.conciseness.overall_score);
    const highest = scores.indexOf(Math.max(...scores));
    const lowest = scores.indexOf(Math.min(...scores.filter((score) => score >= 0)));
    const text = wordsOf(markup);
    expect(text).toContain(`Question ${highest + 1}, Conciseness: ${scores[highest]} highest`);
    expect(text).toContain(`Question ${lowest + 1}, Conciseness: ${scores[lowest]} lowest`);
    expect(text).toContain('Question 6, Conciseness: – not scored');
  });

  it('calls none the highest where all are as good as alike', async () => {
    const near = read(SIX);
    near.questions.forEach(({ question_overall: axes }, i) => {
      axes.conciseness.overall_score = 70 + (i % 4);
    });
    const text = wordsOf(await render(near));
    expect(text).toMatch(/Question 2, Conciseness: 71 /);
    expect(text).not.toMatch(/Conciseness: \d+ (?:highest|lowest)/);
  });

  it('shows the best moment in the candidate’s own words', async () => {
    const moment = SIX.overall.best_moment;
    const question = SIX.questions.findIndex(({ question_id: id }) => id === moment?.question_id);
    const words = SIX.questions[question]?.responses[moment?.response_number ?? -1]?.answer.slice(
      moment?.start_char,
      moment?.end_char,
    );
    expect(words).toMatch(/\w+ \w+/);
    expect(await shown(SIX)).toContain(`Best moment Question ${question + 1} “${words}” ${moment?.reason}`);
  });

  it.each([
    ['that has no score yet', 6],
    ['with most to gain', 5],
  ])('opens the question %s', async (_name, answers) => {
    const report = madeReport(SIX_ANSWERS.slice(0, answers));
    const scores = report.questions.map(({ overall_score: score }) => score);
    const weakest = scores.indexOf(Math.min(...scores)) + 1;
    const markup = await render(read(report));
    expect(markup).toMatch(
      new RegExp(
        `href="/results/int_made/question-analysis/${weakest}/again"[^>]*><svg.*?</svg>Answer Question ${weakest}`,
      ),
    );
    expect(wordsOf(markup)).toContain(
      `Practise next ${report.questions[weakest - 1]?.question} ${report.overall.exercise}`,
    );
  });

  it('keeps to its own address: links have the id that it has, and none where it has none', async () => {
    const links = (markup: string) => [...markup.matchAll(/href="([^"]*question-analysis[^"]*)"/g)].map(([, to]) => to);
    const withId = links(await render(read({ ...SIX, interview_id: 'another' })));
    const without = links(await render(read(SIX), '/results'));
    expect(withId).toHaveLength(without.length);
    for (const to of withId) expect(to).toMatch(/^\/results\/int_made\/question-analysis\/\d(\/again)?$/);
    for (const to of without) expect(to).toMatch(/^\/question-analysis\/\d(\/again)?$/);
  });

  it('shows the stored improvement where there is no advice', async () => {
    const overall = { score: 71, summary: 'Good.', improvement: 'Be shorter.' };
    expect(await shown({ overall, questions: [] })).toContain('Areas for Improvement Be shorter.');
  });

  it('quotes what each piece of advice is about, and leads to its question', async () => {
    const advice =
      'You say why you leave, and not why you come. I’ve had five years of nights and I’ve had enough of them ' +
      'Begin with one thing about this job that you want. Question 2';
    expect(await shown(toldReport())).toContain(`Areas for Improvement ${advice}`);
  });

  it('tells what shows across the interview with two quotes, and where else', async () => {
    const markup = await render(read(toldReport()));
    const text = wordsOf(markup);
    expect(text).toContain(
      'Across the interview What a hiring manager notices first. ' +
        'You speak of your last employer’s faults in three answers. ' +
        'they never once fixed that tail lift Question 1 they don’t care who has slept and who hasn’t Question 2 ' +
        'And once more Question 3 You say when and where it was in both of your stories. ' +
        'it was a Tuesday in November, just past Sandbach services Question 3 this was in March last year Question 1 ' +
        'Key Metrics',
    );
    const [across = ''] = markup.match(/Across the interview.*?<\/section>/s) ?? [];
    expect(across).toContain('href="/results/int_made/question-analysis/3"');
    // The tick belongs to what is good alone.
    expect(across.match(/<svg/g)).toHaveLength(1);
    expect(await shown({ overall: {}, questions: [] })).not.toContain('Across the interview');
  });

  it('says that nothing is surely wrong, and sets something harder in place of advice and of the next exercise', async () => {
    const markup = await render(read(harderReport()));
    const text = wordsOf(markup);
    expect(text).toContain(
      'Areas for Improvement We found nothing that is surely wrong. So here is something harder. ' +
        'The best answer again, in 60 seconds Tell me about a delivery that went wrong. What did you do, and how did it ' +
        'end? Question 1. Last time: 95 words, about 40 seconds aloud. Answer it again A tougher interviewer would ask: The planner tells you to go, and you think ' +
        'the load is not right. What do you do? After question 2. It is scored by itself, and the report does not change. Answer it now',
    );
    expect(text).not.toContain('Practise next');
    expect(markup).toContain('href="/results/int_made/question-analysis/2/tougher"');
    expect(
      await shown({ ...harderReport(), overall: { ...harderReport().overall, ...toldReport().overall } }),
    ).toContain('Practise next');
  });

  it('has words for what is missing', async () => {
    const text = await shown({ questions: [{}, { question: 'Why us?' }] });
    expect(text).toContain('Overall Summary No summary available.');
    expect(text).toContain('Areas for Improvement No improvement suggestions available.');
    expect(text).toContain('Question 1 Question text not available –');
    expect(text).toContain('Average Score – Highest Score – Lowest Score –');
    for (const drawn of ['at a glance', 'Best moment']) expect(text).not.toContain(drawn);
    expect(text).not.toContain('thin line');
    expect(text).toContain('Take Interview');
    expect(await shown({ questions: [] })).toContain('Total Questions 0');
  });

  it('tells role, style and day as far as they are known, and nothing for what is not', async () => {
    expect(await shown({ questions: [], role: 'Barista' })).toContain('Interview Report Barista.');
    expect(await shown({ questions: [], completed_at: 'soon', company: 'Acme', style: 7 })).toContain(
      'Interview Report Acme.',
    );
    expect(await shown({ questions: [], note: 'A model was out of reach.' })).toContain('A model was out of reach.');
  });

  it('shows what was asked at the end as it was, and says that it is not scored', async () => {
    const exchange = { asked: 'What is the pay?', answered: 'The posting says: “£12 an hour”.' };
    const markup = await shown({ questions: [], asked_at_end: [exchange, { asked: '', answered: 'Nothing.' }] });
    for (const words of ['What you asked', exchange.asked, exchange.answered, 'not scored'])
      expect(markup).toContain(words);
    expect(markup).not.toContain('Nothing.');
    expect(await shown({ questions: [] })).not.toContain('What you asked');
  });

  it('may be one that the first version kept: what it lacks is left out', async () => {
    const text = await shown(firstReport);
    for (const { question } of firstReport.questions) expect(text).toContain(question);
    expect(text).toContain('Three answers at a glance');
    expect(text).not.toContain('Best moment');
    expect(text).not.toMatch(/undefined|NaN|Invalid Date|, ,/);
  });

  it('is a page whatever is stored, and shows nobody a hole in it', async () => {
    await fc.assert(
      fc.asyncProperty(anyReport, async (stored) => {
        const report = readResults(stored);
        if (!report) return;
        const markup = await render(report);
        expect(wordsOf(markup)).toContain('Interview Report');
        for (const hole of ['undefined', 'NaN', 'Invalid Date', '[object', ', ,', 'null']) {
          expect(wordsOf(markup)).not.toContain(hole);
        }
        for (const question of report.questions) renderToStaticMarkup(createElement(Printed, { question, number: 1 }));
      }),
      { numRuns: 120 },
    );
  });
});

it('how the answers were spoken stands below the numbers', () => {
  const delivery = {
    answers: 8,
    speakingMs: 552_000,
    wordsPerMinute: 131,
    pauses: 46,
    avgPauseMs: 1_400,
    fillers: 4.2,
  };
  const text = (given: typeof delivery | object) =>
    wordsOf(renderToStaticMarkup(createElement(DeliveryRow, { delivery: { ...delivery, ...given } })));
  expect(text({})).toBe(
    'Delivery Speaking time 9:12 in 8 answers Pace 131 words a minute Pauses 1.4 s on average, 46 in all Fillers 4.2 in 100 words',
  );
  expect(text({ answers: 1, wordsPerMinute: null, pauses: 0, fillers: null })).toBe(
    'Delivery Speaking time 9:12 in 1 answer Pace – not measured Pauses 0 Fillers – not counted',
  );
});

it('what goes on paper holds every word, score, quote and point of a question', () => {
  SIX.questions.forEach((question, i) => {
    const text = wordsOf(renderToStaticMarkup(createElement(Printed, { question, number: i + 1 })));
    const flat = (words: string) => words.replace(/\s+/g, ' ').trim();
    const { problem_answer: problemAnswer, conciseness, structure } = question.question_overall;
    expect(text).toContain(`Q${i + 1}: ${question.question}`);
    for (const { overall_score: score } of [problemAnswer, conciseness, structure].filter(
      (axis) => axis.overall_score >= 0,
    )) {
      expect(text).toContain(` ${score}`);
    }
    const penalties = [
      ...structure.penalties,
      ...question.responses.flatMap((response) => response.conciseness.penalties),
    ];
    for (const { quote, label, points } of penalties) {
      expect(text).toContain(flat(quote));
      expect(text).toContain(label);
      expect(text).toContain(`−${points}`);
    }
    for (const { quote, points, max } of problemAnswer.criteria) {
      expect(text).toContain(flat(quote));
      if (max > 0) expect(text).toContain(`${points} of ${max}`);
    }
    const letters = (words: string) => words.replace(/[\d\s]/g, '');
    for (const { answer } of question.responses) expect(letters(text)).toContain(letters(answer));
  });
});

it('what goes on paper tells the parts of an answer, and what is missing, and has the rest last and bare', () => {
  const [question] = read(toldReport()).questions;
  if (!question) throw new Error('There is no question');
  const text = wordsOf(renderToStaticMarkup(createElement(Printed, { question, number: 1 })));
  const parts = Object.entries(TOLD_CLAUSES).map(([label, words]) => `${label} “${words}”`);
  expect(text).toContain(
    `What you told ${parts.join(' ')} How it ended How did it end? Problem Answer −15, Structure −18 ` +
      'There was no time to ask. Three of the four parts',
  );
  for (const last of [
    'The rest −9 Score 89',
    'The rest −8 Score 92',
    'The rest −10 Score 40',
    'The rest −5 Score 77',
  ]) {
    expect(text).toContain(last);
  }
});

it('every type of issue has words of its own', () => {
  expect(Object.keys(ISSUE_WORDS)).toEqual([...ISSUE_TYPES]);
  expect(ISSUE_TYPES).toHaveLength(11);
  expect(new Set(Object.values(ISSUE_WORDS)).size).toBe(11);
});
