import { isPasswordValid, PASSWORD_UNFIT, PASSWORDS_DIFFER } from './password-rules.ts';

interface ResetForm {
  token: string | undefined;
  password: string;
  confirm: string;
}

/** The first thing that keeps a new password from being saved; undefined when it can be. */
export function findResetProblem({ token, password, confirm }: ResetForm): string | undefined {
  if (!token) return 'Invalid or missing reset token';
  if (!password || !confirm) return 'Fill in all fields';
  if (password !== confirm) return PASSWORDS_DIFFER;
  if (!isPasswordValid(password)) return PASSWORD_UNFIT;
  return undefined;
}
