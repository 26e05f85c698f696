import { partsOf } from './parts-of-question.ts';
import { withoutOpening } from './spoken-question.ts';
import { subjectOf } from './subject-of-question.ts';

/** 'Can you say this one shorter?', 'give us the short version': fewer words are wanted, and not others. */
export const wantsItShorter = (said: string): boolean => {
  const plain = said.replaceAll('’', "'").trim();
  const found = SHORTER.exec(plain);
  return found !== null && plain.split(/\s+/).length <= A_FEW_LINES && !TOLD.test(plain.slice(0, found.index));
};
const A_FEW_LINES = 45;

const SHORT =
  '(?:shorter|briefer|smaller|small small|simpler|easier|plainer|quicker|short|brief|(?:in|with|using) (?:a few|fewer|less|simple|small|plain|easy|short|one|a single|simpler|easier|plainer|shorter|two or three|a couple of) (?:words?|lines?|sentences?|english|go)|in (?:short|brief|a nutshell|a line|a sentence|plain english|small bits|bits|pieces)|fewer words|less words|smaller bits|smaller pieces|bite ?size\\w*|bit by bit|one (?:thing|bit) at a time)';
const SHORTER = new RegExp(
  [
    `\\b(?:(?:can|could|would|will|may|might) (?:you|ye|ya|u|we|it|that|this|the question|I (?=have|get))|any chance(?: you| of)?|please|(?:do|would) you mind)(?: could| please| maybe| just| possibly| perhaps)* ?(?:be|say|saying|put|putting|ask|asking|give|giving|make|making|do|have|get|read|tell|phrase|word|keep|try|come|bring) [^.?!]{0,35}\\b${SHORT}\\b`,
    `(?:^|[.!?,;] )(?:(?:please|so|sorry|just|and|but|ok|okay|abeg),? )*(?:say|put|ask|give|make|keep|tell|do|bring) (?:it|that|this|me|us|the question|am)(?: \\w+){0,3}? ?(?:${SHORT}|the short (?:version|one)|a short(?:er)? (?:version|one|question))\\b`,
    `\\b(?:can|could|would|will) (?:you|ye|u|we)(?: please| maybe| just)* (?:shorten|simplify|cut|boil|trim|break|chop)\\b[^.?!]{0,20}\\b(?:it|that|this|question|down|up|bits?)\\b`,
    `\\b(?:is there|have you(?: got)?|(?:can|could|may) (?:I|we) (?:just |please )?(?:have|get)|got|I need|I'd need|I want|give (?:me|us)|let me have) (?:a|any|the) (?:shorter|simpler|easier|short|quick|smaller|quicker|brief|simple|easy|plain) (?:version|one|way|form|question)\\b`,
    `\\bwhat(?:'s| is) (?:that|it|this)(?: one)? (?:when it's )?in (?:short|brief|a nutshell|plain english|simple words|a few words|a sentence)\\b|\\b(?:just|only) the (?:bare )?(?:bones|gist|short of it|main (?:bit|part))\\b|\\b(?:shorter|smaller|simpler|easier|shorter) (?:questions?|words|sentences?|one),? please\\b`,
    `\\b(?:shorter|simpler|briefer|smaller),? (?:please|if you can|would help|for me|version)\\b|\\bthe short version,? (?:please|love|mate|sir)\\b`,
    `\\b(?:that|this|it|that one|this one|the question)(?:'s| is| was)? (?:too|awful|awfully|very|so|far too|way too|a bit) (?:long|big|much words|wordy|many words)\\b[^?!]{0,25}$`,
  ].join('|'),
  'i',
);
const TOLD = /\b(?:sa(?:id|ys?|ying)|tells?|told|asks?|asked|goes|I'd|I would|like)\b[^.?!]{0,40}$/i;

/** What is said to somebody who is ill or worn out before the question comes again; '' where nothing of the kind was told. */
export function sympathyFor(said: string): string {
  const plain = said.replaceAll('’', "'");
  if (NOT_NOW.test(plain)) return '';
  if (HEAD.test(plain)) return 'I am sorry about your head.';
  if (UNWELL.test(plain)) return 'I am sorry that you are not well.';
  return TIRED.test(plain) ? 'You must be tired, I am sorry.' : '';
}
const NOT_NOW = /\b(?:no|not a|never (?:had )?a) (?:headache|migraine|fever|pain)\b/i;
const HEAD =
  /\b(?:migraines?|headaches?|(?:sore|splitting|banging|pounding|thumping|aching|bad) head|concuss\w+|hungover|hang ?over)\b|\b(?:my|me|mi|the) heads?(?:'s| is| has been)?(?: really| just| all| fair| fit to)* ?(?:splitting|pounding|banging|thumping|throbbing|killing|hurt\w*|ach\w+|sore|spinning|done in|bursting|burst|turning|bad|paining)\b/i;
const UNWELL =
  /\b(?:toothache|earache|(?:the|a) (?:flu|fever|temperature|cold|bug|bad (?:back|stomach|belly|tooth|ear|eye|night))|poorly|unwell|not (?:very |so |too |feeling |at all )*(?:well|great|myself|too clever)|feel(?:ing)? (?:ill|sick|rough|dizzy|faint|rotten)|(?:I'm|I am|been) (?:ill|sick|dizzy|in (?:a lot of )?pain|on (?:strong )?(?:medication|painkillers|tablets|antibiotics))|in (?:a lot of )?pain|(?:my|me) (?:back|tooth|teeth|ears?|stomach|belly|eyes?|throat|neck|leg|hand)(?:'s| is| are)(?: \w+){0,2} (?:\w+ing|sore|bad|swollen|gone))\b/i;
const TIRED =
  /\b(?:(?:off|after|from|on|finished|done|doing|did|came from|come off|straight from|straight off)(?: a| the| my| three| two| four| five| double)* ?(?:night ?shifts?|nights|double shift|double|twelve hours?|shift)|no sleep|(?:not|haven't|hardly|didn't|never|barely) (?:slept|sleep|slep)|up (?:all|half the) night|up since|shattered|exhausted|knackered|wrecked|worn out|wiped out|jet ?lag\w*|dead on my feet|so tired|very tired|tired)\b/i;

/**
 * A question in fewer words, one clause and what is asked: without the scene before the point, what is only said beside
 * it, and every part but the first. The words stay those of the question.
 */
export function inShort(question: string): string {
  const plain = withoutOpening(question.trim());
  const sentences = plain.split(/(?<=[.?!])\s+(?=["“‘]?\p{Lu})/u);
  const story = subjectOf(plain).story;
  if (story) return `${capital(story)}. What happened?`;
  const asked = sentences.findIndex((sentence) => /\?$/.test(sentence) || ORDERS.test(sentence));
  const ask = firstAsk(sentences[asked] ?? plain);
  if (asked <= 0 || standsAlone(ask)) return ask;
  return `${pointOf(sentences.slice(0, asked))} ${ask}`;
}
const ORDERS = /^(?:tell|describe|explain|walk|talk|give|say)\b/i;

/** 'It is a hard first year. How will you look after yourself?' asks the same without its first sentence. */
const standsAlone = (ask: string) => ask.split(' ').length >= ENOUGH + 1 && !POINTS_BACK.test(ask);
const POINTS_BACK =
  /\b(?:that|this|it|they|them|their|he|him|his|she|her|there|then|those|first|next|meantime|priorit\w+|you (?:do|say|tell|respond|react|handle|proceed|start|begin|go about))\b/i;

/** 'How would you rate your reliability, in all weathers, and can you give an example?': the first, and nothing beside it. */
function firstAsk(sentence: string): string {
  const [part = sentence] = partsOf(sentence);
  const first = part.split(' ').length < 3 && !/^(?:why|what|how|who|where|when)\b/i.test(part) ? sentence : part;
  const bare = first.replace(/[.?!]+$/, '').replace(/, (?:in|at|on|as|for|with|during|including|such as)\b[^,]*$/i, '');
  return `${bare}${sentence.endsWith('?') ? '?' : '.'}`;
}

/** The sentence that holds the trouble: the last one, or the one before it where the last only goes on about it. */
function pointOf(scene: readonly string[]): string {
  const last = scene.at(-1) ?? '';
  const isAddition = /^(?:he|she|it|they|this|that|his|her|their|nobody|everybody)\b/i.test(last);
  const point = (isAddition ? scene.at(-2) : last) ?? last;
  return `${capital(trimEnd(withoutScene(point.replace(/[.!?]+$/, ''))))}.`;
}

const OF_SOMEBODY =
  '(?:a|an|the|your|my|his|her|their|one|two|three|some|somebody|someone|he|she|they|you|it|there|everyone|everybody|nobody)';
/** 'You're three hundred feet up and …', 'It is the end of a long shift, and …' */
const withoutScene = (sentence: string): string => {
  const rest = new RegExp(
    `^(?:(?:imagine|suppose|say)(?: that)?,? )?(?:you're|you are|it's|it is|you have|there is|there's|during|on|at|in|halfway|after|before|while|as|towards)\\b[^,]*?(?:, and |,? and |, (?:when )?| when )(?=${OF_SOMEBODY} )(.+)$`,
    'iu',
  ).exec(sentence)?.[1];
  return rest && rest.split(' ').length >= ENOUGH ? rest : sentence;
};

/** '…, the lorry is waiting', '… while washing her'. */
const trimEnd = (sentence: string): string => {
  for (const beside of BESIDE) {
    const [whole] = beside.exec(sentence) ?? [];
    if (whole && sentence.slice(0, -whole.length).split(' ').length >= ENOUGH) return sentence.slice(0, -whole.length);
  }
  return sentence;
};
const BESIDE = [
  /(?:,(?: and| while| because| since| as)?| and| while| because| since) (?:the|a|an|it|there|your|his|her|their|he|she|they|everyone|everybody|nobody) (?:\w+ ){0,2}?(?:is|are|was|were|has|have)\b[^,]*$/i,
  /,? (?:while|when|after|before) \w+ing\b[^,]*$/i,
] as const;
const ENOUGH = 5;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
