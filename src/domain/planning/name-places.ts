import { CLIENT_TEXT, type CompanyContext } from './company-context.ts';
import { AFTER, BEFORE } from './name-cues.ts';
import { EMPLOYER_WORDS, isOfKind } from './name-kinds.ts';
import type { NameMention } from './name-mentions.ts';
import type { Note } from './name-shape.ts';

const SIGNED =
  /^(?:(?:mr|mrs|ms|miss|dr|prof)\.? )?\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]+){1,2}(?:,|$)|\b(?:manager|director|head|owner|partner|secretary|principal|regards|faithfully|sincerely|contact|apply)\b/iu;
const ABOUT_HEADING =
  /^(?:\W*)(?:about (?:us|the (?:company|employer|practice|school|team|organi[sz]ation|business)|this employer|our)|who we are|(?:company|employer) (?:description|profile|overview|information)|the (?:company|employer|organi[sz]ation))\W*$/i;
export const ACTS = 'acts for others';

/** What an agency does, after its name. */
const ACTS_FOR =
  /^[^.!?]{0,60}\b(?:on behalf of|(?:for|with) (?:our|my|an?|one of (?:our|the|its|\w+'s)) [^.!?]{0,60}?(?:clients?|networks?|brands?|firms?|groups?|companies|employers?|schools?|nursery|nurseries|trusts?|banks?|distributors?|retailers?|manufacturers?|homes?|business(?:es)?)|specialist \w+ recruiter|acts? (?:as|for)|acting (?:as|for)|(?:mandated|retained|instructed|engaged|commissioned) by (?:an?|one of)|asked to (?:find|recruit|hire|fill) [^.!?]{2,60} for (?:an?|one of)|(?:assisting|hiring for|recruiting for|working (?:closely )?with|filling [^.!?]{2,40} for) (?:an?|one of) employment (?:agency|business)|recruitment (?:agency|business)|partner(?:ing|ed) with|our clients?)\b/i;
/** What stands around a mention; a place that several names hold is read once. */
export function cuesAt({ line: at, from, to }: NameMention, { posting, cues }: CompanyContext): readonly string[] {
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
  /^, (?:est\. ?\d{4}|[^.!?,]{3,70}),(?= (?:is|are|has|have|will|needs?|wants?|seeks?|invites?|requires?|runs?|makes?|builds?|operates?|offers?|provides?)\b)/i;

/** 'A grant from Umoya pays for …': what is done there is not the doing of who stands behind a preposition. */
const OF_ANOTHER = /\p{L} (?:from|for|to|in|on|by|near|behind|under|inside|with) (?:the )?$/u;
const DOES: ReadonlySet<string> = new Set(EMPLOYER_WORDS.cues.doings);
/** Where one cue says more than another, the other says nothing: 'Based at the Old Tannery' is not 'at Umoya we'. */
function settle(cues: readonly string[]): string[] {
  const has = (cue: string) => cues.includes(cue);
  const silent = new Set(EMPLOYER_WORDS.cues.silences.flatMap(({ said, silent }) => (said.some(has) ? silent : [])));
  const kept = cues.filter((cue) => !silent.has(cue));
  if (has('before: at') && (has('after: we') || has('after: you will'))) kept.push('at it: we or you');
  return kept;
}

/** What parts a heading before a name, and behind it. */
const BEGINS_PART = /(?:^|\s([-–—|·•~@]|at)\s+(?:the )?|(,)\s+(?:the )?)$/i;
const ENDS_PART = /^\s*(?:$|[-–—|·•~,(])/;

/** What parts a name from what stands before it in a heading: a sign, 'at', nothing; undefined where it is not parted. */
function beginsPart(before: string): string | undefined {
  const found = BEGINS_PART.exec(before);
  return found ? (found[1] ?? found[2] ?? '') : undefined;
}

/** What one place of a name tells. */
export function addMention(mention: NameMention, context: CompanyContext, set: Note): void {
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
  // 'Umoya looks after four hundred networks. We are growing …'
  set('then we', sentenceStart && /^\s\p{Ll}{2,}s\s[^.!?]*[.!?]\s+(?:We|Our)\b/u.test(line.text.slice(mention.to)));
  if (isOfKind('site', mention.name)) {
    set('site: at', /\b(?:at|in|from|based)\s+(?:the |our )?$/i.test(before));
    set('site: heading', mention.line < 5);
  }
  const alone = mention.from < 3 && after.trim() === '';
  const words = line.text.split(' ').length;
  const heading = words <= 9 && !/[.!?]$/.test(line.text.replace(/\b(?:Ltd|Inc|Co|St)\.$/i, ''));
  // 'Arborist – Umoya Trees, Kent': a part of a heading stands in no sentence.
  const part = heading && mention.line < 8 && ENDS_PART.test(after) ? beginsPart(before) : undefined;
  set('place: within a sentence', !sentenceStart && part === undefined && /\p{Ll}/u.test(before));
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
    const parts = part === undefined ? '' : part === ',' ? 'after a comma' : 'whole';
    set(`place: a part of the role's line, ${parts}`, gap === 0 && at >= 0 && mention.from > at && parts !== '');
    set(`place: a part of the line below, ${parts}`, gap === 1 && !alone && parts !== '');
    if (gap === 0 && at >= 0) {
      set('place: in brackets by the role', /\($/.test(before) && /^\)/.test(after));
      const between =
        mention.from > at ? line.text.slice(at + role.length, mention.from) : line.text.slice(mention.to, at);
      set('place: beside the role', /^\s*(?:\([^()]*\))?[^\p{L}]*(?:at |@|for |with |by )?(?:the )?$/iu.test(between));
      set('place: beside, after a dash or bar', /^\s*(?:\([^()]*\)\s*)?[-–—|·•:~]\s*$/u.test(between));
      set('place: beside, after a comma', mention.from > at && /^(?:\s*\([^()]*\))?,\s*$/.test(between));
      set('place: beside, after at', /^\s*(?:at|@|for|with)\s+(?:the )?$/i.test(between));
      set('place: same line, before', mention.from < at);
      set('place: same line, after', mention.from > at);
      set('place: two parts from the role', mention.from > at && /[-–—|·•~,].*[-–—|·•~,]/.test(between));
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

function sentenceAround(line: string, at: number): string {
  const start = Math.max(0, line.slice(0, at).search(/[^.!?]*$/));
  const end = line.slice(at).search(/[.!?](?:\s|$)/);
  return line.slice(Math.max(start, at - 300), end < 0 ? at + 300 : at + end);
}
