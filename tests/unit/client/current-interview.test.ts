import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentInterview } from '#client/state/pending-keys.ts';
import { FakeStorage } from './support/fake-interview.ts';

describe('the interview of a tab', () => {
  const shared = new FakeStorage();
  const tabs = { one: new FakeStorage(), two: new FakeStorage() };
  const inTab = (name: keyof typeof tabs) => vi.stubGlobal('sessionStorage', tabs[name]);

  beforeEach(() => {
    for (const storage of [shared, tabs.one, tabs.two]) storage.clear();
    vi.stubGlobal('localStorage', shared);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is its own, whatever another tab begins', () => {
    inTab('one');
    currentInterview.save('int_1');
    inTab('two');
    currentInterview.save('int_2');
    inTab('one');
    expect(currentInterview.id()).toBe('int_1');
  });

  it('is the one begun last, in a tab that has none, and stays that', () => {
    inTab('one');
    currentInterview.save('int_1');
    inTab('two');
    expect(currentInterview.id()).toBe('int_1');
    currentInterview.keepForTab('int_1');
    inTab('one');
    currentInterview.save('int_3');
    inTab('two');
    expect(currentInterview.id()).toBe('int_1');
  });

  it('is forgotten without touching the one that another tab is in', () => {
    inTab('one');
    currentInterview.save('int_1');
    inTab('two');
    currentInterview.save('int_2');
    inTab('one');
    currentInterview.clear();
    expect(tabs.one.length).toBe(0);
    inTab('two');
    expect(currentInterview.id()).toBe('int_2');
    currentInterview.clear();
    expect([shared.length, tabs.two.length]).toEqual([0, 0]);
  });
});
