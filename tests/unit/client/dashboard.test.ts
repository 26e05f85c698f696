import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { type Activity, AXES } from '#client/features/dashboard/axes.ts';
import { comparedWords } from '#client/features/dashboard/compared-words.ts';
import { talkedWords } from '#client/features/dashboard/count-words.ts';
import { monthsOf } from '#client/features/dashboard/months-of.ts';
import { weakestOf, weakestWords } from '#client/features/dashboard/weakest-of.ts';
import { scaleBegin } from '#client/features/dashboard/weekly-chart.tsx';
import { WholeDashboard } from '#client/features/dashboard/whole-dashboard.tsx';
import { currentDashboard, loadDashboard } from '#client/state/dashboard.ts';
import { DashboardUnavailable } from '#client/state/dashboard-unavailable.ts';
import { forgetPerson } from '#client/state/personal.ts';
import { AXES as REPORT_AXES } from '#contract/words.ts';
import { emptyStats, readOverview } from '#domain/answers/read-dashboard.ts';
import { SAMPLE, sampleReport } from '#domain/results/sample-report.ts';
import { renderPage, wordsOf } from './support/render-page.ts';

const scoredAs = (answer: number, structure: number, conciseness: number, more: Partial<Activity> = {}): Activity => ({
  id: `int_${answer}_${structure}_${conciseness}`,
  title: 'Barista - Copper Kettle Coffee',
  date: '2026-11-20T10:00:00.000Z',
  score: Math.round((answer + structure + conciseness) / 3),
  status: 'completed',
  problemAnswerScore: answer,
  structureScore: structure,
  concisenessScore: conciseness,
  ...more,
});
const UNSCORED = { score: -1, problemAnswerScore: -1, structureScore: -1, concisenessScore: -1 };

/** A server that answers each path in its own way; what it does not know is not there. */
function serve(answers: Record<string, () => Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers[address.split('?')[0] ?? ''];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return asked;
}
const ok = (data: unknown) => () => Response.json({ success: true, data });
const refused = (status: number) => () => Response.json({ success: false, message: 'No.' }, { status });
const OVERVIEW = '/api/dashboard/overview';

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Desktop', onLine: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  forgetPerson();
  vi.unstubAllGlobals();
});

const fail = (): never => {
  throw new Error('There is none');
};
const load = () => loadDashboard(new AbortController().signal);
async function shown(stats: object, profile: object = {}): Promise<string> {
  serve({ [OVERVIEW]: ok({ stats, profile: { name: 'Maya', ...profile } }) });
  await load();
  const dashboard = currentDashboard() ?? fail();
  const page = () => createElement(WholeDashboard, { ...dashboard, name: 'Maya' });
  return wordsOf(await renderPage(page, '/dashboard', '/dashboard'));
}

describe('loading the dashboard', () => {
  it.each([
    ['no answer', () => Promise.reject(new TypeError()), 'Failed to load dashboard data'],
    ['a broken server', refused(503), 'Failed to load dashboard data'],
    ['a refusal', refused(403), 'Failed to load dashboard data'],
    ['an answer that failed', refused(200), 'Failed to fetch dashboard data'],
    ['an answer without data', () => Response.json({ success: true }), 'Failed to fetch dashboard data'],
  ])('%s is told in its own words', async (_, answer, words) => {
    serve({ [OVERVIEW]: answer as () => Response });
    const failure = await load().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DashboardUnavailable);
    expect((failure as Error).message).toBe(words);
  });

  it('leaves the refusal of a guest to who asked', async () => {
    serve({ [OVERVIEW]: refused(401) });
    await expect(load()).rejects.toBeInstanceOf(ApiError);
  });

  it('asks for what the overview lacks, and for nothing else, in the visitor’s time zone', async () => {
    const asked = serve({
      [OVERVIEW]: ok({ profile: { name: 'Maya' } }),
      '/api/dashboard/stats': ok({ totalInterviews: 3, recentActivity: [scoredAs(1, 2, 3)] }),
    });
    await load();
    const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(asked).toEqual([`${OVERVIEW}?timeZone=${zone}`, `/api/dashboard/stats?timeZone=${zone}`]);
    expect(currentDashboard()).toMatchObject({ stats: { totalInterviews: 3 }, profile: { name: 'Maya' } });
  });

  it('is empty, and no failure, when what the overview lacks cannot be had', async () => {
    const asked = serve({ [OVERVIEW]: ok({}), '/api/dashboard/stats': refused(500) });
    await load();
    expect(asked).toHaveLength(3);
    expect(currentDashboard()).toMatchObject({
      stats: { totalInterviews: 0, averageScore: 0, weeklyPerformance: [], recentActivity: [] },
      profile: { plan: 'free', totalTimeSpent: 0, lastActivity: null },
    });
  });

  it('reads answers of another shape without breaking', () => {
    expect(readOverview({ success: true, data: { stats: 7, profile: null } })).toEqual({});
    const { stats } = readOverview({ data: { stats: { recentActivity: [{ id: 'int_1' }, {}, null] } } }) ?? {};
    expect(stats?.recentActivity.map(({ id, status }) => [id, status])).toEqual([['int_1', 'processing']]);
  });
});

describe('the dashboard', () => {
  it('tells no average before there is a report', async () => {
    const text = await shown({
      totalInterviews: 1,
      recentActivity: [scoredAs(0, 0, 0, { ...UNSCORED, status: 'in_progress' })],
    });
    expect(text).toContain('Average score – no score yet');
    expect(text).toContain('Your scores stand here once you have your first report.');
    expect(text).not.toContain('Where to gain most');
  });

  it('begins with what is unfinished, newest first, each with its next step', async () => {
    const waiting = (['in_progress', 'processing', 'processing', 'in_progress'] as const).map((status, i) =>
      scoredAs(0, 0, i, { ...UNSCORED, status, title: `Job ${i}` }),
    );
    const text = await shown({ totalInterviews: 5, recentActivity: [scoredAs(70, 70, 70), ...waiting] });
    expect(text).toMatch(
      /Job 0, not finished\..*?Go on.*?Job 1, being scored\..*?Ask again.*?Job 2, being scored\..*?Ask again.*?Show 1 more.*?All time/,
    );
    expect(text.slice(0, text.indexOf('All time'))).not.toContain('Job 3');
  });

  it('tells where an interview was left, when it was begun, and that answers are kept once there are any', async () => {
    const at = new Date();
    at.setHours(0, 1, 0, 0);
    const midway = (title: string, position: object) =>
      scoredAs(0, 0, 0, { ...UNSCORED, status: 'in_progress', id: title, title, date: at.toISOString(), ...position });
    const text = await shown({
      totalInterviews: 3,
      recentActivity: [
        midway('Analyst', { questionNumber: 4, questionCount: 6 }),
        midway('Usher', { questionNumber: 1, questionCount: 3 }),
        midway('Clown', {}),
      ],
    });
    const begun = /Begun: Today, \S+( [AP]M)?\./.source;
    expect(text).toMatch(new RegExp(`Analyst, stopped at question 4 of 6\\. ${begun} Your answers are kept\\. Go on`));
    expect(text).toMatch(new RegExp(`Usher, stopped at question 1 of 3\\. ${begun} Go on`));
    expect(text).toMatch(new RegExp(`Clown, not finished\\. ${begun} Your answers are kept\\. Go on`));
  });

  it('tells one interview alone, and its weakest axis', async () => {
    const text = await shown({
      totalInterviews: 1,
      completedInterviews: 1,
      averageScore: 76,
      performanceDistribution: { excellent: 0, good: 1, average: 0, needsImprovement: 0 },
      weeklyPerformance: [{ label: '16 Nov', overallScore: 76 }],
      recentActivity: [scoredAs(81, 78, 69)],
    });
    expect(text).toContain('76 in your first interview with a score.');
    expect(text).toContain('Where to gain most Conciseness 69');
    expect(text).toContain('of 1 interview with a score');
    // It has the room that a drawing will have.
    expect(text.indexOf('Where to gain most')).toBeLessThan(text.indexOf('Recent Activity'));
  });

  it('says of how many interviews an average is: those with a score, and not those whose report has none', async () => {
    const performanceDistribution = { excellent: 1, good: 3, average: 4, needsImprovement: 0 };
    const some = { totalInterviews: 10, completedInterviews: 10, averageScore: 64, performanceDistribution };
    expect(await shown(some)).toContain('Average score 64 of 8 interviews with a score');
    const none = { totalInterviews: 2, completedInterviews: 2 };
    expect(await shown(none)).toContain('Average score – no score yet');
  });

  it('counts companies, and says so in words where no interview names one', async () => {
    const unnamed = { totalInterviews: 2, thisWeekInterviews: 1, thisWeekCompanies: 0 };
    const text = await shown(unnamed, { companiesCount: 0 });
    expect(text).toContain('All time 2 interviews, no company named This week 1 interview, no company named Average');
    expect(text).not.toContain('0 companies');
    expect(await shown({ totalInterviews: 2 }, { companiesCount: 1 })).toContain(
      'All time 2 interviews, 1 company This week 0 interviews Average',
    );
  });

  it('leads to the place where one’s data can be taken along or erased', async () => {
    serve({ [OVERVIEW]: ok({ stats: {}, profile: {} }) });
    await load();
    const page = () => createElement(WholeDashboard, { ...(currentDashboard() ?? fail()), name: 'Maya' });
    const markup = await renderPage(page, '/dashboard', '/dashboard');
    expect(markup).toMatch(/href="\/account"[^>]*>Your data and your account</);
  });

  it('tells the axes in the order of the report', () => {
    expect(AXES.map(({ inReport }) => inReport)).toEqual(REPORT_AXES);
  });

  it('says what three starters are', async () => {
    const text = await shown({});
    expect(text).toMatch(/Software Engineer Northwind Systems .*? 10min 3 questions Barista .*? Financial Analyst/);
    expect(text).toContain('Sample report This is what you get at the end');
  });

  it('shows a sample report that the engine makes of the words in it', async () => {
    serve({ [OVERVIEW]: ok({ stats: {}, profile: {} }) });
    await load();
    const page = () => createElement(WholeDashboard, { ...(currentDashboard() ?? fail()), name: 'Maya' });
    const [sheet = ''] = (await renderPage(page, '/dashboard', '/dashboard')).match(/<figure.*?<\/figure>/s) ?? [];
    const inside = (tag: string) => wordsOf(sheet.match(new RegExp(`<${tag}\\b.*?</${tag}>`, 's'))?.[0] ?? '');
    const words = wordsOf(sheet.replace(/<sup>.*?<\/sup>|<\/?(mark|blockquote|span)\b[^>]*>/gs, ''));
    const { overall, questions } = sampleReport();
    const { conciseness } = questions[0]?.responses[0] ?? fail();
    const marked = conciseness.penalties.filter(({ quote }) => quote !== '').map(({ quote }) => quote);
    expect(words).toContain(SAMPLE.question);
    expect(words).toContain(SAMPLE.answer);
    expect(words).toContain(overall.headline);
    for (const [label, clause] of Object.entries(SAMPLE.told)) expect(words).toContain(`${label} “${clause}”`);
    expect(sheet).toContain(`aria-label="Sample score: ${overall.score} out of 100"`);
    expect(inside('ul')).toBe(
      `Problem answer ${overall.problem_answer} Conciseness ${overall.conciseness} Structure ${overall.structure}`,
    );
    expect([...sheet.matchAll(/<mark[^>]*>(.*?)<sup>/gs)].map(([, text]) => text).sort()).toEqual(marked.sort());
    expect(marked.length).toBeGreaterThan(1);
    const [, sum = '', total] = words.match(/Conciseness (100(?: − \d+)+) = (\d+)/) ?? [];
    const [begins = 0, ...taken] = sum.split(' − ').map(Number);
    expect(begins - taken.reduce((all, points) => all + points, 0)).toBe(Number(total));
    expect(Number(total)).toBe(overall.conciseness);
  });

  it('begins no interview on a phone', async () => {
    vi.stubGlobal('navigator', { userAgent: 'iPhone', onLine: true });
    const text = await shown({});
    expect(text).toContain('Interviews are not supported on mobile devices.');
    expect(text).not.toContain('3 questions');
  });
});

describe('the last interview against the one before', () => {
  it.each([
    [scoredAs(82, 79, 73), scoredAs(80, 77, 65), '4 more than in the one before. Every axis went up.'],
    [scoredAs(80, 77, 65), scoredAs(82, 79, 73), '4 fewer than in the one before. Every axis went down.'],
    [scoredAs(80, 77, 65), scoredAs(80, 77, 65), 'as many as in the one before. No axis changed.'],
    [scoredAs(80, 70, 60), scoredAs(70, 80, 60), 'as many as in the one before. 1 axis went up and 1 axis went down.'],
    [scoredAs(80, 70, 60), scoredAs(70, 60, 60), '7 more than in the one before. 2 axes went up.'],
  ])('%#', (last, before, words) => expect(comparedWords(last, before)).toBe(`in your last interview, ${words}`));

  it('names what would gain most, and what became of it', () => {
    const last = scoredAs(82, 79, 73);
    const axis = weakestOf(last);
    expect(axis?.name).toBe('Conciseness');
    if (!axis) return;
    expect(weakestWords(axis, last, scoredAs(80, 77, 65))).toBe('It rose by 8 and is still the lowest of the three.');
    expect(weakestWords(axis, last, scoredAs(80, 77, 80))).toBe('It fell by 7 and is the lowest of the three.');
    expect(weakestWords(axis, last, undefined)).toBe('It is the lowest of the three in your last interview.');
    expect(weakestOf(scoredAs(0, 0, 0, UNSCORED))).toBeUndefined();
  });
});

describe('what is drawn', () => {
  it.each([
    [[], 40],
    [[100, 85], 40],
    [[41], 40],
    [[39], 20],
    [[20, 90], 20],
    [[19, -1], 0],
  ])('the lines of %j begin at %i', (values, from) => expect(scaleBegin(values)).toBe(from));

  it('takes months that nobody counted from the newest year of the activity', () => {
    const stats = {
      ...emptyStats(),
      recentActivity: [
        scoredAs(80, 80, 80, { date: '2026-03-10T12:00:00Z' }),
        scoredAs(66, 66, 66, { date: '2026-03-02T12:00:00Z' }),
        scoredAs(10, 10, 10, { date: '2026-01-15T12:00:00Z' }),
        scoredAs(0, 0, 0, { ...UNSCORED, date: '2026-02-15T12:00:00Z' }),
        scoredAs(90, 90, 90, { date: '2025-12-15T12:00:00Z' }),
      ],
    };
    expect(monthsOf(stats)).toEqual([
      { month: 0, year: 2026, excellent: 0, good: 0, average: 0, needsImprovement: 1 },
      { month: 2, year: 2026, excellent: 1, good: 1, average: 0, needsImprovement: 0 },
    ]);
    expect(monthsOf(emptyStats())).toEqual([]);
  });

  it.each([
    [0, ''],
    [42, 'less than a minute'],
    [600, '10 min'],
    [3_600, '1 h'],
    [18_660, '5 h 11 min'],
  ])('%i seconds were "%s"', (seconds, words) => expect(talkedWords(seconds)).toBe(words));
});
