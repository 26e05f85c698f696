import { describe, expect, it } from 'vitest';
import { planPosting } from '#lab/plan-posting.ts';

const asked = (text: string, style: 'technical' | 'behavioral' | 'normal' = 'technical', seed = 0) => {
  const outcome = planPosting({ text, style, length: '30min', seed });
  if (!outcome.sufficient) throw new Error('refused');
  return outcome.plan.questions.map((question) => question.text);
};

const DEVELOPER = [
  'Java Developer',
  'Company: Tallow Freight',
  'What you will do',
  '- Build and look after the services that price a delivery',
  '- Review the code of your colleagues and write tests',
  'What you need',
  '- Three years with Java and Spring Boot',
  '- PostgreSQL and Kafka in production',
].join('\n');

const CASHIER = [
  'Sales Assistant',
  'Company: Tallow Garden Shop',
  'You will serve customers, keep the shelves full and take payments on our EPOS.',
  'Experience with EPOS is needed.',
].join('\n');

describe('the technical interview', () => {
  it.each([0, 1, 2, 3, 4, 5])('asks about two tools that the posting names, each once (seed %i)', (seed) => {
    const tools = ['Java', 'Spring Boot', 'PostgreSQL', 'Kafka'];
    const about = asked(DEVELOPER, 'technical', seed)
      .slice(1)
      .flatMap((text) => tools.filter((tool) => text.includes(tool)));
    expect(about).toHaveLength(2);
    expect(new Set(about).size).toBe(2);
  });

  it('does not always ask the same of a tool', () => {
    const about = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) =>
      asked(DEVELOPER, 'technical', seed)
        .filter((text) => /Kafka|PostgreSQL|Spring/.test(text))
        .join(' '),
    );
    expect(new Set(about).size).toBeGreaterThan(3);
  });

  it('says a tool as people of the trade do', () => {
    expect(asked(CASHIER).join(' ')).toMatch(/the till system/);
    expect(asked(CASHIER).join(' ')).not.toMatch(/EPOS/);
  });

  it('leaves tools to the technical style', () => {
    for (const style of ['normal', 'behavioral'] as const)
      expect(asked(DEVELOPER, style).slice(1).join(' ')).not.toMatch(/Spring Boot|Kafka|PostgreSQL/);
  });
});
