const MAX_DIGITS = 15;
/** Exactly as many are an American number. */
const AMERICAN_DIGITS = 10;

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** As one types: (xxx) xxx-xxxx, and with more than ten digits + and up to fifteen. */
export function formatPhone(typed: string): string {
  const typedDigits = digitsOf(typed);
  // 00 is how many countries dial a +.
  const dialled = typedDigits.length > AMERICAN_DIGITS + 1 ? typedDigits.replace(/^00/, '') : typedDigits;
  const digits = dialled.slice(0, MAX_DIGITS);
  if (digits.length > AMERICAN_DIGITS) return `+${digits}`;
  if (digits.length > 6) return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  if (digits.length > 3) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return digits;
}

/** What is shown and where the caret belongs after a change, so that a number can be mended in its middle. */
export interface PhoneEdit {
  shown: string;
  caret: number;
}

/**
 * Formats what a field holds after a keystroke. The caret stays behind the same digit; after a forward deletion it
 * also steps over signs, or the Delete key would stop at a bracket or a dash for ever.
 */
export function editPhone(typed: string, caret: number, deletedForward = false): PhoneEdit {
  const shown = formatPhone(typed);
  let digitsLeft = digitsOf(typed.slice(0, caret)).length;
  let place = 0;
  while (digitsLeft > 0 && place < shown.length) {
    if (/\d/.test(shown.charAt(place))) digitsLeft--;
    place++;
  }
  if (deletedForward) while (place < shown.length && /\D/.test(shown.charAt(place))) place++;
  return { shown, caret: place };
}
