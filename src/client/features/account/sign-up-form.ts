import { lacksCountryCode, readPhone } from '#domain/account/read-phone.ts';
import { isPasswordValid, PASSWORD_RULES, PASSWORD_UNFIT, PASSWORDS_DIFFER } from './password-rules.ts';

export interface SignUpForm {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirm: string;
  terms: boolean;
}

export const EMPTY_SIGN_UP: SignUpForm = { name: '', email: '', phone: '', password: '', confirm: '', terms: false };

export const PHONE_INVALID = 'Please enter a valid phone number';
/** Below it, for a number as it is dialled at home: nobody can guess of which country. */
export const COUNTRY_NEEDED = 'Begin with + and the code of your country, such as +44 for the United Kingdom.';
export const EMAIL_INVALID = 'Please enter a valid email address';

/** A rough look, so that a slip is seen at once; the server reads it properly. */
export const isEmailValid = (typed: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());

/** As it is sent and compared. */
export const readEmail = (typed: string): string => typed.trim().toLowerCase();

/** The first thing that keeps the form from being sent; undefined when it can be. */
export function findSignUpProblem(form: SignUpForm): string | undefined {
  const { name, email, phone, password, confirm, terms } = form;
  if (![name.trim(), email.trim(), phone, password, confirm].every(Boolean)) return 'Please fill in all fields';
  if (!terms) return 'Please accept the Terms and Conditions to continue';
  if (!isEmailValid(email)) return EMAIL_INVALID;
  if (!readPhone(phone)) return PHONE_INVALID;
  if (password !== confirm) return PASSWORDS_DIFFER;
  if (!isPasswordValid(password)) return PASSWORD_UNFIT;
  return undefined;
}

const LIST = new Intl.ListFormat('en-GB');

/** What the form still needs before it can be sent, in one sentence; undefined when that is nothing. */
export function stillNeeded({ name, email, phone, password, confirm, terms }: SignUpForm): string | undefined {
  const needed = [
    name.trim() === '' && 'your name',
    !readPhone(phone) && phoneNeed(phone),
    !isEmailValid(email) && (email.trim() === '' ? 'an email address' : 'a whole email address'),
    ...(password === ''
      ? ['a password']
      : PASSWORD_RULES.map(({ need, holds }) => !holds(password) && `${need} in the password`)),
    password !== '' && confirm !== password && 'the password once more',
    !terms && 'the terms',
  ].filter((need) => need !== false);
  return needed.length === 0 ? undefined : `Still needed: ${LIST.format(needed)}.`;
}

function phoneNeed(phone: string): string {
  if (phone === '') return 'a phone number';
  return lacksCountryCode(phone) ? 'a phone number that begins with its country code' : 'a whole phone number';
}

export interface Taken {
  form?: string;
  email?: string;
  phone?: string;
}

/** Which words go where when an address or a number has an account; undefined when both are free. */
export function takenProblem(emailFree: boolean, phoneFree: boolean): Taken | undefined {
  if (!emailFree && !phoneFree) return { form: 'This email and phone number are already registered. Please sign in.' };
  if (!emailFree) return { email: 'This email is already registered. Please use a different email or sign in.' };
  if (!phoneFree)
    return { phone: 'This phone number is already registered. Please use a different number or sign in.' };
  return undefined;
}

/** What is wrong with a phone number as it was typed; undefined where a text can be sent to it. */
export function phoneProblem(typed: string): string | undefined {
  if (readPhone(typed)) return undefined;
  return lacksCountryCode(typed) ? `${PHONE_INVALID}\n${COUNTRY_NEEDED}` : PHONE_INVALID;
}
