import { describe, expect, it } from 'vitest';
import { readPosting } from '#domain/planning/read-posting.ts';

const nameIn = (...lines: string[]) => readPosting(lines.join('\n')).profile.company;

describe('the employer of a posting', () => {
  it('is who runs the hospital that the posting is about', () => {
    expect(
      nameIn(
        'Vacancy 4471     Electrician, Estates',
        'Location    Tararua Hospital, Pahiatua',
        'Hours       Full time, on call 1:6',
        'Tararua Hospital is one of three run by Eastern Ranges Health Board. The wiring dates from 1979, which is why we need you.',
        '· reactive and planned maintenance of lighting and power',
        '· testing of theatres and generators',
        '· looking after contractors',
        'Registered electrician with a practising licence.',
        'Eastern Ranges Health Board honours Te Tiriti o Waitangi and is a Rainbow Tick employer.',
        'Apply online only.',
      ),
    ).toBe('Eastern Ranges Health Board');
  });

  it('keeps what stands in brackets in the midst of it, and is no ending alone', () => {
    const name = nameIn(
      'Assistant Tea Taster',
      'Kolkata',
      'Taste three hundred cups a day and help to make up blends.',
      'Red Packet is a brand of Umoya & Sons (Tea) Private Limited, founded in 1904.',
      'Apply to the Personnel Officer.',
    );
    expect(name).not.toBe('Private Limited');
    expect(['', 'Umoya & Sons Private Limited']).toContain(name);
  });

  it('is no day of the week and nothing that is to be done', () => {
    expect(
      nameIn('Dentists in Truro need a part-time receptionist. Phone manner essential.', 'Send CV to Mrs Shaw.'),
    ).toBe('');
    expect(
      nameIn(
        'Line cook, nights',
        'Grill and prep on a scratch kitchen line. Tuesday and Sunday are not optional.',
        'Reply to this ad.',
      ),
    ).toBe('');
  });

  it('is whom one writes to at the foot, where nobody else is named', () => {
    expect(
      nameIn(
        'Bus Drivers – school runs and charter',
        'Hunter Valley NSW · Casual · $34.10 an hour',
        "Do you know every bend between Cessnock and Wollombi? We run 30 buses on the school routes for Wollombi Valley High, St Aidan's and nine primary schools, plus charter work.",
        '• Drive your route safely and to the timetable',
        '• Pre-departure inspection',
        '• Look after passengers',
        'HR or MR licence, driver authority.',
        'How to apply: drop in to the depot at 9 Quarry Lane, or post to The Operations Manager, Brokenback Coaches, PO Box 999, Cessnock 2325.',
      ),
    ).toBe('Brokenback Coaches');
  });

  it('is not the agency of a client that is only described', () => {
    expect(
      nameIn(
        'Manager, Compliance – Private Bank',
        'Raffles Place | Permanent | S$9,000',
        'Our client is the Asia booking centre of a European private bank. They are looking for a Manager to lead three analysts.',
        '1. Act as first contact on sanctions matters',
        '2. Approve high-risk KYC files',
        '3. Deliver annual training',
        'Interested candidates, send your CV to jo.lim@quaylinehr.example.',
        'Quayline HR Pte Ltd | EA Licence No: 00C0001 | Reg No: R0000001',
      ),
    ).toBe('');
  });

  it('is the client that an agency names, whatever else it says of its client', () => {
    expect(
      nameIn(
        'FINANCIAL CONTROLLER',
        'Paarl, Western Cape',
        'R1.1m CTC',
        'Karee Row Executive Search is proud to partner exclusively with BLOUBERG WINES in the appointment of a Financial Controller.',
        'THE COMPANY',
        'Blouberg Wines is a third-generation producer and exporter with two cellars.',
        'THE JOB',
        '- Prepare monthly management accounts and consolidate under IFRS',
        '- Manage a finance team of eight',
        '- Excise, VAT and income tax returns',
        "In line with our client's Employment Equity plan, preference will be given to designated groups.",
      ),
    ).toBe('Blouberg Wines');
  });

  it('is named whole where a list of partners is', () => {
    expect(
      nameIn(
        'Radiographer',
        'Facility: Kranskop Hospital, Estcourt',
        'Introduction: Kranskop Hospital is a 200-bed facility in the Langeni Health Group. The radiology department is operated by Drs Mabuza, Steyn and Partners Inc, an independent practice, which is the employer for this post.',
        'General, theatre and mobile imaging, CT, PACS.',
        'HPCSA registration. Closing date 31 July.',
      ),
    ).toBe('Drs Mabuza, Steyn and Partners Inc');
  });

  it('is none of those whose jobs a board shows beside it', () => {
    expect(
      nameIn(
        'Plumber',
        'Brecon and around',
        '£36,000, van',
        'Servicing, leaks, bathrooms and the odd boiler. One week in six on call. Gas Safe helps. Tidy pipework, tidy manners.',
        'Ring Gwyn after five on 01632 960118.',
        'Similar jobs: Heating Engineer – Homestead Energy Ltd – Cardiff | Fitter – Arcadia Boilers Ltd – Newport',
      ),
    ).toBe('');
  });
});

describe('an employer among others that the text names', () => {
  it.each([
    [
      'works at a venue of another name',
      'Pennant Catering',
      [
        'Barista',
        'Ellerby Stadium, Northgate',
        'Ellerby Stadium is the home of Northgate Town and opens its doors to 12,000 on a Saturday.',
        'You make coffee, work the till, restock the fridge and keep the counter clean.',
        'You will be employed by Pennant Catering, who have run the kiosks at the stadium since 2018. The club cannot answer questions about shifts.',
      ],
    ],
    [
      'looks after a ship that another owns',
      'Stronsay Crewing',
      [
        'Deckhand, MV Grey Fulmar',
        'Two weeks on, two off',
        'The Grey Fulmar is owned by Polar Data and chartered to the Northern Survey Agency. Stronsay Crewing mans and maintains her.',
        'Mooring, painting, watchkeeping and crane work.',
        'Stronsay Crewing is an equal opportunities employer.',
      ],
    ],
    [
      'has the contract at a site whose owner takes no part',
      'Oakshield Guarding',
      [
        'Security Officer',
        'Site: Penrow Refinery',
        'Oakshield Guarding holds the gatehouse contract at the refinery, which belongs to Tarn Oil. Check passes, search vehicles and write the log.',
        'Tarn Oil does not accept enquiries about this job. Your contract will be with Oakshield Guarding.',
      ],
    ],
    [
      'was called something else',
      'Millrace Homes',
      [
        'Housing Officer',
        'You may remember us as Fosse Valley Housing. Since May we have been Millrace Homes, with 9,000 tenants.',
        'Manage a patch, deal with arrears, inspect estates, sign up tenants.',
        'Millrace Homes is a Disability Confident employer.',
      ],
    ],
    [
      'has the franchise of a known name',
      'Adeyemi Kitchens Ltd',
      [
        'Team Member – Burger Barn, Kingsway',
        'This restaurant is owned and operated by franchisee Adeyemi Kitchens Ltd, which will be your employer.',
        'Cook, serve, clean, keep smiling. No experience needed.',
      ],
    ],
    [
      'is a university with an institute',
      'University of Westmarch',
      [
        'Research Technician',
        'Cressing Institute of Plant Science, Department of Biology, University of Westmarch',
        'You will prepare samples, keep the stores and help in the glasshouse. Funded by the Root Crop Levy.',
        'Grade 5. The University of Westmarch is a Disability Confident employer.',
      ],
    ],
    [
      'is a client that an agency names behind a label',
      'Calder Looms',
      [
        'Direct hire through BrightStep Personnel',
        'Production Planner',
        'Client: Calder Looms',
        'Halifax, £31,000',
        'BrightStep Personnel is screening for Calder Looms, who weave blankets. Load the looms, watch the stock, chase the dyehouse.',
        'You will be a Calder Looms employee from the first day.',
      ],
    ],
    [
      'has a number behind its name',
      'Larch Valley School Division No. 12',
      [
        'Educational Assistant',
        'Work site: Cedarbrae Elementary',
        'Larch Valley School Division No. 12 invites applications for the above position. Support two students, follow program plans, supervise at recess.',
        'Only those selected will hear from the Division.',
      ],
    ],
  ])('is the one that %s', (_, name, lines) => {
    expect(nameIn(...lines)).toBe(name);
  });

  it.each([
    [
      'a board keeps the name back and shows others’ jobs',
      [
        'Warehouse Operative (nights)',
        'Company: CONFIDENTIAL',
        'Pick, pack and scan orders, load cages, report shorts. Six months in a warehouse.',
        'Apply only through CrateJobs. The advertiser has chosen to hide its name.',
        'More in Speke: Van Driver, Huyton Parcels Ltd • Stock Controller, Lowther Wholesale',
      ],
    ],
    [
      'a firm that has no name yet meets people at a university',
      [
        'App Developer',
        'Stealth start-up, five people. We will tell you our name on the first call.',
        'You will build screens, write tests, ship weekly. Interviews are at the University of Salford.',
      ],
    ],
  ])('is nobody where %s', (_, lines) => {
    expect(nameIn(...lines)).toBe('');
  });

  it('is spelled with capitals where its owner puts them', () => {
    expect(
      nameIn(
        'kILNco',
        'Pottery Technician',
        'kILNco is looking for a technician for its two studios. Fire the kilns, mix glazes, help members at the wheel.',
        'kILNco has no gate. Apply to Jo at kILNco.',
      ),
    ).toBe('kILNco');
  });
});

describe('an employer with full stops in the name', () => {
  it('is read whole', () => {
    expect(
      nameIn(
        'K.R.S. Business Services, walk-in Monday to Saturday',
        'Dear candidate,',
        'We at K.R.S. Business Services have an urgent opening for a Claims Associate.',
        'Review medical claims received from hospitals, check eligibility and policy benefits.',
      ),
    ).toBe('K.R.S. Business Services');
  });
});

describe('an employer beside words that are none of the name', () => {
  it.each([
    [
      'behind its label, with a bracket in its midst',
      'Umzila Fabrication Works Ltd',
      [
        'Vacancy: Welder (x2)',
        'Company: Umzila Fabrication Works (Pty) Ltd',
        'Location: Empangeni, KwaZulu-Natal',
        'Welding of frames and tanks to drawing, TIG and MIG. Cutting, grinding and fitting up on site.',
        'Three years of experience. Bring your papers on Monday at seven.',
      ],
    ],
    [
      'after the board that speaks for it',
      'Scoil Bhríde Mucklagh',
      [
        'Special Needs Assistant',
        'The Board of Management of Scoil Bhríde Mucklagh invites applications for the post above.',
        'You will help two children in the senior classes, with reading, in the yard and at lunch.',
        'Level 3 or its equal. Garda vetting. Letters to the chairperson by Friday.',
      ],
    ],
    [
      'before what it says of itself',
      'Ashmere Police',
      [
        'Police Community Support Officer',
        'Ashmere Police. Serving. Listening. Caring',
        'Ashmere Police is looking for people who walk the streets, talk to everybody and write it down.',
        'Shifts, weekends, all weathers. We train you.',
      ],
    ],
    [
      'after since when',
      'Tallowbrook Provisions',
      [
        'Store Assistant',
        'Stacking, picking and receiving in our warehouse. You check deliveries and keep the cold room in order.',
        'Since 2019 Tallowbrook Provisions has been running shops in four towns, and we are hiring.',
        'Apply at Tallowbrook Provisions, Unit 4.',
      ],
    ],
  ])('is read without them: %s', (_, name, lines) => {
    expect(nameIn(...lines)).toBe(name);
  });
});

describe('an employer that only an address names', () => {
  const namedBy = (host: string) =>
    nameIn(
      'Gardener',
      'Garden and grounds, 40 hours, cottage if wanted.',
      'You will keep the borders, the orchard and the glasshouses with one other. Mowing from April. Tickets for a saw help.',
      `Letters and a CV by the end of March to office@${host}.co.uk`,
    );

  it('is parted before the words of its trade', () => {
    expect(namedBy('dalgarnolandscapes')).toBe('Dalgarno Landscapes');
  });

  it.each([
    ['cairnharrowestate', 'Cairnharrow Estate'],
    ['tuckamoreseafoods', 'Tuckamore Seafoods'],
  ])('is parted before the longest word that businesses are called by: %s', (host, name) => {
    expect(namedBy(host)).toBe(name);
  });

  it.each(['wascanawireandlight', 'wellanddaletreesurgeons'])(
    'is left out where its words can’t be told apart: %s',
    (host) => {
      expect(namedBy(host)).toBe('');
    },
  );
});

describe('a line that names a job and a little more', () => {
  it.each(['We are hiring a night shift nurse', 'We are looking for a weekend receptionist'])(
    'is enough: %j',
    (text) => {
      expect(readPosting(text).insufficiency).toBeUndefined();
    },
  );

  it.each(['We are hiring!', 'Hiring for the late shift', 'Nurse'])('is too little without: %j', (text) => {
    expect(readPosting(text).insufficiency).toBeDefined();
  });
});

describe('a page that has lost its posting', () => {
  it('is too little, whatever other jobs it lists', () => {
    const text = [
      'Sorry, this advert has expired.',
      'It may have been filled. Do not lose heart, though: here are others you may like:',
      'Dental Nurse – Harlow – today',
      'Roofer – Harlow – 3 days ago',
      'Search all jobs',
    ].join('\n');
    expect(readPosting(text).insufficiency).toBeDefined();
  });
});

describe('a text that is too little and in another language', () => {
  it.each([
    '看護師を募集しています。夜勤あり。',
    'Требуется повар, ночная смена',
    'Die Stelle ist für uns und mit der Familie',
  ])('is told apart from one that names no job: %j', (text) => {
    expect(readPosting(text).insufficiency).toBe('not_english');
  });

  it('is not what emoji are', () => {
    expect(readPosting('🍕👨‍🍳💼🔥').insufficiency).toBe('no_position');
  });
});

describe('a link in place of a posting', () => {
  it.each([
    'https://www.linkedin.com/jobs/view/1234567',
    'www.jobs.example/vacancy?id=7',
    'see this one, looks good?? \nhttps://jobs.example/vacancy/88213',
  ])('is told apart from a text that names no job: %j', (text) => {
    expect(readPosting(text).insufficiency).toBe('only_links');
  });

  it('is none where the posting names job and company beside it', () => {
    expect(readPosting('Barista at Copper Kettle Coffee https://jobs.example/7').insufficiency).toBeUndefined();
  });
});
