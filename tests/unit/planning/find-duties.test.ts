import { describe, expect, it } from 'vitest';
import { readPosting } from '#domain/planning/read-posting.ts';

const dutiesIn = (...lines: string[]) => readPosting(lines.join('\n')).profile.duties;

describe('the duties of a posting', () => {
  it('are not seen where a list names things, whatever else their first words may mean', () => {
    expect(
      dutiesIn(
        'CDL-A Driver, home every night',
        '• Class A licence',
        '• Clean record, medical card, hair test',
        '• Pre-trip and post-trip, logs, load securement',
      ),
    ).toEqual([]);
    expect(
      dutiesIn('Accommodation Assistant', 'The work:', '• cleaning cottages', '• welcome baskets and logs'),
    ).toEqual(['cleaning cottages']);
  });

  it('are seen where a list tells what to do', () => {
    expect(dutiesIn('Courier', '• Check the tyres', '• Load parcels', '• Welcome visitors at the gate')).toEqual([
      'checking the tyres',
      'loading parcels',
      'welcoming visitors at the gate',
    ]);
    expect(dutiesIn('Waiter', '• Welcome guests', '• Process payments', '• Order stock')).toEqual([
      'welcoming guests',
      'processing payments',
      'ordering stock',
    ]);
  });

  it('are seen after “you will”', () => {
    expect(dutiesIn('Courier', 'You will load parcels onto the van.')).toEqual(['loading parcels onto the van']);
  });

  it('do not end on what a figure belongs to', () => {
    expect(dutiesIn('Planning Officer', '• Negotiate section 106', '• Write reports for the committee')).toEqual([
      'writing reports for the committee',
    ]);
  });
});
