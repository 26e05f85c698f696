import { countOwnActs } from './answer-features.ts';
import { CONCEPTS } from './intent-concepts.ts';

/**
 * A question about the post in place of an answer, with whatever is told of why: 'Can I ask something. The advert said
 * sponsorship. Is it still there? If not, I am wasting your time.' Who answers besides has answered, and asks in passing.
 */
export function asksOfThePost(said: string, question: string): boolean {
  const plain = said.replaceAll('’', "'").trim();
  if (wantsAQuestion(question) || CONCEPTS.rude?.test(plain.toLowerCase())) return false;
  if (
    plain.split(/\s+/).length > LONG ||
    countOwnActs({ type: 'behavioral' }, plain.replaceAll(OF_THE_READING, '')) > 0
  )
    return false;
  const thoughts = plain.split(/(?<=[.!?])\s+/);
  const asked = thoughts.findIndex(
    (thought, index) => isAsked(thought) && isOfThePost(thought, thoughts.slice(0, index)),
  );
  if (asked < 0) return false;
  const rest = thoughts.filter(
    (thought, index) => index !== asked && !GOES_WITH_ASKING.test(thought) && !isAsked(thought),
  );
  return rest.join(' ').split(/\s+/).filter(Boolean).length <= A_FEW_WORDS;
}
/** What would be asked or said there is the answer. */
export const wantsAQuestion = (question: string): boolean => WANTS_A_QUESTION.test(question);
const WANTS_A_QUESTION = /\b(?:ask|asks|say|tell|questions?|words|find out)\b[^.?!]*\?$/i;
const LONG = 60;
const A_FEW_WORDS = 4;
const OF_THE_READING =
  /\b(?:I|we) (?:just |only )?(?:saw|read|heard|noticed|looked|was told|were told|got told|did see|seen|asked|forgot|meant|wondered|applied|rang|came|moved|got|had|wanted|needed)\b/gi;

/** What only an employer can know. */
const POST =
  /\b(?:sponsor\w*|visas?|work permits?|right to work|certificate of sponsorship|relocat\w+|accommodation|housing|digs|lodgings?|room(?: and board)? included|salary|wages?|pay|pays|paid|paying|rate of pay|hourly rate|an hour|per hour|how much (?:an?|per) (?:hour|night|shift|day|week)|overtime|time and a half|double time|bonus\w*|tips|commission|increments?|allowance|mileage|expenses|pension|sick pay|holidays?|annual leave|days off|uniforms?|boots|overalls|contract|permanent|temporary|temp|zero hours?|part[- ]time|full[- ]time|job ?share|probation(?:ary)?|rota|rotas|shift pattern|shifts?|split shifts?|(?:night|weekend|sunday|saturday|bank holiday)s? (?:work|shift|shifts|pay|rate)|weekends|hours|start(?:ing)? date|paid training|training (?:is )?paid|term[- ]time|licence paid|remote|from home|hybrid|parking|canteen|(?:company|own|work) (?:van|car|phone)|staff bus|shuttle|crèche|creche|childcare|gym|perks|benefits|vacanc\w+|openings?|(?:the|this|your|that) (?:post|job|role|position)\b(?! of mine)|references?|dbs|hear back|hear (?:from|if)|decision|second interview|trial(?: shift| day)?|how many (?:of us|staff|nurses|in (?:the|a) (?:team|class))|my manager|line manager|who(?:'d| would) be over me|who (?:would|do|will) I report to|union)\b/i;
const PRONOUN = /\b(?:it|that|this|they|one|them|those|these)\b/i;
const isOfThePost = (thought: string, before: readonly string[]): boolean =>
  !OF_ONESELF.test(thought) &&
  (POST.test(thought) ||
    (PRONOUN.test(thought) && before.some((each) => POST.test(each) && GOES_WITH_ASKING.test(each))));
/** 'Do I like shifts?', 'what is a good manager?': asked for the sake of the answer. */
const OF_ONESELF =
  /\b(?:have|did)(?:n't)? you\b[^?]*\b(?:read|seen|see|look\w*)\b|\b(?:can|could|may|should|shall|do) I (?:just )?(?:use|talk|tell|take|give|say|do|mention|pick|start|have to (?:say|tell|name))\b|\b(?:do|did|would|could|can|have|am) I (?:like|love|mind|enjoy|want|prefer|know|think|work|have experience|see myself)\b|\bwhat (?:is|makes) a (?:good|bad)\b|\bwho (?:doesn't|wouldn't|does not)\b/i;

/** A question with its mark, or one that a recogniser wrote without. */
const isAsked = (thought: string): boolean =>
  !TOLD.test(thought) && (/\?\W*$/.test(thought) ? !RHETORICAL.test(thought) : UNMARKED.test(thought));
const TOLD =
  /\b(?:asked|asks|said to|told) (?:me|him|her|them|us|the|my|if)\b|\b(?:he|she|they) (?:said|says|goes|asked)\b[^?]{0,15}$|\bI(?:'d| would|'ll) (?:ask|say|tell)\b/i;
const RHETORICAL = /\b(?:you know|right|innit|isn't it|don't you|know what I mean|okay|ok|yeah)\?\W*$/i;
const UNMARKED =
  /^\W*(?:(?:sorry|please|sir|madam|miss|love|but|and|so|well|um+|er+m?|eh|ah|oh|okay|ok|can I ask|could I ask|may I ask|quick question|before that|first|actually),? )*(?:is|are|does|do|will|would|can|could|how (?:much|many|long|often)|what(?:'s| is| are| time| kind| sort)|who(?:'s| is| would|'d)|when (?:is|are|do|does|would|will)|where (?:is|are|would|will)|I (?:was|am|'m) (?:just )?wondering|I (?:want|wanted|would like|need)(?: to)? (?:to )?(?:ask|know|check)|I'd like to (?:ask|know|check)|(?:can|could|may) I (?:just )?(?:ask|check)) (?!you (?:repeat|say|hear|see|explain)\b)[^.!?]{3,120}[.!]?$/i;

/** Politeness before a question, where it was read, and why it is asked. */
const GOES_WITH_ASKING =
  /^\W*(?:(?:please|sorry|excuse me|so|well|right|okay|ok|um+|er+m?|oh|and|but|yes|no|sir|madam|hello|actually|just|one thing|before (?:that|I answer)|forgive me|hm+),? ?)*(?:$|(?:can|could|may|might) (?:I|we) (?:just |please )?(?:ask|check|know|say)\b|I (?:just |only )?(?:want|wanted|need|have|'ve got|would like|wish|'m|was|am|ask|hope|meant)\b[^.?!]{0,40}\b(?:ask|know|check|question|wondering|sure|clear|find out)\b|(?:the|your|that|this|on the|in the|it)(?: \w+){0,3} ?(?:advert\w*|ad|posting|listing|website|site|email|letter|leaflet)\b|it (?:says|said|was saying)\b|(?:because|cos|cause|only|since|as|it's (?:just|only)|otherwise|if (?:not|it|so|they|that|there|I)|the reason|I'm (?:only |just )?asking|I ask)\b|(?:my|our|I've|I have|I am|I'm)\b[^.?!]*\b(?:visa|permit|sponsor\w*|licen[cs]e|childcare|kids|child\w*|baby|wife|husband|mother|mum|mam|bus|lift|days|weeks|rent|notice|class\w*|course|college|church|dialysis)\b|(?:they|the lady|the woman|the man|the girl|somebody|someone|nobody|no one|my \w+) (?:\w+ )?(?:said|says|told|tells|mentioned|never said|didn't say)\b|(?:thank you|thanks|cheers|ta)\b|I (?:don't|do not|didn't|wouldn't|can't) (?:want to |wanna )?(?:waste|know|see|find|be)\b)/i;
