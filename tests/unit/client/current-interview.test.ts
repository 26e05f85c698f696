import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentInterview } from '#client/state/pending-keys.ts';
import { readStartedInterview } from '#domain/answers/read-started-interview.ts';
import { FakeStorage } from './support/fake-storage.ts';

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

  it('remembers what its start answered, and none of another tab', () => {
    const start = readStartedInterview({ interviewId: 'int_1', questions: ['Why?'], profile: { role: 'Barista' } });
    if (!start) throw new Error('The start is none');
    inTab('one');
    currentInterview.keepStart(start);
    expect(currentInterview.start()).toEqual(start);
    inTab('two');
    expect(currentInterview.start()).toEqual(start);
    currentInterview.save('int_2');
    expect(currentInterview.start()).toBeUndefined();
    inTab('one');
    expect([currentInterview.id(), currentInterview.start()]).toEqual(['int_1', start]);
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
