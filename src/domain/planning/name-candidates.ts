import type { CompanyContext } from './company-context.ts';
import { isOnlySkills } from './find-skills.ts';
import { EMPLOYER_WORDS } from './name-kinds.ts';
import { laddersOf } from './name-ladder.ts';
import type { NameMention } from './name-mentions.ts';
import { isCalendar, isJobBoard, isPlace } from './posting-pieces.ts';
import { foldText } from './term-index.ts';
import { readTitle } from './title-phrase.ts';
import { tradeShare } from './trade-words.ts';
import { isOrganisation, NOT_A_NAME } from './vocabulary.ts';

/** A name with every place that mentions it. */
export interface NameCandidate {
  name: string;
  /** Folded, without a legal ending: what tells it from other names. */
  key: string;
  mentions: readonly NameMention[];
}

export const HONORIFIC = new RegExp(`^(?:${EMPLOYER_WORDS.honorifics.join('|')})\\.? \\p{L}`, 'iu');
/** 'Dr Hana Petrovski', but 'St Dominic's' and 'Dr Pillay & Partners' are none. */
export const isPerson = (name: string): boolean =>
  HONORIFIC.test(name) && !isOrganisation(name) && !/&| and |'s\b/.test(name);
/** 'Enhanced DBS', 'Closed Sundays and Mondays', 'Friday and Saturday', 'Send CV', 'Private Limited': a check, days, what to do, an ending; nobody's name. */
export const isNobody = (name: string): boolean =>
  CHECK.test(name) || DAYS.test(name) || TO_DO.test(name) || LEGAL_ALONE.test(name);
const CHECK = /(?:^| )(?:DBS|PVG|PAYE|GCSEs?|NVQ|BPSS)$/;
const LEGAL_ALONE =
  /^(?:(?:pte|pvt|pty|private|proprietary|public) ?)?(?:ltd|limited|company|inc|llc|llp|plc|corp)?\.?$/i;
const DAYS =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days\b|^(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|and|or|to|&)\s*)+$/i;
const TO_DO =
  /^(?:send|apply|e-?mail|call|text|contact|click|submit|reply|ring|phone|forward)\b.* ?\b(?:cvs?|r[eé]sum[eé]s?|now|here|today|us|me)$/i;
/** Mentions of one name put together; 'Umoya' counts for 'Umoya Telecoms', which holds it. */
export function groupMentions(mentions: readonly NameMention[]): NameCandidate[] {
  const groups = new Map<string, NameMention[]>();
  for (const mention of mentions) {
    const key = keyOf(mention.name);
    if (key === '') continue;
    const group = groups.get(key);
    if (!group) groups.set(key, [mention]);
    else if (
      !group.some(({ line, from, way }) => line === mention.line && from === mention.from && way === mention.way)
    )
      group.push(mention);
  }
  return [...groups].map(([key, group]) => ({ key, mentions: group, name: bestSpelling(group) }));
}

/** '&' is no word, so 'and' is none: 'Oak & Tansy' and 'oakandtansy' are one. */
const keyOf = (name: string): string =>
  foldText(name)
    .replace(/^the /, '')
    .replaceAll(' and ', ' ')
    .replace(/ (?:(?:pte|pvt|pty|private) )?(?:ltd|limited|inc|llc|llp|lp|gmbh|plc|corp|dac|co)$/, '')
    .trim();

/** The fullest of the ways in which a name is written: with capitals before without, with a legal ending before without. */
function bestSpelling(mentions: readonly NameMention[]): string {
  let best = '';
  let most = -1;
  for (const { name } of mentions) {
    const words = name.split(' ');
    const capitals = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word)).length / words.length;
    const score =
      capitals * 100 - (name === name.toUpperCase() && name.length > 5 ? 20 : 0) + Math.min(name.length, 40) / 10;
    if (score > most) {
      best = name;
      most = score;
    }
  }
  return best;
}

/** 'in Ripon' is no 'Ripon Dairies'. */
const NEARBY = /\b(?:in|near|from|around|to|of|across|outside|between)\s+(?:the )?$/i;

/** The names of a text, to be found by what they hold and by what holds them. */
export class NameIndex {
  readonly names: readonly NameCandidate[];
  /** Of which institutions a name is the whole or a part. */
  readonly ladders: (name: string) => readonly string[];
  readonly #byKey: ReadonlyMap<string, NameCandidate>;
  readonly #byWord = new Map<string, NameCandidate[]>();

  constructor(names: readonly NameCandidate[]) {
    this.names = names;
    this.ladders = laddersOf(names.map(({ name }) => name));
    this.#byKey = new Map(names.map((name) => [name.key, name]));
    for (const name of names)
      for (const word of new Set(name.key.split(' '))) {
        const group = this.#byWord.get(word);
        if (group) group.push(name);
        else this.#byWord.set(word, [name]);
      }
  }

  /** Names that this one begins with. */
  within(key: string): NameCandidate[] {
    const words = key.split(' ');
    return words.slice(1).flatMap((_, i) => this.#byKey.get(words.slice(0, i + 1).join(' ')) ?? []);
  }

  /** Whether these words are a name of their own somewhere. */
  says(key: string): boolean {
    return this.#byKey.get(key)?.mentions.some(({ way }) => way !== 'piece') === true && this.around(key).length > 1;
  }

  /** Where the text says a name by its beginning alone: 'Norquill looks after …' for 'Norquill Equipment'. */
  saidShort({ key, mentions }: NameCandidate, context: CompanyContext): NameMention[] {
    return this.within(key)
      .filter((short) => short.key.length > 3 && mayBeName(short.name, context))
      .flatMap((short) => short.mentions)
      .filter(
        ({ way, line, from, to }) =>
          way !== 'piece' &&
          !mentions.some((mine) => mine.line === line && mine.from <= from && mine.to >= to) &&
          !NEARBY.test((context.posting.lines[line]?.text ?? '').slice(Math.max(0, from - 20), from)),
      );
  }

  /** Whether a place of a name follows another name and 'at': the café of 'Second Crack at Millbrook Garden Centre'. */
  holds({ line, from }: NameMention, context: CompanyContext): boolean {
    const before = (context.posting.lines[line]?.text ?? '').slice(0, from);
    const at = /\s(?:at|@|inside|within) (?:the )?$/i.exec(before)?.index;
    return at !== undefined && this.#endsAt(line, at, context);
  }

  /** Whether another name follows a place of this one and 'at'. */
  stands({ line, from, to }: NameMention, context: CompanyContext): boolean {
    const text = context.posting.lines[line]?.text ?? '';
    return /^\s(?:at|@|inside|within) (?:the )?\p{Lu}/iu.test(text.slice(to)) && !isJob(text.slice(from, to), context);
  }

  #endsAt(line: number, at: number, context: CompanyContext): boolean {
    return this.names.some(
      ({ name, mentions }) =>
        !isJob(name, context) &&
        mayBeName(name, context) &&
        mentions.some((mention) => mention.line === line && mention.to === at),
    );
  }

  /** Longer names that hold this one. */
  around(key: string): NameCandidate[] {
    return (this.#byWord.get(key.split(' ')[0] ?? '') ?? []).filter(
      (other) => other.key !== key && ` ${other.key} `.includes(` ${key} `),
    );
  }
}

/** Whether a name is the job's, or another's. */
const isJob = (name: string, { role }: CompanyContext): boolean =>
  (role !== '' &&
    (name.toLowerCase().includes(role.toLowerCase()) || role.toLowerCase().includes(name.toLowerCase()))) ||
  (readTitle(name, true, false)?.strength ?? 0) >= 2;

/** Whether a name said twice may be the employer's: not a word of the trade, a place or the job. */
const mayBeName = (name: string, { role }: CompanyContext): boolean =>
  tradeShare(name) < 1 &&
  !isPlace(name) &&
  !isCalendar(name) &&
  !NOT_A_NAME.has(name.split(' ')[0]?.toLowerCase() ?? '') &&
  !` ${role.toLowerCase()} `.includes(` ${name.toLowerCase()} `) &&
  !isOnlySkills(name) &&
  !isJobBoard(name);
