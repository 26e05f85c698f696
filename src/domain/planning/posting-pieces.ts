import { CALENDAR, DEPARTMENT, JOB_BOARDS, PLACE_PHRASES, PLACES, TERMS } from './vocabulary.ts';

/** Where a short line is parted: a spaced dash, a bar, a dot, a comma, 'at' or '@'. */
const SEPARATOR =
  /\s+(?:[-–—|·•»:~=]+|\/\/+|\*+|>+|<>|::)\s+|\s*[|·•]\s*|\s+@\s*|(?<=[\p{L}\p{N})])[-–—]{1,2}\s+|\s+[–—]|:\s+/u;

/** The parts of a line that separators part, commas not among them. */
export const splitPieces = (line: string): string[] =>
  line
    .split(SEPARATOR)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));

export function isPlace(text: string): boolean {
  const plain = text.replace(/[().]/g, ' ').trim().toLowerCase();
  if (PLACE_PHRASES.test(plain)) return true;
  const words = plain.split(/[\s,/]+/).filter(Boolean);
  return (
    words.length > 0 &&
    words.length <= 6 &&
    words.some((word) => PLACES.has(word)) &&
    words.every((word) => PLACES.has(word) || isPlacePart(word))
  );
}

const isPlacePart = (word: string): boolean =>
  /^(?:[a-z]{1,2}\d{1,2}[a-z]?|\d[a-z]{2}|[a-z]{2}|city|county|central|greater|far|inner|outer|upper|lower|mid|rural|north|south|east|west|area|united|new|the|and|or|of|based|st|co)$/.test(
    word,
  );

export const isTerms = (text: string): boolean => TERMS.test(text);
export const isDepartment = (text: string): boolean => DEPARTMENT.test(text.trim());
export const isJobBoard = (text: string): boolean => JOB_BOARDS.has(text.trim().toLowerCase());
export const isCalendar = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s,/-]+/)
    .filter(Boolean)
    .every((word) => CALENDAR.has(word) || /^\d+$/.test(word) || word === 'to');

/** Words of a web page around the posting. */
const CLUTTER =
  /^(?:skip to .*|home|menu|search|sign ?in|log ?in|sign ?up|save(?: job)?|saved|share(?: this job)?|apply(?: now| here| today| on company site)?|easy apply|report(?: this)? job|show (?:more|less)|see (?:more|all).*|back to .*|job details|full job description|about (?:the|this) (?:job|role|position)|about us|the role|the position|job description.{0,40}|(?:job )?description ?\/ ?person spec.*|person spec.*|see attached.*|job summary|overview|description|posted.*|\d+ (?:days?|weeks?|hours?|months?) ago.*|over \d+ applicants.*|be among the first.*|seniority level.*|employment type.*|job function.*|industries.*|here's how.*|referrals increase.*|cookies?.*|privacy.*|promoted.*|actively (?:hiring|recruiting|reviewing).*|new|urgent(?:ly)?(?: hiring)?|view (?:all|job|company).*|follow|message|jobs?|careers?|vacanc(?:y|ies)|we(?:'re| are) hiring|now hiring|hiring|join us|wanted|print|email|e-mail this job.*|copy link|linkedin|indeed|glassdoor|responses? managed.*|matches your.*|no longer accepting.*|.* stars?|.*\breviews?|\d[\d.,]* out of .*|original posting.*|read more.*|key (?:details|info|information)|company overview|company description|hiring (?:manager|organi[sz]ation)|to whom it may concern|(?:dear|hi|hello|hey)\b.{0,40})\W*$/i;

export const isClutter = (line: string): boolean => CLUTTER.test(line);
