import type { DatabaseSync } from 'node:sqlite';
import { DeepgramServer } from '#tests/support/deepgram-server.ts';
import { hum } from '#tests/support/made-audio.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { countWrittenRows, FIND_TABLES, READ_WRITTEN_ROWS } from '#tests/support/written-rows.ts';
import { openStored } from '../chaos/settle-state.ts';
import { FakeVendors, FRAME_MS, frameOf, RATE_HZ } from '../realtime/fake-vendors.ts';
import { Wire } from '../realtime/live-session.ts';
import { startInterview } from '../realtime/product-system.ts';

const API_KEY = 'bench';
const SPOKEN_MS = 6_000;
/** What the alarm still has to tell is told by then. */
const SETTLED_MS = 1_500;

const ANSWERS = [
  'Last year our order service was slow. I measured the queries, found two missing indexes and added them.',
  'The response time dropped by 60 percent and we had no outage in the December sale.',
  'I told a colleague that his change would break the export, and we wrote the test together.',
  'He thanked me later, and the export has not broken since then.',
  'I asked three customers what they needed, and we left out half of the plan.',
  'I wrote down what each of them would lose, and two of them agreed at once.',
];

interface Interview {
  address: string;
  id: string;
  cookie: string;
}

/** Takes one turn; answers whether the interviewer asked further. */
type TakeTurn = (answer: string, entryId: string) => Promise<boolean>;

/** Rows that the served product writes to D1 while somebody talks to it, its speech being that of a service that is paid. */
export async function measureWrites(): Promise<void> {
  const deepgram = await DeepgramServer.start({ apiKey: API_KEY });
  try {
    await measure('legacy', deepgram.address, async ({ address, id, cookie }) =>
      legacyTurns({ address, id, cookie }, deepgram),
    );
  } finally {
    await deepgram.stop();
  }
  const vendors = new FakeVendors();
  await vendors.start();
  try {
    await measure('realtime', vendors.address, liveTurns);
  } finally {
    vendors.stop();
  }
}

async function measure(mode: string, vendor: string, open: (interview: Interview) => Promise<TakeTurn>): Promise<void> {
  const server = await ServerProcess.start({
    PIPELINE_MODE: mode,
    SPEND_A_DAY: '6000',
    ...Object.fromEntries(
      ['STT', 'TTS'].flatMap((port) => [
        [`${port}_ENGINE`, 'deepgram'],
        [`${port}_API_KEY`, API_KEY],
        [`${port}_BASE_URL`, vendor],
      ]),
    ),
  });
  const index = openStored(server, 'database');
  if (!index) throw new Error('There is no database');
  try {
    const tables = index.prepare(FIND_TABLES).all() as { name: string }[];
    for (const sql of countWrittenRows(tables.map(({ name }) => name))) index.exec(sql);
    const interview = { address: server.address, ...(await startInterview(server.address)) };
    const turn = await open(interview);
    tell(mode, 'to start, and open what it speaks over', await takeWritten(index));
    let question = 0;
    for (const [n, answer] of ANSWERS.entries()) {
      const isFollowedUp = await turn(answer, `ans_${n}`);
      tell(mode, `turn ${n + 1}`, await takeWritten(index));
      if (isFollowedUp) continue;
      await moveOn(interview, question++);
      tell(mode, `to go on to question ${question + 1}`, await takeWritten(index));
    }
  } finally {
    index.close();
    await server.stop();
  }
}

function tell(mode: string, what: string, written: Record<string, number>): void {
  const tables = Object.entries(written).map(([name, rows]) => `${rows} × ${name}`);
  console.log(`  ${mode.padEnd(9)} ${what.padEnd(40)} ${tables.join(', ') || 'none'}`);
}

async function takeWritten(index: DatabaseSync): Promise<Record<string, number>> {
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const rows = index.prepare(READ_WRITTEN_ROWS).all() as { name: string; rows: number }[];
  index.exec('UPDATE written_rows SET rows = 0');
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}

async function call<T>(
  { address, cookie }: Interview,
  method: string,
  path: string,
  body?: FormData | object,
): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(address + path, {
    method,
    headers: { cookie, origin: address, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const isJson = answer.headers.get('content-type')?.includes('json');
  return (await (isJson ? answer.json() : answer.arrayBuffer())) as T;
}

async function moveOn(interview: Interview, question: number): Promise<void> {
  const { data } = await call<{ data: { questions: { id: string }[] } }>(
    interview,
    'GET',
    `/api/interview/${interview.id}`,
  );
  await call(interview, 'POST', `/api/interview/${interview.id}/next`, { questionId: data.questions[question]?.id });
}

async function legacyTurns(interview: Interview, deepgram: DeepgramServer): Promise<TakeTurn> {
  const speak = (text: string) => call(interview, 'POST', '/api/speech/tts/generate', { text });
  await speak('Hello, and welcome.');
  return async (answer, entryId) => {
    deepgram.say(answer);
    const form = new FormData();
    form.set('audio', new File([hum({ durationMs: SPOKEN_MS })], 'audio.wav'));
    await call(interview, 'POST', '/api/speech/stt/transcribe', form);
    const { data } = await call<{ data: { response: string; is_follow_up: boolean } }>(
      interview,
      'POST',
      '/api/llm/complete',
      { interviewId: interview.id, userText: answer, entryId },
    );
    await speak(data.response);
    return data.is_follow_up;
  };
}

async function liveTurns({ address, id, cookie }: Interview): Promise<TakeTurn> {
  const headers = { cookie, origin: address };
  const realtime = await Wire.open(`${address}/api/realtime?interviewId=${id}`, headers);
  const tts = await Wire.open(`${address}/api/tts?interviewId=${id}`, headers);
  return async (answer, utterance) => {
    const audio = { encoding: 'linear16', sample_rate: RATE_HZ, channels: 1 };
    realtime.say({ type: 'config', utterance, enable_partials: true, audio });
    const final = realtime.until(({ type }) => type === 'final');
    for (let frame = 0; frame < SPOKEN_MS / FRAME_MS; frame++) realtime.socket.send(frameOf(0, false));
    realtime.say({ type: 'end_utterance' });
    await final;
    let isFollowUp = false;
    const spoken = tts.until(({ type, is_follow_up }) => {
      if (type === 'reply') isFollowUp = is_follow_up === true;
      return type === 'tts_end';
    });
    tts.say({ type: 'start', interviewId: id, userText: answer, entryId: utterance });
    await spoken;
    return isFollowUp;
  };
}
