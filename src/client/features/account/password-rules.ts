export const PASSWORD_RULES: readonly { label: string; holds: (password: string) => boolean }[] = [
  { label: 'At least 8 characters', holds: (password) => password.length >= 8 },
  { label: 'One uppercase letter', holds: (password) => /[A-Z]/.test(password) },
  { label: 'One number', holds: (password) => /\d/.test(password) },
];

export const isPasswordValid = (password: string): boolean => PASSWORD_RULES.every(({ holds }) => holds(password));
