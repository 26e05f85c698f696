import { GENERIC_TALK, HYPOTHETICAL } from './lexicon/generic-talk.ts';
import { AFTER_HAD, IRREGULAR_PAST, NOT_AN_ACT } from './lexicon/verbs.ts';

/** What a sentence does, whatever the question; strengths from 0, about 1 for a clear case. */
export interface Roles {
  /** When, where or with whom. */
  setting: number;
  /** What had to be done, or what was at stake. */
  duty: number;
  /** Things the speaker did; a chain of verbs adds up. */
  ownActs: number;
  /** Things "we" did. */
  sharedActs: number;
  /** Things the speaker would do. */
  plannedActs: number;
  outcome: number;
  learning: number;
  reason: number;
  example: number;
  contrast: number;
  clarify: number;
  aim: number;
  fit: number;
  present: number;
  /** A principle or a praise that could open any answer. */
  generic: boolean;
  hypothetical: boolean;
  hasFigure: boolean;
}

const MONTHS =
  'january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const COUNT =
  '(?:\\d[\\d.,]*|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|a few|several|couple of|many|some)';
const SETTING = new RegExp(
  `\\b(?:last (?:year|month|week|summer|winter|spring|autumn|fall|night|${MONTHS})|this (?:year|spring|summer|winter|january|february|march|april)|(?:in|on|one|every|since|until|by) (?:a )?(?:${MONTHS})|in (?:19|20)\\d\\d|in (?:my|our) (?:\\w+ )?(?:year|job|role|team|company|shop|ward|school|class|kitchen|studio|firm|office|last|first|previous|current)|${COUNT} (?:years?|months?|weeks?|days?|summers?|winters?|nights?) (?:ago|before|back|earlier)|when i (?:was|worked|joined|started|first)|at (?:my|our) (?:last|previous|old|current|first)|back (?:when|in)|at the time|one (?:day|morning|night|evening|afternoon|time|of (?:my|our))|there (?:was|were) (?:a|an|this|one|two|three|some)|this one time|during (?:a|the|my|our)|while (?:i|we) (?:was|were)|on (?:a|the|my) (?:\\w+ )?(?:shift|night|morning|ward|site|project|afternoon|evening)|(?:my|our|the) (?:first|last|second|biggest|previous) \\w+|we had (?:a|an|this|one|two|just)|i was (?:\\w+ing|the only|on|in|at|working)|year end|midnight|that (?:morning|day|week|winter|summer|night))\\b`,
  'i',
);
const DUTY =
  /\b(?:had to|needed to|needed (?:a|the|it|them|us|me|two|to)|have to (?:be|get|make)|responsible|my (?:job|role|task|part|goal|responsibility) was|i was (?:in charge|asked|the one|supposed|told)|in charge of|(?:asked|told|wanted) (?:me|us) to|goal|deadline|depended|depends on|i owned|left me|only had|could ?n[o']t (?:leave|wait|just|stop|be|go|find|use)|not allowed|at stake|otherwise|or else|no (?:second|other|spare)|(?:was|were) (?:down|broken|stuck|missing|angry|furious|late|short|failing|losing|waiting|locked|leaking|about to|due|full|screaming|shouting|crying|upset|worried|unhappy)|would (?:have )?(?:lose|lost|miss|missed|fail|failed|cost)|worry because|was worried|was worry|had (?:fallen|failed|stopped|broken|been|gone|promised|waited|complained|moved|called in)|out of (?:stock|time)|(?:moved|brought) .{0,20}forward|(?:came|went) (?:out )?(?:wrong|cold|late|down)|problem was|challenge was|the risk|so many|started (?:shouting|crying|screaming))\b/i;
const ADVERBS =
  '(?: (?:also|then|first|just|personally|quickly|immediately|carefully|finally|simply|really|actually|usually|always|already|only|even|did|had|have|slowly|quietly|still|never))*';
const OWN_ACT = new RegExp(
  `\\bi(?:'ve|'d(?= (?:${AFTER_HAD})\\b))?${ADVERBS} ((?!(?:${NOT_AN_ACT})\\b)[a-z]{2,})`,
  'gi',
);
const OWN_GIVE =
  /\bi (?:then |also |first |quickly )?(?:brought|gave|kept|put|got (?:the|a|my|his|her|their|him|them|everyone|two)|get (?:the|a)|told|said (?:sorry|that|no|yes|i|we)|say|looked|stayed|bring|give|keep|expected|noticed|heard back|considered)\b/gi;
const CHAINED = new RegExp(
  `(?:,|,? and|,? then|,? and then) (?:then |also |finally |even )?(?:[a-z]{3,}ed|${IRREGULAR_PAST})\\b`,
  'gi',
);
const SHARED_ACT = new RegExp(
  `\\b(?:we|the (?:whole )?team|they and i) (?:also |then |all |had |managed to )*(?:[a-z]{3,}ed|${IRREGULAR_PAST}|sat|shared)\\b`,
  'gi',
);
const PLANNED_ACT = new RegExp(
  `\\bi(?:'d(?! (?:${AFTER_HAD})\\b)| would|'ll| will|'m going to| am going to)(?: \\w+ly| also| then| first| just| probably)* (?!be\\b|have\\b|like\\b|love\\b|say\\b|think\\b|want\\b|feel\\b|hope\\b|describe\\b|not\\b|never\\b|know\\b|handle\\b|stay\\b|do (?:my|whatever|it|that|everything)\\b|try (?:my|to stay)\\b|motivate\\b|work (?:hard|with everyone)\\b|make sure (?:that )?(?:communication|everyone|everybody|all|quality|to)\\b)[a-z]{2,}`,
  'gi',
);
const PRESENT_ACT = new RegExp(
  `\\b(?:i|you|we) (?:first |then |also |usually |always )?((?!(?:${NOT_AN_ACT})\\b)[a-z]{2,})`,
  'gi',
);
const OUTCOME =
  /\b(?:as a result|results?|resulted|outcome|in the end|at the end|eventually|ultimately|as a consequence|led to|meant that|which meant|turned out|ended up|on time|ahead of|saved|saves|reduced|increased|improved|doubled|halved|tripled|grew|dropped (?:by|to|from)|cut .{0,30}(?:by|to|from)|went (?:up|down|back|live|out|from|in|through|well|fine|smoothly)|fell (?:to|by|from)|rose|recovered|delivered|shipped|launched|completed|finished|closed|solved|won|passed|approved|renewed|achieved|exceeded|prevented|came (?:back|in|down|down to|true|up to)|come (?:back|down|next)|worked (?:out|well|fine|again|perfectly)|no (?:more|further|longer|one|complaints?|points|accidents?|incidents?)|nobody (?:was|got|has|left)|none of|not one of|never (?:came|happened|had|again)|has not|haven't (?:had|lost|seen)|hasn't|have not (?:had|lost)|happy (?:with|and|again|that)|was (?:happy|pleased|relieved|delighted|fine|comfortable|back|fixed|calm|safe|okay|ok|over)|were (?:happy|pleased|relieved|delighted|fine|back|fixed|calm|safe|okay|ok)|thanked|thank(?:s|ing) (?:me|us)|accepted|agreed|apologi[sz]ed|promoted|picked (?:it|one|ours|mine|the)|chose (?:it|one|ours|mine|the)|sold out|signed|stopped (?:complaining|shouting|coming)|(?:is|are) (?:still|now)|still (?:uses?|using|there|on the wall|comes?|working)|so now|since then|ever since|these days|from then on|until today|to this day|afterwards?|after (?:this|that)(?! i\b| we\b)|got (?:there|better|faster|fixed|the (?:job|contract|order|deal))|without (?:a|any|losing|one) (?:single )?\w+|we (?:got|made) (?:it|there)|managed to (?:close|finish|deliver|keep|get|open|save))\b|\bfrom [\w-]+(?: [\w-]+)? (?:percent |per cent |minutes |hours |days |weeks )?(?:down |up )?to [\w-]+/i;
/** Leaves no doubt that what follows is what came of it. */
const STRONG_OUTCOME =
  /\b(?:as a result|the (?:final )?(?:result|outcome|upshot) (?:was|is)|resulted|in the end|at the end of (?:the|that|it)|eventually|ultimately|as a consequence|led to|meant that|which meant|turned out|ended up|since then|ever since|these days|from then on|to this day|none of|not one of|now\b|still (?:uses?|using|there|on the wall|comes?|working|have|has)|thanked|no complaints?|nobody (?:was|got|has|left|knew|came))\b|\bfrom [\w-]+(?: [\w-]+){0,3} to [\w-]+/i;
const PLAN_OUTCOME =
  /\b(?:that way|so that|so (?:the|every|they|he|she|nobody|everyone|people|guests|patients|customers|it|we)\b|afterwards?|(?:once|when|after) (?:it|this|that|things|everything|the \w+) (?:is|are|was|has|have|settles?|calms?)|review|follow(?:ing)? up|measure|know (?:it|that|whether|if)|result|in the end|avoid|next (?:morning|day|time|week)|write (?:it|this|that|everything) (?:down|up)|prevent|until|keeps?|make sure (?:it|that it|this|that this|they|he|she|the)|still (?:get|gets|have)|would (?:mean|expect|know|keep)|success|check (?:back|again|in with|that)|goes? (?:out )?right|report back)\b/i;
const SINCE =
  /\b(?:since then|ever since|these days|from then on|now i|nowadays|i now|i still|today i|the rule|a rule|my rule)\b/i;
const LEARNING =
  /\b(?:i(?:'ve)? learn(?:ed|t)?\b|i('ve| have) (?:added|stopped|started|kept)|i (?:now|always now) |learn(?:ed|t) (?:that|to|from|how)|lesson|taught me|showed me|made me realis?e|reali[sz]ed (?:that|how)|next time|since then i|these days i|now i|i now|ever since|would do differently|do (?:it )?differently|what i took|took away|i still|(?:a|my|the) rule|that(?:'s| is) (?:why|when i|what i (?:like|enjoy|want|do best))|matters (?:to me|because)|i understood|it(?:'s| is) why|in hindsight|looking back|instead of waiting)\b/i;
const REASON =
  /\b(?:because|since (?:it|the|they|that|this|a)\b|so that|which means|that(?:'s| is) why|that way|the reason|in order to|otherwise|matters|means that|depends|due to|as (?:it|they|this|the)\b|if (?:the|it|they|you|we)\b.{5,60}\b(?:will|then|would|can|gets?|goes|is)|, so\b|so (?:i|we|it|they|you) (?:know|knew|can|could|don't|never))\b/i;
const EXAMPLE =
  /\b(?:for example|for instance|take (?:a|the|my|our|one|trip|an)|such as|once|last (?:year|month|week|summer|winter|spring|autumn)|in (?:one|my|our|april|march|may|june|july)|at (?:a|my|our|one) |when i|one (?:time|day|of)|recently|on (?:a|one|my|our) (?:recent|job|site|project)|years? ago)\b/i;
const CONTRAST =
  /\b(?:but|however|the (?:price|downside|catch|cost|risk|drawback|trade-?off)|instead|rather than|depends|unless|on the other hand|although|though|whereas|except|drawback|limits?|not (?:always|when|if)|only (?:if|when|works)|otherwise)\b/i;
const CLARIFY =
  /\b(?:find out|ask (?:which|what|how|whether|if|them|him|her|for|about|the|when|who)|check (?:which|what|how|whether|if|the|with|that)|understand|clarify|look at|listen|see (?:which|what|how|whether|if)|how many|which (?:ones|of|stations|parts)|exactly (?:what|which|how)|first (?:thing|of all|i|question|step))\b/i;
const AIM =
  /\b(?:looking (?:for|to)|next (?:step|role|job|thing|move)|i(?:'d| would)? (?:want|like|love|hope) (?:to|a|the)|i(?:'m| am) (?:now )?(?:looking|ready|applying|hoping)|that(?:'s| is) (?:why|what)|want(?:ed)? (?:to move|a place|something)|this (?:role|job|position)|apply|applied|goal|here\b|your (?:company|team|shop|hospital|school|ad|posting))\b/i;
const FIT =
  /\b(?:you(?:r|'re| are| have| do| sell| make| build| run| use| need| work| publish| treat| serve| teach| keep| let| ask| still)\b|this (?:role|job|company|team|place|school|hospital|shop|position|ward)|the (?:role|job|post|posting|advert|ad)\b|\bhere\b|same (?:work|kind|thing|thing i)|match(?:es)?|fits?\b|suits?)\b/i;
const PRESENT =
  /\b(?:currently|at the moment|right now|these days|nowadays|i(?:'m| am) (?:a|an|the|now|in|at|on|currently|working|running|leading|responsible)|i (?:work|run|teach|manage|lead|drive|look after|do|cover|handle|have (?:been|worked|spent))|i've (?:been|worked|spent)|for the (?:last|past))\b/i;
export const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|halved|twice|doubled?|tripled?|third|quarter|dozens?|hundreds?|thousands?|millions?|percent|per cent)\b/i;
const THIRD_PARTY_PAST = new RegExp(
  `(?:^|, |\\band |\\bso )(?:and |so |then |by \\w+ |in \\w+ )?(?:he|she|they|it|this|that|nobody|none|everyone|everybody|the [\\w' -]{2,30}?|my [\\w' -]{2,24}?|our [\\w' -]{2,24}?|[A-Z][a-z]+) (?:also |then |just |has |have |had )?(?:[a-z]{3,}ed|${IRREGULAR_PAST}|was|were|is|are|did|didn't|do|never|come|goes)\\b`,
);
/** Measures that decorate any claim. */
export const BOAST =
  /\b(?:percent|per cent|million|billion|growth|efficiency|productivity|revenue|satisfaction|roi|profit|engagement|outcomes|conversion|retention|times)\b/i;

const TIME_ANCHOR =
  /\b(?:by (?:noon|two|three|four|five|six|summer|winter|spring|the end|then|friday|monday)|(?:next|following|same) (?:day|morning|week|month|year|time|tuesday|monday|visit|shift|delivery|service)|later|within|before (?:noon|lunch|the|she|he|they|we)|after (?:that|two|three|a|four|five|ten|twenty|eleven|six)|since|again|at (?:four|five|six|seven|eight|nine|ten|two|three|noon)|now)\b/i;

const OWN_PAST = new RegExp(`\\bi(?: \\w+)? (?:[a-z]{3,}ed|${IRREGULAR_PAST})\\b`, 'i');
const CHAINED_PLAN =
  /(?:,|,? and|,? then) (?:then |also )?(?:[a-z]{3,}) (?:the|a|an|my|our|it|them|her|him|each|every|what|out)\b/gi;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Reads what one sentence does. `position` runs from 0 for the first word of the answer to 1; `isLast` says whether
 * nothing that counts comes after it.
 */
export function readRoles(text: string, position: number, isLast: boolean): Roles {
  const own = Math.min(3, count(text, OWN_ACT) + count(text, OWN_GIVE));
  const chained = own > 0 ? Math.min(3, count(text, CHAINED)) : 0;
  const planned = Math.min(3, count(text, PLANNED_ACT));
  const hypothetical = HYPOTHETICAL.test(text);
  const hasFigure = FIGURE.test(text);
  const hasPastAct = own > 0 && !hypothetical && OWN_PAST.test(text);
  const generic = GENERIC_TALK.test(text) && !hasPastAct;
  const late = position >= 0.55;
  const byPosition =
    (THIRD_PARTY_PAST.test(text) ? 0.55 : 0) +
    ((hasFigure && !BOAST.test(text)) || TIME_ANCHOR.test(text) ? 0.3 : 0) +
    (isLast ? 0.2 : 0);
  const strong = STRONG_OUTCOME.test(text) && (late || hasFigure || position > 0.35);
  const marked = OUTCOME.test(text) || (late && SINCE.test(text));
  return {
    setting: SETTING.test(text) ? 1 : 0,
    duty: DUTY.test(text) ? 1 : 0,
    ownActs: hypothetical ? 0.3 * own : own + 0.5 * chained,
    sharedActs: Math.min(2, count(text, SHARED_ACT)),
    plannedActs: planned + (planned > 0 ? 0.4 * Math.min(3, count(text, CHAINED_PLAN)) : 0),
    outcome: strong
      ? 1
      : marked
        ? weakOutcome(position, own > 0 && !isLast, hasFigure)
        : late && byPosition >= 0.75
          ? 0.8
          : 0,
    learning: LEARNING.test(text) ? 1 : 0,
    reason: REASON.test(text) ? 1 : 0,
    example: EXAMPLE.test(text) || hasPastAct ? 1 : 0,
    contrast: CONTRAST.test(text) ? 1 : 0,
    clarify: CLARIFY.test(text) ? 1 : 0,
    aim: AIM.test(text) || PLAN_OUTCOME.test(text) ? 1 : 0,
    fit: FIT.test(text) ? 1 : 0,
    present: PRESENT.test(text) ? 1 : Math.min(0.5, 0.25 * count(text, PRESENT_ACT)),
    generic,
    hypothetical,
    hasFigure,
  };
}

/** A verb of success is the outcome near the end; earlier, or with the speaker still at work, it is a step. */
const weakOutcome = (position: number, isStillAtWork: boolean, hasFigure: boolean) =>
  (position >= 0.6 ? 1 : position >= 0.4 ? 0.6 : 0.3) * (isStillAtWork ? 0.45 : 1) * (hasFigure ? 1 : 0.9);

export const isPlanOutcome = (text: string): boolean => PLAN_OUTCOME.test(text);
