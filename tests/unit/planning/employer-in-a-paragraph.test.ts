import { describe, expect, it } from 'vitest';
import { readPosting } from '#domain/planning/read-posting.ts';

describe('an employer in one paragraph with the job', () => {
  it.each([
    [
      'Barista & Bean Machines GmbH',
      'Field Sales Representative, Barista & Bean Machines GmbH, region Rhein-Main. You sell professional coffee machines on lease to offices, hotels and bakeries, and look after the accounts that you win.',
    ],
    [
      'Nordlinie Transit',
      'Tram Driver, Nordlinie Transit. We are recruiting drivers for our six city tram lines. You drive early, late and night shifts and help passengers.',
    ],
  ])('is named without the title before it or the sentence behind it: %s', (name, text) => {
    expect(readPosting(text).profile.company).toBe(name);
  });
});
