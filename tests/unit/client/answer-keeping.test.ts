import { describe, expect, it } from 'vitest';
import type { UnsentMetrics, UnsentSegment } from '#client/state/unsent-items.ts';
import { UPLOAD_WAIT_LEAVING_MS, UPLOAD_WAIT_MS } from '#domain/stage/timing.ts';
import { openInterview } from './support/fake-interview.ts';
import { freshInterview } from './support/fresh-interview.ts';
import { type Interview, inATab, listen, pass, settle } from './support/live-tab.ts';

/** The words of what was recorded come. */
async function recognise({ recorder, recogniser }: Interview, words: string): Promise<void> {
  recorder.judge();
  await settle();
  recogniser.due?.words.resolve(words);
  await settle();
}

const stop = ({ session }: Interview) => session.send({ type: 'manual_stop', by: 'toggle' });
const metricsIn = ({ kept }: Interview) =>
  kept.filter((item): item is UnsentMetrics => item.kind === 'metrics').map(({ body }) => body);
const segmentsIn = ({ kept }: Interview) => kept.filter((item): item is UnsentSegment => item.kind === 'segment');

describe('what is kept of an answer', () => {
  inATab();

  it('has one id: words, recording and measurements, all once its words are known', async () => {
    const interview = await listen(openInterview(freshInterview({ questionIndex: 1 })));
    expect(interview.segments.current).toBe(1);
    stop(interview);
    expect(interview.segments.current).toBeUndefined();
    interview.recorder.judge();
    await settle();
    expect(interview.kept).toEqual([]);
    await recognise(interview, 'I led a team.');
    const [stored] = interview.server.stored;
    const place = { interviewId: 'int_1', questionIndex: 1, followUpIndex: 0, entryId: stored?.entryId };
    expect(segmentsIn(interview)).toMatchObject([
      { ...place, mimeType: 'video/webm', isReady: false, answerOffsetMs: 20, durationMs: 9_000 },
    ]);
    expect(segmentsIn(interview)[0]?.peaks).toEqual(Array(200).fill(1));
    expect(metricsIn(interview)).toMatchObject([
      { ...place, metrics: { stopReason: 'manual', speechDurationMs: 8_000, wordsPerMinute: 30 } },
    ]);
    expect(metricsIn(interview)[0]?.words?.map(({ word, estimated }) => [word, estimated])).toEqual([
      ['I', true],
      ['led', true],
      ['a', true],
      ['team.', true],
    ]);
  });

  it('is measured though nothing was said, and then nothing of it is recorded', async () => {
    const interview = await listen();
    interview.recorder.endByItself();
    await recognise(interview, '');
    expect(metricsIn(interview)).toMatchObject([{ questionIndex: 0, metrics: { stopReason: 'silence_timeout' } }]);
    expect([segmentsIn(interview), interview.segments.held.size]).toEqual([[], 0]);
  });

  it('is nothing of an answer that is typed', async () => {
    const interview = await listen();
    interview.session.type(true);
    await recognise(interview, '');
    const before = interview.kept.length;
    interview.session.setDraft('I write this.');
    interview.session.sendDraft();
    await settle();
    expect(interview.server.stored).toMatchObject([{ text: 'I write this.' }]);
    expect(interview.kept).toHaveLength(before);
  });

  it.each([
    ['with its times', undefined, 4],
    ['without times once its words are changed', 'I led a large team.', 0],
  ])('goes out with the field that it was spoken into, %s', async (_how, draft, wordCount) => {
    const interview = await listen();
    interview.session.type(true);
    await recognise(interview, 'I led a team.');
    expect(interview.kept).toEqual([]);
    if (draft) interview.session.setDraft(draft);
    interview.session.sendDraft();
    await settle();
    const [stored] = interview.server.stored;
    expect(segmentsIn(interview)).toMatchObject([{ entryId: stored?.entryId }]);
    expect(metricsIn(interview)).toMatchObject([{ entryId: stored?.entryId, words: { length: wordCount } }]);
  });

  it('is forgotten when everything is deleted from the field', async () => {
    const interview = await listen();
    interview.session.type(true);
    await recognise(interview, 'I led a team.');
    interview.session.setDraft('');
    interview.session.setDraft('I write this.');
    interview.session.sendDraft();
    await settle();
    expect([interview.kept, interview.segments.held.size]).toEqual([[], 0]);
  });

  it('is what was said until the microphone was switched off, in the field to type in', async () => {
    const interview = await listen();
    interview.session.setMicrophone(false);
    expect(interview.recorder).toMatchObject({ isShut: true, stopReasons: ['manual'] });
    expect(interview.devices).toEqual(['microphone closed']);
    await recognise(interview, 'I led a team.');
    expect(interview.session.view).toMatchObject({ isMicrophoneOn: false, typing: true, draft: 'I led a team.' });
    interview.session.type(false);
    expect(interview.session.view).toMatchObject({ isMicrophoneOn: true, typing: false });
  });

  it('waits ten seconds for its words once the interview is over, and then goes without them', async () => {
    const interview = await listen(openInterview(freshInterview({ questionIndex: 1 })));
    interview.session.end();
    expect(interview.devices).toEqual(['released']);
    expect(interview.segments.current).toBeUndefined();
    interview.recorder.judge();
    await pass(UPLOAD_WAIT_MS - 1);
    expect(interview.kept).toEqual([]);
    await pass(1);
    expect(segmentsIn(interview)).toHaveLength(1);
    await recognise(interview, 'It was the last thing.');
    interview.server.due?.settle.resolve(undefined);
    await settle();
    expect(segmentsIn(interview)).toHaveLength(1);
    expect(metricsIn(interview)).toMatchObject([
      { entryId: segmentsIn(interview)[0]?.entryId, metrics: { stopReason: 'manual_emergency_stop' } },
    ]);
  });

  it('waits five seconds when the page is left', async () => {
    const interview = await listen();
    interview.session.dispose();
    expect(interview.devices).toEqual(['released']);
    interview.recorder.judge();
    await pass(UPLOAD_WAIT_LEAVING_MS);
    expect(segmentsIn(interview)).toHaveLength(1);
  });
});

describe('a turn that got its reply', () => {
  inATab();

  it('is saved once more and told, behind the reply and without waiting for either', async () => {
    const interview = await listen();
    stop(interview);
    await recognise(interview, 'I led a team.');
    expect(interview.server.told).toEqual([]);
    interview.server.due?.settle.resolve(interview.server.reply({ isFollowUp: true }));
    await settle();
    const [stored] = interview.server.stored;
    expect(interview.server.told).toEqual([
      { name: 'save_entry', entryId: stored?.entryId, replyTo: 'ent_1' },
      { name: 'reply', isFollowUp: true },
    ]);
    expect(interview.session.view.stage.stage).toBe('user_turn_pending');
  });
});
