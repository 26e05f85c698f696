import { mayBeVerb } from './duty-phrase.ts';
import { LineLabel } from './labelled-line.ts';
import { splitPieces } from './posting-pieces.ts';
import { type PostingText, splitSentences } from './posting-text.ts';
import { foldWord } from './term-index.ts';
import { tidyName } from './tidy-name.ts';
import { isTradeWord } from './trade-words.ts';
import { BUSINESS_WORDS, isOrganisation, ORG_ENDING } from './vocabulary.ts';

/** A place of the text that may name who offers the job. */
export interface NameMention {
  name: string;
  line: number;
  /** Where it begins and ends in its line. */
  from: number;
  to: number;
  /** What found it: capitals, a part of a short line, a label, or a cue in a text without capitals. */
  way: 'capitals' | 'piece' | 'label' | 'cue' | 'subject' | 'host';
}

const MOST_MENTIONS = 500;
const MOST_WORDS = 8;
/** A line longer than this is a sentence and no heading of parts. */
const PIECE_LINE_WORDS = 18;

const EMPLOYER_LABEL = new LineLabel(
  'company(?: name)?|employer(?: name)?|hiring company|place of work|workplace|venue|studio|hiring organi[sz]ation|organi[sz]ation|business|hospital|school|restaurant|hotel|shop|firm|trust|practice|institution|unternehmen|firma|arbeitgeber|entreprise|société|empresa|bedrijf|azienda|pracodawca',
  'company(?: name)?|employer(?: name)?|hiring organi[sz]ation|organi[sz]ation|institution|unternehmen|arbeitgeber|entreprise|empresa',
);

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}'&+/-]|\.(?=[\p{L}\p{N}]))*|&/gu;
const CONNECTOR = new Set('of and & the de la le du des for van von der del di da y et und'.split(' '));
/** Capital only because a sentence begins with them. */
const LEAD_IN = new Set(
  "at since join joining about here welcome with for in from by why the our your this we are is to and or as how what who when where if on after life working work meet we're i'm who's it's that's here's there's a an you you'd you'll we'll we've supplying serving featuring introducing location venue site facility place department".split(
    ' ',
  ),
);

/** Every place that may be an organisation's name, in the order of the text. */
export function findNameMentions(posting: PostingText): NameMention[] {
  const out: NameMention[] = [];
  for (let line = 0; line < posting.lines.length && out.length < MOST_MENTIONS; line++) {
    const text = posting.lines[line]?.text.slice(0, 1_500) ?? '';
    const add = (raw: string, from: number, way: NameMention['way']) => {
      // 'O'Shaughnessy's is hiring': an ending that belongs to the name, unlike that of 'Umoya's centre'.
      const own =
        /'s$/.test(raw) &&
        /^(?:\s+(?:is|are|has|have|in|at|on|and)\b|\s*(?:$|[^\p{L}\s]))/u.test(text.slice(from + raw.length));
      // Where the writer uses capitals, a name has one.
      if (!posting.lowerCase && way !== 'label' && !/[\p{Lu}\p{N}]/u.test(raw)) return;
      if (ANY_ONE.test(raw)) return;
      const named = beforeVerb(raw);
      if (PRONOUN.test(named)) return;
      const name = tidyName(named) + (own ? "'s" : '');
      if (name.length > 1 && /\p{L}/u.test(name) && name.split(' ').length <= MOST_WORDS)
        out.push({ name, line, from, to: from + named.length, way });
    };
    for (const run of capitalRuns(text)) add(run.text, run.from, 'capitals');
    for (const piece of headingParts(text)) add(piece.text, piece.from, 'piece');
    const labelled = EMPLOYER_LABEL.valueIn(posting.lines, line);
    if (labelled) {
      // A bracket may stand in the midst of a name: 'Umoya Steel (Pty) Ltd'.
      const [head = ''] = splitPieces(labelled.value.replace(/\([^()]{0,80}\)/g, ' '));
      const name = beforeVerb(firstPart(head));
      const where = posting.lines[labelled.line]?.text ?? '';
      const from = where.indexOf(name.split('  ')[0] ?? '');
      const labelledName = tidyName(name);
      if (labelledName.length > 1 && from >= 0)
        out.push({ name: labelledName, line: labelled.line, from, to: from + name.length, way: 'label' });
    }
    for (const subject of hiringSubjects(text)) add(subject.text, subject.from, 'subject');
    if (posting.lowerCase) for (const cued of afterCues(text)) add(cued.text, cued.from, 'cue');
  }
  // Only where the text itself does not spell the name.
  const spelled = new Set(
    out.flatMap(({ name }) => {
      // 'umoyabakes' is spelled by 'Umoya Bakes Ltd' too.
      const words = name.split(' ').map(lettersOf);
      return words
        .map((_, i) => words.slice(0, i + 1).join(''))
        .filter((letters) => letters.length >= 5 || words.length === 1);
    }),
  );
  for (const name of posting.hosts.flatMap((host) => hostName(host, posting.text)))
    if (!spelled.has(lettersOf(name))) out.push({ name, line: posting.lines.length - 1, from: 0, to: 0, way: 'host' });
  return out;
}

const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What an address calls its owner, 'smallhourscoffee', parted into words that the text or the trades know. */
function hostName(host: string, text: string): string[] {
  if (host.length < 4 || host.length > 32 || /\d/.test(host)) return [];
  const small = new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  // The address stands in the text too, and is no word of it.
  small.delete(host);
  const known = (word: string) =>
    small.has(word) ||
    isTradeWord(foldWord(word)) ||
    isTradeWord(word) ||
    BUSINESS_WORDS.has(word) ||
    (word.length > 4 && ORG_ENDING.test(` ${word}`));
  /** The fewest known words that the letters from a place on are made of. */
  const part = (from: number, left: number): string[] | undefined => {
    if (from === host.length) return [];
    if (left === 0) return undefined;
    for (let to = host.length; to >= from + 3; to--) {
      const rest = known(host.slice(from, to)) ? part(to, left - 1) : undefined;
      if (rest) return [host.slice(from, to), ...rest];
    }
    return undefined;
  };
  const words = part(0, 4) ?? beforeTrade(host, part) ?? (host.length <= LONGEST_WORD ? [host] : []);
  return words.length === 0 ? [] : [words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')];
}

/** What is longer is more than one word, and nobody knows where to part it. */
const LONGEST_WORD = 13;

/**
 * 'dalgarnoelectrical': a name that no word is, before words of the trade. 'cairnharrowestate' may end in 'estate' or
 * 'state', 'tuckamoreseafoods' in 'seafoods' or 'foods': the longer one, where it is what businesses are called by.
 */
function beforeTrade(host: string, part: (from: number, left: number) => string[] | undefined): string[] | undefined {
  const ways: string[][] = [];
  for (let from = 4; from <= Math.min(LONGEST_WORD, host.length - 5); from++) {
    const rest = part(from, 3);
    // A short word may be the end of the name: 'row' in 'cairnharrow'.
    if (rest && (rest[0]?.length ?? 0) >= 5 && (rest.at(-1)?.length ?? 0) >= 5)
      ways.push([host.slice(0, from), ...rest]);
  }
  const [first] = ways;
  const last = first?.at(-1) ?? '';
  return ways.length === 1 || BUSINESS_WORDS.has(last) || ORG_ENDING.test(` ${last}`) ? first : undefined;
}

const PRONOUN =
  /^(?:the (?:board|team|school|company|trust|hospital|role|job|post|position)|we|they|you|it|this|that|there|who|what|here|i|he|she)$/i;

/** Verbs of what is said of an employer that no duty begins with. */
const SAYS =
  /^(?:is|are|was|were|has|have|had|will|can|does|celebrat|embrac|champion|believ|car|striv|thriv|aim|want|need|seek|put|pride|lov|invest|recogni[sz]|trust|belong|stand|listen|think|know|liv|tak|giv|com|hir|offer|valu|reward|inspir|empower|treat|understand|cultivat|pledg|commit|aspir|operat|employ|exist|honou?r|uphold)(?:e?s)?$/i;
/** What follows a verb and belongs to no name. */
const SAID_OF =
  /^(?:diversity|equality|inclusion|difference|people|everyone|all|an?|the|in|on|for|from|to|its|our|their|about|applications|change|equal|that|it|you|your|not|been|every|talent)$/i;

/** 'Umoya acknowledges the …': small, with an ending of a verb, and before what is acknowledged. */
const DETERMINER = /^(?:an?|the|its|our|their|your|all|every|that)$/i;

/** A name ends before what is said of it: 'Umoya celebrates diversity', 'Umoya Champions Inclusion'. */
function beforeVerb(name: string): string {
  const words = name.split(' ');
  const verb = words.findIndex((word, i) => {
    if (i === 0 || !/^[\p{L}]+$/u.test(word)) return false;
    const next = words[i + 1] ?? '';
    const isVerb =
      SAYS.test(word) ||
      (/[^s]s$/.test(word) &&
        (mayBeVerb(word.toLowerCase().slice(0, -1)) || (/^\p{Ll}/u.test(word) && DETERMINER.test(next))));
    // 'Fresh Cuts Barbers', 'Little sprouts nursery': in capitals, or with what businesses are called by at the end, it is a name.
    return isVerb && (/^\p{Ll}/u.test(word) ? !isOrganisation(name) || SAYS.test(word) : SAID_OF.test(next));
  });
  return verb > 0 ? words.slice(0, verb).join(' ').replace(/,$/, '') : name;
}

/** 'a family in London': any one of its kind. */
const ANY_ONE = /^(?:an?|my|some|any) \p{Ll}/u;

/** Up to the first comma, with a legal ending that a comma parts from its name. */
function firstPart(text: string): string {
  const [name = '', next = ''] = text.split(/,\s*/);
  return LEGAL_START.test(next) ? `${name}, ${next.split(' ')[0]}` : name;
}
const LEGAL_START = /^(?:ltd|limited|inc|llc|llp|lp|plc|gmbh|corp)\b/i;

interface Run {
  text: string;
  from: number;
}

/** Capitalised words in a row, small connecting words between them; parts of such a row where it may be two names. */
function capitalRuns(line: string): Run[] {
  const words = [...line.matchAll(WORD)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
  const out: Run[] = [];
  for (let i = 0; i < words.length; ) {
    const first = words[i];
    if (!first || !isCapital(first.text)) {
      i++;
      continue;
    }
    let end = i + 1;
    while (end < words.length && end - i < MOST_WORDS) {
      const gap = line.slice(words[end - 1]?.to ?? 0, words[end]?.from ?? 0);
      const word = words[end]?.text ?? '';
      const initial = SHORTENED.test(words[end - 1]?.text ?? '');
      if (gap === ' ' || (gap === '. ' && initial)) {
        if (isCapital(word) || /^\d+$/.test(word)) end++;
        else if (CONNECTOR.has(word.toLowerCase()) && nextIsCapital(line, words, end)) end++;
        else break;
      } else if (gap === ', ' && isListOfPartners(line, words, end)) end++;
      else if (gap === ' (' && IN_BRACKETS.test(line.slice(words[end]?.from ?? 0))) {
        // 'Umoya Steelworks (Pty) Ltd', 'Umoya & Sons (Tea) Private Limited'
        end += 2;
        if (/^(?:private|pvt|pty)$/i.test(words[end - 1]?.text ?? '') && LEGAL_START.test(words[end]?.text ?? ''))
          end++;
        break;
      } else if (gap === ', ' && LEGAL_START.test(word)) {
        end++;
        break;
      } else break;
    }
    addRun(out, line, words.slice(i, end));
    i = end;
  }
  return out;
}

/** A bracket in the midst of a legal ending. */
const IN_BRACKETS = /^\p{Lu}\p{L}{1,20}\) (?:(?:Pvt|Private|Pty) )?(?:Ltd|Limited|LLP|LLC|Inc)\b/u;

/** What a full stop belongs to: 'K.R.S. Business Services', 'Smt. Lakshmi College'. */
const SHORTENED = /^(?:\p{Lu}(?:\.\p{Lu})*|St|No|Dr|Mt|Smt|Sri|Shri)$/u;

/** 'gLIDEco' has one too, if not at its beginning. */
const isCapital = (word: string): boolean => /^[\p{Lu}]|^\d+\p{L}|^\p{Ll}[\p{Ll}\d]{0,20}\p{Lu}/u.test(word);

function nextIsCapital(
  line: string,
  words: readonly { text: string; from: number; to: number }[],
  at: number,
): boolean {
  for (let k = at + 1; k <= at + 2 && k < words.length; k++) {
    if (line.slice(words[k - 1]?.to ?? 0, words[k]?.from ?? 0) !== ' ') return false;
    const word = words[k]?.text ?? '';
    if (isCapital(word)) return true;
    if (!CONNECTOR.has(word.toLowerCase())) return false;
  }
  return false;
}

/** 'Whitcomb, Adair & Stone': a comma between names of which the last follows '&'. */
function isListOfPartners(
  line: string,
  words: readonly { text: string; from: number; to: number }[],
  at: number,
): boolean {
  const rest = line.slice(words[at]?.from ?? 0, (words[at]?.from ?? 0) + 60);
  return /^\p{Lu}[\p{L}'-]+ (?:& \p{Lu}[\p{L}'-]+|and (?:Partners?|Associates|Sons|Daughters|Co|Company)\b)/u.test(
    rest,
  );
}

function addRun(out: Run[], line: string, run: readonly { text: string; from: number; to: number }[]): void {
  let from = 0;
  const push = (a: number, b: number) => {
    const first = run[a];
    const last = run[b - 1];
    if (first && last && b > a) out.push({ text: line.slice(first.from, last.to), from: first.from });
  };
  // 'For thirty years An Clochán has …': a capital that no sentence asks for belongs to the name.
  const owns = /^An?$/.test(run[0]?.text ?? '') && /\p{Ll} $/u.test(line.slice(0, run[0]?.from ?? 0));
  while (!owns && from < run.length - 1 && leadsIn(run, from)) from++;
  if (from === run.length - 1 && LEAD_IN.has(run[from]?.text.toLowerCase() ?? '')) return;
  push(from, run.length);
  // 'Tarn and Dale' may be one name or two; 'Teach Ashford in …' never runs on, 'in' being no connecting word.
  // 'City of Wandarra's Natural Environment team'
  const owner = run.findIndex(({ text }, k) => k >= from && k < run.length - 1 && /\p{L}{3}['’]s$/u.test(text));
  if (owner >= 0) push(from, owner + 1);
  const joint = run.findIndex(({ text }, k) => k > from && /^(?:and|for|of)$/i.test(text));
  if (joint > 0) {
    push(from, joint);
    if (/^and$/i.test(run[joint]?.text ?? '')) push(joint + 1, run.length);
  }
  const board = run.findIndex(({ text }, k) => k > 0 && /^of$/i.test(text) && BOARD.test(run[k - 1]?.text ?? ''));
  if (board > 0) push(/^the$/i.test(run[board + 1]?.text ?? '') ? board + 2 : board + 1, run.length);
}

/** Whether a word only leads up to a name: 'At Umoya', 'Since 2019 Umoya'. */
const leadsIn = (run: readonly { text: string }[], at: number): boolean =>
  // 'Department of Coastal Planning' is a name.
  (LEAD_IN.has(run[at]?.text.toLowerCase() ?? '') && run[at + 1]?.text !== 'of') ||
  (at > 0 && /^(?:19|20)\d\d$/.test(run[at]?.text ?? '') && /^(?:since|in|until)$/i.test(run[at - 1]?.text ?? ''));

/** Those who run something in its name: 'the Board of Management of Scoil Bhríde'. */
const BOARD = /^(?:Management|Governors|Trustees|Directors|Governance|Body|Council|Friends|Office|Corporation)$/;

/** The parts of a line that is a heading: between dashes, bars, dots and commas, after 'at' and before a bracket. */
function headingParts(whole: string): Run[] {
  const line = whole.split(' ').length > PIECE_LINE_WORDS ? (splitSentences(whole.slice(0, 200))[0] ?? '') : whole;
  if (line.split(' ').length > PIECE_LINE_WORDS) return [];
  const out: Run[] = [];
  let at = 0;
  for (const piece of splitPieces(line.replace(/\([^()]{0,80}\)/g, (bracket) => ' '.repeat(bracket.length)))) {
    const place = Math.max(at, line.indexOf(piece.slice(0, 12), at));
    at = place;
    const names = /^[^,]{2,40}, [^,]{2,30} & [^,]{2,40}$/.test(piece)
      ? [piece, ...piece.split(/,\s+/)]
      : piece.split(/,\s+(?!(?:inc|ltd|llc|llp|plc)\b)/i);
    for (const name of names) {
      const words = name.split(' ').length;
      const from = Math.max(place, line.indexOf(name, place));
      if (
        words <= 7 &&
        !BELONGS.test(name) &&
        !/ (?:@|with|for|join) | at (?=\p{Lu}|(?:an?|my|the) )/u.test(name.replace(/^The .* at /, ''))
      )
        out.push({ text: SAYING.exec(name)?.[1] ?? name, from });
      const after = /(?:^|\s)(?:at|@|for|with|by|join)\s+(\S.{1,60})$/i
        .exec(name)?.[1]
        ?.split(/(?<=\p{L}{3})[.!?]\s+/u)[0];
      if (after && after.split(' ').length <= 6)
        out.push({ text: after, from: Math.max(from, line.indexOf(after, from)) });
    }
  }
  return out;
}

/** 'A member of the Umoya Group': whose part the employer is. */
const BELONGS =
  /^(?:(?:an?|the|proud|proudly|now) ){0,2}(?:member|part|division|subsidiary|brand|unit|company|affiliate|trading name) of\b/i;

/** A name and what its owner says of itself: 'Umoya Police. Protecting. Listening.' */
const SAYING = /^(.*?\p{L}{4})(?<!\b(?:Bros|Prof|Messrs|Shri|Capt|Revd|Assoc|Corp))[.!]\s+\p{Lu}/u;

const HIRES =
  /(?:^|[.!?]\s+|,\s+)((?:[\p{L}\p{N}'&.-]+ ){0,5}[\p{L}\p{N}'&.-]+),? (?:is|are) (?:now |currently |also |again )?(?:hiring|looking|seeking|recruiting|after an?\b|in search)|(?:^|[.!?]\s+)((?:[\p{L}\p{N}'&.-]+ ){0,5}[\p{L}\p{N}'&.-]+) (?:sucht|cherche|recherche|recrute|busca|zoekt|szuka|needs an?\b|seeks\b|invites applications)/giu;

/** Who a sentence says is hiring, however it is written. */
function hiringSubjects(line: string): Run[] {
  return [...line.matchAll(HIRES)].flatMap((match) => {
    const text = (match[1] ?? match[2] ?? '').replace(
      /^(?:(?:la|le|les|das|die|der|el|here at|at|we at|and|hi all|hello) )/i,
      '',
    );
    const name = text.toLowerCase();
    return /^(?:we|i|they|who|he|she|it|you|people|our client|my client|the client|who we)$/.test(name)
      ? []
      : [{ text, from: match.index + match[0].indexOf(text) }];
  });
}

const CUE = /\b(?:at|@|we're|we are|for|join|with|via|by|wanted|needed|required|about|from)\s+(?:the )?(?=\p{L})/giu;
const CUED_END =
  /^(?:to|who|that|which|with|for|in|at|on|from|by|based|near|and|or|is|are|was|we|you|they|the|a|an|our|your|nights?|days?|today|tomorrow|next|this|until|please|apply|must|will|as|because|starting|start|part|full|tomorrow|evenings?|weekends?|what|when|how)$/;

/** 'we're fully booked', 'we are busy': what somebody is and not what they are called. */
const SAID_OF_US =
  /(?:ed|ing|ly|ful|ous|ent|ive)$|^(?:about|after|all|also|always|available|back|big|both|busy|closed|full|fun|glad|great|happy|here|in|just|keen|local|new|not|now|off|on|open|out|over|proud|quite|short|small|so|still|super|too|up|very)$/;

function afterCues(line: string): Run[] {
  const out: Run[] = [];
  for (const match of line.matchAll(CUE)) {
    const from = match.index + match[0].length;
    const words: string[] = [];
    for (const raw of line.slice(from, from + 70).split(' ')) {
      const word = raw.replace(/[^\p{L}\p{N}&']+$/u, '');
      if (word === '' || (words.length > 0 && CUED_END.test(word.toLowerCase()))) break;
      words.push(word);
      if (raw !== word || words.length === 5) break;
    }
    const name = words.join(' ');
    const isSaidOfUs = /^we/i.test(match[0]) && SAID_OF_US.test(words[0]?.toLowerCase() ?? '');
    if (name !== '' && !isSaidOfUs && !CUED_END.test(name.toLowerCase())) out.push({ text: name, from });
  }
  return out;
}
