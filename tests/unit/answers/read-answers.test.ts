import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAvailable } from '#domain/answers/read-available.ts';
import { readConfig } from '#domain/answers/read-config.ts';
import { readInterviewList } from '#domain/answers/read-interview-list.ts';
import { readInterviewState } from '#domain/answers/read-interview-state.ts';
import { readKeptUntil } from '#domain/answers/read-kept-until.ts';
import { readProof } from '#domain/answers/read-proof.ts';
import { readQuestions } from '#domain/answers/read-questions.ts';
import { readReport } from '#domain/answers/read-report.ts';
import { readSessionUser } from '#domain/answers/read-session-user.ts';
import { readStartedInterview } from '#domain/answers/read-started-interview.ts';
import { readWaitSeconds } from '#domain/answers/read-wait-seconds.ts';

const TWO = [
  { id: 'q_1', text: 'Why here?' },
  { id: 'q_2', text: 'What went wrong once?' },
];

describe('the questions of an answer', () => {
  it.each([
    ['objects', TWO],
    ['objects by their older names', TWO.map(({ id, text }) => ({ question_id: id, question: text }))],
    ['texts', TWO.map(({ text }) => text)],
    ['texts and objects mixed', ['Why here?', { text: 'What went wrong once?' }]],
    ['one numbered text', '1. Why here?\n2. What went wrong once?'],
    ['one numbered text on one line', '1) Why here? 2) What went wrong once?'],
    ['numbers in words', 'Question 1: Why here? Question 2: What went wrong once?'],
    ['an introduction before the numbers', 'Here are your questions:\n1. Why here?\n2. What went wrong once?'],
    ['lines without numbers', '- Why here?\n- What went wrong once?\n'],
  ])('are read from %s', (_shape, given) => expect(readQuestions(given)).toEqual(TWO));

  it('keep their own ids where each has one', () => {
    expect(
      readQuestions([
        { id: 'a', text: 'One?' },
        { id: 'b', text: 'Two?' },
      ]).map(({ id }) => id),
    ).toEqual(['a', 'b']);
  });

  it.each([
    ['missing in one', [{ id: 'a', text: 'One?' }, { text: 'Two?' }]],
    [
      'the same twice',
      [
        { id: 'a', text: 'One?' },
        { id: 'a', text: 'Two?' },
      ],
    ],
  ])('are numbered where an id is %s', (_name, given) =>
    expect(readQuestions(given).map(({ id }) => id)).toEqual(['q_1', 'q_2']),
  );

  it('are not cut at a number within a question', () => {
    expect(readQuestions('1. Name 3. What else? 2. In 2024. Why?').map(({ text }) => text)).toEqual([
      'Name 3. What else?',
      'In 2024. Why?',
    ]);
  });

  it.each([[undefined], [null], [7], [{}], [''], ['  '], [[null, 7, '', {}]]])('are none in %j', (given) =>
    expect(readQuestions(given)).toEqual([]),
  );
});

describe('the answer to a start', () => {
  const STARTED = {
    interviewId: 'int_1',
    questions: TWO,
    customGreeting: 'Hello',
    company: 'Acme',
    jobDescription: 'A job',
    profile: { role: 'Barista', company: 'Acme', seniority: '' },
    themes: ['espresso', 'a rush'],
  };
  const TOP = {
    interview_id: 'int_1',
    questions: ['Why here?', 'What went wrong once?'],
    intro: 'Hello',
    company: 'Acme',
    jobDescription: 'A job',
    profile: { role: 'Barista' },
    themes: ['espresso', 'a rush'],
  };

  it.each([
    ['at its top', TOP],
    ['in data', { success: true, data: STARTED }],
    ['at its top and in data', { success: true, ...TOP, data: STARTED }],
    [
      'some here and some there',
      { ...TOP, questions: [], intro: '', profile: {}, data: { ...STARTED, interviewId: '' } },
    ],
    ['with one numbered text', { ...TOP, questions: '1. Why here?\n2. What went wrong once?' }],
  ])('is read %s', (_where, answer) => expect(readStartedInterview(answer)).toEqual(STARTED));

  it('knows no role and no themes where it tells of none', () => {
    const { profile, themes, ...rest } = TOP;
    expect(readStartedInterview(rest)).toMatchObject({
      profile: { role: '', company: 'Acme', seniority: '' },
      themes: [],
    });
  });

  it('takes the first question alone where nothing else is told', () => {
    expect(readStartedInterview({ interviewId: 'i', initialQuestion: 'Why?' })?.questions).toEqual([
      { id: 'q_1', text: 'Why?' },
    ]);
  });

  it.each([
    ['refuses with a good status', { success: false, interviewId: 'int_1', questions: TWO }],
    ['has no id', { questions: TWO }],
    ['has no question', { interviewId: 'int_1', questions: [] }],
    ['is a page', '<h1>Hello</h1>'],
    ['is nothing', null],
  ])('is none when it %s', (_name, answer) => expect(readStartedInterview(answer)).toBeUndefined());
});

describe('the state of an interview', () => {
  const STATE = {
    interviewId: 'int_1',
    questions: TWO,
    style: 'technical',
    questionIndex: 1,
    followUpIndex: 1,
    phase: 'user_turn_pending',
    transcript: [{ id: 'a', speaker: 'ai', text: 'Why here?', current_question: 1 }],
    latestEntryId: 'a',
  };

  it('is read from data and from the answer itself', () => {
    expect(readInterviewState({ success: true, data: STATE })).toEqual(readInterviewState(STATE));
    expect(readInterviewState(STATE)).toMatchObject({
      questionIndex: 1,
      style: 'technical',
      finished: false,
      latestEntryId: 'a',
    });
  });

  it('takes other spellings of speakers and follow-ups, and leaves out what says nothing', () => {
    const transcript = [
      { speaker: 'AI', text: 'Why?', questionNumber: 2, isFollowUp: true },
      { speaker: 'User', text: ' ' },
      { speaker: 'User', text: 'Because.', current_question: 99 },
    ];
    expect(readInterviewState({ ...STATE, transcript, latestEntryId: undefined })).toMatchObject({
      transcript: [
        { id: 'entry_1', speaker: 'ai', current_question: 2, isFollowup: true },
        { id: 'entry_3', speaker: 'human', current_question: 2, isFollowup: false },
      ],
      latestEntryId: 'entry_1',
    });
  });

  it('stays within its questions', () => {
    expect(readInterviewState({ ...STATE, questionIndex: 99 })?.questionIndex).toBe(1);
    expect(readInterviewState({ ...STATE, questionIndex: -5 })?.questionIndex).toBe(0);
    expect(readInterviewState({ ...STATE, questionIndex: 'two' })?.questionIndex).toBe(0);
  });
});

describe('a report, a list and a session', () => {
  const REPORT = { interview_id: 'int_1', overall: { summary: 'Well done.' }, questions: [] };

  it.each([
    ['in data', { success: true, data: REPORT }],
    ['as results in data', { success: true, data: { results: REPORT } }],
    ['as the answer itself', REPORT],
  ])('finds the report %s', (_where, answer) => expect(readReport(answer)?.overall.summary).toBe('Well done.'));

  it('finds none in a refusal, and none in what is no report', () => {
    expect(readReport({ ...REPORT, success: false })).toBeUndefined();
    expect(readReport({ success: true, data: { status: 'processing' } })).toBeUndefined();
  });

  it('reads a list with what is missing left empty, and leaves out what cannot be opened', () => {
    const list = readInterviewList({
      data: [{ id: 'int_1', role: 'Barista', overallScore: '7' }, { role: 'Clown' }, null],
    });
    expect(list).toMatchObject([
      { interviewId: 'int_1', role: 'Barista', company: '', overallScore: -1, completedAt: null },
    ]);
    expect(readInterviewList({ success: true })).toBeUndefined();
  });

  it('knows who is signed in by an id', () => {
    expect(
      readSessionUser({ data: { user: { id: 'u', name: 'Ada Lovelace', email: 'a@example.com' } } }),
    ).toMatchObject({
      id: 'u',
      firstName: 'Ada',
      phoneNumber: null,
    });
    // A name without a first name shows its first word.
    for (const name of [' Ada Lovelace', 'Ada\tLovelace', 'Ada']) {
      expect(readSessionUser({ user: { id: 'u', name, firstName: ' ' } })?.firstName).toBe('Ada');
    }
    expect(readSessionUser({ data: null })).toBeNull();
    expect(readSessionUser({ data: { user: {} } })).toBeNull();
  });
});

describe('the wait before asking again', () => {
  it.each([
    [{ success: true, data: { retryAfterSeconds: 41.2 } }, 42],
    [{ retryAfterSeconds: 0 }, 0],
    [{ data: { retryAfterSeconds: -1 } }, undefined],
    [{ data: { retryAfterSeconds: '60' } }, undefined],
    [null, undefined],
  ])('in %j is %s', (answer, seconds) => expect(readWaitSeconds(answer)).toBe(seconds));
});

describe('small answers', () => {
  it('prove an address with a session, with a token, or with neither', () => {
    expect(readProof({ data: { signedIn: true, user: {} } })).toEqual({ signedIn: true, token: '' });
    expect(readProof({ data: { signedIn: false }, token: 'abc' })).toEqual({ signedIn: false, token: 'abc' });
    expect(readProof({ data: 'yes' })).toEqual({ signedIn: false, token: '' });
  });

  it('keep nobody from signing up unless they say so', () => {
    expect([{ data: { available: false } }, { available: false }].map(readAvailable)).toEqual([false, false]);
    expect([{ data: { available: true } }, {}, null, 'no'].map(readAvailable)).toEqual([true, true, true, true]);
  });

  it('name a day or none', () => {
    expect(readKeptUntil({ data: { expiresAt: '2026-01-02T03:04:05Z' } })?.getTime()).toBe(
      Date.UTC(2026, 0, 2, 3, 4, 5),
    );
    expect([{ data: { expiresAt: null } }, { data: { expiresAt: 'soon' } }, {}].map(readKeptUntil)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('tell what an installation can do', () => {
    expect(
      readConfig({
        data: {
          tts: {},
          stt: {},
          pipelineMode: 'realtime',
          feedbackFormUrl: 'https://a.example',
          outbox: '/dev/outbox',
          llm: { engine: 'openai', host: 'llm.example' },
        },
      }),
    ).toEqual({
      tts: true,
      stt: true,
      sttEngine: '',
      sttHost: '',
      asrModelsUrl: '',
      recordings: { keepDays: 0 },
      reader: { engine: 'openai', host: 'llm.example' },
      pipelineMode: 'realtime',
      feedbackFormUrl: 'https://a.example',
      outbox: '/dev/outbox',
    });
    expect(readConfig({ data: { tts: null, stt: null, recordings: null, feedbackFormUrl: null } })).toEqual({
      tts: false,
      stt: false,
      sttEngine: '',
      sttHost: '',
      asrModelsUrl: '',
      recordings: null,
      reader: { engine: 'embedded', host: '' },
      pipelineMode: 'legacy',
      feedbackFormUrl: '',
      outbox: '',
    });
    expect(readConfig('<h1>')).toEqual({
      tts: true,
      stt: false,
      sttEngine: '',
      sttHost: '',
      asrModelsUrl: '',
      recordings: { keepDays: 0 },
      pipelineMode: 'legacy',
      feedbackFormUrl: '',
      outbox: '',
      reader: { engine: 'embedded', host: '' },
    });
    expect(readConfig({ data: { recordings: { keepDays: 30 } } }).recordings).toEqual({ keepDays: 30 });
    expect(readConfig({ data: { stt: 'openai', sttHost: 'stt.example', asrModelsUrl: '/models' } })).toMatchObject({
      stt: true,
      sttEngine: 'openai',
      sttHost: 'stt.example',
      asrModelsUrl: '/models',
    });
  });
});

/** Answers that look like ours with anything in any place. */
const anyAnswer = (() => {
  const keys = [
    'success',
    'data',
    'interviewId',
    'interview_id',
    'questions',
    'id',
    'text',
    'question',
    'transcript',
    'speaker',
    'results',
    'overall',
    'user',
    'error',
    'errors',
    'message',
    'questionIndex',
    'current_question',
    'responses',
    'penalties',
  ];
  const { answer } = fc.letrec((tie) => ({
    answer: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue(),
      fc.string(),
      fc.constant(undefined),
      fc.array(tie('answer'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...keys), tie('answer'), { maxKeys: 6 }),
    ),
  }));
  // By chance alone, one that starts an interview comes too seldom to count on.
  const started = fc.record({ interviewId: fc.string(), questions: fc.oneof(fc.array(fc.string()), answer) });
  const said = fc.array(
    fc.record({ text: fc.oneof(fc.string(), answer), current_question: fc.oneof(fc.integer(), answer) }),
  );
  const state = fc.record({ interviewId: fc.string(), questions: fc.array(fc.string()), transcript: said });
  return fc.oneof(answer, started, state);
})();

describe('any answer at all', () => {
  it('is read or passed over, and never throws', () => {
    let read = 0;
    let entries = 0;
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        const started = readStartedInterview(answer);
        if (started) {
          read += 1;
          expect(started.interviewId).not.toBe('');
          expect(new Set(started.questions.map(({ id }) => id)).size).toBe(started.questions.length);
          for (const { text } of started.questions) expect(text.trim()).not.toBe('');
        }
        const state = readInterviewState(answer);
        if (state) expect(state.questions[state.questionIndex]).toBeDefined();
        for (const entry of state?.transcript ?? []) {
          entries += 1;
          expect(entry.current_question).toBeGreaterThanOrEqual(1);
          expect(entry.current_question).toBeLessThanOrEqual(state?.questions.length ?? 0);
        }
        expect(readWaitSeconds(answer) ?? 0).toBeGreaterThanOrEqual(0);
        for (const { interviewId } of readInterviewList(answer) ?? []) expect(interviewId).not.toBe('');
        readReport(answer);
        readSessionUser(answer);
        readProof(answer);
        readConfig(answer);
        readKeptUntil(answer);
        readAvailable(answer);
      }),
      { numRuns: 500 },
    );
    expect(read).toBeGreaterThan(0);
    expect(entries).toBeGreaterThan(0);
  });
});
