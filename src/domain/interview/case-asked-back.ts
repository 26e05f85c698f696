/** What somebody asks back about the case or a word, and what of it can be settled for them at once. */

const OPENERS =
  '(?:\\W*(?:so|sorry|wait|and|but|oh|ok|okay|um+|er+m?|em|right|well|please|excuse me|hang on|hold on|can I ask|quick question),? )*';
const IT = '(?:it|this|that|these|those|they)(?: like)?';
/** 'Is it bronze disease or iron?' */
const OF_IT = new RegExp(
  `\\b(?:is|are|was|were) ${IT} ([^,.?!]{2,40}?),? or (?:is (?:it|that) |are they )?([^.?!]{2,60})`,
  'i',
);
/** 'Is the farm on hydroponics or in soil?' */
const OF_A_THING =
  /\b(is|are|was|were) ((?:the|this|that|my) (?!with\b|in\b|on\b|at\b|for\b|from\b|a\b)\p{L}{3,}) ((?:in|on|at|with|without|from|a|an)\b ?[^,.?!]{2,30}?),? or ([^.?!]{2,60})/iu;
/** 'Do you mean the drawing is wrong or that the piece does not fit?' */
const MEANT =
  /\b(?:do you mean|you mean|as in|meaning) (?:that )?([^,.?!]{2,50}?),? or (?:that |do you mean )?([^.?!]{2,80})/i;
/** 'Bronze or iron?' */
const BARE = new RegExp(
  `^${OPENERS}(?:a |an |the )?(\\p{L}+(?: \\p{L}+){0,2}) or (?:a |an |the )?(\\p{L}+(?: \\p{L}+){0,2})\\?\\W*$`,
  'iu',
);
const IS_ASKED = new RegExp(
  `\\?|^${OPENERS}(?:is|are|was|were|do you mean|you mean)\\b|^\\W*(?:please|excuse me|can I ask|sorry)\\b`,
  'i',
);
const LEAVES_IT_OPEN = /^(?:what|something|anything|so|not|whatever|else|no)\b/i;
/** What is the speaker's own, or is no case of its own, is not chosen for them. */
const NOT_TO_CHOOSE =
  /\b(?:I|me|my|you|your|same as|all|every\w*|both|just|only|ok|okay|allowed|work|personal|private|here)\b/i;

/** Of two ways to take the case the first, as words to say; undefined where the choice is better left open. */
export function chosenOf(said: string): string | undefined {
  const plain = said.replaceAll('’', "'").trim();
  if (!IS_ASKED.test(plain)) return undefined;
  if (OR_THE_WHOLE.test(plain)) return 'Take it as the whole thing.';
  const ofThing = OF_A_THING.exec(plain);
  const [verb = '', thing = '', like = '', other = ''] = ofThing?.slice(1) ?? [];
  if (ofThing) return mayChoose('', other) ? `Say that ${lower(thing)} ${verb.toLowerCase()} ${like}.` : undefined;
  const [one = '', two = ''] = (MEANT.exec(plain) ?? OF_IT.exec(plain) ?? BARE.exec(plain))?.slice(1) ?? [];
  if (!one) return undefined;
  if (!mayChoose(one, two)) return undefined;
  return /\b(?:is|are|has|have|does|do|was|were)\b/i.test(one)
    ? `Say that ${lower(one)}.`
    : `Take it as ${/^\p{Lu}\p{Ll}/u.test(one) && plain.startsWith(one) ? lower(one) : one}.`;
}
const OR_THE_WHOLE = /\bor (?:is it |do you mean )?the whole (?:thing|lot)\b|\bthe whole (?:thing|lot) or\b/i;
const mayChoose = (one: string, other: string) => !LEAVES_IT_OPEN.test(other) && !NOT_TO_CHOOSE.test(one);
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** 'Is that when you put a bit behind their ear': a reading of the question's own word, with or without a mark. */
export const checksTheirReading = (said: string): boolean => {
  const plain = withoutAlternative(said);
  return IS_THAT_WHEN.test(plain) || HOW_DO_YOU_SAY.test(plain);
};
/** '… or is it something else you mean?' */
const withoutAlternative = (said: string) => said.replaceAll('’', "'").trim().replace(OR_SOMETHING_ELSE, '');
const OR_SOMETHING_ELSE =
  /[?,.]? ?\bor (?:is (?:it|that) |are you |do you mean |did you mean )?(?:something|anything) (?:else|different)\b[^.?!]*\W*$/i;

/** Whoever leaves it open that something else may be meant is told yes only where the reading has a word of the question. */
export const isUnlikeTheQuestion = (said: string, question: string): boolean => {
  if (!OR_SOMETHING_ELSE.test(said.trim())) return false;
  const asked = question.toLowerCase();
  const heard =
    withoutAlternative(said)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return !heard.some(
    (word) => !/^(?:that|this|when|where|like|with|your|have|what|would)$/.test(word) && asked.includes(word),
  );
};
const IS_THAT_WHEN = new RegExp(
  `^${OPENERS}(?:is|was) (?:that|it|this) (?:when|where|the (?:one|thing|bit) (?:that|when|where|with|you)|like when) [^.!?]{3,80}\\??$`,
  'i',
);
const HOW_DO_YOU_SAY =
  /^\W*(?:\S+ ){0,2}?how (?:do you|to|you) (?:say|call)\b[^.!]*\b(?:like|you mean|is it)\b[^.!]*\?$/i;

/** What has to do with the post and not with the case that is to be imagined. */
export const OF_THE_POST =
  /\b(?:pay|paid|salary|wages?|hours|contract|post|position|job|role|holidays?|accommodation|housing|pension|shifts?|rota|benefits?|parking|overtime|start date|interview|company|culture|remote|visa|uniform|probation|hear back)\b/i;

/** 'Is it my hair?', 'do I know her?': what the case leaves open is the speaker's to fill in. */
export const asksOfTheCase = (said: string): boolean =>
  said.trim().split(/\s+/).length <= A_SHORT_QUESTION &&
  /^(?:\W*(?:so|sorry|wait|and|but|oh|ok|okay|um+|er+m?|right|well|hang on|hold on),? )*(?:is|are|was|were|does|do|did|has|have|had|am|can|would) (?:it|he|she|they|that|this|these|there|I|we|the \w+|my \w+|somebody|anyone|anybody)\b[^?.!]*\?\W*$/i.test(
    said,
  );
const A_SHORT_QUESTION = 12;
/** 'Whose is it?', 'how old is she?' */
export const asksForMoreOfTheCase = (said: string): boolean =>
  /^(?:\W*(?:so|sorry|wait|and|but|oh|ok|okay|um+|er+m?|right|well),? )*(?:whose|who|how (?:many|much|old|big|bad|late|long|far|badly)|where|what (?:time|kind|sort|day)) (?:is|are|was|were|of|does|do|did|has) (?!the question\b|your\b|you\b|question\b|(?:this|the|that) (?:interview|call|test)\b|left\b|more\b)[^?.!]{1,30}\?\W*$/i.test(
    said,
  );

/** 'What is "over the moon"? You said it before.': words that stand in no part of what is asked now. */
export function phraseFromElsewhere(said: string, ask: string): string | undefined {
  const plain = said.replaceAll('’', "'");
  const phrase = (QUOTED.exec(plain) ?? HEARD_BEFORE.exec(plain))?.[1]?.trim().toLowerCase();
  return phrase && !ask.toLowerCase().includes(phrase) ? phrase : undefined;
}
const QUOTED = /\bwhat (?:is|are|means|does|do) (?:a |an |the )?["“']([\p{L} -]{3,30})["”'](?: means?)?\s*\?/iu;
const HEARD_BEFORE =
  /\bwhat (?:is|are|means|does|do) (?:a |an )?([\p{L} -]{3,30}?)(?: means?)?\?(?=.*\b(?:you|they) (?:say|said|use|used) (?:it|that|this)? ?(?:before|earlier|just now)\b)/iu;
