import type { PlannedQuestion } from '#contract/interview.ts';
import type { QuestionType } from '#contract/words.ts';
import { FACTUAL_QUESTION, type NamedFeatures } from './intent-features.ts';
import { SPOKEN_NUMBER } from './spoken-number.ts';

const IRREGULAR =
  'said|told|went|got|gave|made|took|put|did|found|ran|kept|rang|came|brought|built|wrote|sat|stood|held|drew|cut|left|sent|set|spoke|met|showed|had|taught|sold|bought|led|won|lost|drove|began|rebuilt|rewrote|read|caught|chose|hid|shut|paid|fed|swung|threw|hung|dug|laid|let|split|stuck|rode|blew|flew|swept|lent|spent|thought|knew|saw|heard|felt';
const PAST = `(?:\\w{3,}ed|${IRREGULAR})`;
const ADVERB =
  '(?:\\w+ly |just |also |then |never |always |only |even |still |first |actually |really |went and |had to |tried to |used to )?';

/** Countable signs of what an answer tells, on lower-case words without marks. */
const SIGNS: Record<string, RegExp> = {
  'I did': new RegExp(`\\b(?:i|id|ive) ${ADVERB}${PAST}\\b`, 'g'),
  'I and a verb':
    /\bi(?:d|ll|ve)? (?!am\b|was\b|think\b|guess\b|mean\b|know\b|suppose\b|feel\b|like\b|love\b|want\b|believe\b|m\b)\w+/g,
  'I am':
    /\b(im|i am|ive always|i always|i never|i usually|i tend|i try|i like|i love|i enjoy|i believe|i feel|i consider|i pride)\b/g,
  'I would': /\b(id|i would|ill|i will|i might|i could)\b/g,
  'we did': new RegExp(`\\b(?:we|wed|weve|our team|the team) ${ADVERB}${PAST}\\b`, 'g'),
  we: /\b(we|our|us|ours)\b/g,
  I: /\b(i|id|ive|im|ill|me|my|mine|myself)\b/g,
  'they did': new RegExp(
    `\\b(?:he|she|they|hed|shed|theyd|who|everyone|everybody|people|somebody|my (?:colleague|boss|manager|supervisor|friend|auntie|brother|sister)) ${ADVERB}${PAST}\\b`,
    'g',
  ),
  'was done':
    /\b(was|were|got|been|being|is|are) (\w{3,}ed|given|told|found|made|put|held|taken|brought|done|sent|written|built|sorted)\b/g,
  you: /\b(you|youve|youre|your|youd|youll)\b/g,
  number:
    /\b(\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|quarter|double|twice)\b/g,
  time: /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|easter|christmas|morning|night|oclock|week|weeks|month|months|year|years|summer|winter|spring|autumn|hour|hours|minutes)\b/g,
  'once upon a time':
    /\b(there was|there were|one day|once|last (year|week|month|summer|winter|spring|autumn|time)|at my (last|old|first)|in my (last|first|second|final)|this was|we had a|i had a|wed a|a (man|woman|lady|gentleman|customer|lad|guy|boy|girl))\b/g,
  because:
    /\b(because|cause|since|so that|otherwise|in case|which is why|thats why|the reason|the point|in order|i wanted|i thought|i knew|i figured|i reckoned|didnt want|wouldnt|so they|so nobody|so it|so we|so she|so he|rather than|means|meant|if i|if we|if you)\b/g,
  'in general':
    /\b(always|every|everyone|everybody|often|usually|generally|important|key|essential|passionate|communication|teamwork|team player|customer service|positive|professional|challenges?|opportunit\w+|skills?|qualit\w+|values?|respect|trust|people person|hard ?working|dedicated|motivated|experience|strategy|policy|procedure|process|believe|proven|journey|mindset|strive|ensure|maintain|effective\w*|efficient\w*|stakeholders?|dynamic|deliver|results|success\w*|growth|solution|approach|ultimately|essentially)\b/g,
  vague:
    /\b(things?|stuff|something|somehow|sort of|kind of|various|a few|some|a bit|and so on|etc|whatever|basically|generally|quite|really|sorted|fine|okay|good|better|well|lots?|improved?)\b/g,
  filler: /\b(um|uh|er|erm|like|you know|i mean|so yeah|yeah)\b/g,
  'no case':
    /\b(cant think of|dont really (have|get)|never (really )?(had|have)|wouldnt say|rarely|if (it|that|this|one|there) (did|does|ever|was|were|happens?)|in general|it depends|depends|both sides|on the one hand|on the other|hard to say)\b/g,
  strays:
    /\b(anyway|talking of|speaking of|by the way|funny enough|funnily|dont get me started|funny you should|my (brother|sister|cousin|uncle|aunt|auntie|nephew|mother in law|lad)|the council|have you seen|did you know|do you know what|i could tell you|the trouble with|nobody (looks|does|wants)|these days|kids today|the government|on the telly|you see|honestly)\b/g,
  now: /\b(now|nowadays|today|these days|since|ever since|still|from then on|after that|afterwards|next day|in the end|eventually|finally|at the end|by the (end|time|summer|spring|autumn|winter)|within|later|the next|after)\b/g,
  'nobody and never':
    /\b(nobody|no one|none|nothing|never|not once|not one|no more|any more|anymore|without|zero|both|all of them|every one|everyone|everybody|hasnt|havent|didnt|stopped|gone)\b/g,
  change:
    /\b(went (from|up|down|back|home|live|out|through)|dropped|fell|rose|doubled|halved|saved|cut|down to|up to|from \w+( \w+)? to|came (back|down|up|in|out|round)|worked|turned out|passed|won|kept|renewed|signed|agreed|thanked|cried|laughed|apologised|smiled|happy|pleased|card|promoted|stayed|walked|finished|delivered|opened|fixed|solved|sold|as a result|result|so now|which meant|it works?|got (better|it|the|a)|better|less|fewer|more)\b/g,
};
const PER_WORDS = 40;
const FEW_WORDS = 12;

/** Questions that want the same of an answer. */
const FAMILY: Record<QuestionType, 'story' | 'plan' | 'knowledge' | 'self'> = {
  behavioral: 'story',
  situational: 'plan',
  technical: 'knowledge',
  intro: 'self',
  motivation: 'self',
  self_assessment: 'self',
  general: 'self',
};

/** Features of an answer, for telling what it lacks. */
export function readAnswerFeatures(question: Pick<PlannedQuestion, 'text' | 'type'>, answer: string): NamedFeatures {
  const family = FAMILY[question.type];
  const plain = plainOf(answer);
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const features: NamedFeatures = {};
  features[`${family} asked`] = 1;
  if (FACTUAL_QUESTION.test(question.text)) features['a fact was asked for'] = 1;
  else if (words.length <= FEW_WORDS) features[`${family}: few words where more than a fact was asked for`] = 1;
  for (const length of [12, 25, 40, 60, 90, 130, 180])
    if (words.length > length) features[`longer than ${length} words`] = 1;

  const rate = Math.max(words.length, PER_WORDS) / PER_WORDS;
  const sentences = splitThoughts(plain);
  const ending = sentences.slice(-2).join(' . ');
  const last = sentences.at(-1) ?? '';
  const opening = sentences.slice(0, 2).join(' . ');
  for (const [name, sign] of Object.entries(SIGNS)) {
    const count = countOf(sign, plain);
    if (count > 0) {
      features[name] = Math.min(2, count / rate);
      features[`any: ${name}`] = 1;
      features[`${family}: ${name}`] = Math.min(2, count / rate);
    } else features[`${family}, none: ${name}`] = 1;
    if (countOf(sign, ending) > 0) features[`at the end: ${name}`] = 1;
    if (countOf(sign, last) > 0) features[`last: ${name}`] = 1;
    if (countOf(sign, opening) > 0) features[`at first: ${name}`] = 1;
  }
  if (ASKS_FOR['a failure']?.test(question.text) && SUCCESS.test(plain))
    features['success where a failure was asked for'] = 1;
  if (DENIES.test(sentences.slice(0, 2).join(' . '))) features['denies what is asked'] = 1;
  const hasReason = countOf(SIGNS.because as RegExp, plain) > 0;
  for (const [name, asks] of Object.entries(ASKS_FOR)) {
    if (!asks.test(question.text)) continue;
    features[`${name} asked for`] = 1;
    if (!hasReason) features[`${name} asked for, no because`] = 1;
  }
  if (TAKES_BACK.test(plain)) features['takes back what it says'] = 1;
  if (hasWrongSpan(plain)) features['years that do not add up'] = 1;
  const before = new Set(contentOf(`${question.text} ${sentences.slice(0, -2).join(' ')}`));
  if (sentences.length > 3 && !contentOf(ending).some((word) => before.has(word)))
    features['ends on something else'] = 1;
  const fragments = sentences.filter((each) => BARE_ACT.test(each)).length;
  if (fragments > 0) features['acts without a subject'] = Math.min(2, fragments / rate);
  if (new RegExp(`^(?:so |and |then )*(?:i|id|we) ${ADVERB}${PAST}\\b`).test(last))
    features['last: opens with an act'] = 1;
  if (
    /^(?:so |and |but )*(?:now|it|its|they|she|he|theyve|shes|hes|nobody|no|the|that|my|our|there|theres|everyone|both)\b/.test(
      last,
    )
  )
    features['last: opens with somebody else'] = 1;
  const tail = tailOf(plain);
  if (tail) {
    if (KIN.test(tail)) features['tail: kin'] = 1;
    if (!/\b(?:i|id|ive|im|ill|we|wed|weve|my job|me)\b/.test(tail)) features['tail: neither I nor we'] = 1;
    if (TO_THE_LISTENER.test(tail)) features['tail: turns to the listener'] = 1;
    if (OF_THE_WORLD.test(tail)) features['tail: the world at large'] = 1;
    const running = (tail.match(/\b(?:and|but|then|who|which|with)\b/g)?.length ?? 0) / 4;
    features['tail: runs on'] = Math.min(1.5, running);
    if (!/[.?!]\W*$/.test(answer)) features['tail: no mark at the end'] = 1;
    const saidBefore = new Set(contentOf(`${question.text} ${words.slice(0, -TAIL_WORDS).join(' ')}`));
    if (!contentOf(tail).some((word) => saidBefore.has(word))) features['tail: on something else'] = 1;
    const signs = Object.keys(features).filter((name) => name.startsWith('tail: ') && name !== 'tail: runs on').length;
    features['tail: how many signs'] = signs / 4;
  }
  const tells = countOf(SIGNS['I did'] as RegExp, plain) + fragments;
  if (tells === 0) features[`${family}: nothing done`] = 1;
  if (tellsOnlyAMishap(answer)) features['nothing done but the mishap'] = 1;
  if (IT_DEPENDS.test(opening)) features[tells === 0 ? 'it depends, and nothing done' : 'it depends'] = 1;
  if (TOLD_AT_LAST.test(ending)) features['at the end: how it stands now'] = 1;
  if (FROM_TO.test(plain)) features['from one number to another'] = 1;
  if (straysOff(answer)) features['strays off'] = 1;
  if (tells === 0 && countOf(SIGNS['we did'] as RegExp, plain) > 0) features['only we did'] = 1;
  if (tells === 0 && countOf(SIGNS['they did'] as RegExp, plain) > 1) features['only they did'] = 1;

  const asked = new Set((question.text.toLowerCase().match(/[\p{L}]{5,}/gu) ?? []).map(stem));
  const shared = new Set(
    words
      .filter((word) => word.length >= 5)
      .map(stem)
      .filter((each) => asked.has(each)),
  ).size;
  features['words of the question'] = Math.min(1, shared / 3);
  if (shared === 0) features['no word of the question'] = 1;

  const weight = Math.sqrt(8 / Math.max(8, words.length));
  for (const word of new Set(words)) features[`"${word}"`] = weight;
  for (const word of new Set(last.match(/[\p{L}\p{N}]+/gu) ?? [])) features[`last "${word}"`] = 0.5;
  return features;
}

/** Where an answer strays off, it is the end that shows it, marks or none. */
const TAIL_WORDS = 24;
const KIN =
  /\b(?:cousins?|uncle|aunt|auntie|aunty|sisters?|brothers?|nephew|niece|grandm\w+|grandf\w+|gran|nan|neighbours?|wife|husband|son|daughter|lad|kids|in law|father|mother|dad|mum|vicar|priest|married|wedding|dog|cat)\b/;
const TO_THE_LISTENER =
  /\b(?:you know|can you imagine|do you remember|would you believe|if you ask me|you see|isnt it|dont they|do they|isnt he|funnily|believe it|you wouldnt believe|i could tell you|could write a book|you must understand|you would know|you never know|have you)\b/;
const OF_THE_WORLD =
  /\b(?:council|government|parking|market|museum|village|town|church|telly|television|football|school|the (?:trade|street|union|papers?|news|war)|prices?|rents?|weather|these days|nobody|people|traffic|politicians?|motorbike|holidays?|beach|pub)\b/;

/** The last words of many; of few there is no end to speak of. */
function tailOf(plain: string): string {
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 2 * TAIL_WORDS ? words.slice(-TAIL_WORDS).join(' ') : '';
}
/** Whether an answer plainly goes off: it turns aside and stays there, or ends by chatting to the listener. */
export const endsAstray = (answer: string): boolean =>
  straysOff(answer) || TO_THE_LISTENER.test(tailOf(plainOf(answer)));

/** Whether all that somebody did is what went wrong, so that what they did about it is still to be told. */
export function tellsOnlyAMishap(answer: string): boolean {
  const plain = plainOf(answer);
  const mishaps = countOf(OWN_MISHAP, plain);
  return mishaps > 0 && mishaps >= countOwnActs({ type: 'behavioral' }, answer);
}

/** What befell somebody by their own hand, which is no doing to be told of. */
const OWN_MISHAP =
  /\bi (?:once |accidentally |clean |just )?(?:mixed up|forgot|dropped|broke|lost|missed|sent the wrong|booked the wrong|gave the wrong|got (?:it|the \w+) wrong|overslept|slipped|spilt|spilled|deleted|burnt|burned|left (?:it|the \w+) (?:on|off|open)|said id|misread|double booked|let \w+ down|\w+ [^.?!]{0,30}\btoo (?:short|long|late|early|much|little|small|big|few|many|hot|hard))\b/g;
const IT_DEPENDS = /^(?:well |oh |um |so |i think |i guess )*(?:it|that)? ?(?:always |really |all )?depends\b/;
const TOLD_AT_LAST =
  /\b(?:since then|and now|still (?:a |do|the|use|there|on)|(?:is|are|was|were|its|thats) (?:now|still)|these days|to this day|(?:we|they) still|i (?:got|came|made it) (?:there|in|back|home)|there (?:it|he|she) was|no complaints?|with every|on the wall)\b/;
const FROM_TO = new RegExp(
  `\\b(?:from|had|was|were) (?:${SPOKEN_NUMBER})(?: \\w+){0,14} (?:to|now|instead of) (?:its |at |about |only |just )?(?:${SPOKEN_NUMBER})`,
);
/** Where people begin to talk of something else. */
const TURNS_ASIDE =
  /\b(?:dont get me started|speaking of|talking of|by the way|funn(?:il)?y enough|the council|did you know|have you seen|i could (?:tell you|write a book)|do you know what|you wouldnt believe|mind you|anyway)\b/;
/** An answer that turns aside and does not come back: the last third says nothing of what stood before. */
function straysOff(answer: string): boolean {
  const plain = plainOf(answer);
  const aside = TURNS_ASIDE.exec(plain);
  if (!aside || aside.index < plain.length / 8) return false;
  const after = plain.slice(aside.index + aside[0].length);
  if (after.split(' ').length < LONG_ASIDE || OWN_AGAIN.test(after)) return false;
  const before = new Set(contentOf(plain.slice(0, aside.index)));
  const back = contentOf(after.slice(after.length / 3)).filter((word) => before.has(word));
  return back.length === 0;
}
const LONG_ASIDE = 15;
/** 'Anyway, I rang her back': the story goes on. */
const OWN_AGAIN = new RegExp(`^[ ,]*(?:so |in the end |we |i ${ADVERB}${PAST})`);

/** What some questions ask for beside a story. */
const ASKS_FOR: Record<string, RegExp> = {
  'a choice':
    /\b(decision|decide[ds]?|choose|chose|choice|which|against|advice|rule|risk|let (?:someone|somebody) go|delegat\w+|chang\w+|reorgani[sz]\w+|prefer|first)\b/i,
  why: /\bwhy\b|\b(attract|draws?|interests?|motivat\w+|reason|come to)\b/i,
  'a failure': /\b(fail\w*|mistake|wrong|lost|criticism|weakness|regret|disagree\w*|conflict|difficult|angry)\b/i,
};
/** 'No accidents at all, apart from …' */
const TAKES_BACK =
  /\b(no|never|nobody|none|every|all|always|alone)\b[^.?!]{0,90}\b(apart from|except|although|mind you|well (?:most|not)|i think it was)\b/;
/** 'I don't lose deals', 'nobody is difficult', 'we never disagree'. */
const DENIES =
  /\b(?:i (?:dont|do not|never|havent|hardly) (?:really |ever )?(?:lose|fail|make|have|get|see|disagree|argue|had|sent|failed|made|lost)|ive never|we never|never (?:had|disagree|argue)|nobodys? (?:is )?(?:really )?(?:difficult|ever)|dont get many|they mostly work|dont (?:really )?think of it as)\b/;
const SUCCESS = /\b(success|award|prize|brilliant\w*|smashed|best (?:ever|in)|won|over the moon|massive|huge|proud)\b/;
const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** 'I was there six years, from 2019 to 2021.' */
function hasWrongSpan(plain: string): boolean {
  const years = /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) years\b/.exec(plain)?.[1];
  const span = /\b((?:19|20)\d\d) (?:to|until|till|and) ((?:19|20)\d\d)\b/.exec(plain);
  if (!years || !span) return false;
  const said = NUMBER_WORDS.indexOf(years) + 1 || Number(years);
  return Math.abs(Number(span[2]) - Number(span[1]) - said) > 1;
}

type Asked = Pick<PlannedQuestion, 'type'>;

/** How many things of their own somebody tells: what they did, or would do where that was asked. */
export function countOwnActs({ type }: Asked, answer: string): number {
  const plain = plainOf(answer);
  if (type === 'situational') return countOf(WOULD_DO, plain) + countOrders(answer);
  if (type === 'technical') return countOf(SIGNS['I did'] as RegExp, plain) + countOrders(answer);
  return countOf(SIGNS['I did'] as RegExp, plain) + splitThoughts(plain).filter((each) => BARE_ACT.test(each)).length;
}

/** 'Prove the tester, lock it off, tag it.': what is done, told as one would tell a colleague. */
const ORDER =
  /^(?:so |and |then |first |always |i )?(?:check|test|prove|lock|turn|take|ring|call|tell|ask|look|weigh|cut|put|get|make|stop|move|write|set|wash|clean|open|close|run|pull|push|knock|fold|bake|cool|blot|isolate|tag|crack|read|find|measure|mark|let|give|go|keep|show|walk|talk|listen|count|log|sign|fit|tie|strip|drain|fill|mix|grind|hone|separate|report|press|dress|step|say|try|rinse|prime|level|tick|compare|review|lift|brake|shape|line|book|swap|send|split)\b/;
const countOrders = (answer: string) =>
  answer
    .toLowerCase()
    .split(/[.,;!?]+\s*|\band\b\s*/)
    .filter((clause) => ORDER.test(clause.trim())).length;

/** How many steps of a method are told, as orders or as what 'I' or 'you' do. */
export const countSteps = (answer: string): number =>
  Math.max(
    countOrders(answer),
    countOf(SIGNS['I and a verb'] as RegExp, plainOf(answer)),
    countOf(YOU_DO, plainOf(answer)),
  );
const YOU_DO = /\byou(?:d|ll)? (?!are\b|were\b|have to be\b|know\b|see\b|need to be\b|can\b|could\b)\w+/g;

/** Whether an answer says at its end how it came out, in words that hardly ever mean anything else. */
export const tellsOutcome = (answer: string): boolean =>
  OUTCOME_TOLD.test(splitThoughts(plainOf(answer)).slice(-2).join(' . '));
const OUTCOME_TOLD =
  /\b(ended up|that was the end of it|never (?:happened|came|did it) again|(?:since|now)$|(?:has|have|been|comes?|came|booked|used us|asked for (?:me|us)) .{0,40}\b(?:since|every (?:week|year|easter|christmas))\b|nobodys? .{0,30}since|(?:we|they|it|everybody|i) .{3,60} (?:after that|from then on|ever since)$|(?:we|they) .{3,60} (?:after that|from then on|ever since) and |now (?:he|hes|she|shes|they|theyre|it|its|we|were|i|im|nobody|nothing)\b|since then (?:it|its|he|she|they|we|nobody|no|nothing)|(?:went|gone|dropped|rose|fell) from|thanked (?:me|us)|(?:wrote|writes) to (?:me|us)|home after|paid for .{0,30}in the end)/;

/** Whether the question asks for a choice, a change or a reason, so that the why may be asked for. */
export const asksForReason = (question: string): boolean =>
  /\bwhy\b|\b(?:choose|choice|prefer|attract\w*|draws?|interests?|what would you|let (?:someone|somebody) go)\b|\bwhich .{0,40} (?:would|do) you\b|\b(?:decision|decided|chang\w+|rule|risk|advice)\b.{0,40}\b(?:you|yours|others|your own|of your)\b|\byou (?:\w+ )?(?:decided|chose|made a decision|took a risk|changed|turned|broke|went against|delegated|disagreed|reorgani[sz]ed)\b|\bdid not like\b|\bhard (?:decision|choice)\b/i.test(
    question,
  );

/** Whether a reason is given, in whatever words one opens. */
export const givesReason = (answer: string): boolean =>
  countOf(SIGNS.because as RegExp, plainOf(answer)) > 0 ||
  /\b(?:to (?:make|avoid|keep) |for (?:the )?safety)/.test(plainOf(answer));

/** Whether anything that happened is told, whoever did it, and not only what always or never does. */
export const tellsPast = (answer: string): boolean => ANY_PAST.test(plainOf(answer));
const ANY_PAST = new RegExp(
  `\\b(?:was|were|broke|came|ended|happened|(?<!(?:have|has|had|never|ive|weve|theyve|youve|shes|hes|to|you|just|people) )(?:${PAST.replace('\\w{3,}ed|', '')})|(?:he|she|it|they|we|i|the \\w+|my \\w+|who|\\w+s) (?:\\w+ly |just |then )?(?!need|need|succeed|proceed|indeed)\\w{2,}ed)\\b`,
);

/** How many things that happened somebody tells, whoever did them. */
export function countEvents(answer: string): number {
  const plain = plainOf(answer);
  return ['I did', 'we did', 'they did'].reduce((sum, name) => sum + countOf(SIGNS[name] as RegExp, plain), 0);
}

export const countNumbers = (answer: string): number => countOf(SIGNS.number as RegExp, plainOf(answer));

const BARE_ACT = new RegExp(`^(?:so |and |then )?${PAST}\\b`);
const WOULD_DO =
  /\b(?:id|i would|ill|i will) (?:\w+ly |just |also |then |first |probably )?(?!be\b|not\b|say\b|like\b|have\b|never\b|always\b|handle\b|make\b|stay\b|remain\b|follow\b|act\b|use\b|communicate\b)\w+/g;

const plainOf = (text: string) => text.toLowerCase().replaceAll(/[’']/g, '').replaceAll(/\s+/g, ' ').trim();

/** Sentences, or stretches of about a sentence where a recogniser gave no marks. */
function splitThoughts(plain: string): string[] {
  return plain
    .split(/[.?!…]+(?!\d)\s*/)
    .flatMap((sentence) => {
      const words = sentence.split(' ').filter(Boolean);
      if (words.length <= 45) return [words.join(' ')];
      const pieces: string[] = [];
      for (let at = 0; at < words.length; at += 18) pieces.push(words.slice(at, at + 18).join(' '));
      return pieces;
    })
    .map((each) =>
      each
        .replaceAll(/[^\p{L}\p{N} ]+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

const contentOf = (text: string) => (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map(stem);
const countOf = (sign: RegExp, text: string) => text.match(sign)?.length ?? 0;
const stem = (word: string) => word.slice(0, 6);
