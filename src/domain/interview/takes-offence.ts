import { countOwnActs } from './answer-features.ts';
import { ASKS_FOR_WORDS } from './plain-answers.ts';

/** 'With respect, I get asked that a lot, and always as if I had only kicked doors in.': the question is what is answered. */
export function takesOffence(said: string, question: string): boolean {
  const plain = said.replaceAll('’', "'").trim();
  if (plain.split(/\s+/).length > A_FEW_LINES || ASKS_FOR_WORDS.test(question)) return false;
  const found = OBJECTS.exec(plain) ?? (WITH_RESPECT.test(plain) ? TO_THE_QUESTION.exec(plain) : null);
  return (
    found !== null &&
    !TOLD.test(plain.slice(0, found.index)) &&
    !ANSWERS_ALL_THE_SAME.test(plain) &&
    countOwnActs({ type: 'situational' }, plain.replaceAll(OF_THE_ASKING, '')) === 0
  );
}
const A_FEW_LINES = 40;

const WITH_RESPECT =
  /\bwith (?:(?:all|due|the|greatest|utmost|great|much|every) )*respect\b|\bno (?:offence|offense|disrespect)\b|\bexcuse me\b|\bhang on\b|\bhold on\b|\bsorry,? but\b|\bI beg your pardon\b|\bnow look\b|\blisten\b/i;
/** What is said of a question and of whoever puts it. */
const TO_THE_QUESTION =
  /\b(?:as (?:though|if) (?:I|we|you)|ask(?:ed|ing)? (?:me )?(?:this|that|it)|assum\w+|people (?:always |all )?(?:think|ask|say) (?:I|we|that we|that I|because)|imply\w*|implies|you(?:'re| are) (?:suggesting|saying)|(?:the|that|this|your|a|such a) (?:\w+ )?question|what (?:has|have|does|do) (?:that|my|me|it)\b|would(?:n't| not)? (?:you|they|ye) (?:even )?ask|never ask)\b/i;
const HURTS =
  '(?:insult\\w*|offen[cs]\\w*|patroni[sz]\\w*|condescending|rude|unfair|loaded|cheeky|disrespectful|out of order|below the belt|cheek)';
const OBJECTS = new RegExp(
  [
    `\\b(?:I|we) (?:really |rather |do |must say I |have to say I )*(?:resent|object to|take (?:offence|offense|exception|issue|umbrage))\\b`,
    `\\bI (?:really |rather |do )*(?:find|call|think) (?:that|this|it|your question|that question|the question)(?: question| one|'s| is)?(?: a bit| rather| quite| very| frankly| really| pretty)*(?: of an?| an?)? ?${HURTS}\\b`,
    `\\bI (?:really )?(?:don't|do not) (?:much )?(?:like|care for|appreciate) (?:that|this|your|the|being asked|what you)(?: \\w+)? ?(?:question|tone|suggestion|implication|asked|implying|suggesting|assumption|one)?(?: of (?:that|this|the|your) \\w+)?(?=[.,!]|$)`,
    `\\b(?:are|were) (?:you|ye|yous|youse|y'all) (?:really |now |actually )?(?:suggesting|implying|insinuating|trying to say|accusing|calling me|telling me|having a (?:go|dig|laugh)|taking the)\\b[^.!]*`,
    `\\bwhat(?:'s| is) that (?:supposed|meant) to mean\\b|\\bwhat are you (?:trying to say|getting at|suggesting|implying)\\b`,
    `\\b(?:that|this|it)(?:'s| is|s)(?: a bit| very| really| quite| just| rather| pretty| frankly)*(?: of an?| an?)? ?${HURTS}(?: (?:question|one|thing to (?:ask|say))|[.,!]|$)`,
    `\\b(?:you|they|ye)(?:'d| would)(?:n't| not| never)(?: dream of)? (?:ask|be asking|asking|say)\\b[^.?!]{0,30}\\b(?:that|this|man|woman|fella|bloke|lad)\\b`,
    `\\bwould you (?:even )?(?:ask|be asking|say) (?:that|this) (?:to |of )?(?:a|an|any|if)\\b`,
    `\\b(?:that|this|your|the) question (?:really |always |just )?(?:gets|got|is getting|annoys|irritates|bothers|winds)\\b|\\byou(?:'re| are)? mak(?:e|ing) (?:it|me|us) (?:out|sound)\\b|\\bthe first thing (?:any|every)(?:one|body) (?:\\w+ )?(?:asks?|wants?)\\b`,
    `\\bwhy (?:does|do|is it|must|is it that) (?:everyone|everybody|people|they|you lot|you people|every \\w+)\\b[^.?!]*\\b(?:ask|assume|assumes|think|thinks|bring|bother|always)\\b`,
    `\\bI (?:do |always |keep |only ever |forever |keep on )*(?:get|am|being|getting)(?: always| forever)? asked (?:this|that|the same)\\b[^.?!]*\\b(?:a lot|all the time|always|every|constantly|so often|as (?:though|if)|too)\\b`,
  ].join('|'),
  'i',
);
/** Somebody else's words in a story. */
const TOLD = /\b(?:sa(?:id|ys?|ying)|tells?|told|asked|goes|went|shouted|like|thought)\b[^.?!]{0,40}$/i;
const ANSWERS_ALL_THE_SAME =
  /\b(?:but (?:yes|no|I(?! (?:do|don't|get|resent|find)\b)|fine|okay|since)|and I (?:say|tell|just|always)|so I (?:say|tell|just)|because I|the (?:honest )?(?:answer|truth) is)\b/i;
const OF_THE_ASKING =
  /\bI (?:do |always |keep |really )*(?:get|got|spent|resent|find|object|take|mean|think|don't|see)\b/gi;
