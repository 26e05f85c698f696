import { COMMON_WORDS } from './common-words.ts';

/** Written for letters so often that everybody tries them. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unmask = (text: string) => text.replace(/[0134570@$!]/g, (sign) => STANDS_FOR[sign] ?? sign);

/** Rows and columns of keyboards, the alphabet and the numbers, as fingers walk along them. */
const WALKS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '!qaz@wsx#edc$rfv',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
  '147258369',
  '159357',
];
const BOTH_WAYS = WALKS.flatMap((walk) => [walk, [...walk].reverse().join('')]);
const MIN_PIECE = 3;
const MAX_PIECE = 20;
/** A known word costs whoever guesses a little more than a sign that can be any; fewer than this are tried first. */
const PIECE_COST = 2;
const MOST_COST = 6;

/**
 * Whether a password is among those that are tried first: a common word or two, a walk over the keyboard, a year, one
 * sign again and again, or what is known of its owner, with hardly anything beside it.
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (new Set(lower).size <= 3) return true;
  const own = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const known = new Set([...COMMON_WORDS, ...own.filter((word) => word.length >= MIN_PIECE)]);
  return [lower, unmask(lower)].some((text) => costOf(text, known) <= MOST_COST);
}

/** What a guesser pays for a password at least, taken apart in the way that is cheapest. */
function costOf(text: string, known: ReadonlySet<string>): number {
  const costs = Array.from({ length: text.length + 1 }, () => 0);
  for (let at = text.length - 1; at >= 0; at--) {
    let least = 1 + (costs[at + 1] ?? 0);
    for (let end = at + MIN_PIECE; end <= Math.min(text.length, at + MAX_PIECE); end++) {
      if (isCommonPiece(text.slice(at, end), known)) least = Math.min(least, PIECE_COST + (costs[end] ?? 0));
    }
    costs[at] = least;
  }
  return costs[0] ?? 0;
}

const isCommonPiece = (piece: string, known: ReadonlySet<string>): boolean =>
  known.has(piece) ||
  /^(.)\1+$/u.test(piece) ||
  /^(?:19|20)\d\d$/.test(piece) ||
  BOTH_WAYS.some((walk) => walk.includes(piece));
