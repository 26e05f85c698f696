import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { resumeEvent } from '#client/features/interview/resume-event.ts';
import { noteOf } from '#client/features/interview/stage-note.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { recordingOf } from '#domain/stage/stage.ts';
import { TURN_START_DELAY_MS } from '#domain/stage/timing.ts';
import { openInterview } from './support/fake-interview.ts';
import { FakeStorage } from './support/fake-storage.ts';
import { freshInterview } from './support/fresh-interview.ts';
import { answerCall, hear, inATab, listen, pass, settle, stageOf, texts } from './support/live-tab.ts';

describe('a live interview', () => {
  inATab();

  it('takes a short answer that the space bar ends before anything of it was judged', async () => {
    const interview = await listen(openInterview());
    const { session, recorder, recogniser } = interview;
    session.send({ type: 'manual_stop', by: 'space' });
    // The detector finds out only now that somebody spoke.
    recorder.events.onState?.('speech_detected');
    recorder.state = 'speech_detected';
    recorder.judge();
    await settle();
    recogniser.due?.words.resolve('Yes.');
    await settle();
    expect(texts(interview)).toEqual(['Yes.']);
    expect(stageOf(interview)).toBe('processing_user_response');
  });

  it('tells a silent candidate before the question is left, and that it stays when a key is pressed', async () => {
    const interview = await listen(openInterview());
    const { session, recorder, recogniser, server, voice } = interview;
    const emptyTurn = async () => {
      recorder.endByItself();
      recorder.judge();
      await settle();
      recogniser.due?.words.resolve('');
      await settle();
      await pass(TURN_START_DELAY_MS);
    };
    for (let silences = 0; silences < 3; silences++) {
      await emptyTurn();
      await emptyTurn();
      expect(noteOf(session.view)).toBeNull();
      await answerCall(interview, 'reply', server.reply({ followUpIndex: 0 }));
      voice.end();
      await settle();
      await pass(TURN_START_DELAY_MS);
    }
    expect(noteOf(session.view)?.text).toMatch(/^Still there\?/);
    session.send({ type: 'stayed' });
    expect(noteOf(session.view)?.text).toBe('Take your time. We stay with this question.');
    await emptyTurn();
    expect(noteOf(session.view)?.text).toMatch(/^Still there\?/);
    await emptyTurn();
    // What was told before is not told of a question that is left.
    expect([server.due?.name, noteOf(session.view)]).toEqual(['reply', null]);
  });

  it('counts what the interviewer said to a silence before the page was opened', () => {
    const said = (id: string) => ({
      id,
      speaker: 'ai',
      text: 'Take your time.',
      current_question: 1,
      isFollowup: true,
    });
    const transcript = ['ent_1', 'ent_2', 'ent_3'].map(said) as InterviewState['transcript'];
    expect(resumeEvent(freshInterview({ transcript, followUpIndex: 1 }))).toMatchObject({ reactions: 2 });
  });

  it('does not wait for the words of a recording that never began, because the microphone was still being opened', async () => {
    const interview = await listen(openInterview());
    interview.recorder.recording = undefined;
    interview.session.type(true);
    await settle();
    expect(interview.session.view).toMatchObject({ isDraftComing: false, stage: { stage: 'user_responding' } });
  });

  it('says in mid-answer that there is no connection, as soon as the browser knows', async () => {
    const line = new EventTarget();
    vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
    vi.stubGlobal('removeEventListener', line.removeEventListener.bind(line));
    const { session } = await listen(openInterview());
    line.dispatchEvent(new Event('offline'));
    expect(noteOf(session.view)?.text).toBe('Reconnecting… nothing is lost. Please leave this page open.');
    line.dispatchEvent(new Event('online'));
    expect(noteOf(session.view)).toBeNull();
    session.dispose();
    line.dispatchEvent(new Event('offline'));
    expect(session.view.isReachable).toBe(true);
  });

  it('speaks at the pace that was chosen, also in the next interview', async () => {
    vi.stubGlobal('localStorage', new FakeStorage());
    const first = openInterview();
    expect([first.voice.pace, first.session.view.pace]).toEqual([1, 1]);
    first.session.choices.choosePace(0.8);
    expect([first.voice.pace, first.session.view.pace]).toEqual([0.8, 0.8]);
    const next = openInterview();
    expect([next.voice.pace, next.session.view.pace]).toEqual([0.8, 0.8]);
    localStorage.setItem('voice_pace', '7');
    expect(openInterview().voice.pace).toBe(1);
  });

  it('keeps in the browser that the voice or the space bar is off, until they are switched on again', async () => {
    vi.stubGlobal('localStorage', new FakeStorage());
    const { session, voice } = openInterview();
    expect([voice.isOn, session.view.isVoiceOn, session.view.isSpaceKeyOn]).toEqual([true, true, true]);
    session.choices.switchVoice(false);
    session.choices.switchSpaceKey(false);
    const next = openInterview();
    expect([next.voice.isOn, next.session.view.isVoiceOn, next.session.view.isSpaceKeyOn]).toEqual([
      false,
      false,
      false,
    ]);
    next.session.choices.choosePace(1.2);
    next.session.choices.switchSpaceKey(true);
    const last = openInterview();
    expect([last.voice.isOn, last.voice.pace, last.session.view.isSpaceKeyOn]).toEqual([true, 1.2, true]);
  });

  it('shows the last answer as kept only once the server has it, until it has the next', async () => {
    const interview = await listen(openInterview());
    const { session, voice } = interview;
    await hear(interview, 'I led a team.');
    expect(session.view.keptAnswer).toBe('');
    await answerCall(interview, 'reply', interview.server.reply());
    expect(session.view.keptAnswer).toBe('I led a team.');
    voice.begin();
    voice.end();
    await settle();
    await pass(TURN_START_DELAY_MS);
    await hear(interview, 'It took a year.');
    expect(session.view.keptAnswer).toBe('I led a team.');
    await answerCall(interview, 'reply', interview.server.reply());
    expect(session.view.keptAnswer).toBe('It took a year.');
  });

  it('comes back to the last answer, and to the question that a moment to think has left standing', async () => {
    const entry = (id: string, speaker: 'ai' | 'human', text: string, isFollowup = false) => ({
      id,
      speaker,
      text,
      current_question: 1,
      isFollowup,
      isFollowupAnswer: false,
    });
    const transcript = [
      entry('ent_1', 'ai', 'Welcome. Who are you?'),
      entry('ans_1', 'human', 'Let me think.'),
      entry('ent_2', 'ai', 'Take all the time you need.', true),
    ];
    const { session, voice } = openInterview(freshInterview({ transcript, latestEntryId: 'ent_2' }));
    session.start();
    await settle();
    expect(session.view).toMatchObject({
      keptAnswer: 'Let me think.',
      stage: { caption: 'Who are you?', captionIsFollowUp: false, acknowledgement: 'Take all the time you need.' },
    });
    expect(voice.said).toEqual(['Take all the time you need.']);
  });

  it('keeps one id for an answer from its first sample to the server', async () => {
    const interview = await listen(openInterview());
    await hear(interview, 'I led a team.');
    const ids = interview.server.stored.map(({ entryId }) => entryId);
    interview.server.due?.settle.reject(new TypeError('offline'));
    await settle();
    expect(noteOf(interview.session.view)?.action).toBe('send_again');
    interview.session.sendAgain();
    await settle();
    expect(interview.server.calls.filter(({ name }) => name === 'reply').map(({ detail }) => detail)).toMatchObject([
      { entryId: ids[0], text: 'I led a team.' },
      { entryId: ids[0], text: 'I led a team.' },
    ]);
  });

  it('keeps what is being said when it is left', async () => {
    const interview = await listen(openInterview());
    interview.session.dispose();
    interview.recorder.judge();
    await settle();
    interview.recogniser.due?.words.resolve('I led a team.');
    await settle();
    await answerCall(interview, 'keep');
    expect(texts(interview)).toEqual(['I led a team.']);
    expect(interview.recorder.isDisposed).toBe(true);
  });

  it('keeps what is being said when the server turns out to be elsewhere', async () => {
    const interview = await listen(openInterview());
    const { session, server, recorder, recogniser } = interview;
    await hear(interview, 'I led a team.');
    session.send({ type: 'manual_stop', by: 'toggle' });
    server.now = freshInterview({ questionIndex: 1, latestEntryId: 'ent_q2' });
    server.due?.settle.reject(new ApiError(409, 'HTTP 409', {}));
    await settle();
    await answerCall(interview, 'keep');
    await answerCall(interview, 'load');
    expect(session.view.stage).toMatchObject({ stage: 'ai_asking_question', questionIndex: 1 });
    recorder.judge();
    await settle();
    recogniser.due?.words.resolve('In five months.');
    await settle();
    expect(server.due).toMatchObject({ name: 'keep', detail: { text: 'In five months.', questionIndex: 0 } });
  });

  it('puts words into the field that come after it was opened, and takes them from there', async () => {
    const interview = await listen(openInterview());
    const { session, recorder, recogniser } = interview;
    session.send({ type: 'manual_stop', by: 'toggle' });
    session.type(true);
    recorder.judge();
    await settle();
    recogniser.due?.words.resolve('I led a team.');
    await pass(TURN_START_DELAY_MS);
    expect(session.view).toMatchObject({ draft: 'I led a team.', stage: { stage: 'user_responding' } });
    session.sendDraft();
    await settle();
    expect(texts(interview)).toEqual(['I led a team.']);
  });

  it.each(['permission_denied', 'no_microphone', 'microphone_busy', 'not_supported'] as const)(
    'opens the field from the first turn when the microphone is not to be had: %s',
    async (reason) => {
      const interview = openInterview();
      const { session, recorder, voice } = interview;
      session.start();
      await settle();
      recorder.events.onTrouble?.(reason);
      voice.begin();
      voice.end();
      await pass(TURN_START_DELAY_MS);
      expect(session.view).toMatchObject({ typing: true, stage: { stage: 'user_responding', recording: null } });
      expect(noteOf(session.view)?.isTrouble).toBe(true);
      // Who would rather speak may say so, and is heard as soon as there is something to hear with.
      session.type(false);
      recorder.events.onTroubleOver?.(reason);
      await pass(TURN_START_DELAY_MS);
      expect(recordingOf(session.view.stage)).toBe(1);
    },
  );

  it('does not wait for words that nobody can recognise', async () => {
    const interview = await listen(openInterview());
    const { session, recorder, recogniser } = interview;
    session.send({ type: 'manual_stop', by: 'toggle' });
    recorder.judge();
    await settle();
    for (let attempt = 0; recogniser.due; attempt++) {
      expect(attempt).toBeLessThan(5);
      recogniser.due.words.reject(new ApiError(503, 'HTTP 503', { code: 'stt_not_configured' }));
      await pass(5_000);
    }
    await pass(TURN_START_DELAY_MS);
    expect(noteOf(session.view)?.text).toContain('could not be kept');
    expect(session.view.stage).toMatchObject({ stage: 'user_responding', canRecord: false });
  });
});
