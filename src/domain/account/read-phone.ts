/**
 * A phone number as typed, brought to E.164: a leading + keeps the digits, ten digits are American. No country code
 * begins with 0, so a number that does is one as it is dialled at home, of a country that nobody can guess.
 */
export function readPhone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || lacksCountryCode(typed)) return undefined;
  return !typed.trim().startsWith('+') && digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

export const lacksCountryCode = (typed: string): boolean => /^\D*0/.test(typed);
