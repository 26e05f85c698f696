import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { accountFailure } from '#client/features/account/call-account.ts';
import { FormProblem } from '#client/features/account/form-message.tsx';
import { StageError } from '#client/features/interview/stage-notice.tsx';
import { adviceOf } from '#client/features/results/report-problem.tsx';
import { ReportMissing } from '#client/state/reports.ts';

const shown = (problem: string) => renderToString(createElement(FormProblem, null, problem));

describe('a failure of an account form', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['a lost connection', new TypeError('Failed to fetch'), /cannot be reached.* try again\./],
    ['a server that broke', new ApiError(500, 'HTTP 500', {}), /on our side.* try again/],
  ])('says beside the specified words what to do about %s', (_what, error, advice) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const html = shown(accountFailure(error, 'Login failed'));
    expect(html).toMatch(/>Login failed</);
    expect(html).toMatch(advice);
    expect(console.warn).toHaveBeenCalledWith('Login failed');
  });

  it("leaves the server's own words as they are", () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const error = new ApiError(401, 'HTTP 401', { message: 'Invalid email or password' });
    expect(accountFailure(error, 'Login failed')).toBe('Invalid email or password');
  });
});

describe('a report that could not be had', () => {
  it.each([
    ['is written in mid-interview', new ReportMissing('in_progress'), /go on where you left off/],
    ['is not there', new ReportMissing('unknown'), /deleted, or belong to another account\. .* try again/],
    ['could not be asked for', new TypeError('Failed to fetch'), /is kept\. Please check your connection/],
  ])('comes with what is safe and what to do when it %s', (_why, error, advice) =>
    expect(adviceOf(error)).toMatch(advice),
  );
});

describe('a stage that cannot go on', () => {
  it('says what is safe and what comes next', () =>
    expect(renderToString(createElement(StageError, { message: 'STT processing failed' }))).toMatch(
      /Error: STT processing failed.*Everything you have answered is kept\. Reload/s,
    ));
});
