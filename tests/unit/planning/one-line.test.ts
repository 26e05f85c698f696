import { describe, expect, it } from 'vitest';
import { splitSentences } from '#domain/planning/posting-text.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import { planPosting } from '#lab/plan-posting.ts';

const READ = `
Barista at Copper Kettle Coffee | Barista | Copper Kettle Coffee
Barista at Copper Kettle Co. You make coffee. | Barista | Copper Kettle Co.
Sales assistant at Brightwell Ltd. You serve customers. | Sales assistant | Brightwell Ltd.
Florist at Bloom & Stem Co. Arrange bouquets for weddings. | Florist | Bloom & Stem Co.
Paralegal at Finch Legal Corp. No experience needed. | Paralegal | Finch Legal Corp.
Baker at Harris Bros. We bake bread at night. | Baker | Harris Bros.
Beekeeper at Hive & Honey Ltd. in Devon | Beekeeper | Hive & Honey Ltd.
Groom at Ashdown Stables Ltd. Every day starts at six. | Groom | Ashdown Stables Ltd.
Baker at Dunn & Daughters Co. All shifts. | Baker | Dunn & Daughters Co.
Data science at Netflix | Data science | Netflix
Analyst at Norquill Corp. The team is small. | Analyst | Norquill Corp.
Driver for Harbrook Inc. Deliver parcels on time. | Driver | Harbrook Inc
Sales at Apple | Sales | Apple
HR at Shell | HR | Shell
HR at McDonald's | HR | McDonald's
PM at Meta | PM | Meta
DevOps at GitLab | DevOps | GitLab
Customer service at O2 | Customer service | O2
customer service at o2 | Customer Service | O2
Security at Heathrow Airport | Security | Heathrow Airport
Astronaut at NASA | Astronaut | NASA
I want to be a teacher at Oak Primary School | Teacher | Oak Primary School
I'm applying for a job as a driver at Ocado | Driver | Ocado
Cleaner at a school | Cleaner |
Nanny for a family in London | Nanny |
Lifeguard at my local pool | Lifeguard |
Chef in a hotel in Bristol | Chef |
Nurse at the hospital | Nurse |
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()));

describe('a job and where, in one line', () => {
  it.each(READ)('%j is enough', (text = '', role = '', company = '') => {
    const { profile, insufficiency } = readPosting(text);
    expect({ role: profile.role, company: profile.company, insufficiency }).toEqual({
      role,
      company,
      insufficiency: undefined,
    });
  });

  it.each([
    'a job at a company',
    'Why work at Bramblecote? Free fruit and a pension.',
    'I have an interview at Finwise tomorrow',
    'Life and work at Google',
    'Great people at Halcyon',
    'Looking for a Java developer, 5 years experience',
    'how do i become an electrician without an apprenticeship, is it too late at 35',
    'engineer engineer engineer at at at company company',
    'I met the manager at Tesco',
  ])('%j names no job and employer', (text) => {
    expect(readPosting(text).insufficiency).toBeDefined();
  });

  it('is of the family of work that it names', () => {
    expect(readPosting('Data science at Netflix').profile.family).toBe('data-science');
  });

  it('asks nobody as whom no one works', () => {
    for (const text of ['Sales at Apple', 'HR at Shell', 'Customer service at O2'])
      for (const style of ['behavioral', 'normal', 'technical'] as const)
        for (const seed of [0, 1, 2]) {
          const outcome = planPosting({ text, style, length: '60min', seed });
          if (!outcome.sufficient) throw new Error('refused');
          expect(outcome.plan.questions).toHaveLength(10);
          for (const question of outcome.plan.questions)
            expect(question.text).not.toMatch(/\ban? (?:Sales|HR|Customer)/);
        }
  });
});

describe('a manager of shifts', () => {
  it.each(['Shift Manager at Tesco', 'shift manager at a restaurant', 'Production Manager at Harbrook Foods Ltd'])(
    'as %j is not asked to set up a machine',
    (text) => {
      for (const style of ['behavioral', 'normal', 'technical'] as const)
        for (let seed = 0; seed < 12; seed++) {
          const outcome = planPosting({ text, style, length: '60min', seed });
          if (!outcome.sufficient) throw new Error('refused');
          for (const question of outcome.plan.questions) expect(question.text).not.toContain('set up a machine');
        }
    },
  );
});

describe('a full stop after a business name', () => {
  it.each([
    ['Work at Copper Kettle Co. You make coffee.', 2],
    ['Work at Copper Kettle Co. Make coffee.', 2],
    ['Brightwell Ltd. The team is small.', 2],
    ['A farm in Co. Durham is hiring.', 1],
    ['Harris Bros. Bakery is hiring.', 1],
    ['Norquill Inc. is hiring.', 1],
    ['Umoya Co. Ltd is hiring.', 1],
  ])('ends a sentence only where another begins: %j', (line, count) => {
    expect(splitSentences(line)).toHaveLength(count);
  });
});
