import { describe, expect, it } from 'vitest';
import { SOCKET_PROTOCOL } from '#contract/socket-messages.ts';
import { openSocket as open } from './support/open-socket.ts';
import { Visitor } from './support/visitor.ts';

describe('the live sockets', () => {
  it('greet who holds the interview, and replace an older socket of their kind', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const older = await open(guest, `/api/tts?interviewId=${id}`);
    expect(await older.next()).toMatchObject({
      type: 'hello',
      protocol: SOCKET_PROTOCOL,
      resumeFrom: 'ent_question_1',
    });
    const newer = await open(guest, `/api/tts?interviewId=${id}`);
    expect(await newer.next()).toMatchObject({ type: 'hello' });
    expect(await older.closed).toBe(4001);
  });

  it('refuse strangers and foreign origins', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    expect((await open(new Visitor(), `/api/tts?interviewId=${id}`)).status).toBe(403);
    expect((await open(guest, `/api/tts?interviewId=${id}`, 'https://evil.example')).status).toBe(403);
  });

  it('take a turn and stay open over a message that they do not know', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const tts = await open(guest, `/api/tts?interviewId=${id}`);
    await tts.next();
    tts.socket?.send(JSON.stringify({ type: 'dance' }));
    expect(await tts.next()).toMatchObject({ type: 'error' });
    tts.socket?.send(JSON.stringify({ type: 'start', interviewId: id, userText: 'I work with computers.' }));
    expect(await tts.next()).toMatchObject({ type: 'reply', is_follow_up: true });
  });

  it('close on what is no JSON', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const realtime = await open(guest, `/api/realtime?interviewId=${id}`);
    await realtime.next();
    realtime.socket?.send('{');
    expect(await realtime.closed).toBe(1007);
  });
});
