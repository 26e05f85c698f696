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

  it('are not made of a list of things whose first words are doings', () => {
    expect(
      dutiesIn('Care Assistant', 'You will keep care records.', 'Moving and handling, dementia care, first aid.'),
    ).toEqual(['keeping care records']);
    expect(dutiesIn('Farm Manager', '• Milk the cows', '• Records: herd software, treatment, NLIS')).toEqual([
      'milking the cows',
    ]);
    expect(dutiesIn('Guard', 'You will respond to emergencies including fire alarms and evacuations.')).toEqual([
      'responding to emergencies',
    ]);
  });

  it.each([
    'Weed control',
    'Stock takes',
    'Open to students in any year',
    'Fit for manual work in all weathers',
    'Visits warmly encouraged',
    'Key responsibilities',
  ])('are none in %j', (line) => {
    expect(dutiesIn('Gardener', '• Water the beds', `• ${line}`)).toEqual(['watering the beds']);
  });

  it('share what they are done to only where “and” joins them', () => {
    expect(dutiesIn('Carer', 'You will help people to wash and dress, serve meals and tidy rooms.')).toEqual([
      'serving meals',
      'tidying rooms',
    ]);
    expect(dutiesIn('Shepherd', '• Dosing, dipping, clipping with the neighbours')).toEqual([
      'dosing, dipping and clipping with the neighbours',
    ]);
  });

  it.each([
    ['Lead papers to publication and present at conferences', 'leading papers to publication'],
    ['Plan the jobs, allocate labour', 'planning the jobs'],
    ['Assign zones and breaks, coach in the moment', 'assigning zones and breaks'],
    ['Follow all safety rules, PPE compulsory', 'following all safety rules'],
    ['Repair boilers, controls and fires, first time where possible', 'repairing boilers, controls and fires'],
    ['Lock the school, alarm keyholder', 'locking the school'],
    ['Plan your own route from the docket', 'planning the route from the docket'],
    ['Make up 13–14 guest rooms', 'making up 13 to 14 guest rooms'],
    ['Prepare correspondence, reports, presentations', 'preparing correspondence, reports and presentations'],
  ])('of %j are %j', (line, duty) => {
    expect(dutiesIn('Shop Manager', '• Check the tills', `• ${line}`)).toEqual(['checking the tills', duty]);
  });

  it('are left out where what is kept how is not said', () => {
    expect(dutiesIn('Shop Manager', '• Check the tills', '• Keep shrinkage under 1.2%')).toEqual([
      'checking the tills',
    ]);
    expect(dutiesIn('Shop Manager', '• Check the tills', '• Keep the stock room tidy')).toContain(
      'keeping the stock room tidy',
    );
  });
});
