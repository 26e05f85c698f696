import { ownWordsOf, takesUpOneOf } from './words-of-part.ts';

/**
 * Whether an answer stays with what somebody has, is or did, as the first part asked, and never comes to what they would do:
 * 'How comfortable are you with computers, and how would you find a book …?'
 */
export function staysWithWhatIs(part: string, others: readonly string[], answer: string): boolean {
  if (!ASKS_WHAT_WOULD_BE_DONE.test(part) || others.some((other) => /\b(?:would|will|could|if)\b/i.test(other)))
    return false;
  const words = answer.trim().split(/\s+/).length;
  if (words < SOME_SENTENCES || words > LONG) return false;
  return !takesUpOneOf(ownWordsOf(part, others), answer) && !DOES_THERE.test(answer);
}
const ASKS_WHAT_WOULD_BE_DONE =
  /^how (?:would|will|could) you (?!know\b|tell\b|feel\b|describe\b|rate\b|say\b|like\b|use\b|apply\b)\w+ (?:\S+ ){3,}/i;
const SOME_SENTENCES = 15;
const LONG = 90;
/** Anything that is or would be done, and not what somebody has done, is or has. */
const DOES_THERE =
  /\b(?:I|we|you|they)(?:['’]d|['’]ll| would| will| could| can| might)? (?!(?:have|had|has|need|like|love|be|was|were|am|are|did|used|think|know|guess|suppose|mean|feel|felt|want|wanted|got|kept|been|went|came|took|made|ran|worked|\w{3,}ed)\b)\w+|(?:^|[.,;:] |\b(?:and|then|so|just|first|would|by) )(?:ask\w*|look\w*|search\w*|check\w*|find\w*|try\w*|start\w*|us(?:e|ing)|show\w*|tell\w*|tak(?:e|ing)|put\w*|go(?:ing)?|get\w*|giv(?:e|ing)|keep\w*|mak(?:e|ing)|talk\w*|explain\w*)\b/i;
