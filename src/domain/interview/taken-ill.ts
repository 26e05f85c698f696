/** 'I would like to stop for a second, I got a migraine coming.': asked of the interviewer, because of how they are now. */
export const isTakenIll = (said: string): boolean => {
  const plain = said.replaceAll('’', "'").trim();
  return (
    plain.split(/\s+/).length <= A_FEW_LINES &&
    WANTS_TO_STOP.test(plain) &&
    IS_UNWELL.test(plain) &&
    !OF_OTHERS_OR_A_CASE.test(plain)
  );
};
const A_FEW_LINES = 35;

const WANTS_TO_STOP =
  /\b(?:I(?:'d| would) (?:like|prefer|need|have) to|I (?:want|need|have|must|wanna|gotta)(?: to)?|I(?:'ll|'ve| will) (?:got|have|need) to|(?:can|could|may|might) (?:we|I)|let's) (?:please |just |maybe |really )*(?:stop|pause|finish|end|rest|lie down|take a (?:break|pause|minute|moment|second)|have a (?:break|pause|minute|moment|second))\b/i;
const IS_UNWELL =
  /\b(?:migraine|headache|dizzy|light-?headed|nauseous|going to (?:be sick|faint|pass out|throw up)|feel(?:ing)? (?:really |very |quite |so |a bit |awful )*(?:sick|ill|unwell|poorly|faint)|not (?:feeling )?(?:very |at all )?well|don't feel (?:very |so )?well)\b(?! (?:with|from) (?:nerves|worry|stress))/i;
/** 'I told him we can stop', 'when I feel dizzy I have to stop'. */
const OF_OTHERS_OR_A_CASE =
  /\b(?:say|said|says|tell|told|ask|asked|he|she|they|him|her|them|whenever|when I|if I|if (?:he|she|they|the|a|somebody|someone))\b/i;
