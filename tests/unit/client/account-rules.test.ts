import { describe, expect, it } from 'vitest';
import { isPasswordValid } from '#client/features/account/password-rules.ts';
import { formatPhone, isPhoneValid, toE164 } from '#client/features/account/phone-number.ts';

describe('a phone number', () => {
  it.each([
    ['555', '555'],
    ['5551', '(555) 1'],
    ['5551234567', '(555) 123-4567'],
    ['(555) 123-45678', '+55512345678'],
    ['12345678901234567890', '+123456789012345'],
    ['abc', ''],
  ])('typed as %s is shown as %s', (typed, shown) => expect(formatPhone(typed)).toBe(shown));

  it('is American when it has ten digits', () => {
    expect(toE164('(555) 123-4567')).toBe('+15551234567');
    expect(toE164('+442079460958')).toBe('+442079460958');
  });

  it('has seven to fifteen digits', () => {
    expect(['123456', '1234567', '123456789012345', '1234567890123456'].map(isPhoneValid)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a password', () => {
  it.each([
    ['Passw0rd', true],
    ['Passw0r', false],
    ['passw0rd', false],
    ['Password', false],
  ])('%s meets all requirements: %s', (password, valid) => expect(isPasswordValid(password)).toBe(valid));
});
