import { RATE_HZ } from './fake-vendors.ts';
import { type LiveSession, type LiveSystem, Wire } from './live-session.ts';

const POSTING = 'Senior Software Engineer - Acme Corp\nYou will own our order service. We need Python, SQL and Docker.';

/** The whole product, as its own page talks to it: an interview of its own for each session. */
export function product(address: string, pid: number): LiveSystem {
  return { name: 'Greenroom', endsByWord: true, pid, open: () => openInterview(address) };
}

/** Starts an interview; answers its id and the cookie that holds it. */
export async function startInterview(address: string): Promise<{ id: string; cookie: string }> {
  const started = await fetch(`${address}/api/webhook/initialize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ start: true, description: POSTING, client_ts: 0, length: '10min', interviewType: 'normal' }),
  });
  if (!started.ok) throw new Error(`No interview was started: ${started.status}`);
  const { interview_id: id } = (await started.json()) as { interview_id: string };
  const cookie = started.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { id, cookie };
}

export async function openSockets(address: string): Promise<{ id: string; realtime: Wire; tts: Wire }> {
  const { id, cookie } = await startInterview(address);
  const headers = { cookie, origin: address };
  const realtime = await Wire.open(`${address}/api/realtime?interviewId=${id}`, headers);
  const tts = await Wire.open(`${address}/api/tts?interviewId=${id}`, headers);
  return { id, realtime, tts };
}

async function openInterview(address: string): Promise<LiveSession> {
  const { id, realtime, tts } = await openSockets(address);
  const acknowledged: number[] = [];
  let tellFinal: (message: Record<string, unknown>) => void = () => undefined;
  const final = new Promise<Record<string, unknown>>((resolve) => {
    tellFinal = resolve;
  });
  realtime.onMessage((message) => {
    if (Buffer.isBuffer(message)) return;
    if (message.type === 'final') tellFinal(message);
    else if (message.type !== 'partial' && message.type !== 'hello') throw new Error(`Told ${message.type}`);
  });
  realtime.say({
    type: 'config',
    utterance: 'ans_bench',
    enable_partials: true,
    audio: { encoding: 'linear16', sample_rate: RATE_HZ, channels: 1 },
  });
  return {
    send: (frame) => realtime.socket.send(frame),
    async end() {
      const endedAt = performance.now();
      realtime.say({ type: 'end_utterance' });
      const { text, entryId } = await final;
      acknowledged.push(performance.now() - endedAt);
      const first = tts.firstSound();
      tts.say({ type: 'start', interviewId: id, userText: text, entryId });
      return first;
    },
    acknowledgements: () => acknowledged,
    close: () => {
      realtime.socket.terminate();
      tts.socket.terminate();
    },
  };
}
