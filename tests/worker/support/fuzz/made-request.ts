import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import type { Dice } from '#tests/support/dice.ts';
import { callRequests, WEBM } from '../call-requests.ts';
import { bend, ODD, ODD_NAMES, textOf } from './bend.ts';
import { STEP_BODIES } from './journey.ts';
import { makeValue } from './made-values.ts';
import { type Framing, sentBody } from './sent-body.ts';
import { anyInterview, type World } from './world.ts';

export interface MadeRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: BodyInit;
  framing?: Framing;
}

interface Parts {
  body?: unknown;
  form?: Record<string, string | Blob>;
  query?: Record<string, unknown>;
}

const RANGES = ['bytes=0-', 'bytes=5-2', 'bytes=-1', 'bytes=999999-', 'bytes=0-0,2-3', 'lines=1-2', 'bytes=a-b'];

/** A request of a call, by what the contract says of it: as it should be where `isStep`, else anything near it. */
export async function makeRequest(dice: Dice, world: World, name: CallName, isStep: boolean): Promise<MadeRequest> {
  const call: Call = calls[name];
  const [method = '', template = ''] = name.split(' ');
  const interviewId = isStep ? world.focus.interviewId : anyInterview(dice, world);
  const subject = { interviewId, email: dice.is(0.5) ? world.email : 'nobody@example.com', phone: anyPhone(dice) };
  const ordinary = (callRequests[name] as (of: typeof subject) => Parts)(subject);
  const path = pathOf(dice, world, template, interviewId, isStep);
  const query = queryOf(dice, world, call, ordinary.query, isStep);
  const headers: Record<string, string> = method === 'GET' && dice.is(0.1) ? { range: dice.of(RANGES) } : {};
  const request = { method, path: query ? `${path}?${query}` : path, headers };
  const body = isStep ? { ...(ordinary.body ?? {}), ...STEP_BODIES[name] } : ordinary.body;
  const written = await bodyOf(dice, world, call, { ...ordinary, body }, isStep);
  if (!written || method === 'GET') return request;
  const { bytes, type } = written;
  // A body of raw bytes has to say how long it is; what it says is not always so.
  const declared: Record<string, string> = call.bytes
    ? { 'content-length': String(isStep || dice.is(0.8) ? bytes.length : 9) }
    : {};
  if (isStep) return { ...request, headers: { 'content-type': type, ...declared }, body: bytes, framing: 'whole' };
  const sent = await sentBody(dice, bytes, type);
  return { ...request, headers: { ...sent.headers, ...declared }, body: sent.body, framing: sent.framing };
}

const anyPhone = (dice: Dice) => `+1${dice.between(2_000_000_000, 9_899_999_999)}`;

function pathOf(dice: Dice, { known }: World, template: string, interviewId: string, isStep: boolean): string {
  return template.replace(/:(\w+)/g, (_, key: string) => {
    const isRecording = /^\/api\/recordings\/:id/.test(template);
    const known1 = key === 'ticket' && isStep ? known.newest('ticket') : known.named(dice, key);
    const number = isStep ? '0' : dice.of(['0', '0', '1', '7', '99', '100', '-1']);
    const right = key === 'id' || key === 'interviewId' ? interviewId : (known1 ?? number);
    const value = isRecording ? known.of(dice, 'recording') : right;
    const odd = dice.of(ODD_NAMES);
    return encodeURIComponent(!isStep && dice.is(0.06) ? odd : value);
  });
}

function queryOf(
  dice: Dice,
  { known }: World,
  call: Call,
  ordinary: Record<string, unknown> = {},
  isStep = false,
): string | undefined {
  if (!call.query) return undefined;
  const made = isStep || dice.is(0.5) ? ordinary : (makeValue(dice, call.query, known) as Record<string, unknown>);
  const [odd, oddName] = [dice.of(ODD), dice.of(ODD_NAMES)];
  const whole = !isStep && dice.is(0.2) ? { ...made, [Object.keys(made)[0] ?? oddName]: odd } : made;
  const pairs = Object.entries(whole).map(([key, value]): [string, string] => [key, textOf(value)]);
  return new URLSearchParams(pairs).toString();
}

const encoded = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const bytesOf = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await response.arrayBuffer());

type Written = { bytes: Uint8Array<ArrayBuffer>; type: string };

async function bodyOf(
  dice: Dice,
  world: World,
  call: Call,
  { body, form }: Parts,
  isStep: boolean,
): Promise<Written | undefined> {
  if (call.bytes) return { bytes: WEBM, type: dice.is(0.9) ? 'video/webm' : 'audio/wav' };
  if (form) return formOf(dice, form, isStep);
  if (!call.body) return undefined;
  const made = isStep || dice.is(0.4) ? placed(dice, world, body) : makeValue(dice, call.body, world.known);
  const sent = !isStep && dice.is(0.5) ? bend(dice, made) : made;
  return { bytes: encoded(JSON.stringify(sent) ?? ''), type: 'application/json' };
}

/** An ordinary body whose ids are some that there are. */
function placed(dice: Dice, { known }: World, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(([name, value]) => {
    return [name, name === 'interviewId' ? value : (known.named(dice, name) ?? value)];
  });
  return Object.fromEntries(entries);
}

async function formOf(dice: Dice, parts: Record<string, string | Blob>, isStep: boolean): Promise<Written> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    const way = isStep ? 1 : dice.next();
    const odd = textOf(dice.of(ODD));
    if (way < 0.1) continue;
    if (way < 0.2) form.append(name, odd);
    else form.append(way < 0.25 ? dice.of(ODD_NAMES) : name, part);
    if (way < 0.3) form.append(name, part);
  }
  const response = new Response(form);
  return { bytes: await bytesOf(response), type: response.headers.get('content-type') ?? '' };
}
