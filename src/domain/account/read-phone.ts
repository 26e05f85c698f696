/** A phone number as typed, brought to E.164: a leading + keeps the digits, ten digits are American. */
export function readPhone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  return !typed.trim().startsWith('+') && digits.length === 10 ? `+1${digits}` : `+${digits}`;
}
