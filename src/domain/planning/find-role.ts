import { isSpecialism } from './find-skills.ts';
import { LineLabel } from './labelled-line.ts';
import type { PlanningWeights } from './planning-weights.ts';
import { isCalendar, isClutter, isDepartment, isPlace, isTerms, splitPieces } from './posting-pieces.ts';
import { calmDown, type PostingLine, type PostingText, splitSentences } from './posting-text.ts';
import { type Features, likelihoods } from './ranking.ts';
import { type AddTitle, addSentences } from './role-sentences.ts';
import { foldText } from './term-index.ts';
import { readTitle, type TitlePhrase } from './title-phrase.ts';
import { isOrganisation } from './vocabulary.ts';
import { whoAsks } from './who-asks.ts';

export interface RoleFinding {
  role: string;
  /** How likely it is that this is the job, 0-1. */
  likelihood: number;
  /** Whether a label, a title line or a plain cue names it. */
  plain: boolean;
  /** Index of the line that names it first, -1 when there is none. */
  line: number;
}

/** A title that may be the job's, with what can be counted of the places that name it. */
export interface RoleCandidate {
  title: string;
  line: number;
  features: Map<string, number>;
}

/** A part of a title line. */
interface TitlePart {
  text: string;
  /** Whether only a comma parts it from the part before it, so that it may belong to that. */
  afterComma: boolean;
}

const LABEL = new LineLabel(
  "job title|job role|job position|position title|occupation|position|role|title|vacancy|job|post|opening|hiring for|applying for|we(?:'re| are) hiring|gesucht|stellenbezeichnung|stelle|poste|intitulé du poste|puesto|cargo|functie|stanowisko",
  'job title|position title|position|job role|vacancy|post title|stellenbezeichnung|stelle|intitulé du poste|poste|puesto',
);
const STRICT_LABEL = /^(?:job title|position title|title|position|role|vacancy|post|job)\s+[-–—]\s+([^\n]{2,90})$/i;

/** Lines further down than this are no title lines. */
const TITLE_LINES = 16;
const TITLE_LINE_WORDS = 16;

/** The job that a posting is about; an empty role where none is likely enough. */
export function findRole(posting: PostingText, weights: PlanningWeights): RoleFinding {
  const candidates = findRoleCandidates(posting);
  const likely = likelihoods([...candidates.map(({ features }) => features), NO_ROLE], weights.role);
  let best = -1;
  for (let i = 0; i < candidates.length; i++) if ((likely[i] ?? 0) > (likely[best] ?? 0)) best = i;
  const winner = candidates[best];
  if (!winner) return { role: '', likelihood: 0, plain: false, line: -1 };
  // 'Nurse' and 'Staff Nurse' speak for each other.
  const likelihood = candidates.reduce(
    (sum, { title }, i) => sum + (overlaps(title, winner.title) ? (likely[i] ?? 0) : 0),
    0,
  );
  const line = lineNaming(posting, winner.title);
  const plain = [...winner.features.keys()].some((name) => PLAINLY.test(name));
  return { role: tidyCase(winner.title), likelihood, plain, line };
}

/** Index of the first line that names a title, -1 where none does. */
export const lineNaming = (posting: PostingText, title: string): number =>
  title === '' ? -1 : posting.lines.findIndex(({ text }) => text.toLowerCase().includes(title.toLowerCase()));

const PLAINLY =
  /^(?:label: job title|label: job|sentence: (?:strong cue|needed|named as a role)|line: the whole part)$/;

const overlaps = (one: string, other: string): boolean => {
  const [a, b] = [` ${one.toLowerCase()} `, ` ${other.toLowerCase()} `];
  return a.includes(b) || b.includes(a);
};

/** What speaks for there being no job in a text. */
export const NO_ROLE: Features = new Map([['none', 1]]);

/** Every title in the text that may be the job's, each once. */
export function findRoleCandidates(posting: PostingText): RoleCandidate[] {
  const byTitle = new Map<string, RoleCandidate>();
  const add: AddTitle = (phrase, line, marks) => {
    if (!phrase || phrase.title.length < 2) return;
    const key = phrase.title.toLowerCase();
    const known = byTitle.get(key) ?? { title: phrase.title, line, features: new Map<string, number>() };
    byTitle.set(key, known);
    if (known.line < 0) known.line = line;
    if (/\p{Lu}/u.test(phrase.title) && !/\p{Lu}/u.test(known.title)) known.title = phrase.title;
    const set = (name: string, value = 1) => known.features.set(name, Math.max(known.features.get(name) ?? 0, value));
    set(`title: ${['unknown', 'looks like a person', 'known last word', 'known'][phrase.strength]}`);
    for (const mark of marks) {
      set(mark);
      // How much a place says depends on how well the title is known.
      if (phrase.strength < 2) set(`doubtful title, ${mark.split(':')[0]}`);
    }
  };
  addLabelled(posting, add);
  addTitleLines(posting, add);
  addSentences(posting, add);
  const asks = whoAsks(posting);
  const named = [...byTitle.values()].filter(({ title }) => !asks(title));
  // 'Thatcher wanted': who is named in a sentence further down is somebody else.
  const isSought = named.some(({ line, features }) => line < 3 && features.has('line: wanted'));
  const candidates = isSought
    ? named.filter(({ features }) => [...features.keys()].some((mark) => /^(?:line|label):/.test(mark)))
    : named;
  const text = ` ${foldText(posting.text)} `;
  for (const candidate of candidates) addTitleFeatures(candidate, candidates, posting, text);
  return candidates;
}

function addTitleFeatures(
  { title, features }: RoleCandidate,
  all: readonly RoleCandidate[],
  posting: PostingText,
  text: string,
): void {
  const words = title.split(' ');
  const folded = foldText(title);
  features.set(`words: ${Math.min(words.length, 5)}`, 1);
  if (title.length < 4) features.set('title: short', 1);
  if (isOrganisation(title)) features.set('title: an organisation', 1);
  if (!posting.lowerCase && /^\p{Ll}/u.test(title)) features.set('title: small letters', 1);
  if (/[^\p{L}\p{N}\s&/'().,+#-]/u.test(title)) features.set('title: odd signs', 1);
  if (/-$|^-/.test(title)) features.set('title: broken', 1);
  if (isPlace(title) || isTerms(title) || isDepartment(title) || isClutter(title)) features.set('title: no title', 1);
  if (/\b(?:manager|director|head|lead|supervisor|chief|officer|partner)\b/i.test(title))
    features.set('title: a superior', 1);
  const times = folded === '' ? 0 : Math.min(5, text.split(` ${folded} `).length - 1);
  if (times >= 2) features.set('said twice', 1);
  if (times >= 3) features.set('said thrice', 1);
  const longer = all.filter((other) => other.title !== title && ` ${foldText(other.title)} `.includes(` ${folded} `));
  if (longer.length > 0) features.set('part of a longer title', 1);
  const shorter = all.filter((other) => other.title !== title && ` ${folded} `.includes(` ${foldText(other.title)} `));
  if (shorter.length > 0) features.set('holds a shorter title', 1);
  if (shorter.some((other) => other.features.has('title: known'))) features.set('holds a known title', 1);
  for (const cue of ['report', 'contact', 'our'] as const)
    if (AROUND[cue].test(around(posting.text, title))) features.set(`around: ${cue}`, 1);
}

const AROUND = {
  report:
    /\b(?:report(?:s|ing)? (?:in)?to|alongside|work(?:ing)? with|(?:talk|speak)(?:ing)? (?:to|with)|supported by|led by|assist(?:ing)?|liais\w+ with|line manager)[^.\n]{0,30}$/i,
  contact:
    /\b(?:contact|call|speak to|ask for|email|regards|signed|founded by|said|chat with|interview with)[^.\n]{0,24}$/i,
  our: /\b(?:current|previous|former|our|other|fellow|many) $/i,
} as const;

function around(text: string, title: string): string {
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  return at < 0 ? '' : text.slice(Math.max(0, at - 50), at);
}

function addLabelled(posting: PostingText, add: AddTitle): void {
  posting.lines.forEach(({ text }, i) => {
    const strict = STRICT_LABEL.exec(text)?.[1];
    const { value, line } = strict
      ? { value: strict, line: i }
      : (LABEL.valueIn(posting.lines, i) ?? { value: '', line: i });
    if (!value) return;
    const pieces = splitPieces(
      (value.split(/[.;!]\s/)[0] ?? '').replace(/\b(?:location|company|employer|salary|department|team)\s*:.*$/i, ''),
    );
    const first = pieces[0] ?? '';
    const phrase = readTitle(first.split(/\s+at\s+|,/)[0] ?? '', true);
    const marks = [
      /job title|position title|stellenbez|intitul/i.test(text) ? 'label: job title' : 'label: job',
      ...(i > 12 ? ['label: late'] : []),
      ...(/\byour role/i.test(text) ? ['label: your role'] : []),
      ...(isSentence({ text: first, shouted: false }) ? ['label: before a sentence'] : []),
    ];
    if (phrase && phrase.strength > 0) add(phrase, line, marks);
    else if (
      /job title|position|role|title|vacancy/i.test(text) &&
      first.split(' ').length <= 5 &&
      !isTerms(first) &&
      !isPlace(first)
    )
      add({ title: first.replace(/[.,;!]+$/, ''), strength: 0 }, line, marks);
  });
}

function addTitleLines(posting: PostingText, add: AddTitle): void {
  let seen = 0;
  for (let i = 0; i < posting.lines.length && seen < TITLE_LINES; i++) {
    const line = posting.lines[i];
    if (!line || isClutter(line.text) || isCode(line.text)) continue;
    seen++;
    if (line.bullet && seen > 2) continue;
    const several = wordCount(line.text) > 8 && splitSentences(line.text.slice(0, 200)).length > 1;
    const whole = wordCount(line.text) <= TITLE_LINE_WORDS && !several && !isSentence(line);
    const fragments = whole
      ? [line.text]
      : [
          ...splitSentences(line.text.slice(0, 600))
            .slice(0, 6)
            .filter((part) => wordCount(part) <= 14 && !isSentence({ ...line, text: part }) && !SIDE_NOTE.test(part)),
          leadingPieces(line).join(' | '),
        ];
    for (const [k, fragment] of fragments.entries())
      addTitleLine(
        fragment,
        [
          depthMark(seen),
          ...(whole ? [] : ['line: a part of it', k === 0 ? 'line: its first part' : 'line: a later part']),
        ],
        i,
        add,
      );
  }
}

/** How far down a title line stands. */
const depthMark = (seen: number): string =>
  `line: ${seen <= 3 ? seen : seen <= 6 ? 'of the first six' : 'further down'}`;

/** The short parts that a long line begins with: 'Barista at Second Cup – pull espresso, steam milk, …'. */
function leadingPieces(line: PostingLine): string[] {
  const pieces = splitPieces(line.text.slice(0, 300));
  const end = pieces.findIndex((text) => wordCount(text) > 9 || isSentence({ ...line, text }));
  return pieces.length > 1 ? pieces.slice(0, end < 0 ? 5 : Math.min(end, 5)) : [];
}

/** How many words a text has, those in brackets not counted. */
const wordCount = (text: string): number =>
  text
    .replace(/\([^()]{0,80}\)/g, ' ')
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
/** What is said of a candidate, not of the job. */
const SIDE_NOTE =
  /\b(?:advantage|essential|desirable|preferred|a plus|welcome|experience|qualified|preferably|ideally)\b/i;
const isCode = (text: string): boolean =>
  /\bfunction \w+\(|=>|\w\(\)|\)\s*\/\/\s|[{};]{2}|^(?:for|if|while) ?\(|console\.|<\?php|^\s*(?:import|const|let|def) \w+.*[=(]/.test(
    text,
  );

const TITLE_LABEL =
  /^(?:(?:re|fwd?|subject|from|to|job title|position|role|title|company|employer|location|department|wanted|gesucht|now hiring|hiring|applying for|we(?:'re| are) hiring|vacancy|freelance|contract|freelance\/contract|urgent)\s*[:!]+\s*)+/i;
const NOT_A_TITLE_LINE =
  /^(?:from|to|company|employer|location|department|reports? to|reporting to|contact|cc|regards)\b\s*:?/i;

/** 'Recruiter: Mokoena Staffing', 'Line manager: the bursar': people whom a posting names by what they are. */
const PERSON_LABEL =
  /^(?:recruiter|recruitment consultant|consultant|hiring manager|line manager|supervisor|contact|advertiser|posted by|training provider|reports? to)\s*[:|]\s*\S/i;

/** 'Thatcher wanted': whoever is sought by a line of that kind works as that, in a word that no list holds too. */
const SOUGHT = /^\W*((?:\p{L}[\p{L}'’-]*\s+){1,4}?)(?:wanted|needed|required)\b/iu;
const NOBODY_SOUGHT =
  /\b(?:help|staff|people|experience|urgent(?:ly)?|crew|team|volunteers?|no|not|now|immediately|somebody|someone|we|you|is|are|as|if|when|and|skills?|training|licen[cs]e|qualifications?)\b/i;

function addTitleLine(text: string, place: readonly string[], i: number, add: AddTitle): void {
  if (PERSON_LABEL.test(text)) return;
  const plain = text.replace(TITLE_LABEL, '').replace(/\([^()]{0,80}\)/g, ' ');
  const parts: TitlePart[] = splitPieces(plain)
    .flatMap(splitSlash)
    .flatMap((piece) =>
      piece
        .split(/\s+at\s+(?=\S)|\s+(?:for|with)\s+(?=\p{Lu})/iu)
        .flatMap((half) =>
          half.split(/,\s+(?!inc|ltd|llc|llp|plc)/i).map((part, k) => ({ text: part, afterComma: k > 0 })),
        ),
    );
  // 'Backend Engineer, Dockhand': beside a job that is known nothing is a slip of the pen.
  const isMended = !parts.some((part) => (readTitle(part.text, true, false)?.strength ?? 0) >= 2);
  const titles = parts.map((part) => {
    const title = readTitle(part.text, true, isMended);
    return title && isCalendar(title.title) ? undefined : title;
  });
  const sought = SOUGHT.exec(plain)?.[1]?.trim() ?? '';
  if (sought !== '' && !NOBODY_SOUGHT.test(sought) && !titles.some(Boolean))
    add({ title: sought, strength: 1 }, i, [...place, 'line: the best part', 'line: wanted']);
  const best = pickTitlePart(parts, titles);
  titles.forEach((title, k) => {
    const phrase = withFunction(title, parts[k + 1]);
    const part = parts[k]?.text.trim() ?? '';
    if (!phrase) return;
    add(phrase, i, [
      ...place,
      ...(k === best ? ['line: the best part'] : ['line: another part']),
      ...(parts.length === 1 ? ['line: nothing else'] : []),
      ...(phrase.title.length + 3 > part.length ? ['line: the whole part'] : []),
      ...(wordCount(text) > 9 ? ['line: long'] : []),
      ...(SOUGHT.test(plain) ? ['line: wanted'] : []),
      ...(isOrganisation(part) ? ['line: an organisation'] : []),
      ...(NOT_A_TITLE_LINE.test(text) ? ['line: labelled otherwise'] : []),
    ]);
  });
}

/** Titles that need to be told what for: 'Senior Manager, Regulatory Reporting'. */
const GENERAL_TITLE =
  /^(?:(?:senior|sr\.?|junior|associate|assistant|executive|group|deputy|lead) )*(?:manager|director|vp|vice president|lead|analyst|associate|officer|consultant|specialist|coordinator|administrator)$/i;

function withFunction(phrase: TitlePhrase | undefined, next: TitlePart | undefined): TitlePhrase | undefined {
  if (!phrase || !next?.afterComma || !GENERAL_TITLE.test(phrase.title) || !isSpecialism(next.text)) return phrase;
  return { ...phrase, title: `${phrase.title}, ${next.text.trim()}` };
}

/**
 * 'Funeral Arranger / Kingsbridge Funeral Directors' and 'Swim teacher + lifeguard' are two; 'Carpenter / Joiner' is one. Of
 * a title in two languages the one that is known is kept.
 */
function splitSlash(piece: string): string[] {
  const halves = piece.split(/\s+[/+]\s+/);
  if (halves.length > 1 && (halves.some(isOrganisation) || / \+ /.test(piece))) return halves;
  const names = piece.split(/\s*\/\s*/);
  if (names.length !== 2) return [piece];
  const titles = names.map((name) => readTitle(name, true));
  const known = titles.findIndex((title) => title?.strength === 3);
  const other = titles[1 - known];
  // 'Receptionist / Front Desk': what stands behind a title and is none says where it is done.
  const isOne = other ? other.strength < 3 : known === 0;
  return known >= 0 && isOne ? [names[known] ?? piece] : [piece];
}

/** Which part of a line is the job: the best known title that is no organisation's name. */
function pickTitlePart(parts: readonly TitlePart[], titles: readonly (TitlePhrase | undefined)[]): number {
  let best = -1;
  let bestScore = 0;
  parts.forEach((part, k) => {
    const phrase = titles[k];
    if (!phrase) return;
    const plain = part.text.trim();
    const endsOnTitle =
      plain.toLowerCase().includes(phrase.title.toLowerCase()) &&
      plain.toLowerCase().endsWith(phrase.title.toLowerCase());
    const org = isOrganisation(plain) || /\b(?:the|&)\b/i.test(plain) ? 8 : 0;
    const unit = isDepartment(plain) ? 3 : 0;
    const score = phrase.strength * 3 + (endsOnTitle ? 3 : 0) - org - unit - k * 0.5 + 4;
    if (score > bestScore) {
      best = k;
      bestScore = score;
    }
  });
  return best;
}

const SENTENCE_VERB =
  /\b(?:is|are|was|were|will|you'll|we're|we'd|you'd|we'll|has|have|had|do|does|can|must|should|would|join|helps?|work|works|working|offers?|provides?|looking|seeking|seeks|hiring|wanted|needed|required|needs?|requires?|recruiting|want|appl(?:y|ying)|invites?|treated|brought|said|report(?:ing)? to)\b/;
const SENTENCE_VERB_SHOUTED = new RegExp(SENTENCE_VERB.source, 'i');
/** Whether a line says something; a verb with a capital is part of a name, 'Children in Need Team', unless all are. */
function isSentence({ text, shouted }: Pick<PostingLine, 'text' | 'shouted'>): boolean {
  if (
    /^.{0,60}\b(?:wanted|needed|required)(?:\W*$|\s*[-–—|@:,]|\s+(?:at|for|in|by)\s)/i.test(text) ||
    /^(?:wanted|now hiring|hiring)\b\W{1,3}\S+/i.test(text)
  )
    return false;
  return (shouted ? SENTENCE_VERB_SHOUTED : SENTENCE_VERB).test(text.charAt(0).toLowerCase() + text.slice(1));
}

/** A title in capitals within a line that is not: 'The Ship Inn – FRONT OF HOUSE SUPERVISOR'. */
const calmTitle = (role: string): string =>
  role.length > 4 && role === role.toUpperCase() && /\p{Lu}{4}/u.test(role) ? calmDown(role) : role;

/** A title in small letters or in capitals is given the case of a name; others keep theirs. */
export function tidyCase(role: string): string {
  const plain = calmTitle(role.replace(/\s+/g, ' ').trim());
  if (/\p{Lu}/u.test(plain)) return plain.charAt(0).toUpperCase() + plain.slice(1);
  return plain.replace(/(^|[\s/-])(\p{L})(\p{L}*)/gu, (_, before: string, first: string, rest: string) => {
    const word = first + rest;
    if (/^(?:of|in|and|de|à|the|du)$/.test(word)) return before + word;
    if (/^(?:it|hr|qa|ux|ui|ai|ml|hgv|lgv|seo|bi|vp|pr|cnc|hvac|crm|erp|sap|sql|php|ios|gp|pa|pe)$/.test(word))
      return before + (word === 'ios' ? 'iOS' : word.toUpperCase());
    return before + first.toUpperCase() + rest;
  });
}
