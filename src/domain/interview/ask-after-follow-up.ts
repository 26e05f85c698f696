import type { MoveInput } from './move.ts';
import { partLeftOut } from './second-part.ts';
import { askOfThinReply } from './thin-answer.ts';
import type { ThinAsk } from './thin-ask.ts';
import { wordsOf } from './thin-ask.ts';

/**
 * What rules are sure still lacks once a follow-up was answered: the doing in a case that was only named then, or a part
 * of the question that nothing has spoken to in all that was told. `told` is that, the last words included.
 */
export function askAfterFollowUp(
  { question, turnsInQuestion, userText }: MoveInput,
  told: string,
): ThinAsk | undefined {
  const followUps = turnsInQuestion.filter(({ kind }) => kind === 'follow_up');
  const asked = followUps.flatMap(({ gap }) => gap ?? []);
  const askedForACase = asked.length === 1 && ['specifics', 'refocus'].includes(asked[0] ?? '');
  const isNew = (ask: string) => !followUps.some(({ text }) => text.endsWith(ask));
  const thin = askedForACase ? askOfThinReply(question, userText) : undefined;
  if (thin) return thin;
  if (wordsOf(userText) < HAS_GONE_ON) return undefined;
  const open = partLeftOut(question, told);
  return open && !asked.includes(open.gap) && isNew(open.ask) ? { gap: open.gap, asks: [open.ask] } : undefined;
}

/** Whoever has so little to add is not asked for yet another thing. */
const HAS_GONE_ON = 12;
/** 'That was it, I can't remember more.' */
export const saysNoMore = (said: string): boolean => HAS_NO_MORE.test(said);
const HAS_NO_MORE =
  /\b(?:(?:don['’]t|do not|wouldn['’]t) (?:really )?know|dunno|no idea|(?:can['’]t|cannot) (?:think|remember|say)|nothing (?:else|more)|that(?:['’]s| is| was) (?:it|all|everything)(?=[.,!]|$)|(?:I['’]ve|I have) (?:told|said|answered))\b/i;
