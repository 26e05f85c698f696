/**
 * The few things that are read by hand, because an error in them cannot be forgiven and the words for them are few: a
 * death, an illness that somebody has now, and a wish to stop. Everything else is learned.
 */

const KIN =
  'mum|mam|mammy|mummy|mother|mom|momma|dad|daddy|papa|father|wife|husband|partner|son|daughter|brother|sister|twin|baby|nan|nana|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|aunt|auntie|uncle|cousin|nephew|niece|fianc[eé]e?|best friend|friend|boy|girl|child|mate';
/** Of these 'she died' may be told a sentence after they were named; of a friend or a child somebody else's may be meant. */
const FAMILY =
  /\b(?:my|our|me) (?:\w+ ){0,2}(?:mum|mam|mother|mom|dad|father|wife|husband|brother|sister|nan|gran|grandma|grandad|son|daughter)\b|\b(?:Mum|Mam|Mom|Dad|Nan|Gran)\b/;
const THEY_DIED = /\b(?:she|he) (?:died|passed away)\b/i;
/** At most so many words lie between who it was and what happened. */
const NEAR = '(?:[^.!?]{0,60}?)';
const DIED =
  "(?:died|dies|has passed|had passed|passed away|passed on|passed (?:last|in|this|two|three|a) |'s passed|is dead|was dead|'s dead|took (?:his|her|their) own life|killed (?:himself|herself)|was killed|didn't make it|funeral|is dying|was dying|'s dying)";
const LOSS = [
  new RegExp(`\\b(?:my|our|me) (?:\\w+ ){0,2}(?:${KIN})\\b${NEAR}${DIED}`, 'i'),
  new RegExp(`\\b(?:lost|buried|burying) (?:my|our|me) (?:\\w+ ){0,2}(?:${KIN})\\b`, 'i'),
  new RegExp(`\\b(?:the (?:death|loss)|funeral) of (?:my|our) (?:\\w+ ){0,2}(?:${KIN})\\b`, 'i'),
  new RegExp(
    `\\b(?:I|we)(?:'ve| have)? (?:just )?lost (?:a|an|one of (?:my|our|the)) (?:\\w+ ){0,2}(?:${KIN}|colleague|workmate|teammate|lads?|residents?)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:my|our) (?:own )?(?:${KIN})(?:'s)?\\b${NEAR}\\b(?:graves?|in the ground|(?:is|was|were) buried)\\b`,
    'i',
  ),
  /(?<!\b(?:his|her|their|the|your) )\b(?:mum|mam|dad|daddy|nan|gran|granny|grandad|mom) (?:has |had |just )*(?:died|passed)\b/i,
  /\bI (?:had|'ve had|have had) (?:a|two|three) (?:miscarriages?|stillbirths?)\b|\blost (?:the|a|our|my) baby\b/i,
];
/** 'My dad passed his test', 'lost my son in the market': no death. */
const NO_LOSS =
  /\bpassed (?:his|her|their|the|a|an|my|it|them|with|first|every|all|on (?:the|his|her|a|to))\b|\blost (?:my|our) \w+ (?:in|at) (?:the|a) (?:market|crowd|shop|supermarket|park|game)\b|\b(?:phone|battery|engine|laptop|car|van) (?:has |had |just )*died\b/i;

const ILL_NOW =
  /\b(?:I(?:'m| am)|I feel|I(?:'m| am) feeling|I(?:'ve| have) (?:got )?(?:a|an)|I got (?:a|an)) (?:\w+ ){0,2}(?:sick|ill|poorly|unwell|faint|dizzy|nauseous|migraine|headache|nosebleed|panic attack|asthma attack|chest pains?)\b|\bgoing to (?:be sick|faint|pass out|throw up)\b|\bI (?:can't|cannot) breathe\b|\bfeel(?:ing)? (?:very |really |so |a bit )?(?:sick|faint|dizzy|unwell)\b/i;
const OWN_ILLNESS =
  /\bI (?:had|have|'ve had|was diagnosed with|got|'ve got|am recovering from|was treated for|survived) (?:\w+ ){0,2}(?:cancer|a stroke|a heart attack|depression|a breakdown|leuk[ae]+mia|multiple sclerosis|parkinson's|epilepsy)\b|\bmy (?:\w+ ){0,1}(?:cancer|breakdown|chemo\w*|miscarriages?)\b/i;

const WISHES_TO_STOP =
  /^(?:\W*(?:ok(?:ay)?|right|well|so|look|sorry|no|um+|uh+|please|yeah),?)*\W*(?:(?:can|could|may|shall) (?:we|i) (?:please |just )?(?:stop|end|finish|quit)(?: (?:here|now|this|it|there|the interview|this interview))*|i(?:'d| would)? (?:want|like|wish|need|have|wanna|gotta|rather)(?: to)? (?:please |just )?(?:stop|end|quit|finish)(?: (?:here|now|this|it|there|the interview|this interview))*|stop (?:the interview|this interview|the recording|now|here|please)|(?:please )?(?:stop|end) (?:it|this)(?: now| here)?|i quit|i give up|that's enough,? (?:i'm done|stop)|end (?:the )?interview)(?:,? (?:now|please|here|thanks|thank you|sorry|i think|if that's (?:ok|okay|all right)))*\W*$/i;

/** Longer than this, nobody only asks to stop; and longer than this, the words are not read for a loss at their start. */
const A_WISH_IN_CHARACTERS = 90;
const READ_CHARACTERS = 4_000;

export interface HardNews {
  /** Whether a death of somebody near, or an illness of one's own, is told. */
  isHard: boolean;
  /** Whether they say that they are unwell at this moment. */
  isIllNow: boolean;
  wantsToStop: boolean;
}

export function readHardNews(text: string): HardNews {
  const read = text.slice(0, READ_CHARACTERS);
  const isTold = LOSS.some((pattern) => pattern.test(read)) || (THEY_DIED.test(read) && FAMILY.test(read));
  const isLoss = isTold && !NO_LOSS.test(read);
  return {
    isHard: isLoss || OWN_ILLNESS.test(read),
    isIllNow: ILL_NOW.test(read.slice(-300)) || ILL_NOW.test(read.slice(0, 300)),
    wantsToStop: text.length <= A_WISH_IN_CHARACTERS && WISHES_TO_STOP.test(text.trim()),
  };
}
