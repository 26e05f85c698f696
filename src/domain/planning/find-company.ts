import { isDescription, isName, nameAt, tidyName } from './company-name.ts';
import type { RoleFinding } from './find-role.ts';
import { isSpecialism } from './find-skills.ts';
import { LineLabel } from './labelled-line.ts';
import { isCalendar, isClutter, isDepartment, isPlace, isTerms, splitPieces } from './posting-pieces.ts';
import { type PostingText, splitSentences } from './posting-text.ts';
import { readTitle } from './title-phrase.ts';
import { isOrganisation, LEGAL_ENDING } from './vocabulary.ts';

interface NameFinding {
  name: string;
  score: number;
}

const LABEL = new LineLabel(
  'company(?: name)?|employer(?: name)?|hiring company|place of work|workplace|venue|studio|hiring organi[sz]ation|organi[sz]ation|business|client|hospital|school|restaurant|hotel|shop|firm|trust|practice|agency|institution|unternehmen|firma|arbeitgeber|entreprise|société|empresa|bedrijf|azienda|pracodawca',
  'company(?: name)?|employer(?: name)?|hiring organi[sz]ation|organi[sz]ation|agency|institution|unternehmen|arbeitgeber|entreprise|empresa',
);

/** What follows the subject of a sentence that speaks of the employer. */
const SUBJECT =
  /^((?:[^\s]+\s){0,6}?[^\s]+?)(?:,? \([^()]{0,60}\))?(?:,[^,]{3,60},)?\s+(?:is|are|has|have|seeks?|needs?|wants?|requires?|invites?|offers?|helps?|provides?|builds?|makes?|designs?|creates?|runs?|operates|delivers|supports|serves|connects|gives|brings|was founded|was established|(?:would|will) like|suchen|sucht|recherche|recrute|busca)\b(?!\s+(?:essential|required|needed|welcome|preferred|desirable|a plus|an advantage|a must|wanted))/iu;
const HIRING_VERB =
  /\b(?:hiring|after an?|seeks?|needs?|wants?|requires?|invites?|looking|seeking|recruiting|a vacancy|growing|expanding|appoint|sucht|recherche|recrute|busca|would like to|now)\b/i;

const BEFORE_NAME: readonly (readonly [RegExp, number])[] = [
  [/\b(?:on behalf of|our client,?|my client,?|part of)\s+(?:the )?/giu, 72],
  [
    /\b(?:interview(?:ing)?(?: \w+){0,2} (?:at|with|w\/)|offer from|applied (?:to|at)|(?:role|job|position|vacancy|opportunity|opening|post) (?:at|with|for)|career (?:at|with)|work(?:ing)? (?:at|for)|team at|here at|we at|life at|welcome to|requirements? at|hired by|required (?:by|for|at)|needed(?: urgently| now| asap| immediately| soon)? (?:at|for|by|in)|wanted (?:at|for|by)|found at|employed by)\s+(?=\S)/giu,
    66,
  ],
  [/\b(?:why )?join(?:ing)?\s+(?=\S)/giu, 58],
  [/(?:^|\n)about\s+(?=\S)/giu, 68],
  [/(?:\bat\s+|@\s*)(?=[\p{L}\d])(?<!\w@)/giu, 56],
  [/\bvia\s+(?=\S)/giu, 54],
  [/\b(?:bij|bei|chez|presso)\s+(?:de[rmn]? |het |la |le )?(?:firma )?(?=\p{Lu})/gu, 62],
  [/\bwe(?:'re| are),? (?=\p{Lu})/giu, 62],
  [/\bwe \((?=\p{Lu})/giu, 66],
  [/\bwho we are\W+(?=\p{Lu})/giu, 40],
];

const TEAM_AFTER =
  /(?:^|\n|[-–—]\s*)(?:the\s+)?([\p{L}\p{N}&'. -]{2,40}?) (?:team|careers|recruitment team|hr team|people team|talent team)\b/giu;

/** Who offers the job; '' where the text does not say. */
export function findCompany(posting: PostingText, role: RoleFinding): string {
  const findings: NameFinding[] = [];
  const add = (raw: string | undefined, score: number) => {
    const name = tidyName(raw ?? '');
    if (!posting.lowerCase && isDescription((raw ?? '').replace(/^(?:at|by|with|for|the) /, ''))) return;
    if (name && isName(name, role.role)) findings.push({ name, score });
  };
  addLabelled(posting, add);
  addBeside(role, add);
  addNeighbours(posting, role, add);
  addSubjects(posting, add);
  addNextSentence(posting, role, add);
  addAfterWanted(posting, role, add);
  addAfterCues(posting, role, add);
  addByShape(posting, add);
  addAddresses(posting, add);
  return best(findings, posting);
}

type Add = (raw: string | undefined, score: number) => void;

function addLabelled(posting: PostingText, add: Add): void {
  for (let i = 0; i < posting.lines.length; i++) {
    const value = splitSentences(LABEL.valueIn(posting.lines, i)?.value ?? '')[0];
    if (value)
      add(
        firstPart(value.replace(/\b(?:job title|position|role|title|location|salary|department|website)\s*:.*$/i, '')),
        105,
      );
  }
}

/** Up to the first comma, bar or bracket, with a legal ending that a comma parts from its name. */
function firstPart(text: string): string {
  const [head = ''] = splitPieces(text.replace(/\([^()]{0,80}\)/g, ' '));
  const [name = '', next = ''] = head.split(/,\s*/);
  return LEGAL_ENDING.test(next.split(' ')[0] ?? '') ? `${name}, ${next.split(' ')[0]}` : name;
}

function addBeside(role: RoleFinding, add: Add): void {
  role.beside.forEach((part, k) => {
    const plain = part.text.trim();
    if (plain === '' || isPlace(plain) || isTerms(plain) || isDepartment(plain) || isCalendar(plain)) return;
    const title = readTitle(plain, true);
    const titleLike = title !== undefined && title.strength >= 2 && title.title.toLowerCase() === plain.toLowerCase();
    add(
      firstPart(plain),
      (part.afterComma && !isOrganisation(plain) ? 68 : 84) -
        k * 4 -
        (isSpecialism(plain) ? 12 : 0) -
        (titleLike && !isOrganisation(plain) ? 40 : 0) -
        (plain.split(' ').length > 6 ? 20 : 0),
    );
  });
}

function addNeighbours(posting: PostingText, role: RoleFinding, add: Add): void {
  if (role.line < 0) return;
  const bracketed = /\(([^()]{2,50})\)/.exec(posting.lines[role.line]?.text ?? '')?.[1];
  if (
    bracketed &&
    !isTerms(bracketed) &&
    !isPlace(bracketed) &&
    !isDepartment(bracketed) &&
    !readTitle(bracketed, true)
  )
    add(bracketed, 50);
  const near = (from: number, step: number): string | undefined => {
    for (let i = from, tries = 0; i >= 0 && i < posting.lines.length && tries < 4; i += step, tries++) {
      const line = posting.lines[i];
      if (!line || line.bullet || line.text.split(' ').length > 10) return undefined;
      if (isClutter(line.text) || /:\s*\S/.test(line.text) || isDepartment(line.text) || isPlace(line.text)) continue;
      return line.text;
    }
    return undefined;
  };
  const after = near(role.line + 1, 1);
  const before = near(role.line - 1, -1);
  const first = posting.lines[0]?.text;
  const consider = (text: string | undefined, score: number) => {
    if (
      !text ||
      /[.!?]$/.test(text.replace(/\b(?:Ltd|Inc|Co|Corp|St)\.$/i, '')) ||
      isTerms(firstPart(text)) ||
      looksLikeSentence(text)
    )
      return;
    const part = firstPart(text.replace(/^(?:at|@|by|with|for)\s+/i, ''));
    if (isPlace(part) || isDepartment(part) || /:$/.test(text)) return;
    const title = readTitle(part, true);
    if (title && title.strength >= 2 && !isOrganisation(part)) score -= 30;
    add(part, score + (isOrganisation(part) ? 3 : 0));
  };
  consider(after, 70);
  consider(before, 70);
  if (first && role.line > 1 && !isClutter(first)) consider(first, 66);
}

const looksLikeSentence = (line: string): boolean =>
  /\b(?:is|are|will|we|you|your|our|us|this|have|must)\b/i.test(line) && line.split(' ').length > 4;

function addSubjects(posting: PostingText, add: Add): void {
  posting.sentences.forEach((sentence, i) => {
    const head = sentence.slice(0, 260);
    const match = SUBJECT.exec(head);
    const subject = match?.[1]
      ?.replace(
        /^(?:here at|at|hi all,?|hey!?|hello,?|and|the company|our client,?|my client,?|as discussed,?|so,?)\s+/i,
        '',
      )
      .replace(/\s*\([^()]*\)$/, '');
    if (!subject || subject.split(' ').length > 7) return;
    if (!posting.lowerCase && !/^(?:the )?[\p{Lu}\p{N}]/u.test(subject) && !/\.(?:com|io|ai|co)$/.test(subject)) return;
    if (/,$/.test(subject)) return;
    const hires = HIRING_VERB.test(head.slice(match?.[1]?.length ?? 0, 120));
    add(subject.split(/,\s/)[0], (hires ? 72 : 54) - Math.min(i, 30) * 0.4 + (isOrganisation(subject) ? 4 : 0));
    const apposition = /^([^,]{2,40}), (?:an?|the|one of) [^,]{3,70},/u.exec(head)?.[1];
    if (apposition) add(apposition, hires ? 74 : 56);
  });
}

/** 'Beautician wanted. The Lash Lounge, Norwich. …': a name that begins the sentence after the job's. */
function addNextSentence(posting: PostingText, role: RoleFinding, add: Add): void {
  const line = posting.lines[role.line]?.text;
  if (!line) return;
  for (const sentence of splitSentences(line.slice(0, 600)).slice(1, 5)) {
    const name = nameAt(sentence, 0, false);
    if (name?.includes(' ') && sentence.charAt(name.length) === ',') add(name, isOrganisation(name) ? 60 : 52);
  }
}

function addAfterCues(posting: PostingText, role: RoleFinding, add: Add): void {
  for (const [i, sentence] of posting.sentences.entries()) {
    const text = sentence.slice(0, 4_000);
    const late = Math.min(i, 30) * 0.4;
    for (const [cue, score] of BEFORE_NAME) {
      for (const match of text.matchAll(cue)) {
        const name = nameAt(text, match.index + match[0].length, posting.lowerCase);
        add(name, score - late + (posting.lowerCase && score < 60 ? -6 : 0));
      }
    }
    const forName = new RegExp(
      `${escapePattern(role.role)}s? (?:\\([^()]{0,40}\\) )?(?:for|with|by|to join|, )\\s*(?=\\p{Lu})`,
      'iu',
    ).exec(text);
    if (role.role && forName) add(nameAt(text, forName.index + forName[0].length, false), 62);
    const gap = new RegExp(`^${escapePattern(role.role)} (?=\\p{Lu})`, 'iu').exec(text);
    if (role.role && gap) add(nameAt(text, gap[0].length, false)?.split(/ (?=Location|Class|Salary|Full|Part)/)[0], 44);
  }
  for (const { text } of posting.lines) {
    for (const match of text.slice(0, 400).matchAll(TEAM_AFTER)) {
      const name = match[1] ?? '';
      if (/^(?:the )?\p{Lu}/u.test(name) && name.split(' ').length <= 4) add(name, 46);
    }
    const possessive =
      /(?:^|\s)(\p{Lu}[\p{L}\p{N}&]+(?: \p{Lu}[\p{L}\p{N}&]+){0,3})'s (?:team|mission|growing|new|first|office|store|shop|headquarters|engineering|customers)\b/u.exec(
        text.slice(0, 400),
      );
    if (possessive?.[1]) add(possessive[1], 48);
    const copyright = /©\s*(?:\d{4}\s*)?([\p{L}\p{N}&'. -]{2,40})/u.exec(text)?.[1];
    if (copyright) add(copyright, 50);
  }
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** In a text without capitals: 'farm hand wanted hillcrest dairy near whitland'. */
function addAfterWanted(posting: PostingText, role: RoleFinding, add: Add): void {
  if (!posting.lowerCase || !role.role) return;
  for (const { text } of posting.lines.slice(0, 4)) {
    const wanted = /\b(?:wanted|needed|required)\s+(?=\p{L})/iu.exec(text);
    if (wanted) add(nameAt(text, wanted.index + wanted[0].length, true), 50);
  }
}

function addByShape(posting: PostingText, add: Add): void {
  posting.lines.slice(0, 60).forEach(({ text, bullet }, i) => {
    if (bullet) return;
    for (const match of text.slice(0, 600).matchAll(/(?:^|[\s(])(?=\p{Lu})/gu)) {
      const name = nameAt(text, match.index + match[0].length, false);
      if (!name?.includes(' ') || !isOrganisation(name)) continue;
      const legal = LEGAL_ENDING.test(name.split(' ').at(-1) ?? '');
      const agency = /\b(?:recruitment|recruiting|staffing|talent|personnel)\b/i.test(name) ? 14 : 0;
      add(name, (legal ? 62 : 46) - i * 0.4 - agency);
    }
    const short = firstPart(text);
    if (i < 4 && short.split(' ').length <= 5 && /^\p{Lu}/u.test(short) && !looksLikeSentence(text) && !isClutter(text))
      add(short, 40 - i * 3);
  });
}

function addAddresses(posting: PostingText, add: Add): void {
  for (const match of posting.text.matchAll(/[\w.+-]{1,40}@([\w-]{2,40})\.(?:[\w.-]{2,20})/g)) {
    const domain = match[1] ?? '';
    if (/^(?:gmail|outlook|hotmail|yahoo|icloud|example|mail|live|aol|proton|protonmail|gmx|web)$/i.test(domain))
      continue;
    add(
      domain.replace(/-/g, ' ').replace(/(^|\s)\p{L}/gu, (c) => c.toUpperCase()),
      28,
    );
  }
}

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[,.']/g, '')
    .replace(/\s+(?:ltd|limited|inc|llc|llp|plc|gmbh|corp|corporation|co)$/, '');

/** The best of the findings; each further place that names it speaks for it. */
function best(findings: readonly NameFinding[], posting: PostingText): string {
  const text = posting.text.toLowerCase();
  const merged = new Map<string, NameFinding & { ways: number }>();
  for (const finding of findings) {
    const key = keyOf(finding.name);
    const known = merged.get(key);
    if (!known) merged.set(key, { ...finding, ways: 1 });
    else {
      known.ways++;
      if (finding.score > known.score) {
        known.score = finding.score;
        known.name = finding.name;
      }
    }
  }
  let winner: (NameFinding & { ways: number }) | undefined;
  for (const [key, finding] of merged) {
    // 'Roofing Ltd' is the end of 'Ashgrove Roofing Ltd'.
    if ([...merged].some(([longer, other]) => longer.endsWith(` ${key}`) && other.score >= finding.score - 6)) continue;
    const mentions = Math.min(countOf(text, key), 4) - 1;
    if (
      !posting.lowerCase &&
      /^[\p{L}]+$/u.test(finding.name) &&
      new RegExp(`(?:^|[^\\p{L}])${finding.name.toLowerCase()}(?:[^.\\p{L}]|$)`, 'u').test(posting.text)
    )
      finding.score -= 20;
    finding.score += mentions * 4 + Math.min(finding.ways - 1, 3) * 2;
    if (!winner || finding.score > winner.score) winner = finding;
  }
  return winner && winner.score >= 40 ? winner.name : '';
}

function countOf(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0 && count < 5; at = text.indexOf(part, at + part.length)) count++;
  return count;
}
