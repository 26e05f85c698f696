import { mayBeVerb } from './duty-phrase.ts';
import { isOnlySkills } from './find-skills.ts';
import { AFTER, BEFORE } from './name-cues.ts';
import { laddersOf } from './name-ladder.ts';
import type { NameMention } from './name-mentions.ts';
import { otherJobs } from './other-jobs.ts';
import { isCalendar, isClutter, isDepartment, isJobBoard, isPlace, isTerms } from './posting-pieces.ts';
import type { PostingSections } from './posting-sections.ts';
import type { PostingText } from './posting-text.ts';
import { foldText } from './term-index.ts';
import { readTitle } from './title-phrase.ts';
import { tradeShare } from './trade-words.ts';
import {
  BOUNDARY,
  BUSINESS_WORDS,
  isOrganisation,
  LEGAL_ENDING,
  NOT_A_NAME,
  ORG_ENDING,
  PLACES,
} from './vocabulary.ts';

/** A name with every place that mentions it. */
export interface NameCandidate {
  name: string;
  /** Folded, without a legal ending: what tells it from other names. */
  key: string;
  mentions: readonly NameMention[];
}

import type { Features } from './ranking.ts';

const LEAD_WORD =
  /^(?:since|from|until|before|after|by|every|each|last|next|early|late|mid|spring|summer|autumn|winter)$/;
/** 'Three Rivers Credit Union', 'Good Shepherd School' */
const COUNTS =
  /^(?:one|two|three|four|five|seven|ten|first|second|new|good|great|best|little|day|night|all|home|open|person|team|week|holy|west|little)$/;
const HONORIFIC = /^(?:mr|mrs|ms|miss|mx|mme|dr|prof|professor|sir|rev|revd|fr|sister|cllr|capt|sgt)\.? \p{L}/iu;
/** 'Dr Hana Petrovski', but 'St Dominic's' and 'Dr Pillay & Partners' are none. */
export const isPerson = (name: string): boolean =>
  HONORIFIC.test(name) && !isOrganisation(name) && !/&| and |'s\b/.test(name);
/** 'Enhanced DBS', 'Closed Sundays and Mondays', 'Friday and Saturday', 'Send CV': a check, days, what to do; nobody's name. */
export const isNobody = (name: string): boolean => CHECK.test(name) || DAYS.test(name) || TO_DO.test(name);
const CHECK = /(?:^| )(?:DBS|PVG|PAYE|GCSEs?|NVQ|BPSS)$/;
const DAYS =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days\b|^(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|and|or|to|&)\s*)+$/i;
const TO_DO =
  /^(?:send|apply|e-?mail|call|text|contact|click|submit|reply|ring|phone|forward)\b.* ?\b(?:cvs?|r[eé]sum[eé]s?|now|here|today|us|me)$/i;
/** Buildings, estates and roads: where one works, not whom for. */
const SITE =
  /\b(?:house|park|estate|centre|center|tower|towers|building|plaza|mall|quay|wharf|campus|hub|airport|station|annexe?|exchange|court|terrace|bridge|mill|mills|docks?|field|fields|square|works)$/i;
/** Where others come to work, for matches, by ship or on a contract. */
const VENUE =
  /\b(?:stadium|arena|ground|depot|wing|ward|zone|refinery|mine|plant|terminal|complex|hall|vicarage|theatre|ship|vessel|lodge|farm|garage|yard|peninsula|project|package|stage|auditorium)$/i;
const ROAD = /\b(?:road|rd|street|st|lane|avenue|ave|boulevard|blvd|drive|highway|hwy|crescent|parade)$/i;
/** Parts of a country. */
const LANDFORM =
  /\b(?:peninsula|coast|valley|islands?|bay|downs|hills|dales?|region|province|district|heights|beach|beaches|plains|highlands|borders?|suburbs?|territory)$/i;
/** Parts of an institution. */
const UNIT =
  /\b(?:lab|laboratory|faculty|department|school of|institute of|division|ward|unit|team|programme|program|project)\b/i;

/** Cues that speak for a name also where they stand by a shorter or longer form of it. */
const KIN_CUES: ReadonlySet<string> = new Set([
  ...[
    'at',
    'job at',
    'join',
    'work for',
    'about',
    'behalf',
    'hired for',
    'apply with',
    'we are',
    'as one at',
    'this is',
    'report',
    'copyright',
  ].map((name) => `before: ${name}`),
  ...[
    'hires',
    'seeks',
    'is a',
    'does',
    'recruits',
    'possessive',
    'employs',
    'does something',
    'team',
    'you will',
    'we',
    'registered',
  ].map((name) => `after: ${name}`),
]);
const SIGNED =
  /^(?:(?:mr|mrs|ms|miss|dr|prof)\.? )?\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]+){1,2}(?:,|$)|\b(?:manager|director|head|owner|partner|secretary|principal|regards|faithfully|sincerely|contact|apply)\b/iu;
const ABOUT_HEADING =
  /^(?:\W*)(?:about (?:us|the (?:company|employer|practice|school|team|organi[sz]ation|business)|this employer|our)|who we are|(?:company|employer) (?:description|profile|overview|information)|the (?:company|employer|organi[sz]ation))\W*$/i;
const ACTS = 'acts for others';

const AGENCY_NAME =
  /\b(?:labou?r|consultan\w+|placements?|manpower|recruit\w*|staff\w*|talent|workforce|personnel|employment|resourcing|search|appointments|jobs?|hire|hiring|selection|temps?|agency|executive|locums?)\b/i;
const CLIENT_TEXT =
  /\b(?:our client|my client|on behalf of (?:our|an?|my|the|one of)|client is|clients are|acting as an? (?:employment|recruitment)|employment (?:agency|business)|recruitment (?:agency|consultan\w+|partner|business)|our clients|one of our (?:[\p{L}-]+ ){1,3}clients?|retained (?:by|to)|confidential client|staffing (?:agency|firm)|for (?:a|one of our) (?:\w+ ){0,3}client|end client|the client,|EA licen[cs]e|EA personnel|EA \d|search (?:firm|practice)|executive search|through us|our candidates?|temp to perm|registering with us)\b/iu;
const OUR_CLIENT = /\b(?:our|my|end) client\b(?! (?:base|list|facing|care|service))|\bconfidential client\b/i;
/** Somebody else's business that has no name here: 'for one of our top clients', 'to join a tier one supplier'. */
const UNNAMED_BUSINESS =
  /\b(?:join|for|with|within|is|are) (?:an?|one of (?:the|our|\w+['’]s)) (?:[\p{L}\d'’-]+ ){0,5}(?:clients?|firm|suppliers?|business|company|manufacturer|brands?|retailers?|supermarkets?|organi[sz]ation|employers?|provider|group)\b/iu;
/** 'our client, Little Wattle', 'on behalf of Tasman Ridge'. */
const NAMED_CLIENT =
  /\b(?:[Oo]ur client|[Mm]y client|[Cc]lient is(?! the)|[Oo]n behalf of|[Rr]equirement with|[Rr]etained by|[Hh]ir(?:ing|e) for|[Pp]osition for|[Aa]sked by|[Cc]lient:|[Tt]he client,|[Ss]creening for|[Dd]ays for|exclusively (?:with|for)|solely for|rolls of|directly for)(?: our client)?,? (?:the )?(?!CONF|Conf|One\b|Our\b|My\b|A\b|UK|We\b|They\b|This\b)\p{Lu}[\p{L}'-]+/u;
const MASS_NOUN =
  /\b(?:school|hospital|council|university|college|trust|church|library|museum|academy|surgery|clinic|centre|board|society|bank|centre|institute|foundation|association|charity|county|salon|gallery|theatre|café|cafe|pub|estate|shop|store|studio|federation|nursery|hotel|home|pharmacy|bakery|restaurant|inn|farm|dairy|garage)\b/i;
const AWARD_NAME =
  /\b(?:award|awards|certificate|certified|investors?|magnet|employer|level|nvq|diploma|act|day|code|week|scheme|programme|program|plan|fund|first nation|people)\b/i;

/** Where postings are printed. */
const PAPER =
  /\b(?:jobs?|vacancies|noticeboard|newsletter|voice|notes|digest|circular|list|gazette|times|herald|news|bulletin|magazine|board|classifieds|weekly|parish|community|echo|chronicle|journal)\b/i;
/** 'Melbourne VIC', 'Sioux Falls SD' */
const STATE =
  /^(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT|ON|BC|AB|QC|MB|SK|NB|NL|PE|A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

/** What an agency does, after its name. */
const ACTS_FOR =
  /^[^.!?]{0,60}\b(?:on behalf of|(?:for|with) (?:our|my|an?|one of (?:our|the|its|\w+'s)) [^.!?]{0,60}?(?:clients?|networks?|brands?|firms?|groups?|companies|employers?|schools?|nursery|nurseries|trusts?|banks?|distributors?|retailers?|manufacturers?|homes?|business(?:es)?)|specialist \w+ recruiter|acts? (?:as|for)|acting (?:as|for)|(?:mandated|retained|instructed|engaged|commissioned) by (?:an?|one of)|asked to (?:find|recruit|hire|fill) [^.!?]{2,60} for (?:an?|one of)|(?:assisting|hiring for|recruiting for|working (?:closely )?with|filling [^.!?]{2,40} for) (?:an?|one of) employment (?:agency|business)|recruitment (?:agency|business)|partner(?:ing|ed) with|our clients?)\b/i;

/** What the posting as a whole adds, worked out once. */
export interface CompanyContext {
  posting: PostingText;
  sections: PostingSections;
  role: string;
  /** Index of the line that names the role, -1 when none does plainly. */
  roleLine: number;
  text: string;
  lineStarts: readonly number[];
  clientText: boolean;
  /** Whether it is somebody's client who hires. */
  ourClient: boolean;
  /** Whether a business is spoken of that has no name. */
  unnamedBusiness: boolean;
  /** Whether the client is told by name: 'our client, Little Wattle'. */
  namedClient: boolean;
  /** The words that the text writes without a capital. */
  smallWords: ReadonlySet<string>;
  /** The lines that name other jobs. */
  otherJobs: ReadonlySet<number>;
  /** What stands around the places that were read, by place. */
  cues: Map<string, readonly string[]>;
}

export function companyContext(
  posting: PostingText,
  sections: PostingSections,
  role: string,
  roleLine: number,
): CompanyContext {
  let at = 0;
  const lineStarts = posting.lines.map(({ text }) => {
    const start = at;
    at += text.length + 1;
    return start;
  });
  return {
    posting,
    sections,
    role,
    roleLine,
    text: posting.text,
    lineStarts,
    clientText: CLIENT_TEXT.test(posting.text),
    ourClient: OUR_CLIENT.test(posting.text),
    unnamedBusiness: UNNAMED_BUSINESS.test(posting.text),
    namedClient: NAMED_CLIENT.test(posting.text),
    otherJobs: otherJobs(posting.lines),
    cues: new Map(),
    smallWords: new Set([...posting.text.matchAll(/(?<!\p{L})\p{Ll}[\p{L}'-]*/gu)].map(([word]) => word)),
  };
}

/** Mentions of one name put together; 'Umoya' counts for 'Umoya Telecoms', which holds it. */
export function groupMentions(mentions: readonly NameMention[]): NameCandidate[] {
  const groups = new Map<string, NameMention[]>();
  for (const mention of mentions) {
    const key = keyOf(mention.name);
    if (key === '') continue;
    const group = groups.get(key);
    if (!group) groups.set(key, [mention]);
    else if (
      !group.some(({ line, from, way }) => line === mention.line && from === mention.from && way === mention.way)
    )
      group.push(mention);
  }
  return [...groups].map(([key, group]) => ({ key, mentions: group, name: bestSpelling(group) }));
}

const keyOf = (name: string): string =>
  foldText(name)
    .replace(/^the /, '')
    .replace(/ (?:(?:pte|pvt|pty|private) )?(?:ltd|limited|inc|llc|llp|lp|gmbh|plc|corp|dac|co)$/, '')
    .trim();

/** The fullest of the ways in which a name is written: with capitals before without, with a legal ending before without. */
function bestSpelling(mentions: readonly NameMention[]): string {
  let best = '';
  let most = -1;
  for (const { name } of mentions) {
    const words = name.split(' ');
    const capitals = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word)).length / words.length;
    const score =
      capitals * 100 - (name === name.toUpperCase() && name.length > 5 ? 20 : 0) + Math.min(name.length, 40) / 10;
    if (score > most) {
      best = name;
      most = score;
    }
  }
  return best;
}

/** 'in Ripon' is no 'Ripon Dairies'. */
const NEARBY = /\b(?:in|near|from|around|to|of|across|outside|between)\s+(?:the )?$/i;

/** The names of a text, to be found by what they hold and by what holds them. */
export class NameIndex {
  readonly names: readonly NameCandidate[];
  /** Of which institutions a name is the whole or a part. */
  readonly ladders: (name: string) => readonly string[];
  readonly #byKey: ReadonlyMap<string, NameCandidate>;
  readonly #byWord = new Map<string, NameCandidate[]>();

  constructor(names: readonly NameCandidate[]) {
    this.names = names;
    this.ladders = laddersOf(names.map(({ name }) => name));
    this.#byKey = new Map(names.map((name) => [name.key, name]));
    for (const name of names)
      for (const word of new Set(name.key.split(' '))) {
        const group = this.#byWord.get(word);
        if (group) group.push(name);
        else this.#byWord.set(word, [name]);
      }
  }

  /** Names that this one begins with. */
  within(key: string): NameCandidate[] {
    const words = key.split(' ');
    return words.slice(1).flatMap((_, i) => this.#byKey.get(words.slice(0, i + 1).join(' ')) ?? []);
  }

  /** Whether these words are a name of their own somewhere. */
  says(key: string): boolean {
    return this.#byKey.get(key)?.mentions.some(({ way }) => way !== 'piece') === true && this.around(key).length > 1;
  }

  /** Where the text says a name by its beginning alone: 'Norquill looks after …' for 'Norquill Equipment'. */
  saidShort({ key, mentions }: NameCandidate, context: CompanyContext): NameMention[] {
    return this.within(key)
      .filter((short) => short.key.length > 3 && mayBeName(short.name, context))
      .flatMap((short) => short.mentions)
      .filter(
        ({ way, line, from, to }) =>
          way !== 'piece' &&
          !mentions.some((mine) => mine.line === line && mine.from <= from && mine.to >= to) &&
          !NEARBY.test((context.posting.lines[line]?.text ?? '').slice(Math.max(0, from - 20), from)),
      );
  }

  /** Whether a place of a name follows another name and 'at': the café of 'Second Crack at Millbrook Garden Centre'. */
  holds({ line, from }: NameMention, context: CompanyContext): boolean {
    const before = (context.posting.lines[line]?.text ?? '').slice(0, from);
    const at = /\s(?:at|@|inside|within) (?:the )?$/i.exec(before)?.index;
    return at !== undefined && this.#endsAt(line, at, context);
  }

  /** Whether another name follows a place of this one and 'at'. */
  stands({ line, from, to }: NameMention, context: CompanyContext): boolean {
    const text = context.posting.lines[line]?.text ?? '';
    return /^\s(?:at|@|inside|within) (?:the )?\p{Lu}/iu.test(text.slice(to)) && !isJob(text.slice(from, to), context);
  }

  #endsAt(line: number, at: number, context: CompanyContext): boolean {
    return this.names.some(
      ({ name, mentions }) =>
        !isJob(name, context) &&
        mayBeName(name, context) &&
        mentions.some((mention) => mention.line === line && mention.to === at),
    );
  }

  /** Longer names that hold this one. */
  around(key: string): NameCandidate[] {
    return (this.#byWord.get(key.split(' ')[0] ?? '') ?? []).filter(
      (other) => other.key !== key && ` ${other.key} `.includes(` ${key} `),
    );
  }
}

/** Everything countable about a candidate and the places that mention it. */
export function companyFeatures(candidate: NameCandidate, all: NameIndex, context: CompanyContext): Features {
  const features = new Map<string, number>();
  const set = (name: string, value: number | boolean = 1) => {
    const number = Number(value);
    if (number !== 0) features.set(name, Math.max(features.get(name) ?? 0, number));
  };
  addShape(candidate, context, set);
  const short = all.saidShort(candidate, context);
  const places = new Map<string, Set<string>>();
  for (const mention of [...candidate.mentions, ...short])
    addMention(mention, context, (name, value = 1) => {
      if (Number(value) === 0) return;
      const at = places.get(name) ?? new Set();
      places.set(name, at.add(`${mention.line} ${mention.from}`));
      // What is said again says more, though not twice as much.
      features.set(name, Math.sqrt(Math.min(MOST_COUNTED, at.size)));
    });
  set('said short', short.length > 0);
  set('said short again and again', new Set(short.map(({ line }) => line)).size >= 3);
  addCounts({ ...candidate, mentions: [...candidate.mentions, ...short] }, all, context, set);
  // Where a client is spoken of, the name at the top is the agency's.
  if (context.clientText)
    for (const name of [...features.keys()])
      if (
        /^(?:place: (?:alone|heading|first line|second line|last lines)|after: (?:is a|does|hires)|host|name: organisation)$/.test(
          name,
        )
      )
        set(`about a client, ${name}`);
  // What an agency's name means depends on whether somebody else is hired for.
  if (features.has('name: agency') && context.clientText) set('agency in a text about a client');
  if (features.has('name: agency') && context.unnamedBusiness) set('agency beside an unnamed business');
  if (context.clientText) set('text about a client');
  if (context.namedClient)
    set(features.has('before: behalf') ? 'the client that is named' : 'a client is named, not this one');
  if (features.has('acts for others') && !context.namedClient) set('acts for somebody unnamed');
  // A place in the text says more of a name that could be nothing else.
  if (CLEAN.some((name) => features.has(name))) {
    set('doubtful');
    for (const [name, value] of [...features])
      if (/^(?:place|before|after|next line|mentions|way|host|early)/.test(name)) {
        set(`doubtful, ${name.split(':')[0]}`, value);
        set(`doubtful, ${name}`, value);
      }
  }
  return features;
}

const CLEAN = [
  'place',
  'calendar',
  'department',
  'terms',
  'clutter',
  'board',
  'skills',
  'title',
  'common start',
  'boundary',
  'verb start',
  'the role',
  'part of the role',
  'many small letters',
  'honorific',
  'ends in a state',
  'only a kind',
  'since when',
  'a company of',
].map((name) => `name: ${name}`);

/** Places of a name beyond these count no more. */
const MOST_COUNTED = 4;

type Note = (name: string, value?: number | boolean) => void;

function addShape({ name }: NameCandidate, { posting, role, smallWords }: CompanyContext, set: Note): void {
  const words = name.split(/\s+/);
  const first = words[0]?.toLowerCase() ?? '';
  // 'Hollow Creek School District No. 14'
  const unnumbered = name.replace(/,? (?:no\.? ?)?#?\d{1,4}$/i, '');
  const last = unnumbered.split(/\s+/).at(-1)?.toLowerCase() ?? '';
  set(`words: ${Math.min(words.length, 5)}`);
  set('name: organisation', isOrganisation(unnumbered));
  set('name: institution', MASS_NOUN.test(name));
  set('name: legal', LEGAL_ENDING.test(last));
  set('name: agency', AGENCY_NAME.test(name));
  set('name: place', isPlace(name));
  set('name: ends in a place', words.length > 1 && PLACES.has(last));
  set('name: starts with a place', words.length > 1 && PLACES.has(first));
  set('name: calendar', isCalendar(name));
  set('name: department', isDepartment(name));
  set('name: terms', isTerms(name));
  set('name: clutter', isClutter(name));
  set('name: board', isJobBoard(name));
  set('name: honorific', HONORIFIC.test(name));
  set('name: a company of', /^an? .*\b(?:company|business|brand|firm)$/i.test(name));
  set('name: since when', words.length > 1 && isCalendar(last) && LEAD_WORD.test(first));
  set('name: only a kind', words.length === 1 && (ORG_ENDING.test(name) || MASS_NOUN.test(name)));
  set('name: award', AWARD_NAME.test(name));
  set('name: site', SITE.test(name));
  set(
    'name: place start',
    /^(?:nr|near|greater|mount|mt|lake|port|cape|fort|bay|co|county|central|west|east|north|south) /i.test(name),
  );
  set('name: venue', VENUE.test(name));
  set('name: road', ROAD.test(name) && words.length > 1);
  set('name: unit', UNIT.test(name));
  set('name: landform', LANDFORM.test(name));
  // 'Umoya Community Trust' prints nothing.
  set('name: paper', PAPER.test(ORG_ENDING.test(name) ? name.replace(/\b(?:community|parish|board)\b/gi, '') : name));
  set('name: ends in a state', words.length > 1 && STATE.test(words.at(-1) ?? ''));
  set('name: skills', isOnlySkills(name));
  const title = readTitle(name, true, false);
  const organisation = isOrganisation(name);
  const titled = title !== undefined && title.strength >= 2 && !/&/.test(name);
  set('name: title', titled && !organisation && title.title.toLowerCase() === name.toLowerCase());
  set('name: holds a title', titled && !organisation);
  const trade = tradeShare(name);
  set('name: trade words', trade);
  set('name: nothing but trade words', trade === 1);
  set('name: no trade word', trade === 0);
  set(
    'name: common start',
    first !== 'the' && NOT_A_NAME.has(first) && !(organisation && words.length > 2 && COUNTS.test(first)),
  );
  set('name: boundary', (words.length === 1 && BOUNDARY.has(first)) || /'(?:d|ll|re|ve|m)$/.test(first));
  set('name: verb start', mayBeVerb(first));
  set('name: doing', /^\p{L}+ing$/iu.test(first));
  set('name: digits', /\d/.test(name));
  set('name: ampersand', /&| and /.test(name));
  set('name: possessive', /'s?(?:\s|$)/.test(name));
  set('name: acronym', /^\p{Lu}{2,5}$/u.test(name));
  set(
    'name: small letters',
    !posting.lowerCase && /(?:^|\s)(?!(?:of|and|the|de|la|for|van|von)\s|\p{Ll}[\p{Ll}\d]*\p{Lu})\p{Ll}/u.test(name),
  );
  set('name: many small letters', (name.match(/(?:^|\s)\p{Ll}/gu)?.length ?? 0) / words.length > 0.5);
  set('name: the role', role !== '' && ` ${name.toLowerCase()} `.includes(` ${role.toLowerCase()} `));
  set('name: part of the role', role !== '' && ` ${role.toLowerCase()} `.includes(` ${name.toLowerCase()} `));
  set('name: symbol', /[/+]/.test(name));
  if (words.length <= 2 && !posting.lowerCase) {
    // 'Gather' the company and 'gather' the verb: a word that the text also writes small.
    set(
      'name: also written small',
      words.every((word) => smallWords.has(word.toLowerCase())),
    );
  }
  // 'City of Wandarra's Natural Environment': the owner is the name.
  const owner = /^(.{3,}\p{L}{2})'s \p{Lu}/u.exec(name)?.[1];
  set('name: owner and thing', owner !== undefined && (isOrganisation(owner) || owner.includes(' of ')));
  set('name: business word', BUSINESS_WORDS.has(last));
  set('name: mixed case', /\p{Ll}\p{Lu}/u.test(name));
}

/** What stands around a mention; a place that several names hold is read once. */
function cuesAt({ line: at, from, to }: NameMention, { posting, cues }: CompanyContext): readonly string[] {
  const key = `${at} ${from} ${to}`;
  const known = cues.get(key);
  if (known) return known;
  const line = posting.lines[at]?.text ?? '';
  const before = line.slice(Math.max(0, from - 48), from);
  // 'The Umoya Museum (UM) holds …'
  const after = line
    .slice(to, to + 150)
    .replace(/^ \(\p{Lu}[\p{L}&]{1,7}\)/u, '')
    .replace(APPOSED, '')
    .slice(0, 70);
  const found: string[] = [];
  for (const [name, cue] of BEFORE) if (cue.test(before)) found.push(`before: ${name}`);
  for (const [name, cue] of AFTER) if (cue.test(after)) found.push(`after: ${name}`);
  if (/^[^.!?]{0,20}\b(?:is|are|acts?|has been|have been)\b/i.test(after) && ACTS_FOR.test(line.slice(to, to + 160)))
    found.push(ACTS);
  const settled = settle(
    OF_ANOTHER.test(before) ? found.map((cue) => (DOES.has(cue) ? `${cue}, of another` : cue)) : found,
  );
  cues.set(key, settled);
  return settled;
}

/** 'Umoya, newest of the town's bakeries, is looking for': what it does comes after what it is. */
const APPOSED =
  /^, [^.!?,]{3,70},(?= (?:is|are|has|have|will|needs?|wants?|seeks?|invites?|requires?|runs?|makes?|builds?|operates?|offers?|provides?)\b)/i;

/** 'A grant from Umoya pays for …': what is done there is not the doing of who stands behind a preposition. */
const OF_ANOTHER = /\p{L} (?:from|for|to|in|on|by|near|behind|under|inside|with) (?:the )?$/u;
const DOES: ReadonlySet<string> = new Set([
  'after: is a',
  'after: does',
  'after: does something',
  'after: seeks',
  'after: hires',
]);

/** Where one cue says more than another, the other says nothing: 'Based at the Old Tannery' is not 'at Umoya we'. */
function settle(cues: readonly string[]): string[] {
  const has = (cue: string) => cues.includes(cue);
  const silent = new Set<string>();
  if (has('before: based at')) for (const cue of ['before: at', 'before: in', 'before: job at']) silent.add(cue);
  // 'Greetings from Umoya'
  if (has('before: this is')) for (const cue of ['before: near', 'before: in', 'before: at']) silent.add(cue);
  if (has('after: run by others') || has('after: owned by')) silent.add('after: is a');
  // 'We are part of Umoya, our 200 beds …'
  if (has('before: part of')) silent.add('after: we');
  // 'Umoya does not accept enquiries about this role'
  if (has('after: not them'))
    for (const cue of [
      'after: does',
      'after: is a',
      'after: equal employer',
      'after: registered',
      'after: does something',
    ])
      silent.add(cue);
  if (has('before: not them') || has('before: former'))
    for (const cue of ['before: at', 'before: behalf', 'before: person', 'before: join']) silent.add(cue);
  const kept = cues.filter((cue) => !silent.has(cue));
  if (has('before: at') && (has('after: we') || has('after: you will'))) kept.push('at it: we or you');
  return kept;
}

function addMention(mention: NameMention, context: CompanyContext, set: Note): void {
  const { posting, roleLine, role } = context;
  const line = posting.lines[mention.line];
  if (!line) return;
  const before = line.text.slice(Math.max(0, mention.from - 48), mention.from);
  const after = line.text.slice(mention.to, mention.to + 60);
  set(`way: ${mention.way}`);
  const cues = cuesAt(mention, context);
  for (const name of cues) set(name);
  const sentenceStart = /(?:^|[.!?:]\s+|")$/.test(before);
  set('place: sentence start', sentenceStart);
  if (SITE.test(mention.name)) {
    set('site: at', /\b(?:at|in|from|based)\s+(?:the |our )?$/i.test(before));
    set('site: heading', mention.line < 5);
  }
  set('place: within a sentence', !sentenceStart && /\p{Ll}/u.test(before));
  const alone = mention.from < 3 && after.trim() === '';
  const words = line.text.split(' ').length;
  const heading = words <= 9 && !/[.!?]$/.test(line.text.replace(/\b(?:Ltd|Inc|Co|St)\.$/i, ''));
  set('place: alone', alone && heading);
  set('place: heading', heading && mention.line < 8);
  set('place: first line', mention.line === 0);
  set('place: second line', mention.line === 1);
  set('place: last lines', mention.line >= posting.lines.length - 4 && posting.lines.length > 8);
  set('place: last lines alone', mention.line >= posting.lines.length - 4 && posting.lines.length > 8 && alone);
  set('place: list item', line.bullet);
  set('place: breadcrumb', /[›>»]/.test(line.text));
  const section = context.sections((context.lineStarts[mention.line] ?? 0) + 1);
  set(`section: ${section}${line.bullet ? ', item' : ''}`);
  const gap = mention.line - roleLine;
  if (roleLine >= 0) {
    set('place: line below', gap === 1 && heading);
    set('place: two below', gap === 2 && heading);
    set('place: line above', gap === -1 && heading);
    set('place: line below alone', gap === 1 && alone);
    set('place: line above alone', gap === -1 && alone);
    const at = role === '' ? -1 : line.text.toLowerCase().indexOf(role.toLowerCase());
    if (gap === 0 && at >= 0) {
      const between =
        mention.from > at ? line.text.slice(at + role.length, mention.from) : line.text.slice(mention.to, at);
      set('place: beside the role', /^\s*(?:\([^()]*\))?[^\p{L}]*(?:at |@|for |with |by )?(?:the )?$/iu.test(between));
      set('place: beside, after a dash or bar', /^\s*(?:\([^()]*\)\s*)?[-–—|·•:]\s*$/u.test(between));
      set('place: beside, after a comma', mention.from > at && /^(?:\s*\([^()]*\))?,\s*$/.test(between));
      set('place: beside, after at', /^\s*(?:at|@|for|with)\s+(?:the )?$/i.test(between));
      set('place: same line, before', mention.from < at);
      set('place: same line, after', mention.from > at);
      set('place: two parts from the role', mention.from > at && /[-–—|·•,].*[-–—|·•,]/.test(between));
    }
  }
  const previous = posting.lines[mention.line - 1]?.text ?? '';
  set(
    'place: below who signs',
    mention.from === 0 && mention.line >= posting.lines.length - 8 && previous.length < 70 && SIGNED.test(previous),
  );
  const belowAbout = ABOUT_HEADING.test(previous);
  set('place: below about', sentenceStart && belowAbout);
  set(
    'place: subject below about',
    belowAbout && /(?:^|[.!?,]\s+)(?:the )?$/i.test(before) && /^,? \p{Ll}+s\b/u.test(after),
  );
  const next = posting.lines[mention.line + 1]?.text ?? '';
  set('next line: goes on', alone && /^(?:is|are|we|our) /i.test(next));
  set('next line: stars', alone && /\bstars?\b|reviews?|verified|★|out of 5/i.test(next));
  const sentence = sentenceAround(line.text, mention.from);
  set('sentence: we', /\b(?:we|our|us)\b/i.test(sentence));
  set(
    'sentence: candidate',
    /\b(?:experience|knowledge|essential|desirable|degree|certif\w+|licen[cs]e|qualification|must|ability)\b/i.test(
      sentence,
    ),
  );
  set('sentence: agency', CLIENT_TEXT.test(sentence));
  set(
    'sentence: address',
    /\b(?:road|street|lane|avenue|square|park|drive|house|floor|station)\b/i.test(after.slice(0, 30)) &&
      /^,?\s/.test(after),
  );
  set(
    'name goes on',
    /^\s(?:Road|Street|St|Lane|Avenue|Ave|Square|Drive|Way|Close|Yard|Bridge|Airport|Station)\b/.test(after),
  );
  set(
    'line: distance',
    /\b(?:miles?|minutes?|commut\w+|bus|train|parking|town|city|village|county)\b/i.test(sentence) &&
      /\b(?:in|near|from|to)\s(?:the )?$/i.test(before),
  );
}

function addCounts({ name, key, mentions }: NameCandidate, all: NameIndex, context: CompanyContext, set: Note): void {
  const shorter = all.within(key);
  set('mentions: by its first word', (key.split(' ')[0] ?? '').length > 3 && shorter.some(capitalMention));
  const longer = all.around(key);
  set('part of a longer name', longer.some(capitalMention));
  set(
    'part of a longer organisation',
    longer.some((other) => ORG_ENDING.test(other.name)),
  );
  set(
    'always part of a longer name',
    longer.length > 0 &&
      mentions.every((mine) =>
        longer.some((other) =>
          other.mentions.some(({ line, from, to }) => line === mine.line && from <= mine.from && to >= mine.to),
        ),
      ),
  );
  // 'At Pinyon you will …' speaks for 'Pinyon Payroll', and the other way round.
  for (const kin of longer)
    for (const mention of kin.mentions) {
      if (mention.way === 'piece') continue;
      for (const cue of cuesAt(mention, context)) {
        if (cue === ACTS) set(ACTS);
        else if (KIN_CUES.has(cue)) set(`kin ${cue}`);
      }
    }
  set(
    'stands at another name',
    mentions.some((mention) => all.stands(mention, context)),
  );
  set(
    'another name is where it stands',
    mentions.some((mention) => all.holds(mention, context)),
  );
  for (const ladder of all.ladders(name)) set(ladder);
  const kind = key.split(' ').at(-1) ?? '';
  if (MASS_NOUN.test(kind) || SITE.test(kind) || VENUE.test(kind)) {
    set(
      'its kind is a place',
      new RegExp(`\\b(?:at|from|around|outside|behind|beneath|into) (?:the|this) ${kind}\\b`, 'i').test(context.text),
    );
    set(
      'its kind is run by others',
      new RegExp(
        `\\b(?:the|this|each) ${kind} (?:is|was) (?:owned|run|operated|managed|one of|part of|home)\\b`,
        'i',
      ).test(context.text),
    );
  }
  if (MASS_NOUN.test(kind)) {
    set(
      'its kind acts',
      new RegExp(
        `\\b(?:the|our) ${kind} (?:is|has|are|does|offers?|welcomes|employs|serves|runs|wishes|holds)\\b`,
        'i',
      ).test(context.text),
    );
    set(
      'we are its kind',
      new RegExp(`\\b(?:our|we are an?|we're an?) (?:\\p{L}+ ){0,3}${kind}\\b`, 'iu').test(context.text),
    );
  }
  const halves = key.split(/ and | & /);
  set('two names', halves.length === 2 && halves.every((half) => all.says(half)));
  const early = Math.min(...mentions.map(({ line }) => line)) / Math.max(1, context.posting.lines.length);
  set('early', 1 - early);
  const letters = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]/g, '');
  const bare = [letters(name), letters(name.replace(/&/g, ' and '))].map((one) =>
    one.replace(/^the|(?:ltd|limited|llp|inc|gmbh)$/g, ''),
  );
  set(
    'host',
    context.posting.hosts.some((host) =>
      bare.some((one) => one.length > 3 && (host.includes(one) || (host.length > 4 && one.startsWith(host)))),
    ),
  );
}

/** Whether a name is the job's, or another's. */
const isJob = (name: string, { role }: CompanyContext): boolean =>
  (role !== '' &&
    (name.toLowerCase().includes(role.toLowerCase()) || role.toLowerCase().includes(name.toLowerCase()))) ||
  (readTitle(name, true, false)?.strength ?? 0) >= 2;

/** Whether a name said twice may be the employer's: not a word of the trade, a place or the job. */
const mayBeName = (name: string, { role }: CompanyContext): boolean =>
  tradeShare(name) < 1 &&
  !isPlace(name) &&
  !isCalendar(name) &&
  !NOT_A_NAME.has(name.split(' ')[0]?.toLowerCase() ?? '') &&
  !` ${role.toLowerCase()} `.includes(` ${name.toLowerCase()} `) &&
  !isOnlySkills(name) &&
  !isJobBoard(name);

const capitalMention = ({ mentions }: NameCandidate): boolean =>
  mentions.some(({ way }) => way === 'capitals' || way === 'label');

function sentenceAround(line: string, at: number): string {
  const start = Math.max(0, line.slice(0, at).search(/[^.!?]*$/));
  const end = line.slice(at).search(/[.!?](?:\s|$)/);
  return line.slice(Math.max(start, at - 300), end < 0 ? at + 300 : at + end);
}

/** Whether somebody hires for a client without a name, so that whatever name there is is hardly the employer's. */
export const hidesItsClient = ({ ourClient, namedClient }: CompanyContext): boolean => ourClient && !namedClient;

/** A writer who says that the name is kept back, or an advert with a box number. */
const HIDES_NAME =
  /\b(?:confidential|undisclosed|not disclosed|name withheld|box (?:no|number)|box \d{2,5}|blind advert|(?:employer|company|advertiser|client|its|our|the) name [^.!?\n]{0,30}(?:withheld|hidden|not (?:displayed|shown|given)|disclosed|revealed|shared)|hide its name|keep its name|name not (?:displayed|shown|given)|stealth|rather not (?:put|say|give|print) our name|(?:tell|told) you (?:our name|who the client|who (?:it|they|we)|who over)|name will be (?:disclosed|shared|given))\b/i;

/** What speaks for there being no employer named at all. */
export function noCompanyFeatures({ names }: NameIndex, context: CompanyContext): Features {
  const features = new Map<string, number>([['none', 1]]);
  if (context.clientText) features.set('none: about a client', 1);
  if (context.ourClient && !context.namedClient) features.set('none: our client has no name', 1);
  if (context.clientText && context.namedClient) features.set('none: but the client is named', 1);
  if (context.unnamedBusiness) features.set('none: an unnamed business', 1);
  if (names.some(({ name }) => AGENCY_NAME.test(name) && isOrganisation(name))) features.set('none: an agency', 1);
  if (HIDES_NAME.test(context.text)) features.set('none: confidential', 1);
  // Of many names one that is wrong is likelier to look right.
  features.set('none: how many names', Math.log(1 + names.length));
  if (names.length < 6) features.set('none: few names', 1);
  if (!names.some(({ name }) => ORG_ENDING.test(name))) features.set('none: no organisation', 1);
  if (
    /\bour (?:company|team|clients|customers|values|mission|people)\b|\bwe (?:are|make|build|run|have)\b/i.test(
      context.text,
    )
  )
    features.set('none: somebody speaks', 1);
  return features;
}
