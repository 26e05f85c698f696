import { isPlainVerb } from './duty-phrase.ts';
import { tokenise } from './term-index.ts';
import { LEGAL_ENDING, NOT_A_NAME } from './vocabulary.ts';

/** Longest part of a pasted text that is read; the rest of an advert is boilerplate. */
const READ_CHARS = 20_000;

export interface PostingLine {
  text: string;
  /** Whether the line was an item of a list. */
  bullet: boolean;
  /** Whether it was written in capitals alone, so that its case says nothing. */
  shouted: boolean;
}

export interface PostingText {
  /** The lines joined again: what every place in the text refers to. */
  text: string;
  lines: readonly PostingLine[];
  sentences: readonly string[];
  /** Whether the writer used no capitals, so that a name is not to be known by one. */
  lowerCase: boolean;
  wordCount: number;
  /** Names of the hosts that its addresses and links name, without their endings: 'merrickanddaughter'. */
  hosts: readonly string[];
  /** Whether there were links, which are not opened. */
  hasLinks: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  rsquo: "'",
  lsquo: "'",
  bull: '•',
  middot: '·',
  hellip: '…',
  pound: '£',
  euro: '€',
  eacute: 'é',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
};

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? ' ';
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x1f && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : whole;
  });

const stripTags = (text: string): string =>
  text
    .replace(/<(script|style)\b[^<>]{0,300}>[^<]{0,5000}<\/\1>/gi, ' ')
    .replace(/<!--[^>]{0,500}-->/g, ' ')
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/tr|\/ul|p|li|h\d|div|tr|ul)\b[^<>]{0,300}>/gi, (tag) =>
      /^<li/i.test(tag) ? '\n- ' : '\n',
    )
    .replace(/<\/(?:td|th|dt)>/gi, ' | ')
    .replace(/<\/?[a-z][^<>]{0,300}>/gi, ' ');

const LINK = /\bhttps?:\/\/\S{1,500}|\bwww\.\S{1,300}/gi;

/** Text without the marks of where it was copied from: tags, markdown, emoji, links, template slots. */
export function cleanPosting(pasted: string): string {
  return stripTags(decodeEntities(stripTags(decodeEntities(pasted.slice(0, READ_CHARS)))))
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]|\ufe0e|\ufe0f/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t\r\f\v]/g, ' ')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(
      /^[ \t]*(?:(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]|\u20e3)[ \u200d]*)+/gmu,
      '',
    )
    .replace(/(?:(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]|\u20e3)[ \u200d]*)+/gu, ' · ')
    .replace(/\[([^\]\n]{1,80})\]\([^)\s]{1,300}\)/g, '$1')
    .replace(LINK, ' ')
    .replace(/\{\{[^{}\n]{0,60}\}\}|\$?\{[^{}\n]{0,60}\}|\[[^[\]\n]{0,60}\]|<<[^<>\n]{0,60}>>/g, ' ')
    .replace(/\*\*|__|~~/g, '')
    .replace(/(^|\s)[*_](?=\S)([^*_\n]{1,60})(?<=\S)[*_](?=[\s,.;:)]|$)/g, '$1$2')
    .replace(/ +/g, ' ')
    .trim();
}

/** Any sign that is neither a letter nor a number, or a number or letter of a list. */
const BULLET = /^\s*(?:[^\p{L}\p{N}\s"'(£$€#@&%~]{1,3}|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/u;
const HEADING_MARK = /^\s*#{1,6}\s+/;

/** Labels that begin a part of a posting, where a text pasted as one line is broken again. */
const INLINE_LABEL =
  /\s(?=(?:Job title|Job type|Job description|About (?:the|us|you)\b[^:.\n]{0,30}|Location|Salary|Company|Employer|Responsibilities|Key responsibilities|Main duties|Duties|Requirements|Qualifications|Skills|Benefits|What you(?:'ll| will) do|What we offer|Experience|Hours|Position|Department|Contract|Apply now)\s?:)/g;

/** '… - Diagnose faults - Perform services - Invoice': items of a list whose breaks were lost. */
const INLINE_ITEM = /\s[-•·*–]\s(?=\p{Lu}\p{Ll})/gu;
const LEAST_ITEMS = 4;

function breakAgain(line: string): string {
  const labelled = line.replace(INLINE_LABEL, '\n');
  return (line.match(INLINE_ITEM)?.length ?? 0) >= LEAST_ITEMS ? labelled.replace(INLINE_ITEM, '\n- ') : labelled;
}

/** Longer than this, a line is a text whose breaks were lost. */
const LONG_LINE = 240;

export function readText(pasted: string): PostingText {
  const lines: PostingLine[] = [];
  for (const raw of cleanPosting(pasted).split('\n')) {
    const pieces = raw.length > LONG_LINE ? breakAgain(raw).split('\n') : [raw];
    for (const piece of pieces) {
      const bullet = BULLET.test(piece);
      const plain = piece
        .replace(HEADING_MARK, '')
        .replace(BULLET, '')
        .replace(/^[\s|·]+|[\s|·]+$/g, '')
        .replace(/ +/g, ' ')
        .trim();
      if (plain === '' || !/[\p{L}\p{N}]/u.test(plain)) continue;
      const shouted = isShouted(plain);
      lines.push({ text: shouted ? calmDown(plain) : plain, bullet, shouted });
    }
  }
  const text = lines.map((line) => line.text).join('\n');
  const words = tokenise(text);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word.text)).length;
  return {
    text,
    lines,
    sentences: lines.flatMap((line) => splitSentences(line.text)),
    lowerCase: capitals * 25 < words.length,
    wordCount: words.length,
    hosts: hostsOf(pasted.slice(0, READ_CHARS)),
    hasLinks: pasted.slice(0, READ_CHARS).search(LINK) >= 0,
  };
}

const HOST = /(?:@|https?:\/\/|www\.)(?:www\.)?((?:[a-z0-9-]{1,60}\.){1,4})[a-z]{2,12}\b/gi;
const COMMON_HOST =
  /^(?:gmail|hotmail|outlook|yahoo|icloud|linkedin|indeed|glassdoor|facebook|instagram|reed|totaljobs|google|example|mailbox|mail|email|careers?|jobs?|apply|com|co|org|net|uk|ac|gov)$/;

const hostsOf = (pasted: string): string[] => [
  ...new Set(
    [...pasted.matchAll(HOST)].flatMap((match) =>
      (match[1] ?? '')
        .toLowerCase()
        .split('.')
        .filter((part) => part.length > 2 && !COMMON_HOST.test(part))
        .map((part) => part.replace(/[^a-z0-9]/g, '')),
    ),
  ),
];

function isShouted(line: string): boolean {
  let upper = 0;
  let lower = 0;
  for (const char of line) {
    if (char !== char.toLowerCase()) upper++;
    else if (char !== char.toUpperCase()) lower++;
  }
  return upper >= 4 && lower * 8 < upper;
}

const SMALL_WORDS = new Set(
  'a an and are as at be by for from in into is it must not of on or our that the their this to us we who will with you your have has de la du le des und der die das'.split(
    ' ',
  ),
);
const KEPT_CAPITALS = new Set(
  'IT HR QA UX UI AI ML NHS HGV LGV PCV CNC HVAC SEO PPC PR UK USA US EU UAE BBC IBM CEO CTO CFO COO CMO VP PA EA RN LPN CNA HCA ICU GP SRE DBA BI SAP ERP CRM SQL PHP AWS GCP CSS HTML API CV JIB CSCS SIA DBS FLT MOT SEN SENCO EYFS TA HRBP SDR BDR KYC AML VAT PAYE AAT ACCA CIMA CIPD NVQ BSL ESL EAL PE GIS CAD BIM QS II III IV LLP LLC PLC HPLC PCR GMP GLP EMT CCTV POS EPOS HACCP'.split(
    ' ',
  ),
);

/** 'HD', 'VRM': letters that are spoken one by one. */
const NO_VOWEL = /^[B-DF-HJ-NP-TV-XZ]{2,4}$/;
const SHORT_FORM = /^(?:MRS?|MS|DR|ST|LTD|RD|MT|[JS]R|NR|PT|FT|HRS|YRS|MTH|WKS?|PTS)$/;

/** Gives a line in capitals the case of a title. */
export function calmDown(line: string): string {
  let first = true;
  return line.replace(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, (word) => {
    const lower = word.toLowerCase();
    const starts = first;
    first = false;
    if (KEPT_CAPITALS.has(word) || (NO_VOWEL.test(word) && !SHORT_FORM.test(word))) return word;
    if (!starts && SMALL_WORDS.has(lower)) return lower;
    if (!/\p{Ll}/u.test(lower) || /\d/.test(word)) return word;
    return lower.charAt(0).toUpperCase() + lower.slice(1);
  });
}

const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|St|Dr|Mr|Mrs|Ms|Inc|Ltd|Co|Corp|Bros|No|approx|e\.g|i\.e|incl|min|max|Prof)$/iu;

/** Business names end on these; what follows may be another sentence. */
const BUSINESS_ENDING = /[\s(](?:(Inc|Ltd|Corp)|Co|Bros)$/iu;
const NEXT_WORD = /^\s+(\p{Lu}[\p{L}'’]*)/u;

/** 'Copper Kettle Co. You make coffee', 'Brightwell Ltd. London is home': not 'Co. Durham', 'Harris Bros. Bakery', 'Co. Ltd'. */
function endsAtBusiness(before: string, rest: string): boolean {
  const ending = BUSINESS_ENDING.exec(before);
  const next = NEXT_WORD.exec(rest)?.[1]?.toLowerCase();
  if (!ending || next === undefined || LEGAL_ENDING.test(next)) return false;
  return ending[1] !== undefined || NOT_A_NAME.has(next) || isPlainVerb(next);
}

/** Parts a line into sentences; a full stop after an initial or 'St' ends none. */
export function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of line.matchAll(/[.!?;]+(?=\s|$)/g)) {
    const to = match.index + match[0].length;
    const before = line.slice(Math.max(0, match.index - 8), match.index);
    const isShortened = match[0] === '.' && ABBREVIATION.test(before);
    if (isShortened && !endsAtBusiness(before, line.slice(to))) continue;
    sentences.push(line.slice(from, to).trim());
    from = to;
  }
  const rest = line.slice(from).trim();
  if (rest) sentences.push(rest);
  return sentences.filter(Boolean);
}
