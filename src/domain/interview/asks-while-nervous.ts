/**
 * 'Nobody told me there was a test today. Is it today? My heart's going.': nerves, and a question about what this is.
 * Neither is passed over.
 */
export const asksWhileNervous = (said: string): boolean => {
  const plain = said.replaceAll('’', "'").trim();
  return (
    plain.split(/\s+/).length <= A_FEW_LINES &&
    FEELS_IT_NOW.test(plain) &&
    ASKS_OF_TODAY.test(plain) &&
    !GOT_ON.test(plain)
  );
};
const A_FEW_LINES = 50;

/** In the body, and now: what was so in a story stands in the past. */
const FEELS_IT_NOW =
  /\b(?:my|me|mi|the) (?:heart|hands?|knees|legs?|stomach|belly|tummy|mouth|voice|head|chest|nerves|palms|guts?|insides)(?:'s| is| are|s are)?(?:s have|'ve| have| has)?(?: all| just| absolutely| fair| still| dey| wringing| dripping| fit to)* ?(?:going|racing|thumping|pounding|beating|beat|hammering|banging|jumping|shaking|trembling|sweating|wet|soaking|clammy|dry|gone|turning|churning|in (?:my|me) (?:mouth|throat|boots|ears)|in knots|jelly|like jelly|cutting|shot|bad|a-?flutter|fluttering|tight)\b|\bI(?:'m| am|m)(?: so| just| all| very| really| absolutely| that| getting| a bit| dead| fair| pure| proper)* (?:nervous|shaking|trembling|sweating|panicking|terrified|scared|anxious|frightened|in (?:bits|a state|a heap|ribbons)|all of a (?:dither|tither|flutter|fluster)|flustered|bricking it|cacking it|bricked|a bag of nerves|a nervous wreck|worried|tense|petrified|stressed|freaking(?: out)?|jittery|jumpy)\b|\b(?:nerves|butterflies|palpitations|the shakes|the jitters)\b|\bI (?:can't|cannot|can hardly) breathe\b|\bI feel (?:sick|faint|ill|dizzy)\b/i;
/** Whether this is the day, or the test, or counts: what somebody who is nervous wants to know. */
const ASKS_OF_TODAY =
  /\b(?:is|was|are|will|does|do|am|would)(?:n't)? (?:it|this|that|there|we|I|you|they|today|the (?:\w+ )?(?:test|exam|assessment|interview|real|call|trial))\b[^.?!]{0,50}\b(?:today|now|real|the real|proper|test(?:ed|ing)?|exams?|assess\w+|counts?|marked|marks|scored|pass|fail|judged|final|actual|live|for real|trial|straight away|this morning|this afternoon|tonight)\b|\b(?:nobody|no one|they|you|y'all|ye|yous|the \w+) (?:never|didn't|did not|told me|said|didnae)\b[^.?!]{0,40}\b(?:tests?|exams?|assessment|today|trial|typing|call)\b/i;
/** 'My heart was going, so I counted to ten and rang them.' */
const GOT_ON =
  /\b(?:so|but|and|then) I (?:just |always |then )?(?!am\b|'m\b|was\b|don't\b|didn't\b|can't\b|do not\b|thought\b|think\b|never\b|wasn't\b)\w+/i;
