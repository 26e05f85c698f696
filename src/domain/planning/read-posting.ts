import type { JobProfile } from '#contract/interview.ts';
import { FAMILIES, type Family, ROLE_NOUNS, SENIORITIES } from './knowledge.ts';

/** Longest part of a posting that is read; the rest of an advert is boilerplate. */
const READ_CHARS = 20_000;

/** What a pasted text says about the job. Parts that it does not say are ''. */
export function readPosting(pasted: string): JobProfile {
  const text = cleanPosting(pasted.slice(0, READ_CHARS));
  const role = findRole(text);
  const company = findCompany(text, role);
  const family = findFamily(text, role);
  const lower = text.toLowerCase();
  const mentioned = (terms: readonly string[]) => terms.filter((term) => mentions(lower, term));
  return {
    role,
    company,
    seniority: SENIORITIES.find(([, pattern]) => pattern.test(`${role} ${lower.slice(0, 400)}`))?.[0] ?? '',
    family: family.id,
    skills: mentioned([...new Set([...family.skills, ...FAMILIES.flatMap(({ skills }) => skills)])]).slice(0, 12),
    duties: mentioned(family.duties).slice(0, 8),
  };
}

/** Text without the marks of where it was copied from. */
export function cleanPosting(text: string): string {
  return text
    .replace(/<(script|style)[^>]{0,200}>[^<]{0,5000}<\/\1>/gi, ' ')
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/tr)[^>]{0,200}>/gi, '\n')
    .replace(/<[^>]{0,500}>/g, ' ')
    .replace(/&nbsp;/gi, ' ')
    .replace(/&amp;/gi, '&')
    .replace(/&[a-z]{2,8};/gi, ' ')
    .replace(/\p{Extended_Pictographic}|\ufe0f|[\u200b-\u200f]/gu, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim();
}

export function mentions(lowerText: string, term: string): boolean {
  const at = lowerText.indexOf(term.toLowerCase());
  if (at === -1) return false;
  const before = lowerText[at - 1] ?? ' ';
  const after = lowerText[at + term.length] ?? ' ';
  return !/[a-z0-9]/.test(before) && !/[a-z0-9+#]/.test(after);
}

const LABELLED_ROLE =
  /(?:^|\n)\s*(?:job title|position|title|role|vacancy|stellenbezeichnung|puesto)\s*[:–-]\s*([^\n]{2,80})/i;
const TRENDING = /^company: (.{1,80}?) title: (.{1,80})$/i;

function findRole(text: string): string {
  const trending = TRENDING.exec(text);
  if (trending?.[2]) return tidyRole(trending[2]);
  const labelled = LABELLED_ROLE.exec(text)?.[1];
  if (labelled && hasRoleNoun(labelled)) return tidyRole(labelled);
  for (const line of text.split('\n').slice(0, 12)) {
    if (line.length > 140) break;
    const piece = line.split(/\s[-–—|·@]\s|\s+at\s+|,|\(/).find(hasRoleNoun);
    if (piece) return tidyRole(piece);
  }
  const sentence =
    /\b(?:hiring|looking for|seeking|recruiting|need|join (?:us|our team|\w+) as|apply for|position of|role of|as an?|for an?|we want)\s+(?:an?\s+|the\s+|some\s+)?([^.\n,;:!?()]{3,70})/gi;
  for (const match of text.matchAll(sentence)) {
    const phrase = match[1] ?? '';
    if (hasRoleNoun(phrase)) return tidyRole(upToRoleNoun(phrase));
  }
  const anywhere = text.split(/[\n.!?;]/).find((piece) => piece.length < 160 && hasRoleNoun(piece));
  return anywhere ? tidyRole(upToRoleNoun(anywhere)) : '';
}

const roleNoun = (): RegExp => new RegExp(`\\b(${ROLE_NOUNS.join('|')})s?\\b`, 'i');
const ROLE_NOUN = roleNoun();
const hasRoleNoun = (text: string) => ROLE_NOUN.test(text);

/** The words up to and with the role's noun, without those that only lead up to it. */
function upToRoleNoun(phrase: string): string {
  const match = ROLE_NOUN.exec(phrase);
  if (!match) return phrase;
  const upTo = phrase
    .slice(0, match.index + match[0].length)
    .trim()
    .split(/\s+/);
  return upTo.slice(-4).join(' ');
}

const LEAD_IN =
  /^(?:(?:we(?:'re| are)?|are|is|hiring|now|for|urgently|experienced|passionate|talented|motivated|dedicated|friendly|reliable|skilled|an?|the|our|another|new|wanted|job|vacancy|position|role|title|looking|seeking|to be|be|you|as|who|full[- ]time|part[- ]time|permanent|temporary)\b[:\s]*)+/i;

function tidyRole(raw: string): string {
  const stripped = raw
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .replace(
      /\b(m\/f\/d|m\/w\/d|f\/m\/d|h\/f|remote|hybrid|on-?site|full[- ]time|part[- ]time|wanted|required)\b/gi,
      ' ',
    )
    .replace(/\s[-–—|·@].*$/, '')
    .replace(/\s+(at|in|for|with|to|who|based)\s.*$/i, '')
    .replace(/[^\p{L}\p{N}+#/&.' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LEAD_IN, '')
    .trim();
  const cased = stripped === stripped.toUpperCase() && stripped.length > 4 ? titleCase(stripped) : stripped;
  return cased.slice(0, 80);
}

const titleCase = (text: string) =>
  text
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) =>
      word.length <= 2 && word !== 'hr' ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    );

const NAME = "[A-Z][\\p{L}\\p{N}&'.-]*(?: (?:[A-Z&][\\p{L}\\p{N}&'.-]*|of|and|the)){0,4}";

function findCompany(text: string, role: string): string {
  const trending = TRENDING.exec(text);
  if (trending?.[1]) return trending[1].trim();
  const labelled =
    /(?:^|\n)\s*(?:company|employer|organi[sz]ation|client|firma|empresa)(?: name)?\s*[:–-]\s*([^\n]{2,60})/i.exec(
      text,
    )?.[1];
  if (labelled) return tidyCompany(labelled);
  const head = text.split('\n').slice(0, 6);
  for (const line of head) {
    const pieces = line.split(/\s[-–—|·@]\s/);
    if (pieces.length < 2 || line.length > 140) continue;
    const other = pieces.find((piece) => piece.trim() !== '' && !hasRoleNoun(piece) && !isPlaceOrTerms(piece));
    if (other && pieces.some(hasRoleNoun)) return tidyCompany(other);
  }
  const patterns = [
    new RegExp(`\\babout (${NAME})(?:\\n|:| is\\b)`, 'u'),
    new RegExp(`\\b(?:at|join) (?:the )?(${NAME})`, 'u'),
    new RegExp(`(?:^|\\n|[.!?] )(${NAME}),? (?:is|are) (?:a|an|the|one|hiring|looking|seeking|recruiting|now)\\b`, 'u'),
    new RegExp(
      `\\b(${NAME} (?:Ltd|Limited|Inc|LLC|GmbH|Plc|PLC|Group|Corp|Corporation|Hospital|Bank|School|University|Trust|Council))\\b`,
      'u',
    ),
    new RegExp(`(?:^|\\n)(${NAME}) (?:seeks|needs|wants|offers)\\b`, 'u'),
  ];
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found && !NOT_A_COMPANY.test(found) && found.toLowerCase() !== role.toLowerCase()) return tidyCompany(found);
  }
  return '';
}

const NOT_A_COMPANY =
  /^(We|Us|Our|You|Your|The|This|That|Job|Role|Position|About|What|Who|Senior|Junior|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|TypeScript|JavaScript|Python|React|Java|It|They|I)$/;
const isPlaceOrTerms = (text: string) =>
  /\b(remote|hybrid|full[- ]time|part[- ]time|onsite|permanent|contract|london|new york|berlin|\d)\b/i.test(text);

const tidyCompany = (raw: string) =>
  raw
    .replace(/[^\p{L}\p{N}&'. +-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,-]+$/, '')
    .slice(0, 60);

/** The family of work that the text speaks of most; its role weighs more than its body. */
function findFamily(text: string, role: string): Family {
  const lower = text.toLowerCase();
  const lowerRole = role.toLowerCase();
  const weigh = (family: Family) =>
    family.roles.filter((term) => mentions(lowerRole, term)).length * 10 +
    [...family.skills, ...family.duties].filter((term) => mentions(lower, term)).length;
  return FAMILIES.reduce((best, family) => (weigh(family) > weigh(best) ? family : best), GENERAL);
}

const GENERAL: Family = { id: 'general', roles: [], skills: [], duties: [] };
