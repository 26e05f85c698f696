import { describe, expect, it } from 'vitest';
import { MAX_ANSWER_CHARS } from '#contract/limits.ts';
import { LAST_WORDS_MS } from '#domain/stage/timing.ts';
import { openInterview } from './support/fake-interview.ts';
import { freshInterview } from './support/fresh-interview.ts';
import { answerCall, inATab, listen, pass, settle, texts } from './support/live-tab.ts';

describe('an interview that is ended in mid-answer', () => {
  inATab();

  const second = () => listen(openInterview(freshInterview({ questionIndex: 1, followUpIndex: 0 })));

  it('keeps what was being said, then asks for the report and leads to it', async () => {
    const interview = await second();
    const { session, recorder, recogniser, routed } = interview;
    session.end();
    expect(recorder.stopReasons).toEqual(['manual_emergency_stop']);
    recorder.judge();
    await settle();
    expect(routed.times).toBe(0);
    recogniser.due?.words.resolve('It was the last thing.');
    await settle();
    await answerCall(interview, 'keep');
    expect(interview.server.due?.name).toBe('report');
    expect(routed.times).toBe(1);
    expect(interview.server.stored).toMatchObject([{ text: 'It was the last thing.', questionIndex: 1, how: 'keep' }]);
  });

  it('waits ten seconds at most, and adds the words when they come, though the page is left', async () => {
    const interview = await second();
    const { session, recorder, recogniser, routed } = interview;
    session.end();
    recorder.judge();
    await pass(LAST_WORDS_MS);
    expect(routed.times).toBe(1);
    await answerCall(interview, 'report');
    session.dispose();
    recogniser.due?.words.resolve('It was the last thing.');
    await settle();
    await answerCall(interview, 'keep');
    expect(interview.server.stored).toMatchObject([{ text: 'It was the last thing.', questionIndex: 1 }]);
    expect(routed.times).toBe(1);
  });

  it('keeps what is in the field', async () => {
    const interview = await second();
    interview.session.type(true);
    interview.session.setDraft('Half an answer');
    interview.session.end();
    await answerCall(interview, 'keep');
    expect(texts(interview)).toEqual(['Half an answer']);
    expect(interview.routed.over).toEqual({ isByHand: true, addedTyped: true });
  });

  it('says nothing of typed words where there were none', async () => {
    const interview = await second();
    interview.session.type(true);
    interview.session.end();
    await settle();
    expect(interview.routed.over).toEqual({ isByHand: true, addedTyped: false });
  });

  it('keeps as much of what is in the field as is taken of an answer', async () => {
    const interview = await second();
    interview.session.type(true);
    interview.session.setDraft(`${'a'.repeat(MAX_ANSWER_CHARS)} and more`);
    interview.session.end();
    await answerCall(interview, 'keep');
    expect(texts(interview).map(({ length }) => length)).toEqual([MAX_ANSWER_CHARS]);
  });
});
