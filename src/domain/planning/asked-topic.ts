import { isPlainVerb, mayBeVerb } from './duty-phrase.ts';
import { FAMILIES, GENERAL } from './knowledge/families.ts';
import { spellingsOf } from './knowledge/spelling.ts';
import { once } from './once.ts';
import { tokenise } from './term-index.ts';
import { isTradeWord } from './trade-words.ts';

/** More words than this nobody says as one thing. */
const MOST_WORDS = 5;
const MOST_NOUN_WORDS = 4;

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** A thing ends before these: what follows says where, for whom or what for. */
const CUT = wordSet(`to for with in on at from by across within into under over using through between against about per
  as than that so before after during including is are up out around once twice ahead beforehand together earlier later
  where when which who whose while via alongside towards onto off beside behind near along without regarding well there here
  straight tidy clean`);
const ARTICLES = wordSet('the a an');
const OWNERS = wordSet('all any our your each every some their its both');
/** 'carrying out', 'responding to', 'putting together' */
const PARTICLES = wordSet('up out on to with for off after down in over together through about');

/** Words that say nothing before a noun: how many, how often and how good. */
const LOOSE =
  wordSet(`new good great real own various several multiple many few different relevant appropriate necessary required
  certain key main overall regular occasional ad-hoc related additional further excellent exceptional outstanding seamless
  world-class effective efficient timely accurate clear strong robust high-quality daily weekly monthly quarterly annual one two
  three four five six seven eight nine ten twelve twenty newly-qualified busy small large`);
/** Words with which nothing can be asked about. */
const VAGUE =
  wordSet(`right other whole first second next last best better high low full general same such two-way everything
  anything something nothing everyone people's positive successful nice lovely diverse inclusive inclusion diversity
  equality fun each current covering starting no not only also very more most less i we you they he she it us them me him early pending forthcoming upcoming existing ongoing`);
/** As a head these are the subject of nothing, whatever stands before them. */
const NO_HEAD =
  wordSet(`thing hires change after preference preferences interest interests down up letter vaccination activity activities metrics tasks things stuff matters issues initiatives priorities needs
  requirements solutions goals objectives outcomes duties responsibilities opportunities experiences  ways
  people person others somebody someone team teams colleagues individuals members groups communities community backgrounds
   aspects  items ones part parts time times day days week weeks month months year years hours success
  excellence impact   growth culture  mission vision environment workplace belonging welcome eye
  hand hands head touch role roles job jobs work works place places point  side sides   way kind kinds
  sorts range variety number deal degree sense lot bit  best most rest skills skill experience knowledge ability`);
/** Alone these are the subject of nothing, 'trouble with data', but 'sensor data' is. */
const NO_HEAD_ALONE =
  wordSet(`services service products product data information reports systems system processes process
  projects project customers clients client customer staff support standards standard quality meetings documents records
  problems problem tools tool equipment materials results performance operations relationships communication
  plans plan strategy strategies updates feedback calls questions queries requests programmes programs cases case files
  procedures policies policy rules training resources content ideas events partners stakeholders guests visitors users
  business deadlines targets details targets discussions conversations guidance advice help use post site sites dispatch
  office offices organisation organization company companies departments department management leadership research
  technology software development design delivery practice practices approach insight insights value words word text`);

/** Words that curated names of skills end on. */
const heads = once<ReadonlySet<string>>(
  () =>
    new Set(
      [...FAMILIES, GENERAL].flatMap(({ skills }) =>
        skills
          .filter(({ kind }) => kind !== 'quality' && kind !== 'credential')
          .flatMap((skill) => spellingsOf(skill).flatMap((text) => tokenise(text).at(-1)?.folded ?? [])),
      ),
    ),
);
/** How words stand: behind an article or 'of', and behind something particular that is done to them. */
interface Stands {
  isOwned?: boolean;
  isDone?: boolean;
}
const NOUN_END = /(?:[^sui]s|tion|sion|ment|ance|ence|ity|ship|ology|ics)$/;
const NO_NOUN_END = /(?:ous|ient|ful|able|ible|ive|ed|ly|less|ish|ing|ical|ial|ual|onal)$/;
const isHead = (word: string, { isOwned, isDone }: Stands): boolean => {
  const lower = word.toLowerCase();
  if (NO_HEAD.has(lower)) return false;
  if (heads().has(tokenise(lower)[0]?.folded ?? '')) return true;
  if (/^\p{Lu}{2,}/u.test(word)) return true;
  const isOfTrade = isTradeWord(tokenise(lower)[0]?.folded ?? '');
  if (/ing$/.test(lower) && (isOfTrade || lower.includes('-'))) return true;
  // 'laying drains': what something is done to is no verb, whatever else it may be.
  if (NO_NOUN_END.test(lower) || (isPlainVerb(lower) && !(isDone && NOUN_END.test(lower)))) return false;
  // Behind an article stands a noun, whatever it looks like.
  return isOwned || NOUN_END.test(lower) || isOfTrade;
};

/** Whether words are one thing that a person would name: 'load security', not 'complaints calmly' or 'activities'. */
export function isNamed(words: readonly string[], stands: Stands = {}): boolean {
  const head = words.at(-1) ?? '';
  return (
    words.length > 0 &&
    words.length <= MOST_NOUN_WORDS &&
    words.every((word) => /^[\p{L}\d][\p{L}\d&+#.'’-]*$/u.test(word) && !/^\d/.test(word)) &&
    !words.some(
      (word) =>
        VAGUE.has(word.toLowerCase()) || LOOSE.has(word.toLowerCase()) || /^(?:two|three|four|five|six)-/i.test(word),
    ) &&
    !/['’]s?$/.test(head) &&
    isHead(head, stands) &&
    !(words.length === 1 && !stands.isDone && NO_HEAD_ALONE.has(head.toLowerCase()))
  );
}

/** Whether a word alone is the subject of nothing: 'activities', 'reports'. */
export const isBareGeneral = (name: string): boolean =>
  NO_HEAD.has(name.toLowerCase()) || NO_HEAD_ALONE.has(name.toLowerCase());

const SOMEBODY =
  wordSet(`officer manager director supervisor assistant leader lead head owner boss apprentice trainee coordinator deputy
  secretary buyer chef consultant doctor dentist surgeon vet biologist designer architect`);

/** One of a kind behind no article has lost what it belongs to: 'driving single deck', 'promoting assigned collection'. */
export const isWholeDoing = (topic: string): boolean => {
  const words = topic.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length === 2 && SAYS_LITTLE.has(words[0] ?? '')) return false;
  // 'training the officer': one of whom the posting has told, and nobody else.
  if (words.some((word, i) => words[i - 1] === 'the' && SOMEBODY.has(word))) return false;
  return (
    /(?:[^s]s|ing|tion|sion|ment|ity|ance|ence|ship|ery|ology)$/.test(last) ||
    /^\p{Lu}{2,}/u.test(last) ||
    ARTICLES.has(words.at(-2) ?? '') ||
    ARTICLES.has(words.at(-3) ?? '')
  );
};

/**
 * Whether a doing says enough where nobody knows the trade: 'plumbing locks' was a list that begins with what is no doing,
 * and 'keeping the bricklayers' has lost how they are kept.
 */
export function isWholeByItself(topic: string, text: string): boolean {
  const [doing = '', next = ''] = topic.split(' ');
  const isThing = isTradeWord(tokenise(doing)[0]?.folded ?? '') && new RegExp(`\\b${doing}\\b`, 'i').test(text);
  return isKnownDoing(doing) && !isThing && !(SAYS_LITTLE.has(doing) && ARTICLES.has(next));
}

/** 'quarry mapping' and 'letters of protest' can be named without an article, 'robel pole' cannot; one word says too little. */
export const isWholeThing = (name: string): boolean =>
  name.includes(' ') &&
  /(?:[^su]s|ing|tion|sion|ment|ity|ance|ence|ship|ery|ology)$/.test(name.split(/ (?:of|on|for|in|with) /)[0] ?? '');

/**
 * What one is doing, each thing by itself in at most five words and none that is not whole: 'processing starters, leavers
 * and statutory payments on time' is 'processing starters', 'processing leavers' and 'processing statutory payments'.
 */
export function doingTopics(duty: string): string[] {
  const words = duty.split(/\s+/).filter(Boolean);
  const kept = KEPT.exec(duty);
  // 'keeping the lab clean' is whole with how it is kept, and nothing without.
  if (kept) return kept[0].split(' ').length <= MOST_WORDS ? [kept[0]] : [];
  let from = 0;
  const doings: string[] = [];
  while (isDoing(words[from]) || (from > 0 && /^(?:and|or)$/.test(words[from] ?? '') && isDoing(words[from + 1]))) {
    if (isDoing(words[from])) doings.push(bare(words[from]));
    from++;
  }
  if (doings.length === 0 || NO_DOING.test(doings[0] ?? '')) return [];
  // 'escalating and deteriorating patients': what is no verb that is known is said of the thing.
  if (doings.length > 1 && !doings.every(isKnownDoing)) return [];
  const particles: string[] = [];
  while (particles.length < 2 && PARTICLES.has(words[from] ?? '')) particles.push(words[from++] ?? '');
  // 'learning to check the API', 'visiting to the school'
  if (particles.at(-1) === 'to' && (isPlainVerb(words[from] ?? '') || !DONE_TO.test(doings.at(-1) ?? ''))) return [];
  const isDone = !SAYS_LITTLE.has(doings.at(-1) ?? '');
  return thingsOf(words.slice(from), isDone).flatMap((thing) => {
    const last = [doings.at(-1) ?? '', ...particles, ...thing];
    const both = [...(doings.length === 2 ? [doings[0] ?? '', 'and'] : []), ...last];
    const said = both.length <= MOST_WORDS ? both : last;
    return said.length <= MOST_WORDS ? [said.join(' ')] : [];
  });
}
const KEPT =
  /^keeping (?:[\p{L}-]+ ){1,6}?(?:clean|tidy|safe|secure|stocked|accurate|current|confidential|private|running|moving|dry|warm|informed|up to date|in order)\b/u;
const NO_DOING =
  /^(?:sitting|standing|walking|being|having|getting|making|taking part|working|enjoying|helping|welcoming|pending|forthcoming|upcoming|existing|ongoing)$/;

const DONE_TO = /^(?:responding|replying|attending|talking|speaking|listening|contributing)$/;

const isKnownDoing = (doing: string): boolean => {
  const stem = doing.replace(/ing$/, '');
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/y$/, 'ie')].some(mayBeVerb);
};

const isDoing = (word: string | undefined): boolean =>
  /^\p{Ll}{2,}ing,?$/u.test(word ?? '') &&
  !/^(?:building|training|housing|clothing|bedding|plumbing|flooring),$/.test(word ?? '');
const bare = (word: string | undefined): string => (word ?? '').replace(/[,;]$/, '');

/** Doings that say nothing without what is done to: 'filing records' does, 'managing records' does not. */
const SAYS_LITTLE =
  wordSet(`providing supporting managing handling delivering maintaining ensuring attending leading developing coordinating performing
  preparing reviewing meeting monitoring running using doing assisting participating dealing improving building creating undertaking
  carrying completing conducting overseeing driving promoting contributing working taking giving organising organizing following
  identifying collaborating liaising communicating responding understanding producing planning directing sharing achieving
  keeping facilitating supervising engaging analysing analyzing processing implementing assessing updating requiring treating`);

/** The things that words list before anything else is said, each with the article that belongs to it. */
function thingsOf(words: readonly string[], isDone: boolean): string[][] {
  const things: string[][] = [];
  for (let from = 0; from < words.length; ) {
    const { thing, next } = thingAt(words, from, { isDone });
    if (thing) things.push(thing);
    if (!/^(?:and|or|,)$/.test(next.by) || (thing && isDoing(words[next.at]))) break;
    from = next.at;
  }
  return things;
}

interface Next {
  by: string;
  at: number;
}

function thingAt(
  words: readonly string[],
  from: number,
  { isOwned = false, isDone = false }: Stands = {},
): { thing?: string[]; next: Next } {
  const first = words[from] ?? '';
  let start = ARTICLES.has(first) || OWNERS.has(first) ? from + 1 : from;
  while (LOOSE.has(words[start] ?? '')) start++;
  const article = first === 'the' || (ARTICLES.has(first) && start === from + 1) ? [first] : [];
  const { chunk, next } = chunkOf(words, start);
  const named = isNamed(chunk, { isOwned: isOwned || article.length > 0, isDone });
  // 'batch and streaming data pipelines': one word that another follows as its like says nothing without the noun.
  const isLikeNext = chunk.length === 1 && /^(?:and|or|,)$/.test(next.by) && !/[^su]s$/.test(chunk[0] ?? '');
  const follows = chunkOf(words, next.at);
  if (isLikeNext && (follows.chunk.length >= 2 || (chunk.length > 0 && follows.next.by === 'of'))) return { next };
  const after = next.by === 'of' ? next.at : next.at + 1;
  const joint = next.by === 'of' ? 'of' : (words[next.at] ?? '');
  if (next.by === 'of' || (named && JOINTS.has(joint))) {
    const other = thingAt(words, after, { isOwned: next.by === 'of' });
    const whole = [...article, ...chunk, joint, ...(other.thing ?? [])];
    const isWhole =
      other.thing && /^,?$/.test(other.next.by) && whole.length < MOST_WORDS && !/ \p{Lu}\p{Ll}/u.test(whole.join(' '));
    if (isWhole && chunk.length > 0 && chunk.every(isPlain))
      return { thing: whole, next: { by: '', at: other.next.at } };
    if (next.by === 'of') return { next: { by: '', at: next.at } };
  }
  return { ...(named && { thing: [...article, ...chunk] }), next };
}
/** 'adults with learning disabilities', 'breakdowns on mixers' */
const JOINTS = wordSet('with for on in to from under');
const isPlain = (word: string): boolean =>
  !LOOSE.has(word.toLowerCase()) && !VAGUE.has(word.toLowerCase()) && !NO_HEAD.has(word.toLowerCase());

/** Words up to where a further thing or a circumstance begins, by what, and where what follows begins. */
function chunkOf(words: readonly string[], from: number): { chunk: string[]; next: Next } {
  const chunk: string[] = [];
  for (let i = from; i < words.length; i++) {
    const word = words[i] ?? '';
    const lower = word.toLowerCase();
    if (lower === 'and' || lower === 'or' || lower === 'of') return { chunk, next: { by: lower, at: i + 1 } };
    // 'lesson plans aligned to the curriculum'
    const isSaidOfIt = /s$/.test(chunk.at(-1) ?? '') && /^\p{L}{3,}ed$/u.test(lower);
    if (CUT.has(lower) || isSaidOfIt || /^\p{L}{3,}ly$/u.test(lower)) return { chunk, next: { by: '', at: i } };
    chunk.push(bare(word));
    if (/[,;]$/.test(word)) {
      const isAnd = /^(?:and|or)$/.test(words[i + 1] ?? '');
      return { chunk, next: { by: ',', at: i + (isAnd ? 2 : 1) } };
    }
  }
  return { chunk, next: { by: '', at: words.length } };
}
