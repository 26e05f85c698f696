const MIN_CHARS = 8;

export const PASSWORD_RULES: readonly { label: string; need: string; holds: (password: string) => boolean }[] = [
  {
    label: `At least ${MIN_CHARS} characters`,
    need: `${MIN_CHARS} characters`,
    holds: (password) => password.length >= MIN_CHARS,
  },
  { label: 'One uppercase letter', need: 'an uppercase letter', holds: (password) => /[A-Z]/.test(password) },
  { label: 'One number', need: 'a number', holds: (password) => /\d/.test(password) },
];

export const PASSWORD_UNFIT = 'Please ensure your password meets all requirements';
export const PASSWORDS_DIFFER = 'Passwords do not match';

export const isPasswordValid = (password: string): boolean => PASSWORD_RULES.every(({ holds }) => holds(password));

/**
 * What to say beside the second field. While somebody is still typing there, a beginning of the password is no
 * mistake yet.
 */
export function passwordMismatch(password: string, confirm: string, confirmLeft: boolean): string | undefined {
  if (confirm === '' || confirm === password) return undefined;
  return confirmLeft || !password.startsWith(confirm) ? PASSWORDS_DIFFER : undefined;
}
