import { isPlainVerb } from './duty-phrase.ts';
import type { Hit, Token } from './term-index.ts';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Between these and a thing nothing of its name is left out. */
const BEFORE =
  wordSet(`and or of in with for to on at by from into through across including like such as the a an our your their any all some
  both basic good strong excellent solid sound great general own new daily weekly monthly annual plus that you we will also not
  have has having need want is are be safe quality other relevant previous proven`);
const BEHIND =
  wordSet(`and or is are was were will would can must should has have in at for with to on by from as that which who when where while
  using including within across into of but so than you we your our required preferred essential desirable needed welcome
  experience skills knowledge techniques work training only etc per up out`);

/**
 * Whether the words of a hit stand by themselves and not as a part of a longer name: 'packaging' does not in 'high speed
 * packaging', 'listening' not in 'call listening', 'time studies' not in 'full-time studies'.
 */
export function standsWhole({ from, to, term }: Hit<unknown>, text: string, tokens: readonly Token[]): boolean {
  const [first, last, before, behind] = [tokens[from], tokens[to - 1], tokens[from - 1], tokens[to]];
  if (!first || !last) return false;
  const gapBefore = before ? text.slice(before.end, first.start) : '\n';
  const gapBehind = behind ? text.slice(last.end, behind.start) : '\n';
  if (gapBefore === '-' || gapBehind === '-') return false;
  if (term.words.length > 1) return true;
  const word = before?.text.toLowerCase() ?? '';
  const isBegun = gapBefore !== ' ' || BEFORE.has(word) || isPlainVerb(word) || /ing$/.test(word);
  return isBegun && (gapBehind !== ' ' || BEHIND.has(behind?.text.toLowerCase() ?? ''));
}
