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
  const trade = [
    'Two climbers and a groundsman, mostly gardens, some work for the council.',
    'You will',
    '- climb, prune and take down trees with rope and saw',
    '- talk to customers and leave a site tidy',
    'We ask for chainsaw tickets and a driving licence. Text Lee.',
  ];
  it.each([
    'Arborist – Tolvane Trees, Kent',
    'Arborist | Tolvane Trees | Kent',
    'ARBORIST (climbing) ~ Tolvane Trees ~ Kent',
    'Arborist wanted – Tolvane Trees, Kent',
    'Arborist\n£160 a day | Tolvane Trees',
    'Arborist, full time\nTolvane Trees, Kent',
  ])('is found as a part of the line of the role, or of the next: %s', (head) => {
    expect(employerIn([head, ...trade].join('\n'))).toBe('Tolvane Trees');
  });

  it('is not what people say that they are', () => {
    const text = [
      'hi all, looking for an experienced dog groomer to join us',
      "we're fully booked till march and need somebody for three days a week",
      'full grooms from bath to scissors, all breeds, nervous dogs too',
      'good pay and free parking, message me',
    ].join('\n');
    expect(employerIn(text)).toBe('');
  });

  it('is the name that comes first, not what somebody called after it is given', () => {
    const text = [
      'ASSISTANT STORE MANAGER – Tolvane, Preston',
      'About us: Tolvane is a favourite place for the home, with 190 stores.',
      'You will',
      '- run shifts and coach supervisors',
      '- keep shrinkage down and drive sales',
      'What is in it for you: a bonus, a discount, Tolvane Academy.',
      'Tolvane. Everybody welcome.',
    ].join('\n');
    expect(['Tolvane', '']).toContain(employerIn(text));
  });

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
