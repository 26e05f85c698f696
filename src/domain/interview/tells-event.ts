import { tellsPast } from './answer-features.ts';

/** "We're" sounds like 'were', and 'you let them' is no past: neither tells of anything that happened. */
const NO_EVENT: readonly [RegExp, string][] = [
  // 'Everybody got beef in a kitchen': what they have.
  [/\b(every(?:body|one)|people|folks?|you|ye|y['’]all)(?: all)? got\b/gi, '$1'],
  [/\b(we|they|you)['’]re\b/gi, '$1 are'],
  [
    /\b(ye|you|we|they|to|just|gotta|and|can|will|would|could|should|must|always|never|don['’]?t|usually|['’]ll|['’]d) (let|put|cut|set|shut|read|split|hit|cost|lead|led|hurt|ran out of)\b/gi,
    '$1',
  ],
];

/** Whether anything that happened is told, and not only how things are, or always go. */
export const tellsEvent = (told: string): boolean => {
  // 'I let them listen' is past in a story and present in a habit.
  const answer = IN_GENERAL.test(told)
    ? told.replaceAll(OTHERS_ALWAYS_SAY, '').replaceAll(/\bI (?:let|put|cut|set|shut|read)\b/g, 'I')
    : told;
  return (
    PERFECT.test(answer) ||
    NEVER_DID.test(answer) ||
    (AT_THAT_HOUR.test(answer) && (answer.match(I_NOW)?.length ?? 0) > 1 && !IN_GENERAL.test(answer)) ||
    /\b(?:I|we|they)['’]d (?:a|an|this|one|no|the) (?!lot|bit|rather|few)/i.test(answer) ||
    tellsPast(NO_EVENT.reduce((text, [what, by]) => text.replaceAll(what, by), answer))
  );
};
/** 'Housekeeping says we have no sheets and laundry says we gave you the sheets.' */
const OTHERS_ALWAYS_SAY = /\b\w+ says? (?:that )?[^.!?]*/gi;
const IN_GENERAL = /\b(?:always|usually|often|every|normally|generally|try|tend)\b/i;

/** 'Friday, half four, the mail is down. I go in, I clear the disk …': told as if it were now. */
const AT_THAT_HOUR =
  /^\W*(?:(?:so|well|right|it's|it was|this is),? )*(?:(?:one|last|a|the) )?(?:\w+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^\W*(?:so |well |it's )?(?:half (?:past )?\w+|\w+ in the (?:morning|night|afternoon)|christmas|easter|boxing day|new year)\b/i;
const I_NOW = /\bI (?!am\b|was\b|think\b|guess\b|mean\b|know\b|suppose\b|feel\b|like\b|love\b|want\b)\w+/g;

/** 'It never got back on track.' */
const NEVER_DID = /\b(?:it|he|she) never (?:got|came|went|made|worked|told|said|saw|\w{3,}ed)\b/i;

/** 'We've put a lot of things online.', 'I've built a team.' */
const PERFECT =
  /\b(?:I|we|they)(?:['’]ve| have) (?:\w+ly |just |also |already )?(?:put|built|made|taken|given|brought|run|set|cut|moved|changed|introduced|reduced|started|stopped|led|written|created|developed|launched|saved|improved)\b/i;

/** What always is so, or is said by everybody: no case. */
const OF_NO_CASE =
  /\b(?:always|usually|often|every(?:one|body)?|generally|never|sometimes|normally|loads of|lots of|many times|all the time|people|we say|they say|(?:I|we) (?:like|love|believe|try|tend|think|am|are)|I'm|we're|you (?:have|need|should|must|just|don't))\b/i;
/** 'There is this guy in front of me', 'the first sensor sank', "I couldn't do them for ages". */
const POINTS_AT_ONE =
  /\b(?:there(?:'s| is| was| were) (?:this|a|an|one|two|these)|(?:this|that|one|my|our|the) (?:one )?(?:first |last |old |new )?(?:guy|lady|woman|man|bloke|fella|girl|boy|lad|kid|child|customer|client|guest|patient|supervisor|manager|boss|colleague|driver|teacher|project|machine|sensor|system)\b|(?:sank|burst|flooded|snapped|cracked|exploded|collapsed|jammed|froze)\b|I (?:couldn't|could not|wasn't)\b)/i;
/** 'French plaits.': a thing, and a full stop. */
const NAMES_A_THING = /^\W*(?:the |my |a |an )?\p{Lu}?\p{L}+(?: \p{L}+){1,3}\. /u;

/** 'My colleague, he is from Brazil': one person, whatever is said of them and of the speaker. */
const ONE_PERSON =
  /\b(?:my|one|a|this|the other) (?:\w+ )?(?:colleague|co-?worker|workmate|team ?mate|class ?mate|flat ?mate|partner|supervisor|manager|boss|charge ?hand|foreman|chef|teacher|mentor|neighbour|customer|client|guest|patient|lady|man|woman|guy|girl|boy|fella|bloke),? (?:he|she|who|called|named|from) /i;

/** Whether a case is named or begun, though nothing that happened may be told of it yet. */
export const namesCase = (answer: string): boolean => {
  const said = answer.replaceAll('’', "'");
  if (ONE_PERSON.test(said) && !/\b(?:always|usually|every|people|if)\b/i.test(said)) return true;
  return !OF_NO_CASE.test(said) && (POINTS_AT_ONE.test(said) || (NAMES_A_THING.test(said) && /\bI\b/.test(said)));
};

/** There has to be an 'it' that something can be done about. */
const TROUBLE =
  /\b(?:wrong|broke\w*|lost|late|fail\w*|miss(?:ed|ing)|mistake|angry|upset|complain\w*|cross|shout\w*|leak\w*|fell|stuck|wouldn['’]t|refused|refusing|crash\w*|problem|trouble|short of|ran out|instead of|too (?:long|late|short|much|many|few))\b/i;
export const tellsOfTrouble = (answer: string): boolean => TROUBLE.test(answer);
