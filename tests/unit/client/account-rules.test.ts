import { describe, expect, it } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { codeFailure } from '#client/features/account/call-account.ts';
import { isCodeComplete, readCode } from '#client/features/account/one-time-code.ts';
import { isPasswordValid, PASSWORD_RULES, passwordMismatch } from '#client/features/account/password-rules.ts';
import { editPhone, formatPhone } from '#client/features/account/phone-number.ts';
import { findResetProblem } from '#client/features/account/reset-form.ts';
import { sameSitePath } from '#client/features/account/same-site-path.ts';
import {
  EMPTY_SIGN_UP,
  findSignUpProblem,
  phoneProblem,
  readEmail,
  type SignUpForm,
  takenProblem,
} from '#client/features/account/sign-up-form.ts';
import { readPhone } from '#domain/account/read-phone.ts';

describe('a phone number', () => {
  it.each([
    ['5', '5'],
    ['555', '555'],
    ['5551', '(555) 1'],
    ['555123', '(555) 123'],
    ['5551234', '(555) 123-4'],
    ['5551234567', '(555) 123-4567'],
    ['555.123.4567', '(555) 123-4567'],
    ['(555) 123-45678', '+55512345678'],
    ['+55512345', '(555) 123-45'],
    ['12345678901234567890', '+123456789012345'],
    ['abc', ''],
    ['00447700900123', '+447700900123'],
  ])('typed as %s is shown as %s', (typed, shown) => expect(formatPhone(typed)).toBe(shown));

  it.each([
    ['(555) 123-4567', '+15551234567'],
    ['+442079460958', '+442079460958'],
    ['(555) 123-4', '+5551234'],
    ['+123456789012345', '+123456789012345'],
    ['(555) 123', undefined],
    // A country code never begins with 0: these are numbers as they are dialled at home.
    ['+07700900456', undefined],
    ['(077) 009-0045', undefined],
    // 00 is how many countries dial a +.
    ['+0012025550143', '+12025550143'],
    ['0044 7700 900123', '+447700900123'],
    ['', undefined],
  ])('shown as %s is sent as %s', (shown, sent) => expect(readPhone(shown)).toBe(sent));

  it('keeps the caret where the number is mended', () => {
    // A digit typed behind the bracket stays in front of the caret, past the space that follows.
    expect(editPhone('(555)9 123', 6)).toEqual({ shown: '(555) 912-3', caret: 7 });
    // Backspace over the dash moves the caret before it, so that the next one takes a digit.
    expect(editPhone('(555) 1234567', 9)).toEqual({ shown: '(555) 123-4567', caret: 9 });
    // Delete in front of the dash moves the caret behind it.
    expect(editPhone('(555) 1234567', 9, true)).toEqual({ shown: '(555) 123-4567', caret: 10 });
    expect(editPhone('5551', 4)).toEqual({ shown: '(555) 1', caret: 7 });
    expect(editPhone('5(555) 123-4567', 1)).toEqual({ shown: '+55551234567', caret: 2 });
  });
});

it('asks for the country where a number is written as it is dialled at home', () => {
  expect(phoneProblem('+447700900123')).toBeUndefined();
  expect(phoneProblem('07700 900123')).toBe(
    'Please enter a valid phone number\nBegin with + and the code of your country, such as +44 for the United Kingdom.',
  );
  expect(phoneProblem('12')).toBe('Please enter a valid phone number');
});

describe('a code that was refused', () => {
  it('says once that it is wrong, and that it failed where nobody could be asked', () => {
    const refusal = (status: number, error: string) =>
      new ApiError(status, 'Refused', { error, message: error, code: '' } as never);
    expect(codeFailure(refusal(400, 'Invalid or expired code'))).toBe('Invalid or expired code');
    expect(codeFailure(refusal(500, 'Something broke'))).toBe('Verification failed\nSomething broke');
    expect(codeFailure(new TypeError('fetch'))).toMatch(/^Verification failed\nThe server cannot be reached/);
  });
});

describe('a password', () => {
  it.each([
    ['Passw0rd', true],
    ['Passw0r', false],
    ['passw0rd', false],
    ['Password', false],
    ['', false],
  ])('%s meets all requirements: %s', (password, valid) => expect(isPasswordValid(password)).toBe(valid));

  it('has its requirements ticked off one by one', () => {
    const met = (password: string) => PASSWORD_RULES.map(({ holds }) => holds(password));
    expect(met('passwords')).toEqual([true, false, false]);
    expect(met('P')).toEqual([false, true, false]);
    expect(met('7')).toEqual([false, false, true]);
  });

  it('that is still being repeated is no mistake yet', () => {
    expect(passwordMismatch('Passw0rd', 'Pass', false)).toBeUndefined();
    expect(passwordMismatch('Passw0rd', 'Pass', true)).toBe('Passwords do not match');
    expect(passwordMismatch('Passw0rd', 'Past', false)).toBe('Passwords do not match');
    expect(passwordMismatch('Passw0rd', 'Passw0rd', true)).toBeUndefined();
    expect(passwordMismatch('Passw0rd', '', true)).toBeUndefined();
  });
});

const FILLED: SignUpForm = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '(555) 123-4567',
  password: 'Passw0rd',
  confirm: 'Passw0rd',
  terms: true,
};

describe('the sign-up form', () => {
  it('can be sent when everything is filled and valid', () => expect(findSignUpProblem(FILLED)).toBeUndefined());

  it.each(['name', 'email', 'phone', 'password', 'confirm'] as const)('asks for %s', (field) =>
    expect(findSignUpProblem({ ...FILLED, [field]: '' })).toBe('Please fill in all fields'),
  );

  it.each<[Partial<SignUpForm>, string]>([
    [EMPTY_SIGN_UP, 'Please fill in all fields'],
    [{ name: '  ' }, 'Please fill in all fields'],
    [{ terms: false }, 'Please accept the Terms and Conditions to continue'],
    [{ email: 'ada@example' }, 'Please enter a valid email address'],
    [{ phone: '(555) 123' }, 'Please enter a valid phone number'],
    [{ phone: '+07700900456' }, 'Please enter a valid phone number'],
    [{ confirm: 'Passw0rd ' }, 'Passwords do not match'],
    [{ password: 'password', confirm: 'password' }, 'Please ensure your password meets all requirements'],
  ])('with %o says: %s', (change, problem) => expect(findSignUpProblem({ ...FILLED, ...change })).toBe(problem));

  it('takes an address without the spaces and capitals around it', () => {
    expect(findSignUpProblem({ ...FILLED, email: ' Ada@Example.com ' })).toBeUndefined();
    expect(readEmail(' Ada@Example.com ')).toBe('ada@example.com');
  });

  it('says what has an account already, beside what it is about', () => {
    expect(takenProblem(true, true)).toBeUndefined();
    expect(takenProblem(false, false)).toEqual({
      form: 'This email and phone number are already registered. Please sign in.',
    });
    expect(takenProblem(false, true)).toEqual({
      email: 'This email is already registered. Please use a different email or sign in.',
    });
    expect(takenProblem(true, false)).toEqual({
      phone: 'This phone number is already registered. Please use a different number or sign in.',
    });
  });
});

describe('the form of a new password', () => {
  const form = { token: 'a-token', password: 'Passw0rd', confirm: 'Passw0rd' };
  it.each<[Partial<{ token: undefined; password: string; confirm: string }>, string | undefined]>([
    [{}, undefined],
    [{ token: undefined, password: '' }, 'Invalid or missing reset token'],
    [{ password: '' }, 'Fill in all fields'],
    [{ confirm: '' }, 'Fill in all fields'],
    [{ confirm: 'Passw0rd7' }, 'Passwords do not match'],
    [{ password: 'Passw0r', confirm: 'Passw0r' }, 'Please ensure your password meets all requirements'],
  ])('with %o says: %s', (change, problem) => expect(findResetProblem({ ...form, ...change })).toBe(problem));
});

describe('a one-time code', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['Your code is 042137.', '042137'],
    ['1234567', '123456'],
    ['12a3', '123'],
    ['none', ''],
  ])('%s is read as %s', (typed, code) => expect(readCode(typed)).toBe(code));

  it('has exactly six digits', () => expect(['12345', '123456'].map(isCodeComplete)).toEqual([false, true]));
});

describe('where a verification leads', () => {
  it.each([
    ['/results/int_1?tab=a#b', '/results/int_1?tab=a#b'],
    [undefined, '/login'],
    ['', '/login'],
    ['results', '/login'],
    ['https://elsewhere.example/', '/login'],
    ['//elsewhere.example/', '/login'],
    ['/\\elsewhere.example/', '/login'],
    ['/\t/elsewhere.example/', '/login'],
    ['javascript:alert(1)', '/login'],
    ['/.//evil.example', '/login'],
    ['/x/..//evil.example', '/login'],
    ['/%2e//evil.example', '/login'],
  ])('with %s in the address is %s', (wanted, path) => expect(sameSitePath(wanted, '/login')).toBe(path));
});
