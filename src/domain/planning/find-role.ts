import { LineLabel } from './labelled-line.ts';
import { isCalendar, isClutter, isDepartment, isPlace, isTerms, splitPieces } from './posting-pieces.ts';
import { type PostingLine, type PostingText, splitSentences } from './posting-text.ts';
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
  "job title|job role|job position|position title|position|role|title|vacancy|job|post|opening|hiring for|applying for|we(?:'re| are) hiring|gesucht|stellenbezeichnung|stelle|poste|intitulé du poste|puesto|cargo|functie|stanowisko",
  'job title|position title|position|job role|vacancy|post title|stellenbezeichnung|stelle|intitulé du poste|poste|puesto',
);
const STRICT_LABEL = /^(?:job title|position title|title|position|role|vacancy|post|job)\s+[-–—]\s+([^\n]{2,90})$/i;

const CUE =
  /\b(?:hiring|looking (?:to hire|to recruit|to appoint|for)|look for|looks for|lookout for|looking to add|search(?:ing)? for|seek(?:s|ing)?|recruit(?:s|ing)?(?: for)?|needs?|require[sd]?|appoint|want|wants|vacanc(?:y|ies) for|vacancy exists for|position (?:of|as)|post of|role (?:of|as)|job (?:of|as)|opening for|work as|start as|join (?:us|our team|the team|[\p{L}' ]{2,40}) as|apply(?:ing)? (?:for|to be)|applied for|application for|interview(?:ing)?(?: on \w+| with \w+)?(?: \w+)? (?:for|as)|opportunit(?:y|ies) for|invites? applications for(?: the (?:post|position|role) of)?|be(?:come)?|as|sucht|suchen|recherch(?:e|ons)|recrut(?:e|ons)|busca(?:mos)?|cerca|cerchiamo|zoekt|zoeken|poszukuje(?:my)?|szukamy|zatrudni|procura(?:mos)?|practi[cs]e for):?\s+(?:an? |our |the |some |for |to |new |next |einen? |une? |un |der |die )*/giu;
const STRONG_CUE =
  /^(?:hiring|look|search|seek|recruit|needs?\b|require|appoint|vacanc|position|post of|role|opening|apply|applied|application|interview|opportunit|invite|join|sucht|suchen|recherch|recrut|busca|cerc|zoek|poszuk|szuk|zatrud|procura|want)/i;

const NEEDED =
  /^(.{2,70}?)\s+(?:is |are |urgently |now )*(?:wanted|needed|required|sought|gesucht|recherché|vacancy|vacancies|position available)\b/i;
const NAMED_ROLE =
  /\b(?:the|this|our|an?|for|as)\s+([^\n.,;:!?]{3,60}?)\s+(?:role|position|job|vacancy|post|opening|interview)\b/gi;

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

type Add = (phrase: TitlePhrase | undefined, score: number, line: number, beside?: readonly TitlePart[]) => void;

function addLabelled(posting: PostingText, add: Add): void {
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
    if (phrase && phrase.strength > 0) add(phrase, atLabel - Math.min(i, 30) * 0.2, line, beside);
    else if (
      /job title|position|role|title|vacancy/i.test(text) &&
      first.split(' ').length <= 5 &&
      !isTerms(first) &&
      !isPlace(first)
    )
      add({ title: first.replace(/[.,;!]+$/, ''), strength: 0 }, 70, line, beside);
  });
}

function addTitleLines(posting: PostingText, add: Add): void {
  let seen = 0;
  for (let i = 0; i < posting.lines.length && seen < TITLE_LINES; i++) {
    const line = posting.lines[i];
    if (!line || isClutter(line.text) || isCode(line.text)) continue;
    seen++;
    if (line.bullet && seen > 2) continue;
    const whole = wordCount(line.text) <= TITLE_LINE_WORDS && !isSentence(line);
    const fragments = whole
      ? [line.text]
      : splitSentences(line.text.slice(0, 600))
          .slice(0, 6)
          .filter((part) => wordCount(part) <= 14 && !isSentence({ ...line, text: part }) && !SIDE_NOTE.test(part));
    for (const [k, fragment] of fragments.entries())
      addTitleLine(fragment, 86 - seen * 2.5 - (whole ? 0 : 8 + k), i, add);
  }
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

function addTitleLine(text: string, score: number, i: number, add: Add): void {
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
  const phrase = titles[best];
  if (!phrase) return;
  const alone = parts.length === 1 ? 0 : 2;
  const length = wordCount(text) > 9 ? -8 : 0;
  const weak = phrase.strength === 1 ? -34 : phrase.strength === 2 ? -4 : 0;
  const labelled = NOT_A_TITLE_LINE.test(text) ? -60 : 0;
  const beside = parts.filter((_, k) => k !== best);
  add(phrase, score + alone + length + weak + labelled, i, beside);
}

/** 'Funeral Arranger / Kingsbridge Funeral Directors' are two; 'Carpenter / Joiner' is one. */
function splitSlash(piece: string): string[] {
  const halves = piece.split(/\s+\/\s+/);
  return halves.length > 1 && halves.some(isOrganisation) ? halves : [piece];
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

function addSentences(posting: PostingText, add: Add): void {
  posting.sentences.forEach((sentence, i) => {
    const late = Math.min(i, 40) * 0.6;
    if (sentence.length > 2_000) sentence = sentence.slice(0, 2_000);
    const needed = NEEDED.exec(sentence)?.[1];
    if (
      needed &&
      !/\b(?:has|have|is|are|there|experience|skills?|licen[cs]e|qualifications?|certificate|degree|registration|knowledge|dbs|driving)\b/i.test(
        needed,
      )
    ) {
      const phrase = readTitle(needed, false);
      add(phrase && phrase.strength > 0 ? phrase : undefined, 76 - late, -1, []);
    }
    for (const match of sentence.matchAll(CUE)) {
      const rest = sentence.slice(match.index + match[0].length, match.index + match[0].length + 110);
      const phrase = nounPhrase(rest);
      const strong = STRONG_CUE.test(match[0]);
      const title = phrase ? readTitle(phrase, false) : undefined;
      if (title && title.strength > 0) add(title, (strong ? 74 : 56) - late - (title.strength === 1 ? 18 : 0), -1);
      else if (strong && phrase && phrase.split(' ').length <= 3 && /^(?:hiring|looking for|seek)/i.test(match[0])) {
        const plain = phrase.replace(/^(?:an?|the|our|new|talented|experienced) /gi, '').trim();
        if (/^[\p{L} -]{4,30}$/u.test(plain) && /\b(?:to join|to help|for our|to work)\b/i.test(rest))
          add({ title: plain, strength: 0 }, 36 - late, -1);
      }
    }
    for (const match of sentence.matchAll(NAMED_ROLE)) {
      const title = readTitle(match[1] ?? '', false);
      if (title && title.strength >= 2) add(title, 62 - late, -1);
    }
    if (i < 30) {
      const opening = sentence.split(' ').slice(0, 5).join(' ');
      const title = i === 0 && sentence.length > 60 ? readTitle(opening, true) : undefined;
      if (title && title.strength === 3 && title.title.split(' ').length > 1 && opening.startsWith(title.title))
        add(title, 60, -1);
    }
  });
}

/** The words after a cue up to where a name or a clause begins; adjectives joined by 'and' stay in. */
function nounPhrase(rest: string): string {
  const words: string[] = [];
  for (const word of rest.split(/\s+/).slice(0, 14)) {
    const plain = word.toLowerCase().replace(/[^\p{L}'-]/gu, '');
    if (words.length > 0 && STOPS.has(plain) && !(plain === 'and' || plain === 'or')) break;
    words.push(word);
    if (
      /[.;:!?)]$/.test(word) ||
      (/,$/.test(word) && !/(?:ing|ed|ive|able|ly|al|ic|ous|ful|ent|ant|ate|y|le),$/i.test(word))
    )
      break;
  }
  return words.join(' ');
}

const STOPS = new Set(
  'to who that which with for in at on from by based into within across join joining working reporting where we you they will must can is are was were has have using than because so while when per via until next tomorrow today yesterday this please near about'.split(
    ' ',
  ),
);

/** A title in small letters or in capitals is given the case of a name; others keep theirs. */
function tidyCase(role: string): string {
  const plain = role.replace(/\s+/g, ' ').trim();
  if (/\p{Lu}/u.test(plain)) return plain.charAt(0).toUpperCase() + plain.slice(1);
  return plain.replace(/(^|[\s/-])(\p{L})(\p{L}*)/gu, (_, before: string, first: string, rest: string) => {
    const word = first + rest;
    if (/^(?:of|in|and|de|à|the|du)$/.test(word)) return before + word;
    if (/^(?:it|hr|qa|ux|ui|ai|ml|hgv|lgv|seo|bi|vp|pr|cnc|hvac|crm|erp|sap|sql|php|ios|gp|pa|pe)$/.test(word))
      return before + (word === 'ios' ? 'iOS' : word.toUpperCase());
    return before + first.toUpperCase() + rest;
  });
}
