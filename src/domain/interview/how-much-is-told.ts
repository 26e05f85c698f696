import { tellsPast } from './answer-features.ts';
import { surelyNamesCase } from './case-likelihood.ts';
import { likelihoodOfEvent, surelyTellsEvent } from './event-likelihood.ts';
import { oneOfMany } from './one-of-many.ts';
import { namesCase, tellsEvent } from './tells-event.ts';

/** How much of what happened is told: nothing that happened once, a scene at best, or surely an event. */
export type Told = 'nothing' | 'begun' | 'event';

/** What came next, what was done about it and how it ended may be asked of an event alone; of a scene only what happened. */
export function howMuchIsTold(answer: string): Told {
  const said = answer.replaceAll('’', "'").replaceAll(YEARS_OF_A_LIFE, '');
  if (pointsAtNothing(said)) return 'nothing';
  if (SUPPOSES.test(said) || (oneOfMany(said) && !tellsEvent(said)) || isHowOneDoesIt(said)) return 'nothing';
  if (!tellsEvent(said))
    return namesCase(said) || AS_IF_NOW.test(said) || STOPPED_SHORT.test(said) || surelyNamesCase(said)
      ? 'begun'
      : 'nothing';
  if (surelyTellsEvent(said)) return setsTheSceneOnly(said) ? 'begun' : 'event';
  if (
    POINTS_AT_ONE_TIME.test(said) ||
    STOPPED_SHORT.test(said) ||
    likelihoodOfEvent(said) >= AS_LIKELY_AS_NOT ||
    surelyNamesCase(said)
  )
    return 'begun';
  return IN_GENERAL.test(said.replaceAll(TO_THE_LISTENER, '').replaceAll(SO_MANY_PEOPLE, '')) ? 'nothing' : 'begun';
}
/** 'I cope.', 'We got through it.', 'It taught me a lot.': nobody, no thing and no time that anything could have happened to. */
export const pointsAtNothing = (said: string): boolean =>
  /^\W*(?:\w+,? )?(?:I|we|it|you|that)\b/i.test(said) && !A_PERSON_A_THING_OR_A_TIME.test(said);
const A_PERSON_A_THING_OR_A_TIME =
  /\b(?:an?(?! (?:lot|bit|few|great deal)\b)|the(?! (?:best|most|same)\b)|one|this|these|those|my|our|his|her|their|your|no|some\w*|any\w*|every\w*|who\w*|he|she|him|they|them|last|once|twice|when|before|after|until|again|today|yesterday|two|three|four|five|six)\b|\d|(?<!^)(?<![.!?]\s)\b(?!I\b)\p{Lu}\p{L}|["“”]|\b(?:about|at|in|on|with|from|for|of|by|over|into|under|to) (?!with\b|people\b|things\b|that\b)\p{L}{4,}/u;
/** 'I was a waitress for nine years': how somebody lived, and no occasion. */
const YEARS_OF_A_LIFE =
  /\bI(?:'ve| have)? (?:was|worked|been|did)\b[^.,!?]{0,30}\b(?:for|all) (?:\w+ )?(?:years|my life)\b/gi;

/** 'If I ever had less than I needed, the first thing I would do is …' */
const SUPPOSES =
  /^\W*(?:(?:well|um+|so|i think|i mean),? )*(?:if (?:I|you|that|it|this|somebody|someone)\b|I(?:'d| would) (?:always|probably|just|first|never)\b|with \w+ (?:\w+ )?(?:I|you)(?:'d| would)\b)/i;
/** 'You knock, you close the door, you say who you are': how anybody does it, and never 'I'. */
const isHowOneDoesIt = (said: string): boolean =>
  !/\b(?:I|we|me|my|he|she|him|her|his)\b/i.test(said) &&
  !POINTS_AT_ONE_TIME.test(said) &&
  (said.match(ONE_DOES)?.length ?? 0) >= 3;
const ONE_DOES =
  /(?:^|[.,;!?] |\band )you (?!know\b|see\b|had\b|were\b|did\b|got\b|came\b|said\b|went\b|\w{3,}ed\b)\w+/gi;
/** 'Every tray is counted, and one time it was one short.' */
const POINTS_AT_ONE_TIME =
  /\b(?:one (?:time|day|night|morning|evening|shift|year|summer|winter)|once|last (?:week|month|year|night|summer|winter|time)|there (?:was|were) (?:a|an|this|one|two|(?-i:[A-Z]\w+))|this one (?!thing)\w+)\b/i;
/** 'So she comes in and she goes …' */
const AS_IF_NOW = /\b(?:so|and) (?:this \w+|he|she|they) (?:comes?|goes|walks?|turns?|rings?)\b/i;
/** 'It's meant to come up and it just, didn't. Stopped halfway.' */
const STOPPED_SHORT =
  /\bit just,? (?:didn't|wouldn't|stopped|died|went)\b|[.,] (?:stopped|stuck|jammed|broke|snapped|froze) (?:half ?way|dead|solid|clean|in the middle)\b/i;
const AS_LIKELY_AS_NOT = 0.5;

/** How it always goes, and with everybody. */
const IN_GENERAL =
  /\b(?:always|usually|often|every(?:one|body)?|nobody|generally|never|sometimes|normally|loads of|lots of|many|all the same|people|you (?:have|need|should|must|just|don't|gotta|got to|get))\b/i;
const TO_THE_LISTENER =
  /\byou (?:have to|got to|gotta|need to|must) (?:understand|know|imagine|picture|remember|see)\b/gi;
/** 'With eleven people on it': those who were there, and not people in general. */
const SO_MANY_PEOPLE =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand) people\b/gi;

/** 'There was a lad with an allergy, and we had a new supplier': how things stood, and nothing that moved. */
export const setsTheSceneOnly = (said: string): boolean => !tellsPast(said.replaceAll(HOW_THINGS_STOOD, ''));
const HOW_THINGS_STOOD =
  /\b(?:(?:there|it|that|this|he|she|they|we|i|who|which|the \w+|my \w+|our \w+) )?(?:was|were|had|wanted|liked|knew|worked|lived|used to be|went to the same)\b(?! (?:been|to|\w+ed|held|stuck|hit|robbed|told|given|stolen|bitten|broken|caught|shouting)\b)/gi;
