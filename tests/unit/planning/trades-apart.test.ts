import { describe, expect, it } from 'vitest';
import { INTERVIEW_STYLES } from '#contract/words.ts';
import { GENERAL } from '#domain/planning/knowledge/families.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import { BANKS, planPosting } from '#lab/plan-posting.ts';

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

/** Postings of trades that no family has, each beside one whose words it shares. */
const UNKNOWN = [
  [
    'Bridge Inspector',
    'Umoya Structures, Whitby',
    'What you will do',
    '- Inspect masonry bridges from the water and from ropes',
    '- Photograph cracks and write reports',
    '- Check bearings and drains',
  ],
  [
    'Seaweed Hatchery Technician',
    'Umoya Kelp, Whitby',
    'What you will do',
    '- Seed the twine and count spores under the microscope',
    '- Keep cultures sterile',
    '- Clean tanks and filter seawater',
  ],
  [
    'Organ Tuner',
    'Umoya Organs, Whitby',
    'What you will do',
    '- Tune flues and reeds with a keyholder',
    '- Regulate tracker actions',
    '- Write a report when something needs spending on',
  ],
] as const;

describe('a trade that no family has', () => {
  it.each(UNKNOWN)('is lent no bank: %s', (...lines) => {
    const text = lines.join('\n');
    const reading = readPosting(text);
    expect(reading.isSure).toBe(false);
    const bank = new Set(BANKS.get(reading.family.id)?.map((question) => question.text));
    for (const style of INTERVIEW_STYLES) {
      const outcome = planPosting({ text, style, length: '30min', seed: 0 });
      if (!outcome.sufficient) throw new Error('refused');
      const asked = outcome.plan.questions.map((question) => question.text);
      expect(asked.filter((question) => bank.has(question))).toEqual([]);
      // What anybody may be asked comes between what the posting's own words make.
      const general = new Set(GENERAL.questions.map((question) => question.topic));
      expect(outcome.plan.questions.filter(({ topic }) => general.has(topic)).length).toBeGreaterThanOrEqual(2);
    }
  });
});

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
