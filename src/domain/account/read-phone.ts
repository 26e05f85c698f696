/**
 * A phone number as typed, brought to E.164: a leading + keeps the digits, ten digits are American. No country code
 * begins with 0, so a number that does is one as it is dialled at home, of a country that nobody can guess. 00 is how many
 * countries dial a +.
 */
export function readPhone(typed: string): string | undefined {
  const called = withPlus(typed);
  const digits = called.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || lacksCountryCode(called)) return undefined;
  return !called.startsWith('+') && digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

/** '0044 7700 900123' is '+44 7700 900123'. */
const withPlus = (typed: string): string => typed.trim().replace(/^[^\d+]*\+?[^\d+]*00(?=\D*[1-9])/, '+');

export const lacksCountryCode = (typed: string): boolean => /^\D*0/.test(withPlus(typed));
