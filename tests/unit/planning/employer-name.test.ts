import { describe, expect, it } from 'vitest';
import { readPosting } from '#domain/planning/read-posting.ts';

const posting = (head: string, ...lines: string[]) =>
  [
    `${head}Product Manager, Billing`,
    'Remote, EU',
    'You will design payment flows and keep the ledger right.',
    '- Write services in Go',
    '- Review code',
    ...lines,
    'Send a CV by Friday.',
  ].join('\n');
const employerIn = (text: string) => readPosting(text).profile.company;

describe('the name of an employer', () => {
  it.each([
    'celebrates diversity',
    'acknowledges the first owners of the land',
    'values difference',
    'welcomes everyone',
    'champions inclusion',
    'embraces change',
    'offers a pension',
    'believes in people',
    'provides equal opportunities',
    'is an equal opportunity employer',
    'was founded in 2011',
    'cares about its people',
    'Celebrates Diversity',
    'Puts People First',
  ])('ends before what is said of it: %s', (said) => {
    for (const text of [
      posting('', `Ledgerloop ${said}`),
      posting('', `Ledgerloop ${said}.`),
      posting(`Ledgerloop ${said}\n`),
    ])
      expect(['Ledgerloop', '']).toContain(employerIn(text));
    expect(employerIn(posting(`Company: Ledgerloop ${said}\n`))).toBe('Ledgerloop');
  });

  it.each(['Fresh Cuts Barbers', 'Little Sprouts Nursery', 'Three Rivers Trust', 'Good Shepherd School'])(
    'keeps a word that may be a verb: %s',
    (name) => {
      expect(employerIn(posting(`Company: ${name}\n`))).toBe(name);
    },
  );

  const PROSE = 'At Northgate we share a floor with Tern Bank, and Northgate is a happy place.';

  it('is what stands in its own field rather than what prose speaks of', () => {
    expect(employerIn(posting('Company: Ledgerloop\n', PROSE))).toBe('Ledgerloop');
    expect(employerIn(posting('Employer: Ledgerloop\n', PROSE))).toBe('Ledgerloop');
  });

  it('is who is said to be hiring rather than what prose speaks of', () => {
    expect(
      employerIn(
        posting(
          '',
          'Ledgerloop is hiring a product manager. You will sit with Northgate Bank, and Northgate Bank is a lender.',
        ),
      ),
    ).toBe('Ledgerloop');
  });

  it('is not who hires on behalf of somebody', () => {
    expect(
      employerIn(posting('', 'Halden Recruitment is hiring on behalf of Northspan Water, who keep the taps running.')),
    ).not.toBe('Halden Recruitment');
  });
});
