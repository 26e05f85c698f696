import { z } from 'zod';

// What employer-words.json may hold. The planner imports the type alone; a test reads the file by the schema.

const words = z.array(z.string().regex(/^[\p{L}\d' ]+\*?$/u)).min(1);
const kindName = z.enum(['site', 'venue', 'road', 'landform', 'unit', 'agency', 'institution', 'award', 'paper']);
const spoken = z.array(z.string().regex(/^[\p{L}' ]+$/u));
const cue = z.string().regex(/^(?:before|after|name): \S/);

/** A kind of name, by words that stand anywhere in it or at its end; 'recruit*' is any word that begins so. */
const kind = z.strictObject({ at: z.enum(['within', 'end']), words });

export const employerWords = z.strictObject({
  kinds: z.strictObject({
    /** Buildings and estates: where one works, not whom for. */
    site: kind,
    /** Where others come to work, for matches, by ship or on a contract. */
    venue: kind,
    road: kind,
    /** Parts of a country. */
    landform: kind,
    /** Parts of an institution. */
    unit: kind,
    agency: kind,
    /** What an organisation may be and be called by its kind alone, 'the school is …'. */
    institution: kind,
    award: kind,
    /** Where postings are printed. */
    paper: kind,
  }),
  /** What a text says of 'the hotel' tells of a name that ends on 'Hotel'. */
  kindSentences: z.array(
    z.strictObject({
      says: z.string().min(1),
      kinds: z.array(kindName).min(1),
      /** What stands before the kind, one of them. */
      before: spoken.min(1),
      /** How many words may stand in between. */
      between: z.int().min(0).max(5),
      /** What follows, one of them; none where it does not matter. */
      after: spoken,
    }),
  ),
  /** 'Melbourne VIC', 'Sioux Falls SD' */
  states: words,
  beforeADate: words,
  /** 'Three Rivers Credit Union', 'Good Shepherd School' */
  counts: words,
  honorifics: words,
  cues: z.strictObject({
    /** Cues that speak for a name also where they stand by a shorter or longer form of it. */
    kin: z.array(cue),
    /** What makes it doubtful that a name is one. */
    doubtful: z.array(cue),
    /** What is counted by itself where somebody hires for a client: the name at the top is the agency's. */
    aboutAClient: z.array(z.string().min(1)),
    /** Beginnings of what is counted by itself of a doubtful name: a place says more of one that could be nothing else. */
    doubted: z.array(z.string().min(1)),
    /** What somebody is said to do. */
    doings: z.array(cue),
    /** Where one cue says more than another, the other says nothing: 'based at Umoya' is not 'at Umoya'. */
    silences: z.array(z.strictObject({ said: z.array(cue), silent: z.array(cue) })),
  }),
});
export type EmployerWords = z.infer<typeof employerWords>;
