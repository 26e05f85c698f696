import { countOwnActs } from './answer-features.ts';
import { ASKS_FOR_WORDS } from './plain-answers.ts';

/** 'Can we come back to that one?', 'park it for now': the question is to be put off, whatever the reason. */
export function asksForLater(said: string, question: string): boolean {
  const plain = said.replaceAll('’', "'").trim();
  if (plain.split(/\s+/).length > A_LINE_OR_TWO || ASKS_FOR_WORDS.test(question)) return false;
  const found = PUTS_IT_OFF.exec(plain);
  return (
    found !== null &&
    !THEIR_WORDS.test(plain) &&
    !TOLD.test(plain.slice(0, found.index)) &&
    countOwnActs({ type: 'situational' }, plain.replace(found[0], '')) === 0
  );
}
const A_LINE_OR_TWO = 30;

const IT = '(?:that|this|it|me|dat|yon|thon)(?: one| question)?';
const LATER =
  '(?:later|afterwards?|last|at the (?:end|last|finish)|(?:to|for|till|until|while|near|towards|before) the (?:end|last|finish)|in a (?:bit|while|minute|wee while)|for (?:now|later|last)|after (?:the|a|another|this|that|you)\\b)';
const ASKED =
  "(?:can|could|may|might|shall|will|would|if) (?:we|you|I|ye|u|it|that|this|that one|this one)(?: could| can| please| just| maybe| possibly| perhaps| not)*|let's|let us|please|I(?:'ll| will| can)(?: have to| need to| just)*|mek we|make we|we(?:'ll| can| could| shall)|(?:^|[.!?,;] )(?:(?:so|um+|er+m?|oh|right|okay|ok|sorry|and|but|ah|hmm*|just|maybe),? )*";
const PUTS_IT_OFF = new RegExp(
  [
    `(?:${ASKED}) ?(?:come|get|go|circle|loop|swing|hop|jump|turn|cycle) (?:back|round|around)(?: round| around)? to (?:${IT}|dat)\\b`,
    `(?:${ASKED}) ?(?:return to|revisit) ${IT}\\b`,
    `(?:${ASKED}) ?(?:park|shelve|postpone|defer) ${IT}\\b`,
    `(?:${ASKED}) ?(?:do|leave|save|keep|have|take|put|hold|push|move|answer|give you|try|ask me) ${IT} (?:\\w+ ){0,2}?${LATER}`,
    `(?:${ASKED}) ?(?:ask|try) me (?:${IT} )?(?:again )?${LATER}`,
    `(?:${ASKED}) ?(?:wait|go|come) ${LATER}`,
    `\\bput a (?:wee |little |big )?(?:pin|star|bookmark) (?:in|on|next to|by|against) ${IT}\\b`,
    `(?:${ASKED}) ?(?:do|ask(?: me)?|have|take|try|give me) (?:the |me |an? )?(?:other|others|another|next|rest)(?: ones?| questions?| of them)? first\\b`,
  ].join('|'),
  'i',
);
const THEIR_WORDS = /\bthat's what I(?:'d| would)? (?:say|tell)\b|\bI(?:'d| would) (?:say|tell|ask)\b/i;
const TOLD = /\b(?:sa(?:id|ys?|ying)|tells?|told|asks?|asked|goes|went|I'd|I would|like|thought|hear)\b[^.?!]{0,40}$/i;
