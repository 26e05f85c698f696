import { describe, expect, it } from 'vitest';
import { interviewPlan } from '#contract/interview.ts';
import { DURATION_IDS, INTERVIEW_STYLES } from '#contract/words.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import { spokenRole } from '#domain/planning/spoken-role.ts';
import { DURATIONS, parseLength } from '#domain/setup/durations.ts';
import { TRENDING_INTERVIEWS, trendingSelection } from '#domain/setup/trending-interviews.ts';
import { planPosting } from '#lab/plan-posting.ts';

const POSTINGS: readonly [text: string, role: RegExp, company: string, family: string][] = [
  [
    'Senior Software Engineer - Acme Corp\nWe need Python, SQL and Docker.',
    /Software Engineer/,
    'Acme Corp',
    'software',
  ],
  [
    'Registered Nurse\nSt Mary Hospital\nPatient care, medication, triage on a busy ward with handover.',
    /Nurse/,
    'St Mary Hospital',
    'nursing',
  ],
  [
    'WANTED: ELECTRICIAN\nCompany: Bright Sparks Ltd\nWiring and fault finding.',
    /Electrician/i,
    'Bright Sparks Ltd',
    'electrical',
  ],
  ['company: Copper Kettle Coffee title: Barista', /Barista/, 'Copper Kettle Coffee', 'coffee'],
  [
    '<p>We are hiring a <b>Clown</b> at Lantern Circus</p><ul><li>Juggling</li><li>Improvisation</li></ul>',
    /Clown/i,
    'Lantern Circus',
    'performing',
  ],
  [
    'Northwind | Financial Analyst | full-time\nFinancial modelling, Excel and forecasting.',
    /Financial Analyst/,
    'Northwind',
    'finance',
  ],
  [
    'Job title: Primary Teacher\nEmployer: Hillside School\nLesson planning and safeguarding.',
    /Teacher/,
    'Hillside School',
    'teaching',
  ],
];

describe('reading a posting', () => {
  it.each(POSTINGS)('finds role, company and family of work in %j', (text, role, company, family) => {
    const { profile } = readPosting(text);
    expect(profile.role).toMatch(role);
    expect(profile).toMatchObject({ company, family });
  });

  it.each(['HVAC Mechanic', 'HVAC Service Technician', 'Refrigeration Mechanic'])(
    'takes a %s for no car mechanic',
    (role) => {
      expect(readPosting(`${role} at Coldwell Air Ltd\nService rooftop units, vehicle provided.`).profile.family).toBe(
        'plumbing',
      );
    },
  );

  it.each(['', 'hello there', 'asdf asdf asdf', 'nurse', '🙂🙂🙂'])('refuses %j as too little', (text) => {
    expect(planPosting({ text, style: 'normal', length: '10min', seed: 0 }).sufficient).toBe(false);
  });
});

describe('planning questions', () => {
  const cases = POSTINGS.flatMap(([text]) =>
    INTERVIEW_STYLES.flatMap((style) => DURATION_IDS.map((length) => ({ text, style, length, seed: 0 }))),
  );

  it.each(cases)('asks $length of $style questions about $text', (input) => {
    const outcome = planPosting(input);
    if (!outcome.sufficient) throw new Error('refused');
    const { plan } = outcome;
    expect(interviewPlan.safeParse(plan).error).toBeUndefined();
    const texts = plan.questions.map((question) => question.text);
    expect(texts).toHaveLength(DURATIONS.find(({ id }) => id === input.length)?.questions ?? 0);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.some((text) => text.includes(spokenRole(plan.profile.role)))).toBe(true);
    for (const question of plan.questions) {
      expect(question.text).not.toMatch(/[{}<>]|undefined/);
      expect(question.text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(question.signals.length).toBeGreaterThanOrEqual(8);
    }
    expect(planPosting(input)).toEqual(outcome);
  });

  it('touches at least half of the named skills in a technical hour', () => {
    const outcome = planPosting({ text: POSTINGS[0]?.[0] ?? '', style: 'technical', length: '60min', seed: 0 });
    if (!outcome.sufficient) throw new Error('refused');
    const { questions, profile } = outcome.plan;
    const touched = profile.skills.filter((skill) => questions.some(({ text }) => text.includes(skill)));
    expect(touched.length * 2).toBeGreaterThanOrEqual(profile.skills.length);
  });
});

describe('the setup', () => {
  it('offers seven trending interviews that become company and title', () => {
    expect(TRENDING_INTERVIEWS).toHaveLength(7);
    for (const { title } of TRENDING_INTERVIEWS) {
      const [role, company] = title.split(' - ');
      expect(trendingSelection(title)).toBe(`company: ${company} title: ${role}`);
      expect(
        planPosting({ text: trendingSelection(title), style: 'normal', length: '10min', seed: 0 }).sufficient,
      ).toBe(true);
    }
    expect(trendingSelection('One - Two - Three')).toBe('One - Two - Three');
  });

  it('reads a length as an id or as minutes', () => {
    expect([parseLength('30min'), parseLength(60), parseLength('10'), parseLength('5')]).toEqual([
      '30min',
      '60min',
      '10min',
      undefined,
    ]);
  });
});

describe('a plan for the job that its candidate named', () => {
  const named = { role: 'Staff Nurse', company: '' };
  const plan = (text: string) => {
    const outcome = planPosting({ text, style: 'normal', length: '30min', seed: 3, named });
    if (!outcome.sufficient) throw new Error('refused');
    return outcome.plan;
  };

  it('is of that job, whatever the text says', () => {
    const { profile, greeting, questions } = plan('company: Acme title: Barista');
    expect(profile).toMatchObject({ role: 'Staff Nurse', company: '', seniority: '' });
    expect(JSON.stringify({ profile, greeting, questions })).not.toMatch(/barista|acme/i);
  });

  it('takes from a posting what it says of the work', () => {
    const text = 'Senior Barista - Acme Corp\nYou will triage patients on the ward and give medication.';
    expect(plan(text).profile).toMatchObject({ role: 'Staff Nurse', company: '', seniority: '' });
    expect(JSON.stringify(plan(text).questions)).toMatch(/triage|medication/i);
  });

  it('needs no more than the name', () => {
    expect(plan('x').questions).toHaveLength(6);
  });
});
