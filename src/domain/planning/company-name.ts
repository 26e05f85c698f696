import { isOnlySkills } from './find-skills.ts';
import { isCalendar, isClutter, isDepartment, isJobBoard, isPlace } from './posting-pieces.ts';
import { readTitle } from './title-phrase.ts';
import { BOUNDARY, isOrganisation, NOT_A_NAME, PLACES } from './vocabulary.ts';

const CONNECTOR = new Set('of and & the de la le du des for van von der del di da + y et und on in'.split(' '));

/** The name that begins at a place: capitalised words with small ones between; in small letters, up to a boundary. */
export function nameAt(text: string, at: number, lowerCase: boolean): string | undefined {
  const words: string[] = [];
  for (const raw of text.slice(at, at + 90).split(/\s+/)) {
    const word = raw.replace(/^["'(]+/, '');
    const bare = word.replace(/[^\p{L}\p{N}&'.+/-]+$/u, '').replace(/\.$/, '');
    if (bare === '') break;
    const lower = bare.toLowerCase();
    const capital = /^[\p{Lu}\p{N}&]/u.test(bare);
    if (
      !capital &&
      !lowerCase &&
      !(CONNECTOR.has(lower) && (words.length > 0 || lower === 'the')) &&
      !/\.(?:com|io|ai)$/.test(bare)
    )
      break;
    if (
      lowerCase &&
      words.length > 0 &&
      (BOUNDARY.has(lower) || /^(?:nights?|days|today|tomorrow|evenings?)$/.test(lower))
    )
      break;
    words.push(/^(?:St|Dr|J|Mr|Mrs|\p{Lu})$/u.test(bare) && word.endsWith('.') ? `${bare}.` : bare);
    const stopped = word.length > bare.length && !/^(?:St|Dr|\p{Lu})\.$/u.test(word) && !/^.+'s?$/.test(word);
    if (stopped) {
      const next = /^,\s*(inc|ltd|llc|llp|plc|gmbh)\b\.?/i.exec(text.slice(text.indexOf(raw, at) + raw.length - 1));
      if (next?.[1]) words[words.length - 1] = `${words.at(-1)}, ${next[1]}`;
      break;
    }
    if (words.length === 7) break;
  }
  while (words.length > 0 && CONNECTOR.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  return words.length > 0 ? words.join(' ') : undefined;
}

/** Parts of a name that are not the name: what leads up to it and what hangs on to it. */
export function tidyName(raw: string): string {
  let name = raw
    .replace(/\([^()]{0,80}\)/g, ' ')
    .replace(/[^\p{L}\p{N}&'’.,+/ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:the )?(?:company|employer|client|team|firm|firma)\s+(?=\p{Lu})/iu, '')
    .replace(/^the (?=\p{Lu})/u, '')
    .replace(/^(?:at|join|about|for|with|by|our|here at|from)\s+/i, '')
    .replace(/\s+(?:careers?|jobs?|is hiring|hiring|recruitment team|team|vacancies|interview)$/i, '')
    .replace(/'s$/, '')
    .replace(/ in \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u, '')
    .replace(/^(?:(?:SUMMER|WINTER|INTERNSHIPS?|VACANC(?:Y|IES)|JOBS?|HIRING|NEW|URGENT|PAID) )+(?=\p{Lu}\p{Ll})/u, '')
    .replace(/[-,'/ ]+$|^[-,.'/ ]+/g, '');
  if (!/\b(?:Inc|Ltd|Co|Corp|Bros|Jr)\.$/.test(name)) name = name.replace(/\.$/, '');
  if (/\p{L}/u.test(name) && name === name.toLowerCase() && !/\./.test(name))
    name = name.replace(/(^|\s)(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
  return name.slice(0, 60);
}

/** Whether a tidied name may be an organisation's, given the job that it offers. */
export function isName(name: string, role: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const first = words[0] ?? '';
  if (name.length < 2 || words.length > 8 || !/\p{L}/u.test(name)) return false;
  if (
    NOT_A_NAME.has(first) &&
    !/^(?:department|ministry|office|school|college|university) (?:for|of)\b/i.test(name) &&
    !(
      words.length > 1 &&
      (first === 'the' || isOrganisation(name)) &&
      !/^(?:we|you|our|your|about|join|what|who|why|how)$/.test(first)
    )
  )
    return false;
  if (words.length === 1 && (BOUNDARY.has(first) || PLACES.has(first) || first.length < 2)) return false;
  if (isPlace(name) || isCalendar(name) || isJobBoard(name) || isDepartment(name) || isClutter(name)) return false;
  if (
    /^(?:the )?(?:company|team|role|position|job|ideal candidate|successful candidate|right person|candidate|post ?holder|applicant)s?\b/i.test(
      name,
    )
  )
    return false;
  if (role && ` ${name.toLowerCase()} `.includes(` ${role.toLowerCase()} `)) return false;
  if (
    /^(?:an?|our|your|my) |\b(?:required|diplomas?|certificat\w+|degrees?|experience|essential|preferred|qualifications?|licen[cs]e)\b/i.test(
      name,
    ) ||
    /\d ?(?:am|pm)\b|^\p{L}(?:\/\p{L})+$/iu.test(name) ||
    isOnlySkills(name)
  )
    return false;
  const title = readTitle(name, true);
  if (
    title &&
    title.title.toLowerCase() === name.toLowerCase() &&
    title.strength >= 2 &&
    !isOrganisation(name) &&
    words.length <= 4 &&
    !/&/.test(name)
  )
    return false;
  return true;
}

/** Whether words are written as a description, 'Small country house hotel', and not as a name. */
export function isDescription(raw: string): boolean {
  const words = raw.trim().split(/\s+/);
  if (/^\p{Ll}+$/u.test(words[0] ?? '') && !/\.\w/.test(raw)) return true;
  const small = words.slice(1).filter((word) => /^\p{Ll}/u.test(word) && !CONNECTOR.has(word));
  return small.length >= 2 && !/\.\w/.test(raw);
}
