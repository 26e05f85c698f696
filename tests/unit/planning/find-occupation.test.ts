import { describe, expect, it } from 'vitest';
import { readPosting } from '#domain/planning/read-posting.ts';

const posting = (title: string, duties: string) =>
  `${title}\nAshgrove Trust, Leeds\nAbout the job\n${duties}\nWhat we look for\nExperience of the work and care for those it is done for.`;
const occupationOf = (title: string, duties: string): string | undefined => {
  const reading = readPosting(posting(title, duties));
  if (reading.insufficiency) throw new Error('The posting says enough');
  return reading.occupation?.id;
};

const TEACHING = `You will teach a class of thirty pupils aged seven to eleven, plan lessons in literacy and numeracy, mark work,
assess progress, keep order in the classroom and talk with parents at parents' evenings. You will work with a teaching assistant.`;
const FINANCE = `You will lead the finance team, own the budget and the forecasts, prepare the statutory accounts, report to the
board each month, manage cash flow, treasury and audit, and plan where money is spent.`;

describe('the occupation of a role', () => {
  it('is known where each word of its title is common', () => {
    expect(occupationOf('Class Teacher', TEACHING)).toBe('primary-school-teacher');
  });

  it('is known where the words of the title stand in another order', () => {
    const known = occupationOf('Finance Director', FINANCE);
    expect(known).toBeDefined();
    expect(occupationOf('Director of Finance', FINANCE)).toBe(known);
  });

  it('is not taken from a word that says only how senior somebody is', () => {
    expect(occupationOf('Head of Wonder', FINANCE)).toBeUndefined();
  });
});
