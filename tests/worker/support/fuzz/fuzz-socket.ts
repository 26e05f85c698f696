import {
  realtimeClientMessage,
  realtimeServerMessage,
  SOCKET_KINDS,
  type SocketKind,
  ttsClientMessage,
  ttsServerMessage,
} from '#contract/socket-messages.ts';
import type { Dice } from '#tests/support/dice.ts';
import type { SocketFigures } from '#tests/support/fuzz-figures.ts';
import { openSocket } from '../open-socket.ts';
import { LINEAR_16K } from '../realtime.ts';
import { tapeOf } from '../scripted-recogniser.ts';
import { bend } from './bend.ts';
import { innerIn } from './fault-in.ts';
import { makeValue } from './made-values.ts';
import { anyActor, anyInterview, type World } from './world.ts';

const CLIENT = { realtime: realtimeClientMessage, tts: ttsClientMessage };
const SERVER = { realtime: realtimeServerMessage, tts: ttsServerMessage };
const MESSAGES = 25;
/** As the product closes: by the protocol for what cannot be taken, by its own codes for who may not. */
const CLOSES = [1007, 1008, 1009, 4001, 4003];
/** Longer than anything takes; a socket that stays open behind what is no JSON is a fault. */
const PATIENCE_MS = 20_000;

/** Says anything over a live socket, and looks at all that comes back until it is closed. */
export async function fuzzSocket(dice: Dice, world: World, figures: SocketFigures, requests: number): Promise<void> {
  const kind = dice.of(SOCKET_KINDS);
  const [actor, interviewId] = [anyActor(dice, world, 0.9), anyInterview(dice, world, 0.9)];
  const course = courseOf(kind, interviewId);
  const messages = Array.from({ length: dice.between(1, MESSAGES) }, (_, at) => {
    const odd = messageOf(dice, kind, world);
    return dice.is(0.5) ? (course[at % course.length] ?? odd) : odd;
  });
  const eraseAt = dice.is(0.03) ? dice.between(0, MESSAGES) : -1;
  const { status, socket, closed } = await openSocket(
    actor,
    `/api/${kind}?interviewId=${encodeURIComponent(interviewId)}`,
  );
  if (!socket) {
    figures.refused += 1;
    if (status !== 403)
      figures.faults.push(`${kind} socket (after request ${requests}): an upgrade was answered ${status}`);
    return;
  }
  figures.opened += 1;
  const told: unknown[] = [];
  socket.addEventListener('message', ({ data }) => void told.push(data));
  for (const [at, message] of messages.entries()) {
    if (at === eraseAt) await actor.call('DELETE', `/api/interview/${interviewId}`);
    figures.sent += 1;
    try {
      socket.send(message);
    } catch {
      // It was closed in answer to an earlier one.
      break;
    }
  }
  try {
    socket.send('{');
  } catch {}
  const code = await Promise.race([closed, new Promise<number>((resolve) => setTimeout(resolve, PATIENCE_MS, 0))]);
  if (!CLOSES.includes(code)) figures.faults.push(`${kind} socket (after request ${requests}): closed with ${code}`);
  for (const data of told) {
    const type = typeof data === 'string' ? String(JSON.parse(data).type) : 'sound';
    figures.received[type] = (figures.received[type] ?? 0) + 1;
    const fault = typeof data === 'string' ? await faultInMessage(kind, data) : undefined;
    if (fault) figures.faults.push(`${kind} socket (after request ${requests}): ${fault}`);
  }
}

type Message = string | Uint8Array<ArrayBuffer>;

/** What a browser says over a socket, in its order; what is odd takes the place of parts of it. */
function courseOf(kind: SocketKind, interviewId: string): readonly Message[] {
  const config = { type: 'config', enable_partials: true, audio: LINEAR_16K };
  const start = { type: 'start', interviewId, userText: 'I measured the queries and added two indexes.' };
  const said = {
    realtime: [
      config,
      tapeOf([1, 2]),
      tapeOf([3]),
      { type: 'end_utterance' },
      config,
      tapeOf([4]),
      { type: 'discard' },
    ],
    tts: [{ type: 'say', text: 'Hello.' }, start, { type: 'cancel', heardMs: 100 }, start],
  };
  return said[kind].map((message) => (message instanceof Uint8Array ? message : JSON.stringify(message)));
}

function messageOf(dice: Dice, kind: SocketKind, { known }: World): Message {
  const made = makeValue(dice, CLIENT[kind], known);
  const [bent, words, bytes] = [bend(dice, made), dice.between(1, 3), dice.between(0, 300)];
  const way = dice.next();
  if (way < 0.45) return JSON.stringify(made);
  if (way < 0.65) return JSON.stringify(bent);
  // Words that the recogniser of these tests hears, and sound that is none.
  if (way < 0.85) return tapeOf(Array.from({ length: words }, (_, at) => at + 1));
  if (way < 0.97) return new Uint8Array(bytes).fill(bytes % 256);
  if (way < 0.98) return JSON.stringify(made).slice(0, -1);
  if (way < 0.99) return 'x'.repeat(65_537);
  return new Uint8Array(32_769);
}

async function faultInMessage(kind: SocketKind, data: string): Promise<string | undefined> {
  const inner = await innerIn(data);
  if (inner) return `tells something inner: ${inner}`;
  const parsed = SERVER[kind].safeParse(JSON.parse(data));
  return parsed.success ? undefined : `says what the contract does not: ${data.slice(0, 200)}`;
}
