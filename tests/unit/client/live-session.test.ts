import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { tapeOf } from '#client/audio/answer-tape.ts';
import { resumeEvent } from '#client/features/interview/resume-event.ts';
import { noteOf } from '#client/features/interview/stage-note.ts';
import { TranscriptCopy } from '#client/features/interview/transcript-copy.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { MAX_ANSWER_CHARS } from '#contract/limits.ts';
import { recordingOf } from '#domain/stage/stage.ts';
import { LAST_WORDS_MS, TURN_START_DELAY_MS } from '#domain/stage/timing.ts';
import { FakeStorage, freshInterview, openInterview } from './support/fake-interview.ts';
import { type Interview, inATab, listen, pass, settle } from './support/live-tab.ts';

const stageOf = ({ session }: Interview) => session.view.stage.stage;

/** Ends what is recorded and has it recognised as these words. */
async function hear({ session, recorder, recogniser }: Interview, words: string): Promise<void> {
  session.send({ type: 'manual_stop', by: 'toggle' });
  recorder.judge();
  await settle();
  recogniser.due?.words.resolve(words);
  await settle();
}

async function answerCall({ server }: Interview, name: string, value: unknown = undefined): Promise<void> {
  const call = server.due;
  expect(call?.name).toBe(name);
  call?.settle.resolve(value);
  await settle();
}

const texts = ({ server }: Interview) => server.stored.map(({ text }) => text);

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

  describe('when the candidate goes on to speak while the interviewer thinks', () => {
    async function speakOn(): Promise<Interview> {
      const interview = await listen(openInterview());
      await hear(interview, 'I led a team.');
      interview.session.send({ type: 'manual_stop', by: 'toggle' });
      expect(recordingOf(interview.session.view.stage)).toBe(2);
      return interview;
    }

    it('shows the reply, unspoken, and sends the new words as the answer to it', async () => {
      const interview = await speakOn();
      const { session, server, voice } = interview;
      const spoken = voice.said.length;
      await answerCall(interview, 'reply', server.reply({ text: 'How large was it?', entryId: 'ent_how' }));
      expect(session.view.stage.caption).toBe('How large was it?');
      expect(voice.said).toHaveLength(spoken);
      expect(recordingOf(session.view.stage)).toBe(2);
      await hear(interview, 'Five people.');
      expect(server.due?.detail).toMatchObject({ text: 'Five people.', replyTo: 'ent_how' });
      expect(server.calls.filter(({ name }) => name === 'reply')).toHaveLength(2);
    });

    it('lets the new words wait for the reply', async () => {
      const interview = await speakOn();
      const { server } = interview;
      await hear(interview, 'Five people.');
      expect(server.calls.filter(({ name }) => name === 'reply')).toHaveLength(1);
      expect(stageOf(interview)).toBe('processing_user_response');
      await answerCall(interview, 'reply', server.reply({ entryId: 'ent_how' }));
      expect(server.due?.detail).toMatchObject({ text: 'Five people.', replyTo: 'ent_how' });
    });

    it('adds the new words to a question that the reply ended, before the next one is asked', async () => {
      const interview = await speakOn();
      const { session, server } = interview;
      await answerCall(interview, 'reply', server.reply({ text: 'Thank you.', isFollowUp: false }));
      expect(recordingOf(session.view.stage)).toBe(2);
      await hear(interview, 'And it paid off.');
      expect(server.due).toMatchObject({ name: 'keep', detail: { text: 'And it paid off.', questionIndex: 0 } });
      await answerCall(interview, 'keep');
      await answerCall(interview, 'next');
      expect(session.view.stage).toMatchObject({ stage: 'ai_asking_question', questionIndex: 1 });
    });

    it('asks the next question, whose index the server need not tell, when nothing more was said', async () => {
      const interview = await speakOn();
      await answerCall(interview, 'reply', interview.server.reply({ isFollowUp: false }));
      await hear(interview, '');
      await answerCall(interview, 'next');
      expect(interview.session.view.stage.questionIndex).toBe(1);
    });
  });

  describe('that is ended in mid-answer', () => {
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
      expect(interview.server.stored).toMatchObject([
        { text: 'It was the last thing.', questionIndex: 1, how: 'keep' },
      ]);
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

  describe('that is come back to', () => {
    const again = freshInterview({
      transcript: [
        {
          id: 'ans_1',
          speaker: 'human',
          text: 'I led a team.',
          current_question: 1,
          timestamp: '2026-01-01T00:00:00Z',
        } as never,
      ],
    });

    it('says that everything is kept when nobody was speaking', async () => {
      const interview = openInterview(again);
      interview.session.start();
      expect(noteOf(interview.session.view)?.text).toBe('Welcome back. Everything you said is kept.');
    });

    it('asks the question again and greets nobody twice who was greeted and has said nothing yet', async () => {
      const before = openInterview();
      before.session.start();
      await settle();
      expect(before.voice.said).toEqual(['Welcome. Who are you?']);
      // The page goes while it greets: that was hardly heard.
      const second = openInterview();
      second.session.start();
      await settle();
      expect(second.voice.said).toEqual(['Welcome. Who are you?']);
      await listen(second);
      const { session, voice } = openInterview();
      session.start();
      await settle();
      expect(voice.said).toEqual(['Who are you?']);
      expect(session.view.stage).toMatchObject({ stage: 'ai_asking_question', caption: 'Who are you?' });
      expect(noteOf(session.view)?.text).toBe('Welcome back. Here is the question again.');
    });

    it('greets nobody again who was greeted in another tab of this browser', async () => {
      vi.stubGlobal('localStorage', new FakeStorage());
      const first = openInterview();
      first.session.start();
      vi.stubGlobal('sessionStorage', new FakeStorage());
      const second = openInterview();
      second.session.start();
      await settle();
      // Nobody had heard it to its end.
      expect(second.voice.said).toEqual(['Welcome. Who are you?']);
      await listen(first);
      vi.stubGlobal('sessionStorage', new FakeStorage());
      const third = openInterview();
      third.session.start();
      const another = openInterview(freshInterview({ interviewId: 'int_2' }));
      another.session.start();
      await settle();
      expect([third.voice.said, another.voice.said]).toEqual([['Who are you?'], ['Welcome. Who are you?']]);
    });

    it('goes on behind what was said to a silence, in another browser too', async () => {
      const said = (id: string, text: string, isFollowup = false) => ({
        id,
        speaker: 'ai' as const,
        text,
        current_question: 1,
        isFollowup,
        isFollowupAnswer: false,
      });
      const transcript = [
        said('ent_g', 'Welcome.'),
        said('ent_q', 'Who are you?'),
        said('ent_1', 'Take your time.', true),
        said('ent_2', 'No hurry at all.', true),
        said('ent_3', 'Shall I say it again? Who are you?', true),
      ];
      const { session, voice } = openInterview(freshInterview({ transcript, latestEntryId: 'ent_3' }));
      session.start();
      await settle();
      expect(voice.said).toEqual(['Shall I say it again? Who are you?']);
      // It is told before the next silence leaves the question.
      expect(session.view.stage).toMatchObject({ reactions: 3 });
    });

    it('says what is not kept when somebody was', async () => {
      const before = await listen(openInterview());
      before.recorder.hearSpeech();
      // The page goes; nothing of it runs any more.
      const interview = openInterview(again);
      interview.session.start();
      await settle();
      expect(noteOf(interview.session.view)?.text).toContain('what you were saying when the page closed is not');
    });

    it('goes on with what was being said, where somebody has kept it', async () => {
      const interview = openInterview(again);
      const { session, recogniser, recorder, voice, server } = interview;
      recogniser.kept = { entryId: 'ans_kept', text: 'I led a team', receivedMs: 4_000 };
      session.start();
      await settle();
      expect(noteOf(session.view)?.text).toContain('What you were saying when the page closed is kept.');
      expect(session.view.heardWords.settled).toBe('I led a team');
      voice.end();
      await vi.advanceTimersByTimeAsync(300);
      session.send({ type: 'manual_stop', by: 'space' });
      recorder.judge();
      await settle();
      recogniser.due?.words.resolve('of five.');
      await settle();
      expect(server.due?.detail).toMatchObject({ entryId: 'ans_kept', text: 'I led a team of five.' });
    });

    it('has what was kept in the field when the candidate would rather type', async () => {
      const interview = openInterview(again);
      const { session, recogniser, voice, server } = interview;
      recogniser.kept = { entryId: 'ans_kept', text: 'I led a team', receivedMs: 4_000 };
      session.start();
      await settle();
      session.type(true);
      expect(session.view.draft).toBe('I led a team');
      voice.end();
      await vi.advanceTimersByTimeAsync(300);
      session.setDraft(`${session.view.draft} of five.`);
      session.sendDraft();
      await settle();
      expect(server.due?.detail).toMatchObject({ entryId: 'ans_kept', text: 'I led a team of five.' });
    });

    it('takes a silence for nothing that was being said', async () => {
      const interview = openInterview(again);
      interview.recogniser.kept = { entryId: 'ans_kept', text: '', receivedMs: 8_000 };
      interview.session.start();
      await settle();
      expect(noteOf(interview.session.view)?.text).toBe('Welcome back. Everything you said is kept.');
    });

    it('writes down the rest of it too, of which only the sound is here, and says so meanwhile', async () => {
      const interview = openInterview(again);
      const { session, recogniser, voice } = interview;
      const sound = tapeOf(new Int16Array(16 * 6_000).fill(7));
      recogniser.kept = { entryId: 'ans_kept', text: 'I led a team', receivedMs: 4_000, sound };
      session.start();
      await settle();
      session.type(true);
      voice.end();
      await vi.advanceTimersByTimeAsync(300);
      expect(session.view).toMatchObject({ draft: '', isDraftComing: true });
      recogniser.due?.words.resolve('of five.');
      await settle();
      expect(session.view).toMatchObject({ draft: 'I led a team of five.', isDraftComing: false, typing: true });
      session.sendDraft();
      await settle();
      expect(interview.server.due?.detail).toMatchObject({ entryId: 'ans_kept', text: 'I led a team of five.' });
    });

    it('says that the rest could not be had, and has it written down when it is asked for again', async () => {
      const { session, recogniser } = openInterview(again);
      const sound = tapeOf(new Int16Array(16 * 6_000).fill(7));
      recogniser.kept = { entryId: 'ans_kept', text: 'I led a team', receivedMs: 4_000, sound };
      session.start();
      await settle();
      session.type(true);
      recogniser.due?.words.reject(new ApiError(422, 'HTTP 422', { message: 'STT transcription failed' }));
      await settle();
      expect(session.view).toMatchObject({ isDraftComing: false, unheard: { isKept: true } });
      session.recogniseAgain();
      await settle();
      recogniser.due?.words.resolve('of five.');
      await settle();
      expect(session.view).toMatchObject({ draft: 'I led a team of five.', unheard: null });
    });

    it('takes no words for kept that have become an answer', async () => {
      const before = await listen(openInterview());
      await hear(before, 'I led a team.');
      const [{ id = '' } = {}] = new TranscriptCopy('int_1').entries.filter(({ speaker }) => speaker === 'User');
      const interview = openInterview();
      interview.recogniser.kept = { entryId: id, text: 'I led a team.', receivedMs: 4_000 };
      interview.session.start();
      await settle();
      expect(interview.session.view.heardWords.settled).toBe('');
      expect(noteOf(interview.session.view)?.text).toContain('had not arrived');
    });

    it('sends what the tab held and the server did not', async () => {
      const before = await listen(openInterview());
      await hear(before, 'I led a team.');
      const interview = openInterview();
      interview.session.start();
      await settle();
      expect(interview.server.due).toMatchObject({ name: 'reply', detail: { text: 'I led a team.' } });
      expect(noteOf(interview.session.view)?.text).toContain('had not arrived');
    });
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
