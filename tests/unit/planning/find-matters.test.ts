import { describe, expect, it } from 'vitest';
import { readPosting } from '#domain/planning/read-posting.ts';
import { planPosting } from '#lab/plan-posting.ts';

const mattersIn = (...lines: string[]) => readPosting(lines.join('\n')).matters;

describe('what a posting lists by name', () => {
  it('is asked about as its writer names it, a few things that stand together at a time', () => {
    expect(
      mattersIn(
        'Farm assistant',
        'Heriot Flat Dairies, Tapanui',
        'Start: 1 June',
        'House on the farm',
        "What you'd do: milking, bringing in the herd, shifting breaks, fencing, calving and calf pickup, effluent irrigator.",
      ),
    ).toEqual([
      'milking, bringing in the herd, shifting breaks and fencing',
      'calving and calf pickup',
      'effluent irrigator',
    ]);
  });

  it('is put into no question where nobody knows the trade', () => {
    const outcome = planPosting({
      text: [
        'Ballast gauger',
        'Corran Marine, Oban',
        'Duties',
        '- Draught surveys, tank soundings and stability tables',
        '- Bunker disputes and letters of protest',
      ].join('\n'),
      style: 'technical',
      length: '30min',
      seed: 3,
    });
    const asked = outcome.sufficient ? outcome.plan.questions.map(({ text }) => text).join(' ') : '';
    expect(asked).toContain('ballast gauger');
    expect(asked).not.toMatch(/soundings|stability|disputes|letters/);
  });

  it.each([
    ['who is wanted', '- Reliable, punctual and well presented'],
    ['what is brought along', '- Full licence, own tools, steel cap boots'],
    ['what is given', '- Pension, free parking, staff discounts'],
    ['when one works', '- Early shifts, some weekends, bank holidays'],
    ['what one is told to do by a verb that nobody knows', '- Frank the post, tally the drawer'],
  ])('is no matter where it says %s', (_, line) => {
    expect(mattersIn('Clerk', 'Penrose & Daly', 'Truro', 'Full time', 'Duties', line)).toEqual([]);
  });
});

describe('a duty', () => {
  const dutiesIn = (line: string) =>
    readPosting(['Clerk', 'Penrose & Daly', 'Duties', `- ${line}`].join('\n')).profile.duties;

  it('ends before a verb whose object is a pronoun', () => {
    expect(dutiesIn('Greet visitors and sign them in, answer the phone')).toEqual([
      'greeting visitors',
      'answering the phone',
    ]);
  });

  it('ends before what others do with it', () => {
    expect(dutiesIn('Give feedback people can use')).toEqual(['giving feedback']);
  });

  it.each([
    'Review of applications begins in March',
    'Driving licence and car',
    'Clear criminal record',
    'Purchase ledger',
  ])('is not %j', (line) => {
    expect(dutiesIn(line)).toEqual([]);
  });
});

describe('what one is taught in the job', () => {
  const read = (...lines: string[]) => readPosting(lines.join('\n'));

  it.each([
    'Full training is given. Moving and handling, dementia care, first aid.',
    'Training: moving and handling, dementia care, first aid.',
    'You will use hoists (moving and handling training given).',
  ])('is not asked about: %j', (line) => {
    const { skills, matters, profile } = read('Care Assistant', 'Penrose House', 'You will keep care records.', line);
    const names = [...skills.map(({ name }) => name), ...matters, ...profile.duties].join('; ');
    expect(names).not.toMatch(/moving|handling|dementia/);
    expect(names).toContain('keeping care records');
  });

  it('is asked about where it is part of the work', () => {
    const { skills } = read('Care Assistant', 'Penrose House', '• Moving and handling', '• Free training');
    expect(skills.map(({ name }) => name)).toContain('moving and handling');
  });

  it.each([
    'GCSE English and maths at grade C or above',
    '• Vulnerable sector check',
    '• MLIS from an ALA accredited program',
  ])('nor is what somebody has passed: %j', (line) => {
    const { skills, matters } = read('Teaching Assistant', 'Penrose School', 'Essential', line, '• Phonics');
    expect(
      [...skills.filter(({ kind }) => kind !== 'credential').map(({ name }) => name), ...matters].join('; '),
    ).not.toMatch(/GCSE|check|MLIS/);
  });
});
