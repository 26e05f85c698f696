import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import { tapeOf } from '#client/audio/answer-tape.ts';
import { noteOf } from '#client/features/interview/stage-note.ts';
import { TranscriptCopy } from '#client/features/interview/transcript-copy.ts';
import { openInterview } from './support/fake-interview.ts';
import { FakeStorage } from './support/fake-storage.ts';
import { freshInterview } from './support/fresh-interview.ts';
import { hear, inATab, listen, settle } from './support/live-tab.ts';

describe('an interview that is come back to', () => {
  inATab();

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
