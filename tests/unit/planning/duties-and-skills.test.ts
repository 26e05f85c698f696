import { describe, expect, it } from 'vitest';
import { readPosting } from '#domain/planning/read-posting.ts';
import { planPosting } from '#lab/plan-posting.ts';

describe('what a posting lists by name', () => {
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
    const { skills, profile } = read('Care Assistant', 'Penrose House', 'You will keep care records.', line);
    const names = [...skills.map(({ name }) => name), ...profile.duties].join('; ');
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
    const { skills } = read('Teaching Assistant', 'Penrose School', 'Essential', line, '• Phonics');
    expect([...skills.filter(({ kind }) => kind !== 'credential').map(({ name }) => name)].join('; ')).not.toMatch(
      /GCSE|check|MLIS/,
    );
  });
});
