import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { heldWords } from '#client/features/interview/answer-field.ts';
import { noteOf } from '#client/features/interview/stage-note.ts';
import { StageTalk } from '#client/features/interview/stage-talk.tsx';
import { MAX_ANSWER_CHARS } from '#contract/limits.ts';
import { recordingOf } from '#domain/stage/stage.ts';
import { TURN_START_DELAY_MS } from '#domain/stage/timing.ts';
import { openInterview } from './support/fake-interview.ts';
import { freshInterview } from './support/fresh-interview.ts';
import { type Interview, inATab, listen, pass, settle } from './support/live-tab.ts';

const stop = ({ session }: Interview) => session.send({ type: 'manual_stop', by: 'toggle' });

/** The words of what was recorded come. */
async function recognise({ recorder, recogniser }: Interview, words: string): Promise<void> {
  recorder.judge();
  await settle();
  recogniser.due?.words.resolve(words);
  await settle();
}

/** The field is closed, and the microphone listens again. */
async function speakInstead({ session }: Interview): Promise<void> {
  session.type(false);
  await pass(TURN_START_DELAY_MS);
}

/** Half of the answer is typed before it is gone on with by speaking. */
async function typeHalf(interview: Interview, half: string): Promise<void> {
  interview.session.type(true);
  await recognise(interview, '');
  interview.kept.splice(0);
  interview.session.setDraft(half);
}

const asked = ({ server }: Interview) =>
  server.calls.filter(({ name }) => name === 'reply').map(({ detail }) => (detail as { text: string }).text);
const metricsIn = ({ kept }: Interview) => kept.flatMap((item) => (item.kind === 'metrics' ? [item.body] : []));
const segmentsIn = ({ kept }: Interview) => kept.flatMap((item) => (item.kind === 'segment' ? [item] : []));

describe('an answer that is gone on with by speaking', () => {
  inATab();

  it('is what was typed and, behind it, what was said; nothing of it stays in the field', async () => {
    const interview = await listen();
    await typeHalf(interview, 'I led a team,');
    const { session } = interview;
    expect(renderToStaticMarkup(createElement(StageTalk, { view: session.view }))).not.toContain('I led a team');
    await speakInstead(interview);
    // It stands under the question, before what is heard now.
    const view = { ...session.view, heardWords: { settled: 'of', unsettled: 'fi' } };
    expect(renderToStaticMarkup(createElement(StageTalk, { view }))).toMatch(/>I led a team, of <span[^>]*>fi</);
    stop(interview);
    await recognise(interview, 'of five people.');
    expect(asked(interview)).toEqual(['I led a team, of five people.']);
    expect(session.view.draft).toBe('');
    // Only what was said is measured, and has times.
    const [metrics] = metricsIn(interview);
    expect(metrics).toMatchObject({
      entryId: interview.server.stored[0]?.entryId,
      metrics: { speechDurationMs: 8_000, wordsPerMinute: 23 },
    });
    expect(metrics?.words?.map(({ word, start_char }) => [word, start_char])).toEqual([
      ['of', 14],
      ['five', 17],
      ['people.', 22],
    ]);
  });

  it('goes on with what was heard before the microphone was switched off, measured over both recordings', async () => {
    const interview = await listen();
    const { session } = interview;
    session.setMicrophone(false);
    await recognise(interview, 'I led a team,');
    session.setMicrophone(true);
    await settle();
    interview.recorder.events.onState?.('ready');
    await pass(TURN_START_DELAY_MS);
    expect(heldWords(session.view)).toBe('I led a team,');
    expect(recordingOf(session.view.stage)).toBe(2);
    stop(interview);
    await recognise(interview, 'of five people.');
    expect(asked(interview)).toEqual(['I led a team, of five people.']);
    const [stored] = interview.server.stored;
    const segments = segmentsIn(interview).map(({ entryId, answerOffsetMs }) => [entryId, answerOffsetMs]);
    expect(segments).toEqual([
      [stored?.entryId, 20],
      [stored?.entryId, 10_020],
    ]);
    const [metrics] = metricsIn(interview);
    expect(metrics).toMatchObject({ entryId: stored?.entryId, metrics: { durationMs: 20_000, wordsPerMinute: 23 } });
    const times = metrics?.words?.map(({ word, startMs }) => [word, startMs >= 10_000]);
    expect(times).toEqual([
      ['I', false],
      ['led', false],
      ['a', false],
      ['team,', false],
      ['of', true],
      ['five', true],
      ['people.', true],
    ]);
  });

  it('goes out from the field under the id of what was said last, because that is what a server still holds', async () => {
    const interview = await listen();
    const { session } = interview;
    const spoken: string[] = [];
    const inField = async (words: string) => {
      session.type(true);
      await recognise(interview, words);
      spoken.push(JSON.parse(sessionStorage.getItem('interview_draft_int_1') ?? '{}').spoken?.at(-1));
    };
    await inField('I led a team,');
    await speakInstead(interview);
    await inField('of five people.');
    session.sendDraft();
    await settle();
    expect(interview.server.stored).toMatchObject([{ entryId: spoken[1], text: 'I led a team, of five people.' }]);
    expect(spoken[0]).not.toBe(spoken[1]);
  });

  it('has words that come only when the field was closed again, and the field stays closed', async () => {
    const interview = await listen();
    interview.session.type(true);
    interview.session.type(false);
    await recognise(interview, 'I led a team,');
    expect(interview.session.view.typing).toBe(false);
    expect(heldWords(interview.session.view)).toBe('I led a team,');
    await pass(TURN_START_DELAY_MS);
    stop(interview);
    await recognise(interview, 'of five people.');
    expect(asked(interview)).toEqual(['I led a team, of five people.']);
  });

  it('is given as it is when nothing more is said, and nobody says that nothing was heard', async () => {
    const interview = await listen();
    await typeHalf(interview, 'I led a team.');
    await speakInstead(interview);
    interview.recorder.events.onTrouble?.('no_speech');
    interview.recorder.endByItself();
    expect(noteOf(interview.session.view)).toBeNull();
    await recognise(interview, '');
    expect(asked(interview)).toEqual(['I led a team.']);
    expect(interview.session.view.draft).toBe('');
    // All of it was typed: there is nothing to measure and nothing to play.
    expect([interview.kept, interview.segments.held.size]).toEqual([[], 0]);
  });

  it('does not say again what has gone out from the field and waits for its reply', async () => {
    const interview = await listen();
    await typeHalf(interview, 'I led a team.');
    interview.session.sendDraft();
    await settle();
    interview.session.type(false);
    expect(heldWords(interview.session.view)).toBe('');
    // The key begins a recording, and ends it.
    stop(interview);
    stop(interview);
    await recognise(interview, 'Of five people.');
    interview.server.due?.settle.resolve(interview.server.reply());
    await settle();
    expect(asked(interview)).toEqual(['I led a team.', 'Of five people.']);
  });

  it('can be sent again from the stage when it got no reply and the field was closed', async () => {
    const interview = await listen();
    await typeHalf(interview, 'I led a team.');
    interview.session.sendDraft();
    await settle();
    interview.server.due?.settle.reject(new TypeError('Failed to fetch'));
    await settle();
    expect(noteOf(interview.session.view)?.action).toBeUndefined();
    interview.session.type(false);
    expect(noteOf(interview.session.view)?.action).toBe('send_again');
  });

  it('goes into the field when it has become longer than an answer may be', async () => {
    const interview = await listen();
    await typeHalf(interview, 'a'.repeat(MAX_ANSWER_CHARS));
    await speakInstead(interview);
    stop(interview);
    await recognise(interview, 'and more.');
    expect(asked(interview)).toEqual([]);
    expect(interview.session.view).toMatchObject({ typing: true, draft: expect.stringMatching(/^a+ and more\.$/) });
  });

  it('is kept in order when the page is left in the middle of it', async () => {
    const interview = await listen();
    await typeHalf(interview, 'I led a team,');
    await speakInstead(interview);
    interview.session.dispose();
    await recognise(interview, 'of five people.');
    interview.server.due?.settle.resolve(undefined);
    await settle();
    expect(interview.server.stored.map(({ text }) => text)).toEqual(['I led a team, of five people.']);
    expect(openInterview().session.view.draft).toBe('');
  });
});

describe('what is in the field when its question is over', () => {
  inATab();

  /** Half an answer more is typed while the reply is on its way that ends the question. */
  async function questionEnds(questionIndex = 0): Promise<Interview> {
    const interview = await listen(openInterview(freshInterview({ questionIndex })));
    const { session, server, voice } = interview;
    await typeHalf(interview, 'I led a team.');
    session.sendDraft();
    await settle();
    session.setDraft('I led a team. It had five people.');
    server.due?.settle.resolve(server.reply({ text: 'Thank you.', isFollowUp: false }));
    await settle();
    expect(session.view.draft).toBe('It had five people.');
    voice.begin();
    voice.end();
    await pass(1_000);
    return interview;
  }

  it('is added to that question, and not offered to the next one', async () => {
    const interview = await questionEnds();
    const { session, server } = interview;
    server.due?.settle.resolve(undefined);
    await settle();
    expect(session.view).toMatchObject({ draft: '', stage: { questionIndex: 1 } });
    expect(noteOf(session.view)?.text).toBe('That question is over. What you had typed is added to your answer to it.');
    expect(server.due).toMatchObject({ name: 'keep', detail: { text: 'It had five people.', questionIndex: 0 } });
  });

  it('is sent again to that question too, when it was not taken at first', async () => {
    const interview = await questionEnds();
    const { session, server, voice } = interview;
    server.due?.settle.resolve(undefined);
    await settle();
    for (let attempt = 0; attempt < 2 && server.due?.name === 'keep'; attempt++) {
      server.due.settle.reject(new ApiError(422, 'HTTP 422', {}));
      await settle();
    }
    voice.begin();
    voice.end();
    await pass(TURN_START_DELAY_MS);
    expect(noteOf(session.view)?.action).toBe('send_again');
    session.sendAgain();
    await settle();
    expect(server.due).toMatchObject({ name: 'keep', detail: { text: 'It had five people.', questionIndex: 0 } });
  });

  it('is added to it too when it was the last one', async () => {
    const interview = await questionEnds(2);
    expect(interview.session.view.stage.stage).toBe('idle');
    expect(interview.server.due).toMatchObject({
      name: 'keep',
      detail: { text: 'It had five people.', questionIndex: 2 },
    });
  });
});

describe('half an answer and a page that is loaded anew', () => {
  inATab();

  it('is under the question and gone on with by speaking, where the field was closed', async () => {
    const before = await listen();
    await typeHalf(before, 'I led a team,');
    await speakInstead(before);
    const interview = openInterview();
    interview.recogniser.kept = { entryId: 'ans_kept', text: 'of five', receivedMs: 4_000 };
    await listen(interview);
    expect(interview.session.view.typing).toBe(false);
    expect(heldWords(interview.session.view)).toBe('I led a team,');
    stop(interview);
    await recognise(interview, 'people.');
    expect(asked(interview)).toEqual(['I led a team, of five people.']);
  });

  it('has no words twice that the server heard and the field has', async () => {
    const before = await listen();
    before.session.type(true);
    await recognise(before, 'I led a team,');
    before.session.type(false);
    const entryId = JSON.parse(sessionStorage.getItem('interview_draft_int_1') ?? '{}').spoken?.[0] ?? 'ans_none';
    for (let page = 0; page < 2; page++) {
      const interview = openInterview();
      interview.recogniser.kept = { entryId, text: 'I led a team,', receivedMs: 4_000 };
      interview.session.start();
      await settle();
      expect(interview.session.view).toMatchObject({ draft: 'I led a team,', heardWords: { settled: '' } });
      interview.session.type(page === 0);
    }
  });

  it('is added to its own question when the interview has gone on meanwhile', async () => {
    const before = await listen();
    await typeHalf(before, 'I led a team,');
    const interview = openInterview(freshInterview({ questionIndex: 1 }));
    interview.session.start();
    await settle();
    expect(interview.session.view.draft).toBe('');
    expect(interview.server.due).toMatchObject({ name: 'keep', detail: { text: 'I led a team,', questionIndex: 0 } });
  });
});
