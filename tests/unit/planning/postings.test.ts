import { describe, expect, it } from 'vitest';
import { DURATION_IDS, INTERVIEW_STYLES } from '#contract/words.ts';
import { planInterview } from '#domain/planning/plan-interview.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import { isSameName, readLabelledPostings, touches } from '#scripts/labelled-postings.ts';

const POSTINGS = await readLabelledPostings();
const ENOUGH = POSTINGS.filter(({ sufficient }) => sufficient);
const TOO_LITTLE = POSTINGS.filter(({ sufficient }) => !sufficient);

const share = <T>(all: readonly T[], test: (one: T) => boolean): number => all.filter(test).length / all.length;

describe('reading the labelled postings', () => {
  it('has a wide set to read', () => {
    expect(ENOUGH.length).toBeGreaterThanOrEqual(70);
    expect(TOO_LITTLE.length).toBeGreaterThanOrEqual(20);
  });

  it('finds role and company in at least 92 of 100', () => {
    const right = share(ENOUGH, ({ text, role, company }) => {
      const { profile } = readPosting(text);
      return isSameName(profile.role, role) && isSameName(profile.company, company);
    });
    expect(right).toBeGreaterThanOrEqual(0.92);
  });

  it('refuses at least 95 of 100 texts that say too little, and plans as many of the others', () => {
    const planned = ({ text }: { text: string }) =>
      planInterview({ text, style: 'normal', length: '10min', seed: 0 }).sufficient;
    expect(share(TOO_LITTLE, (posting) => !planned(posting))).toBeGreaterThanOrEqual(0.95);
    expect(share(ENOUGH, planned)).toBeGreaterThanOrEqual(0.95);
  });

  it('finds the family of work in at least 92 of 100', () => {
    const known = ENOUGH.filter(({ family }) => family !== undefined);
    expect(share(known, ({ text, family }) => readPosting(text).profile.family === family)).toBeGreaterThanOrEqual(
      0.92,
    );
  });

  it.each(DURATION_IDS)(
    'touches half of the key skills in a technical interview of %s, in 9 postings of 10',
    (length) => {
      const told = ENOUGH.filter(({ skills }) => skills.length > 0);
      const touched = share(told, ({ text, skills }) => {
        const outcome = planInterview({ text, style: 'technical', length, seed: 0 });
        if (!outcome.sufficient) return false;
        const asked = outcome.plan.questions.map((question) => question.text).join(' ');
        return skills.filter((skill) => touches(asked, skill)).length * 2 >= skills.length;
      });
      expect(touched).toBeGreaterThanOrEqual(0.9);
    },
  );
});

describe.each(INTERVIEW_STYLES)('the questions of a %s interview', (style) => {
  const interviews = ENOUGH.flatMap(({ id, text }) =>
    DURATION_IDS.flatMap((length) => {
      const outcome = planInterview({ text, style, length, seed: 0 });
      return outcome.sufficient ? [{ name: `${id} ${length}`, ...outcome.plan }] : [];
    }),
  );
  const faulty = (test: (plan: (typeof interviews)[number]) => boolean) =>
    interviews.filter(test).map(({ name }) => name);

  it('ask one thing each, in a sentence that can be spoken', () => {
    const bad = interviews.flatMap(({ name, questions }) =>
      questions
        .filter(({ text }) => {
          const words = text.split(' ').length;
          return (
            (text.match(/\?/g)?.length ?? 0) > 1 ||
            !/^[A-Z].*[.?]$/.test(text) ||
            /[{}<>[\]*_#|\n]|\bundefined\b|\bnull\b|\b(?:[Aa] [aeio]\w+|an (?:[bcdgjkpqtvwyz])\w+)\b/.test(
              text.replaceAll(/C#|F#/g, 'C'),
            ) ||
            words < 6 ||
            words > 40
          );
        })
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
    expect(faulty(({ questions, profile }) => !questions.some(({ text }) => text.includes(profile.role)))).toEqual([]);
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
