import { COMMON_WORDS } from './lexicon/common-words.ts';

const FUNCTION_WORDS = new Set(
  "a an the and or but if so as of to in on at by for with from into onto upon about over under after before between through during without within against until than then that this these those it its it's that's there's what's he's she's let's i i'm i'd i've i'll me my mine myself we we're we've we'd us our ours you you're you've your yours he him his himself she her hers herself they they're them their theirs themselves there here is isn't are aren't was wasn't were weren't be been being am do does did done don't doesn't didn't have has had having haven't hasn't hadn't will won't would wouldn't can can't could couldn't should shouldn't may might must shall not no nor just also very really too quite even still yet again ever when while where who whom whose which what how why because since though although up out off down only own same more most less least much many some any all each both few every other another such one ones us now well oh okay yeah yes percent times".split(
    ' ',
  ),
);

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

const SUFFIXES = 'ations ation ments ment ings ing ies ied ers ed es er ly s e y'.split(' ');
const stems = new Map<string, string>();
const MAX_KEPT_STEMS = 20_000;

/** A crude stem: enough to match 'deployed' with 'deploy' and 'queries' with 'query'. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  let stemmed = word.replace(/'s$/, '');
  for (const suffix of SUFFIXES) {
    if (stemmed.length - suffix.length >= 3 && stemmed.endsWith(suffix)) {
      stemmed = stemmed.slice(0, -suffix.length);
      break;
    }
  }
  stemmed = stemmed.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  if (stems.size < MAX_KEPT_STEMS) stems.set(word, stemmed);
  return stemmed;
}

export const contentStems = (words: readonly string[]): Set<string> =>
  new Set(words.filter((word) => word.length > 1 && !/^\d/.test(word) && !isFunctionWord(word)).map(stem));

const COMMON_STEMS: ReadonlySet<string> = new Set(COMMON_WORDS.map(stem));

/** Stems that only an answer about something can have; everyday words and numbers are none. */
export const specificStems = (words: readonly string[]): Set<string> =>
  new Set([...contentStems(words)].filter((s) => s.length > 2 && !COMMON_STEMS.has(s)));
