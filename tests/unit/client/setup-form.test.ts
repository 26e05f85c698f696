import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginForm, readSameJob } from '#client/features/setup/begin-form.ts';
import { jobName } from '#client/features/setup/job-name.ts';
import { readLeft } from '#client/features/setup/use-left-interview.ts';
import { type SetupDraft, setupDraft } from '#client/state/setup-draft.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { TRENDING_INTERVIEWS, trendingSelection } from '#domain/setup/trending-interviews.ts';

const DRAFT: SetupDraft = {
  description: 'Nurse at Acme',
  selectedInterview: '',
  setAside: null,
  interviewType: 'technical',
  length: '60min',
};
const GIVEN = {
  description: 'What was sent before',
  selectedInterview: '',
  interviewType: 'normal',
  length: '10min',
} as const;
const JOB = { ...GIVEN, description: 'Barista at Acme', interviewId: 'int_1' };
const STATE = {
  interviewId: 'int_1',
  role: 'Barista',
  company: 'Acme',
  jobDescription: 'Barista at Acme\nLatte art.',
  style: 'behavioral',
  length: '10min',
  questionIndex: 1,
  questions: [
    { id: 'q_1', text: 'Why?' },
    { id: 'q_2', text: 'How?' },
  ],
  transcript: [{ id: 'a', speaker: 'human', text: 'Because.', current_question: 1 }],
  finished: false,
} as unknown as InterviewState;

describe('the setup form begins', () => {
  it('empty for whoever has written nothing', () => {
    expect(beginForm(null, {}, null)).toEqual({
      description: '',
      selectedInterview: '',
      setAside: null,
      interviewType: 'normal',
      length: '30min',
    });
  });

  it('with what a failed start gives back', () => {
    expect(beginForm(null, GIVEN, null)).toEqual({ ...GIVEN, setAside: null });
    expect(beginForm({ ...DRAFT, description: ' ' }, GIVEN, null)).toEqual({ ...GIVEN, setAside: null });
  });

  it('with what was written last, which nothing older overwrites', () => {
    expect(beginForm(DRAFT, GIVEN, null)).toBe(DRAFT);
    expect(beginForm(DRAFT, {}, null)).toBe(DRAFT);
  });

  it('with an earlier job that is asked for again, and what was written is set aside for it', () => {
    const { interviewId: _, ...job } = JOB;
    expect(beginForm(DRAFT, {}, JOB)).toEqual({ ...job, setAside: 'Nurse at Acme' });
    expect(beginForm({ ...DRAFT, description: JOB.description }, {}, JOB).setAside).toBeNull();
    expect(beginForm(null, {}, JOB).setAside).toBeNull();
  });
});

describe('the job of an earlier interview', () => {
  it('comes back as the description, style and length that it was made of', () => {
    expect(readSameJob(STATE)).toEqual({
      interviewId: 'int_1',
      description: 'Barista at Acme\nLatte art.',
      selectedInterview: '',
      interviewType: 'behavioral',
      length: '10min',
    });
    expect(readSameJob({ ...STATE, jobDescription: ' ' })).toBeUndefined();
  });

  it('comes back as the role that was chosen', () => {
    const { title } = TRENDING_INTERVIEWS[1] ?? { title: '' };
    expect(readSameJob({ ...STATE, jobDescription: trendingSelection(title) })).toMatchObject({
      description: '',
      selectedInterview: title,
    });
  });

  it.each([
    ['Barista', 'Acme', 'Barista at Acme'],
    ['Barista', '', 'Barista'],
    ['', 'Acme', 'Acme'],
    ['', '', 'Your interview'],
  ])('%s, %s is called %s', (role, company, name) => expect(jobName({ role, company })).toBe(name));
});

describe('an interview that was left', () => {
  it('can be gone on with once something was answered, until it is finished', () => {
    expect(readLeft(STATE)).toEqual({ name: 'Barista at Acme', question: 2, questions: 2 });
    expect(readLeft({ ...STATE, finished: true })).toBeUndefined();
    expect(readLeft({ ...STATE, transcript: [] })).toBeUndefined();
  });
});

describe('what was written into the form', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  it('is kept by the tab until the interview is over', () => {
    expect(setupDraft.read()).toBeNull();
    setupDraft.save(DRAFT);
    expect(setupDraft.read()).toEqual(DRAFT);
    setupDraft.clear();
    expect(setupDraft.read()).toBeNull();
  });

  it.each(['nonsense', '[]', '{"description":1}', JSON.stringify({ ...DRAFT, length: '7min' })])(
    'is nothing where the storage holds %s',
    (stored) => {
      sessionStorage.setItem('setupDraft', stored);
      expect(setupDraft.read()).toBeNull();
    },
  );

  it('is lost quietly where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    setupDraft.save(DRAFT);
    setupDraft.clear();
    expect(setupDraft.read()).toBeNull();
  });
});
