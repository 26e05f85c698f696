import { isPlainVerb, mayBeVerb, readDuty } from './duty-phrase.ts';
import { blankAsides, isForeign, type PostingSections } from './posting-sections.ts';
import type { PostingText } from './posting-text.ts';

/** More duties than this make no better interview. */
const MOST_DUTIES = 14;

/** What leads up to a list of duties within a sentence. */
const LEAD_IN =
  /\b(?:you(?:'ll| will|'d| would| can expect to)(?: also| be asked to| be expected to| need to| help(?: to)?)?|your job is to|duties (?:include|are|will include)|responsibilities include|(?:the )?(?:role|job|post ?holder|work) (?:involves|includes|includes:|will)|responsible for|tasked with|including|to help us|will(?: also)?)\s*:?\s+(?=\p{L})/giu;

/** 'Four days with a keyholder: tuning reeds, regulating actions': doings behind a colon, at least two. */
const DOINGS = /:\s+(?=\p{Ll}{2,}ing\b[^.:;]{3,120},\s+(?:and\s+)?\p{Ll}{2,}ing\s)/gu;

/** Duties as things that one is doing, in the order of the text: 'running the fish section'. */
export function findDuties(posting: PostingText, sections: PostingSections, role: string): string[] {
  const duties: string[] = [];
  let at = 0;
  const places = posting.lines.map(({ text }) => {
    const place = at;
    at += text.length + 1;
    return place;
  });
  const isLoose = posting.lines.map(({ bullet }, i) => bullet || sections(places[i] as number) === 'done');
  const told = toldAsOrders(posting.lines.map(({ text }, i) => (isLoose[i] ? text : undefined)));
  for (const [i, line] of posting.lines.entries()) {
    const section = sections(places[i] as number);
    if (section === 'aside' || isForeign(line.text)) continue;
    for (const sentence of blankAsides(line.text.slice(0, 3_000)).split(/[.;!?]\s+/)) {
      if (duties.length >= MOST_DUTIES) return duties;
      // 'Lead UX Researcher' is the job and not what one leads.
      if (role !== '' && sentence.trim().toLowerCase().startsWith(role.toLowerCase())) continue;
      for (const duty of dutiesOf(sentence.trim().slice(0, 400), isLoose[i] === true, told[i] === true))
        if (!duties.includes(duty)) duties.push(duty);
    }
  }
  return duties.slice(0, MOST_DUTIES);
}

/**
 * For each line of a list whether the list tells what to do: 'Load the van' beside 'Check the tyres', and not beside
 * 'Hair test'. One line must begin with what is nothing but a verb, or most with what may be one.
 */
function toldAsOrders(lines: readonly (string | undefined)[]): boolean[] {
  const told = lines.map(() => false);
  for (let from = 0; from < lines.length; from++) {
    if (lines[from] === undefined) continue;
    let to = from;
    while (lines[to] !== undefined) to++;
    const first = lines.slice(from, to).map((line) => /^[\p{L}-]+/u.exec(line ?? '')?.[0].toLowerCase() ?? '');
    const isTold = first.some(isPlainVerb) || first.filter(mayBeVerb).length >= Math.max(2, MOSTLY * first.length);
    told.fill(isTold, from, to);
    from = to;
  }
  return told;
}
const MOSTLY = 0.6;

/** The duties that a sentence lists, after a lead-in or from its first word on. */
function dutiesOf(sentence: string, loose: boolean, told: boolean): string[] {
  const lead = [...sentence.matchAll(LEAD_IN)].at(0) ?? [...sentence.matchAll(DOINGS)].at(0);
  const list = lead ? sentence.slice(lead.index + lead[0].length) : fromThirdPerson(sentence);
  const listed = lead !== undefined || list !== sentence || loose;
  // A heading such as 'Pay Rate' is no duty.
  if (!listed && (sentence.split(' ').length < 5 || /^\p{Lu}\S* \p{Lu}/u.test(sentence))) return [];
  // 'including fire alarms' names things as often as doings.
  const leadsToThings = /^including/i.test(lead?.[0] ?? '');
  const duties: string[] = [];
  let rest = list;
  for (let tries = 0; tries < 6 && rest !== ''; tries++) {
    // A word within the sentence that may be a noun is one: 'patrol floors, loading bays and plant areas'.
    const isFirst = duties.length === 0;
    const duty = readDuty(rest, listed && isFirst, isFirst && (told || (listed && !loose && !leadsToThings)));
    // 'Soundings and load line tables': among things, a word that may be a verb is none.
    const isAmongThings = tries > 0 && isFirst && !lead && !DOES.test(rest);
    if (duty && !isAmongThings) {
      duties.push(duty.phrase);
      rest = duty.rest;
      continue;
    }
    if (duties.length === 0 && !lead && !loose) break;
    // To where the next duty may begin.
    const next = /,\s+(?:and\s+)?|\s+and\s+|\s+[-–—]\s+|:\s+/.exec(rest);
    if (!next) break;
    rest = rest.slice(next.index + next[0].length);
  }
  return duties;
}

/** A doing, or a verb and plainly what it is done to. */
const DOES =
  /^\p{L}+(?:ing,?\s+(?:(?:and|or)\s+)?\p{Ll}+ing\b|ing\s+(?:\p{Ll}+\s+){0,2}?\p{L}+s\b|(?:ing)?\s+(?:the|an?|all|any|our|your|their|with|to|for|up|out|new|each|every)\b)/iu;

/** 'The Wardrobe Supervisor manages fittings, sets the budget …' from its first verb on. */
function fromThirdPerson(sentence: string): string {
  if (!/^(?:The|Our|This|They|He|She)\s/.test(sentence)) return sentence;
  const words = sentence.split(' ');
  const verb = words.slice(0, 9).findIndex((word, i) => i > 0 && /^\p{Ll}+[^s]s$/u.test(word) && isPlainVerb(word));
  return verb > 0 ? words.slice(verb).join(' ') : sentence;
}
