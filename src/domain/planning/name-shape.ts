import type { CompanyContext } from './company-context.ts';
import { mayBeVerb } from './duty-phrase.ts';
import { isOnlySkills } from './find-skills.ts';
import { HONORIFIC, type NameCandidate } from './name-candidates.ts';
import { EMPLOYER_WORDS, isOfKind } from './name-kinds.ts';
import { isCalendar, isClutter, isDepartment, isJobBoard, isPlace, isTerms } from './posting-pieces.ts';
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

/** Takes down what is counted of a name. */
export type Note = (name: string, value?: number | boolean) => void;

/** What a name looks like. */
export function addShape({ name }: NameCandidate, { posting, role, smallWords }: CompanyContext, set: Note): void {
  const words = name.split(/\s+/);
  const first = words[0]?.toLowerCase() ?? '';
  // 'Hollow Creek School District No. 14'
  const unnumbered = name.replace(/,? (?:no\.? ?)?#?\d{1,4}$/i, '');
  const last = unnumbered.split(/\s+/).at(-1)?.toLowerCase() ?? '';
  set(`words: ${Math.min(words.length, 5)}`);
  set('name: organisation', isOrganisation(unnumbered));
  set('name: institution', isOfKind('institution', name));
  set('name: legal', LEGAL_ENDING.test(last));
  set('name: agency', isOfKind('agency', name));
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
  set('name: since when', words.length > 1 && isCalendar(last) && EMPLOYER_WORDS.beforeADate.includes(first));
  set('name: only a kind', words.length === 1 && (ORG_ENDING.test(name) || isOfKind('institution', name)));
  set('name: award', isOfKind('award', name));
  set('name: site', isOfKind('site', name));
  set(
    'name: place start',
    /^(?:nr|near|greater|mount|mt|lake|port|cape|fort|bay|co|county|central|west|east|north|south) /i.test(name),
  );
  set('name: venue', isOfKind('venue', name));
  set('name: road', isOfKind('road', name) && words.length > 1);
  set('name: unit', isOfKind('unit', name));
  set('name: landform', isOfKind('landform', name));
  // 'Umoya Community Trust' prints nothing.
  set(
    'name: paper',
    isOfKind(
      'paper',
      ORG_ENDING.test(name) || BUSINESS_WORDS.has(last) ? name.replace(/\b(?:community|parish|board)\b/gi, '') : name,
    ),
  );
  set('name: ends in a state', words.length > 1 && EMPLOYER_WORDS.states.includes(words.at(-1) ?? ''));
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
    first !== 'the' &&
      NOT_A_NAME.has(first) &&
      !(organisation && words.length > 2 && EMPLOYER_WORDS.counts.includes(first)),
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
