import { FAMILIES, GENERAL } from './knowledge/families.ts';
import { spellingsOf } from './knowledge/spelling.ts';
import { once } from './once.ts';
import { isFieldOfWork } from './one-line.ts';
import { isPlace } from './posting-pieces.ts';
import type { PostingReading } from './read-posting.ts';
import { COMMON_NAMES } from './speech-faults.ts';
import { spokenName } from './spoken-name.ts';
import { tokenise } from './term-index.ts';
import { isTradeWord } from './trade-words.ts';

/** Small words of titles: 'Chef' is a tool too, 'sous chef' is none. */
const ofTitles = once<ReadonlySet<string>>(
  () =>
    new Set(
      FAMILIES.flatMap(({ occupations }) =>
        occupations.flatMap(({ titles }) => titles.flatMap((title) => title.split(' '))),
      ),
    ),
);
/** Words that nobody writes small: names of tools. */
const proper = once<ReadonlySet<string>>(
  () =>
    new Set(
      [...FAMILIES, GENERAL]
        .flatMap(({ skills }) => skills.flatMap(spellingsOf))
        .filter((text) => /^\p{Lu}[\p{L}\p{N}.+#]*$/u.test(text) && !ofTitles().has(text.toLowerCase())),
    ),
);

/** 'Heavy Diesel Mechanics' are wanted, and each of them is one mechanic. */
const ofOne = (role: string): string =>
  role.replace(/\p{L}{3,}[^s\P{L}]s(?= and |$)/gu, (word) => {
    const lower = word.toLowerCase();
    return !ofTitles().has(lower) && ofTitles().has(lower.slice(0, -1)) ? word.slice(0, -1) : word;
  });

/** A role as it is said within a sentence: 'Bar Manager' is 'bar manager', 'UX Designer' 'UX designer', 'Java Developer' 'Java developer'. */
export const spokenRole = (role: string): string =>
  ofOne(spokenName(role).replace(/ (?:I{1,3}|IV)$/, '')).replace(
    /(?<![\p{L}\p{N}'’.])\p{Lu}\p{Ll}+(?![\p{L}\p{N}+#])/gu,
    (word) => (COMMON_NAMES.test(word) || proper().has(word) || isPlace(word) ? word : word.toLowerCase()),
  );

/** 'the role of bar manager'; 'a role in sales', which nobody is. */
export const theRole = (role: string): string =>
  isFieldOfWork(role) ? `a role in ${spokenRole(role)}` : `the role of ${spokenRole(role)}`;

/** Capitals and slashes of a posting's words as they stand in a sentence: 'Manage Client Accounts' has none of its own. */
export class SentenceCase {
  readonly #small: ReadonlySet<string>;
  readonly #shouted: ReadonlySet<string>;
  /** Names that keep their capitals. */
  readonly names: readonly string[];

  constructor({ profile, skills, shoutedWords, text }: PostingReading) {
    this.#shouted = shoutedWords;
    this.#small = new Set([...text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'-]*/gu)].map(([word]) => word));
    this.names = [
      spokenRole(profile.role),
      spokenName(profile.role),
      profile.role,
      profile.company,
      ...skills.map(({ name }) => name).filter((name) => /\p{Lu}/u.test(name)),
    ].filter(Boolean);
  }

  /** A phrase of the posting within a sentence, and the names that it keeps. */
  settle(phrase: string): { text: string; names: string[] } {
    const kept: string[] = [];
    const known = new Set(this.names.flatMap((name) => name.split(' ')));
    const text = phrase.replace(/(?<=\p{Ll}{2})\/(?=\p{Ll}{2})/gu, ' or ').replace(/\S+/gu, (word, at: number) => {
      const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, '');
      if (!/^\p{Lu}\p{Ll}+(?:['’-]\p{L}+)*$/u.test(bare)) return word;
      if (known.has(bare)) return word;
      const lower = bare.toLowerCase();
      if (
        at === 0 ||
        this.#small.has(lower) ||
        this.#shouted.has(bare) ||
        isTradeWord(tokenise(lower)[0]?.folded ?? '')
      )
        return word.replace(bare, lower);
      kept.push(bare);
      return word;
    });
    return { text, names: kept };
  }
}
