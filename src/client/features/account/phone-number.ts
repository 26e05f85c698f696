/** As one types: (xxx) xxx-xxxx, and with more than ten digits + and up to fifteen. */
export function formatPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 15);
  if (digits.length > 10) return `+${digits}`;
  if (digits.length > 6) return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  if (digits.length > 3) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return digits;
}

/** E.164: ten digits are a US number. */
export function toE164(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

export const isPhoneValid = (typed: string): boolean => /^\d{7,15}$/.test(typed.replace(/\D/g, ''));
