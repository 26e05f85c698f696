import { expect, it } from 'vitest';
import { operatorKeyFault } from '#domain/account/operator-key.ts';

it('an operator’s key has at least 32 characters, or there is none', () => {
  for (const key of [undefined, '', 'k'.repeat(32)]) expect([key, operatorKeyFault(key)]).toEqual([key, undefined]);
  for (const key of ['k', 'k'.repeat(31)]) expect(operatorKeyFault(key)).toMatch(/^API_KEY must have at least 32/);
  // The reason never holds the key.
  expect(operatorKeyFault('secret')).not.toContain('secret');
});
