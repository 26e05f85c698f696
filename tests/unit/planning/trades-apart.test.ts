import { describe, expect, it } from 'vitest';
import { readPosting } from '#domain/planning/read-posting.ts';

/** Trades that a neighbour's bank would ask the wrong things, and the bank that is theirs. */
const TRADES = [
  ['Hospital Porter', 'portering'],
  ['Core Midwife', 'midwifery'],
  ['Clinical Psychologist', 'psychology'],
  ['Trainee Train Driver', 'rail'],
  ['Actuarial Analyst', 'actuarial'],
  ['Bid Writer', 'bids'],
  ['Community Development Officer', 'community-work'],
  ['Domestic Energy Assessor', 'energy-assessment'],
  ['Tree Surgeon', 'arboriculture'],
  ['Snowboard Instructor', 'outdoor-instruction'],
  ['Driving Instructor', 'driving-instruction'],
  ['GP Receptionist', 'health-admin'],
  ['Housing Officer', 'housing'],
  ['Ecologist', 'ecology'],
  ['Locksmith', 'security-systems'],
  ['Florist', 'floristry'],
  ['Prison Officer', 'prisons'],
  ['Registered Nurse', 'nursing'],
  ['Bus Driver', 'passenger-transport'],
  ['HGV Driver', 'driving'],
  ['Fundraising Manager', 'charity'],
  ['Security Guard', 'guarding'],
] as const;

describe('a trade', () => {
  it.each(TRADES)('%s is asked from the bank of its own people: %s', (role, family) => {
    const reading = readPosting(`${role} at Umoya`);
    expect([reading.family.id, reading.isSure]).toEqual([family, true]);
  });

  it('is not taken from what its posting says that it is not', () => {
    const skills = readPosting(
      [
        'Optometrist',
        'Umoya Eyecare, Whitby',
        'What you will do',
        '- Test sight and fit contact lenses',
        '- Refer patients to the hospital',
        'There are no conversion targets and you will never be asked about conversions.',
        'We ask for registration with the General Optical Council.',
      ].join('\n'),
    ).skills.map(({ name }) => name);
    expect(skills).toContain('contact lenses');
    expect(skills.filter((name) => /target/.test(name))).toEqual([]);
  });
});
