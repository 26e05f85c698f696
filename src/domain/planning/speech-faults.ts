import { article } from './fill-pattern.ts';
import { holdsMisspelling } from './misspelt.ts';

const MOST_WORDS = 36;
const FEWEST_WORDS = 5;

/** Small words that no sentence ends on. */
const OPEN_END =
  /\b(?:the|a|an|and|or|nor|to|of|for|with|by|from|as|into|your|our|their|its|this|these|that|which|who|both|all|any|some|very|more|most|than|between|within|across|using|is|are|be)[.?]$/i;
const PREPOSITION = 'of|for|with|by|from|at|into|onto|across|within|between|using';
/** 'in of', 'with for': two that never stand together. */
const TWO_PREPOSITIONS = new RegExp(`\\b(?:${PREPOSITION}|in|on|to) (?:${PREPOSITION})\\b`, 'i');
const STANDING_TOGETHER =
  /\b(?:from (?:across|within|between|at)|to (?:within|at)|in between|in using|on using|to using|of using|with using|of working|for using|by using|at using|from using)\b/i;
/** Words that go on in the plural. */
const MANY = /\b(?:these|those|several|many|few|various|multiple|numerous) (?:\p{Ll}+ ){0,2}?(\p{Ll}+)\b/giu;
const PLURAL =
  /(?:s|people|children|men|women|staff|data|media|criteria|feet|teeth|mice|sheep|fish|police|personnel|crew|cattle)$/;
const SINGULAR_S =
  /(?:ss|us|is|ics|news|species|series|means|gas|lens|bus|plus|always|as|this|its|was|has|does|yes|texas|christmas|canvas|atlas|bias|chaos|dais|iris|less|access)$/;
/** After an article that means one: 'a reports'. */
const ONE =
  /\b(?:a|an|one|each|every|another|this) (\p{Ll}{4,}s)\b(?= (?:for|of|to|in|on|at|with|by|from|and|or|that|who)\b|[,.?])/giu;

/**
 * What is wrong with a question as it will be spoken, in a word each; none when it can be said. `names` are words that
 * keep their capitals: the role, the employer, tools.
 */
export function speechFaults(question: string, names: readonly string[]): string[] {
  const faults: string[] = [];
  const check = (fault: string, is: boolean) => {
    if (is) faults.push(fault);
  };
  const plain = withoutNames(question, names);
  const words = question.split(' ');
  check('end', !/^["\p{Lu}].*\p{L}[^.?!]{0,6}[.?]$/u.test(question) || OPEN_END.test(plain));
  check('length', words.length < FEWEST_WORDS || words.length > MOST_WORDS);
  check(
    'questions',
    (question.match(/\?/g)?.length ?? 0) > 1 ||
      /[.!?;:]\s/.test(plain.replace(/\b(?:St|Dr|Mr|Mrs|Ms|No|e\.g)\. /g, ' ')),
  );
  check(
    'sign',
    /[{}<>[\]()*_|\\"“”;:=~^%£$€@]|\s[-–—+&]\s|\.{2,}|\d{4,}/.test(plain.replace(/C#|F#/g, 'C')) || /&/.test(plain),
  );
  check('slash', /\//.test(plain.replace(/\b(?:\p{Lu}{1,4}|Xx)\/(?:\p{Lu}{1,4}|Xx)\b/gu, 'X')));
  check('space', /\s{2}|\s[,.?]|,,|^\s|\s$/.test(plain));
  check('word twice', /\b(?!Xx\b)(\p{L}+) \1\b/iu.test(plain));
  check('prepositions', TWO_PREPOSITIONS.test(plain) && !STANDING_TOGETHER.test(plain));
  check(
    'joint',
    /\b(?:and|or) (?:and|or|of|to the and)\b|,\s*(?:and|or)?\s*[.?]|\b(?:the|a|an) (?:the|a|an|and|or|of|to|for|with|is|are|your|our)\b|\b(?:and|or),/i.test(
      plain,
    ),
  );
  for (const match of question.matchAll(/\b([Aa]n?) (["'(]?[\p{L}\p{N}][^\s,.?]*)/gu)) {
    const [whole, written = '', word = ''] = match;
    // 'Class A drivers', 'vitamin A intake': a letter and no article.
    if (written === 'A' && match.index > 0) continue;
    check(`article: ${whole}`, article(word) !== written.toLowerCase());
  }
  for (const match of plain.matchAll(MANY)) {
    const word = match[1] ?? '';
    const following = plain
      .slice(match.index)
      .split(/[^\p{L}]+/u)
      .slice(1, 4);
    check(
      `number: ${match[0]}`,
      !following.some((one) => PLURAL.test(one) && !SINGULAR_S.test(one)) && !PLURAL.test(word),
    );
  }
  for (const match of plain.matchAll(ONE)) check(`number: ${match[0]}`, !SINGULAR_S.test(match[1] ?? ''));
  check('capital', hasLooseCapital(plain));
  check(
    'pronoun',
    /\b(?:we|our|us|ours|I|my)\b/.test(plain.replace(/\b(?:tell|show|walk|talk|give|explain to|teach) me\b/gi, '')),
  );
  check(
    'doing',
    /\b(?:go about|when you are|approach to|part of) (?!\p{Ll}+ing\b)(?:the |a |an )?\p{Ll}+(?:s|ed)\b(?= (?:the|a|an)\b)/u.test(
      plain,
    ),
  );
  check('spelling', holdsMisspelling(plain));
  check('no word', /(?:^| )[^\p{L}\p{N}\s]+(?= |$)|\bundefined\b|\bnull\b/u.test(plain.replace(/ - /g, ' ')));
  return faults;
}

function withoutNames(question: string, names: readonly string[]): string {
  let plain = question;
  for (const name of [...names].sort((a, b) => b.length - a.length))
    if (name.length > 1)
      plain = plain.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu'), 'Xx');
  return plain;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A word with a capital inside the sentence that is no name: 'Managing Client Accounts'. Acronyms and mixed case are names. */
function hasLooseCapital(plain: string): boolean {
  return plain
    .split(' ')
    .slice(1)
    .some((word) => {
      const bare = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
      return /^\p{Lu}\p{Ll}+(?:['’-]\p{L}+)*$/u.test(bare) && bare !== 'Xx' && bare !== 'I' && !COMMON_NAMES.test(bare);
    });
}

/** Capitals that belong to anybody's English. */
export const COMMON_NAMES =
  /^(?:English|Welsh|Irish|Scottish|French|German|Spanish|Italian|Dutch|Polish|British|European|American|Asian|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Ofsted|Excel|Word|Outlook|Latin|Greek|Chinese|Japanese|Arabic|Python|Java|Europe|Britain|Makaton|Braille)(?:'s)?$/;
