import { describe, expect, it } from 'vitest';
import { readPosting } from '#domain/planning/read-posting.ts';

const roleOf = (title: string): string => {
  const reading = readPosting(
    `${title}\nGreen Lane Surgery, Leeds\nYou will answer the phone, book appointments, greet patients, keep records, scan letters and
prepare the rota. You need a calm manner, good typing and care with confidential matters.`,
  );
  return reading.insufficiency ? '' : reading.profile.role;
};

describe('a role with a slash', () => {
  it('is the title before it where what stands behind it is none', () => {
    expect(roleOf('Receptionist / Front Desk')).toBe('Receptionist');
    expect(roleOf('Teaching Assistant/Learning Support')).toBe('Teaching Assistant');
    expect(roleOf('Night Baker / South London')).toBe('Night Baker');
  });

  it('is both where both are titles', () => {
    expect(roleOf('Chef / Cook')).toBe('Chef/Cook');
  });
});
