import { exports } from 'cloudflare:workers';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { newInterviewId } from '#durable/door.ts';
import { checkAnswer } from '#tests/support/check-answer.ts';
import { Dice } from '#tests/support/dice.ts';
import { signedInTo, storeAccount } from './account.ts';
import { requestOf } from './call-requests.ts';
import { openSocket } from './open-socket.ts';
import { anyPhone, Visitor } from './visitor.ts';

/** What stands where something else was meant. */
const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e‮',
  '0',
  'null',
  '../../etc/passwd',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '%00%ff',
  'a'.repeat(5_000),
  '我'.repeat(2_000),
  '😀'.repeat(500),
  [],
  {},
  [[[[[[]]]]]],
  { constructor: 1, toString: 'x' },
];

const ODD_NAMES = [
  '',
  '0',
  '-1',
  '1e9',
  'id',
  'constructor',
  '__proto__',
  'int_x',
  '../..',
  '%2e%2e',
  'ünïcode',
  'a'.repeat(300),
];

/** A value with one thing in it changed, left out, doubled or put in. */
function bend(dice: Dice, value: unknown): unknown {
  if (dice.is(0.25)) return dice.of(ODD);
  if (Array.isArray(value)) {
    if (value.length === 0 || dice.is(0.3)) return [...value, ...value, dice.of(ODD)];
    const at = Math.floor(dice.next() * value.length);
    return value.map((each, i) => (i === at ? bend(dice, each) : each));
  }
  if (typeof value !== 'object' || value === null) return dice.of(ODD);
  const entries = Object.entries(value);
  if (entries.length === 0 || dice.is(0.15)) return { ...value, [dice.of(ODD_NAMES)]: dice.of(ODD) };
  const [name] = dice.of(entries);
  const kept = entries.filter(([other]) => other !== name);
  if (dice.is(0.25)) return Object.fromEntries(kept);
  return Object.fromEntries(entries.map(([key, each]) => [key, key === name ? bend(dice, each) : each]));
}

/** Bodies as bytes: cut, doubled, of another kind, and none at all. */
function bytesOf(dice: Dice, body: unknown): { bytes: Uint8Array<ArrayBuffer>; type: string } {
  const written = new TextEncoder().encode(JSON.stringify(body) ?? '');
  const noise = Uint8Array.from({ length: 200 }, () => Math.floor(dice.next() * 256));
  const bytes = dice.of([
    written.slice(0, Math.floor(dice.next() * written.length)),
    new Uint8Array([...written, ...written]),
    noise,
    new Uint8Array([0x1f, 0x8b, 8, 0, ...noise]),
    new Uint8Array(),
    new Uint8Array([0xef, 0xbb, 0xbf, ...written]),
  ]);
  const type = dice.of([
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    '',
  ]);
  return { bytes, type };
}

/** What no text for a client may hold: where our code lies, and what the database said. */
const INNER = /\bat \S+ \(|node_modules|src\/|SQLITE|D1_ERROR|no such (?:table|column)|ZodError|DrizzleQuery|\.ts:\d+/;

interface World {
  actors: Visitor[];
  interviews: string[];
}

/** A guest, an owner and a stranger with interviews of theirs, one of which is gone already, and somebody without anything. */
async function makeWorld(address: string): Promise<World> {
  const headers = { 'cf-connecting-ip': address };
  const guest = new Visitor({ headers });
  const mine = await guest.startInterview();
  const owner = await signedInTo(await storeAccount());
  const owned = await owner.startInterview();
  const gone = await owner.startInterview();
  await owner.call('DELETE', `/api/transcript/interview/${gone}`);
  const stranger = await signedInTo(await storeAccount());
  return {
    actors: [guest, owner, stranger, new Visitor({ headers })],
    interviews: [mine, owned, gone, newInterviewId(), 'int_../x', ''],
  };
}

const CALLS = Object.entries(calls) as [string, Call][];
/** After so many requests everything is new: what was erased, spent or forbidden would refuse the rest. */
const REQUESTS_A_WORLD = 100;
const SOCKETS_EVERY = 50;
const MESSAGES_A_SOCKET = 12;

export interface FuzzFigures {
  requests: number;
  sockets: number;
  byStatus: Record<string, number>;
  slowestMs: number;
  faults: string[];
}

/** Sends so many requests, each what a call declares or bent, in an order that no client keeps to. */
export async function fuzz(requests: number, seed: number): Promise<FuzzFigures> {
  const dice = new Dice(seed);
  const figures: FuzzFigures = { requests: 0, sockets: 0, byStatus: {}, slowestMs: 0, faults: [] };
  let world = await makeWorld('2001:db8::1');
  for (let n = 0; n < requests; n++) {
    if (n % REQUESTS_A_WORLD === REQUESTS_A_WORLD - 1) world = await makeWorld(`2001:db8:${n.toString(16)}::1`);
    if (n % SOCKETS_EVERY === SOCKETS_EVERY - 1) await fuzzSocket(dice, world, figures);
    const [name, call] = dice.of(CALLS);
    const subject = {
      interviewId: dice.of(world.interviews),
      email: `fuzz-${n}@example.com`,
      phone: anyPhone(),
    };
    const { method, path, body } = requestOf(name, subject);
    await sendOne(dice, dice.of(world.actors), { name, call, method, path, body }, figures);
  }
  return figures;
}

interface Asked {
  name: string;
  call: Call;
  method: string;
  path: string;
  body: unknown;
}

async function sendOne(dice: Dice, actor: Visitor, { name, method, path, body }: Asked, figures: FuzzFigures) {
  const way = dice.next();
  const address = way > 0.9 ? path.replace(/[^/]{4,}$/, encodeURIComponent(dice.of(ODD_NAMES))) : path;
  const cookie = [...actor.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const init: RequestInit = { method, headers: { cookie, ...actor.headers }, redirect: 'manual' };
  if (method !== 'GET' && body !== undefined) {
    if (body instanceof FormData) init.body = body;
    else if (way < 0.15) {
      const { bytes, type } = bytesOf(dice, body);
      init.body = bytes;
      if (type) init.headers = { ...init.headers, 'content-type': type };
    } else {
      init.body = JSON.stringify(way < 0.75 ? bend(dice, body) : body);
      init.headers = { ...init.headers, 'content-type': 'application/json' };
    }
  }
  const begun = performance.now();
  const response = await exports.default.fetch(new Request(`http://localhost${address}`, init));
  const bytes = await response.bytes();
  figures.slowestMs = Math.max(figures.slowestMs, performance.now() - begun);
  figures.requests += 1;
  figures.byStatus[response.status] = (figures.byStatus[response.status] ?? 0) + 1;
  const fault = faultIn(method, address, response, bytes);
  if (fault) figures.faults.push(`${name} (request ${figures.requests}): ${fault}`);
}

function faultIn(method: string, path: string, { status, headers }: Response, bytes: Uint8Array): string | undefined {
  const contentType = headers.get('content-type') ?? '';
  const isText = contentType.includes('json') || contentType.startsWith('text/');
  const text = isText ? new TextDecoder().decode(bytes) : '';
  if (status >= 500 && status !== 503 && status !== 599) return `answered ${status}`;
  if (INNER.test(text)) return `tells something inner: ${INNER.exec(text)?.[0]}`;
  try {
    checkAnswer(method, path, { status, contentType, body: contentType.includes('json') ? JSON.parse(text) : bytes });
  } catch (error) {
    return String(error).slice(0, 300);
  }
}

/** Says odd things over a live socket; the interview is there afterwards all the same. */
async function fuzzSocket(dice: Dice, { actors, interviews }: World, figures: FuzzFigures): Promise<void> {
  const [guest] = actors;
  const [interviewId] = interviews;
  if (!guest) return;
  const kind = dice.of(['realtime', 'tts']);
  const { socket, closed } = await openSocket(
    guest,
    `/api/${kind === 'tts' ? 'tts' : 'realtime'}?interviewId=${interviewId}`,
  );
  if (!socket) return;
  figures.sockets += 1;
  const known = [
    { type: 'config' },
    { type: 'end_utterance' },
    { type: 'discard' },
    { type: 'say', text: 'Hello.' },
    { type: 'ping' },
  ];
  for (let n = 0; n < MESSAGES_A_SOCKET; n++) {
    const message = dice.is(0.2)
      ? Uint8Array.from({ length: 100 }, () => Math.floor(dice.next() * 256))
      : JSON.stringify(bend(dice, dice.of(known)));
    try {
      socket.send(message);
    } catch {
      break;
    }
  }
  socket.close(1000);
  await Promise.race([closed, Promise.resolve()]);
  const { status } = await guest.call('GET', `/api/interview/${interviewId}`);
  if (status >= 500) figures.faults.push(`${kind} socket: the interview answers ${status} after it`);
}
