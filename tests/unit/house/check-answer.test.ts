import { describe, expect, it } from 'vitest';
import { checkAnswer } from '#tests/support/check-answer.ts';

const JSON_TYPE = 'application/json';
const refusal = (code: string) => ({ success: false, error: 'No', message: 'No', code, requestId: 'r' });

const check = (call: string, status: number, body: unknown, contentType = JSON_TYPE) => {
  const [method = '', path = ''] = call.split(' ');
  return () => checkAnswer(method, path, { status, contentType, body });
};

describe('an answer is checked against the contract', () => {
  it.each<[string, () => void]>([
    ['with its body', check('GET /api/health', 200, { success: true })],
    [
      'as one of a closed list',
      check('GET /api/results/int_1?again=1', 404, { ...refusal('not_ready'), status: 'processing' }),
    ],
    ['with a refusal by its access', check('GET /api/user/export', 401, refusal('unauthorized'))],
    ['where there is no such call', check('GET /api/nothing', 404, refusal('not_found'))],
    [
      'with its status meanwhile',
      check('POST /api/webhook/results-agent', 202, { success: true, status: 'processing' }),
    ],
    ['with a refusal that every call has', check('GET /api/health', 503, refusal('unavailable'))],
  ])('and passes as it is declared, %s', (_, checking) => expect(checking).not.toThrow());

  it.each<[string, () => void]>([
    ['with a status that only other calls have', check('GET /api/health', 202, { success: true })],
    ['with another status', check('GET /api/health', 201, { success: true })],
    ['with a field that is not declared', check('GET /api/health', 200, { success: true, secret: 1 })],
    ['without a field that is', check('GET /api/health', 200, {})],
    ['of another type', check('GET /api/health', 200, { success: true }, 'text/plain')],
    ['with a kind that this call does not have', check('GET /api/health', 409, refusal('conflict'))],
    ['with a status that is not the kind’s', check('GET /api/health', 400, refusal('forbidden'))],
    ['with a kind that nobody has', check('GET /api/health', 400, refusal('odd'))],
    ['with a stack', check('GET /api/health', 500, { ...refusal('internal'), stack: 'at x' })],
    ['of a call that is not declared', check('GET /api/nothing', 200, { success: true })],
    [
      'with a word that is not in a closed list',
      check('GET /api/results', 404, { ...refusal('not_ready'), status: '?' }),
    ],
  ])('and fails %s', (_, checking) => expect(checking).toThrow());
});
