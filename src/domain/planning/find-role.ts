import { isSpecialism } from './find-skills.ts';
import { LineLabel } from './labelled-line.ts';
import { isCalendar, isClutter, isDepartment, isPlace, isTerms, splitPieces } from './posting-pieces.ts';
import { calmDown, type PostingLine, type PostingText, splitSentences } from './posting-text.ts';
import { addSentences } from './role-sentences.ts';
import { readTitle, type TitlePhrase } from './title-phrase.ts';
import { isOrganisation } from './vocabulary.ts';

export interface RoleFinding {
  role: string;
  /** How plainly the text says that this is the job, 0-120. */
  score: number;
  /** Index of the line that names it, -1 when a label or a sentence does. */
  line: number;
  /** The words of that line that are not the role: where the company may stand. */
  beside: readonly TitlePart[];
}

/** A part of a title line. */
export interface TitlePart {
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

/** The job that a posting is about; an empty role where none is named. */
export function findRole(posting: PostingText): RoleFinding {
  const findings: RoleFinding[] = [];
  const add = (phrase: TitlePhrase | undefined, score: number, line: number, beside: readonly TitlePart[] = []) => {
    if (phrase)
      findings.push({
        role: phrase.title,
        score: score + phrase.strength * 4 - (phrase.title.length < 4 ? 20 : 0),
        line,
        beside,
      });
  };
  addLabelled(posting, add);
  addTitleLines(posting, add);
  addSentences(posting, add);
  let best: RoleFinding = { role: '', score: 0, line: -1, beside: [] };
  for (const finding of findings) if (finding.score > best.score) best = finding;
  return { ...best, role: tidyCase(best.role) };
}

export type AddTitle = (
  phrase: TitlePhrase | undefined,
  score: number,
  line: number,
  beside?: readonly TitlePart[],
) => void;

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
    const [first = '', ...rest] = pieces;
    const phrase = readTitle(first.split(/\s+at\s+|,/)[0] ?? '', true);
    const atLabel = /job title|position title|stellenbez|intitul/i.test(text) ? 100 : 88;
    const beside = [...rest, ...first.split(/\s+at\s+|,/).slice(1)].map((part) => ({ text: part, afterComma: false }));
    if (phrase && phrase.strength > 0)
      add(
        phrase,
        atLabel -
          Math.min(i, 30) * 0.2 -
          (phrase.strength === 1 && isSentence({ text: first, shouted: false }) ? 40 : 0) -
          (/\byour role/i.test(text) ? 30 : 0),
        line,
        beside,
      );
    else if (
      /job title|position|role|title|vacancy/i.test(text) &&
      first.split(' ').length <= 5 &&
      !isTerms(first) &&
      !isPlace(first)
    )
      add({ title: first.replace(/[.,;!]+$/, ''), strength: 0 }, 70, line, beside);
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
      addTitleLine(fragment, 86 - seen * 2.5 - (whole ? 0 : 8 + k), i, add);
  }
}

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

function addTitleLine(text: string, score: number, i: number, add: AddTitle): void {
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
  const titles = parts.map((part) => {
    const title = readTitle(part.text, true);
    return title && isCalendar(title.title) ? undefined : title;
  });
  const best = pickTitlePart(parts, titles);
  const phrase = withFunction(titles[best], parts[best + 1]);
  if (!phrase) return;
  const alone = parts.length === 1 ? 0 : 2;
  const length = wordCount(text) > 9 ? -8 : 0;
  const weak = phrase.strength === 1 ? -34 : phrase.strength === 2 ? -4 : 0;
  const labelled = NOT_A_TITLE_LINE.test(text) ? -60 : 0;
  const beside = parts.filter(({ text: part }, k) => k !== best && !phrase.title.endsWith(`, ${part.trim()}`));
  add(phrase, score + alone + length + weak + labelled, i, beside);
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
  return known >= 0 && other && other.strength < 3 ? [names[known] ?? piece] : [piece];
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
function tidyCase(role: string): string {
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
