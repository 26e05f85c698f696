import { describe, expect, it } from 'vitest';
import { DURATION_IDS, INTERVIEW_STYLES } from '#contract/words.ts';
import { Chance } from '#domain/planning/chance.ts';
import { planQuestions } from '#domain/planning/plan-questions.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import { speechFaults } from '#domain/planning/speech-faults.ts';
import { spokenRole } from '#domain/planning/spoken-role.ts';
import { POSTING_FILES, readPostings } from '#lab/labelled-postings.ts';
import { planPosting, withItsBank } from '#lab/plan-posting.ts';
import { measurePlans } from '#lab/planning-report.ts';
import { familiesOf } from '#lab/trade-families.ts';

/** Every posting of the corpus; those that the fit has seen show that planning holds together, not how well it reads. */
const POSTINGS = POSTING_FILES.flatMap(readPostings);
const ENOUGH = POSTINGS.filter(({ expect }) => expect.sufficient);
/** Those in which it takes a careful reader to tell who the employer is. */
const HARD = ['employers-a', 'employers-b'].flatMap(readPostings);
const SAMPLE = ENOUGH.filter((_, i) => i % 4 === 0);
/** Those of it that an interview is planned from, read as `planPosting` reads them. */
const READ = SAMPLE.map(({ id, text }) => ({ id, text, reading: readPosting(text) })).filter(
  ({ reading }) => !reading.insufficiency,
);

describe('reading the postings that it has learned from', () => {
  // Once each: planning hundreds of postings is what takes the time here.
  const plans = new Map(
    POSTINGS.map(({ id, text }) => [id, planPosting({ text, style: 'technical', length: '60min', seed: 0 })]),
  );
  const of = (postings: typeof POSTINGS) => {
    const planned = postings.flatMap(({ id }) => plans.get(id) ?? []);
    const { faults: _, ...figures } = measurePlans(postings, planned);
    return Object.fromEntries(
      Object.entries(figures).map(([name, [part, whole]]) => [name, part / Math.max(1, whole)]),
    );
  };

  it('finds nearly every role and most employers, and rarely says a wrong one', () => {
    const hard = new Set(HARD.map(({ id }) => id));
    const { role, company, companyWrong } = of(ENOUGH.filter(({ id }) => !hard.has(id)));
    expect(role).toBeGreaterThanOrEqual(0.93);
    // What is not sure is not said: fewer names, and hardly a wrong one.
    expect(company).toBeGreaterThanOrEqual(0.78);
    expect(companyWrong).toBeLessThanOrEqual(0.04);
  });

  it('finds most employers where it takes a careful reader, and says a wrong one in few of them', () => {
    const { company, companyWrong } = of(HARD);
    expect(company).toBeGreaterThanOrEqual(0.78);
    expect(companyWrong).toBeLessThanOrEqual(0.12);
  });

  it('plans nearly all of them and refuses nearly all texts that say too little', () => {
    const { planned, refused } = of(POSTINGS);
    expect(planned).toBeGreaterThanOrEqual(0.95);
    expect(refused).toBeGreaterThanOrEqual(0.95);
  });

  it('finds the family of work in at least 92 of 100', () => {
    const known = readPostings('own-postings').filter(({ expect }) => familiesOf(expect) !== undefined);
    const right = known.filter(({ text, expect }) => familiesOf(expect)?.includes(readPosting(text).profile.family));
    expect(right.length / known.length).toBeGreaterThanOrEqual(0.9);
  });
});

/** Words that keep their capitals: of the role, the employer and what the posting writes so itself. */
const namesIn = (
  text: string,
  { role, company, skills }: { role: string; company: string; skills: string[] },
): string[] => [spokenRole(role), company, ...skills, ...(text.match(/(?<=\s)\p{Lu}[\p{L}\d'-]+/gu) ?? [])];

describe.each(INTERVIEW_STYLES)('the questions of a %s interview', (style) => {
  const interviews = READ.flatMap(({ id, text, reading }) =>
    DURATION_IDS.map((length) => ({
      name: `${id} ${length}`,
      profile: reading.profile,
      questions: planQuestions(withItsBank(reading), style, length, new Chance(text.length, text)),
    })),
  );
  const faulty = (test: (plan: (typeof interviews)[number]) => boolean) =>
    interviews.filter(test).map(({ name }) => name);

  it('can be said as they stand: articles, number, capitals and slashes are right', () => {
    const bad = interviews.flatMap(({ name, profile, questions }) =>
      questions
        .map(({ text }) => ({ text, faults: speechFaults(text, namesIn(text, profile)) }))
        .filter(({ faults }) => faults.length > 0)
        .map(({ text, faults }) => `${name}: ${text} (${faults.join(', ')})`),
    );
    expect(bad).toEqual([]);
  });

  it('ask about no credential, hours, e-mail or perks', () => {
    // To payroll pensions and overtime are the work itself.
    const others = interviews.filter(({ profile }) => profile.family !== 'payroll');
    const bad = others.flatMap(({ name, questions }) =>
      questions
        .filter(({ text }) =>
          /\b(?:licen[cs]e|NVQ|certificates?|diploma|degree(?! apprentice)|pension|salary|holidays|overtime|weekends|discounts?)\b/i.test(
            text,
          ),
        )
        .map(({ text }) => `${name}: ${text}`),
    );
    expect(bad).toEqual([]);
  });

  it('are never asked twice, nor about the same thing in the same words', () => {
    expect(
      faulty(({ questions }) => new Set(questions.map(({ text }) => text.toLowerCase())).size < questions.length),
    ).toEqual([]);
    expect(
      faulty(
        ({ questions }) => new Set(questions.map(({ topic, type }) => `${topic} ${type}`)).size < questions.length,
      ),
    ).toEqual([]);
  });

  it('name the role, begin with the candidate and belong to the style', () => {
    expect(
      faulty(({ questions, profile }) => !questions.some(({ text }) => text.includes(spokenRole(profile.role)))),
    ).toEqual([]);
    expect(
      faulty(
        ({ questions }) =>
          questions[0]?.type !== 'intro' || questions.filter(({ type }) => type === 'intro').length > 1,
      ),
    ).toEqual([]);
    const own = {
      behavioral: ['behavioral'],
      normal: ['behavioral', 'technical', 'general', 'situational', 'motivation'],
      technical: ['technical', 'general', 'behavioral', 'situational'],
    }[style];
    expect(
      faulty(
        ({ questions }) =>
          questions.slice(1).filter(({ type }) => own.includes(type)).length * 2 < questions.length - 1,
      ),
    ).toEqual([]);
  });

  it('carry what scoring needs', () => {
    expect(
      faulty(({ questions }) =>
        questions.some(
          ({ signals, expectedStructure, topic }) =>
            signals.length < 8 ||
            signals.length > 20 ||
            expectedStructure.length < 3 ||
            topic === '' ||
            signals.some((signal) => signal !== signal.toLowerCase()),
        ),
      ),
    ).toEqual([]);
  });
});
