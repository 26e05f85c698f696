import { describe, expect, it } from 'vitest';
import { recordingOf } from '#domain/stage/stage.ts';
import { openInterview } from './support/fake-interview.ts';
import { answerCall, hear, type Interview, inATab, listen, stageOf } from './support/live-tab.ts';

describe('an interview whose candidate goes on to speak while the interviewer thinks', () => {
  inATab();

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
