import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#domain/account/common-password.ts';
import { COMMON_WORDS } from '#domain/account/common-words.ts';

describe('a password that is tried first', () => {
  it.each([
    'Password1',
    'P@ssw0rd123!',
    'Welcome2024!',
    'Summer2026',
    'Iloveyou2',
    'Liverpool1',
    'HappyMonkey12',
    'Greenroom1',
    'Qwerty123',
    'Poiuytrewq1',
    'Zaq12wsx',
    '1Qaz2wsx',
    'Abc12345',
    'Aa123456',
    'Aaaaaaa1',
    'A1A1A1A1',
    'Motdepasse1',
  ])('%s is refused', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([
    'Correct horse 7',
    'Dragon Monkey Purple 7',
    'blue Whale sings 4 me',
    'Tr0ub4dor&3',
    'Vq93hfLz',
    'Grünkohl 7 Töpfe',
    '馬Правильно7 батарея',
  ])('%s is not among them', (password) => expect(isCommonPassword(password)).toBe(false));

  it('may be made of what is known of its owner', () => {
    const about = ['Ada Lovelace', 'countess.byron@example.com'];
    for (const password of ['Lovelace1815', 'Countess12!', 'ByronLovelace7']) {
      expect([password, isCommonPassword(password)]).toEqual([password, false]);
      expect([password, isCommonPassword(password, about)]).toEqual([password, true]);
    }
  });

  it('is any of three thousand words with a capital, a digit and no more', () => {
    expect(COMMON_WORDS.size).toBe(3_000);
    const chosen = [...COMMON_WORDS].map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}1`);
    expect(chosen.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it('is looked at in no time, however long it is', () => {
    const before = performance.now();
    expect(isCommonPassword('Xk7#pq2L'.repeat(32))).toBe(false);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
