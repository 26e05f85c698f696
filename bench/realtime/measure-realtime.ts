import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from '#tests/support/server-process.ts';
import { FakeVendors, FRAME_MS, frameOf } from './fake-vendors.ts';
import type { LiveSession, LiveSystem } from './live-session.ts';
import { agents, direct, relay } from './peer-systems.ts';
import { cpuMs, memoryMb, programsBelow } from './process-cost.ts';
import { openSockets, product } from './product-system.ts';
import { servePeer } from './serve-peer.ts';

const PEERS = path.join(import.meta.dirname, 'peers');
const NUMBERS = [1, 20, 50];
const ROUNDS = 3;
const SPOKEN_MS = 6_000;
/** They begin one after the other within this, and from then on all of them speak. */
const BEGIN_MS = 1_000;
/** What opening so many sessions leaves to be done is done by then. */
const SETTLED_MS = 2_000;
const ANSWER_MS = 15_000;
const EMBEDDED_STARTS = 9;

/** What one round of one system came to. */
interface Round {
  /** From the recogniser's last word to the first sound, of each session. */
  waitsMs: number[];
  /** From the word that all was said until the words are kept. */
  acknowledgedMs: number[];
  /** While all of them speak. */
  cpuMsAMinute: number;
  /** What a turn costs: ending, replying, speaking. */
  cpuMsATurn: number;
  memoryMb: number;
}

/** What one system came to with so many sessions: medians over the rounds. */
interface Figures {
  p50Ms: number;
  p95Ms: number;
  acknowledgedP95Ms: number;
  cpuMsAMinute: number;
  cpuMsATurn: number;
  memoryMb: number;
}

/**
 * The same turns by the whole product, by `agents`, by a bare relaying object, by a relay in Node and by nothing in
 * between, all over the same recogniser and voice on this machine, in turns. Prints the targets and whether each is met.
 */
export async function measureRealtime(): Promise<void> {
  const state = await mkdtemp(path.join(tmpdir(), 'greenroom-live-'));
  const vendors = new FakeVendors();
  await vendors.start();
  const stops: (() => Promise<void> | void)[] = [() => vendors.stop()];
  try {
    const greenroom = await ServerProcess.start({
      PIPELINE_MODE: 'realtime',
      STT_ENGINE: 'deepgram',
      STT_API_KEY: 'bench',
      STT_BASE_URL: vendors.address,
      TTS_ENGINE: 'deepgram',
      TTS_API_KEY: 'bench',
      TTS_BASE_URL: vendors.address,
    });
    stops.push(() => greenroom.stop());
    const bare = await servePeer(path.join(PEERS, 'relay-object.mjs'), path.join(state, 'bare'), vendors.address);
    stops.push(bare.stop);
    const agentsScript = await bundleAgents(state);
    const voice = await servePeer(agentsScript, path.join(state, 'agents'), vendors.address);
    stops.push(voice.stop);
    const node = await startNodeRelay(vendors.address);
    stops.push(node.stop);
    const systems = [
      direct(vendors),
      relay('Node ws relay', node.address, node.pid),
      relay('bare object', bare.address, bare.pid),
      agents(voice.address, voice.pid),
      product(greenroom.address, runtimeOf(greenroom)),
    ];
    const figures = await measureAll(systems, vendors);
    printTargets(figures, await firstEmbeddedSound());
  } finally {
    for (const stop of stops.reverse()) await stop();
    await rm(state, { recursive: true, force: true });
  }
}

async function measureAll(systems: readonly LiveSystem[], vendors: FakeVendors) {
  const figures = new Map<string, Map<number, Figures>>(systems.map(({ name }) => [name, new Map()]));
  const idleMb = new Map(systems.map(({ name, pid }) => [name, pid === undefined ? 0 : memoryMb(pid)]));
  // What is done for the first time is done once, and not counted.
  for (const system of systems) await playRound(system, 2, vendors);
  console.log(
    '  from the recogniser’s last word to the first sound; processor, while all speak and for a turn; memory beyond idle',
  );
  for (const sessions of NUMBERS) {
    const rounds = new Map<string, Round[]>(systems.map(({ name }) => [name, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const system of round % 2 === 0 ? systems : systems.toReversed())
        rounds.get(system.name)?.push(await playRound(system, sessions, vendors));
    }
    for (const { name, pid } of systems) {
      const own = rounds.get(name) ?? [];
      const each: Figures = {
        p50Ms: median(own.map(({ waitsMs }) => quantile(waitsMs, 0.5))),
        p95Ms: median(own.map(({ waitsMs }) => quantile(waitsMs, 0.95))),
        acknowledgedP95Ms: median(own.map(({ acknowledgedMs }) => quantile(acknowledgedMs, 0.95))),
        cpuMsAMinute: median(own.map((round) => round.cpuMsAMinute)),
        cpuMsATurn: median(own.map((round) => round.cpuMsATurn)),
        memoryMb: Math.max(...own.map((round) => round.memoryMb)) - (idleMb.get(name) ?? 0),
      };
      figures.get(name)?.set(sessions, each);
      const cost =
        pid === undefined
          ? ''
          : `${each.cpuMsAMinute.toFixed(0).padStart(6)} CPU-ms a minute  ${each.cpuMsATurn.toFixed(0).padStart(4)} a turn  ${each.memoryMb.toFixed(0).padStart(5)} MB`;
      const waits = `p50 ${each.p50Ms.toFixed(1).padStart(6)}  p95 ${each.p95Ms.toFixed(1).padStart(6)} ms`;
      console.log(`  ${String(sessions).padStart(3)} × ${name.padEnd(14)} ${waits}  ${cost}`);
    }
  }
  return figures;
}

/** So many speak for a while, one beginning after the other, and each hears an answer. */
async function playRound(system: LiveSystem, sessions: number, vendors: FakeVendors): Promise<Round> {
  vendors.lastToldAt.clear();
  const open: LiveSession[] = [];
  for (let session = 0; session < sessions; session++) open.push(await system.open(session));
  const cpuNow = () => (system.pid === undefined ? 0 : cpuMs(system.pid));
  const spokenCpuMs = pause(SETTLED_MS).then(async () => {
    const before = cpuNow();
    await pause(SPOKEN_MS - SETTLED_MS - FRAME_MS);
    return cpuNow() - before;
  });
  const before = cpuNow();
  const waitsMs = await Promise.all(
    open.map(async (session, n) => {
      await pause((n * BEGIN_MS) / sessions);
      await speak(session, n, system.endsByWord);
      const heardAt = await inTime(session.end(), `${system.name} gave no answer`);
      return heardAt - (vendors.lastToldAt.get(n) ?? Number.NaN);
    }),
  );
  const cpuMsAMinute = ((await spokenCpuMs) / ((SPOKEN_MS - SETTLED_MS - FRAME_MS) * sessions)) * 60_000;
  const allCpuMs = cpuNow() - before;
  const cpuMsATurn = Math.max(0, allCpuMs / sessions - (cpuMsAMinute * SPOKEN_MS) / 60_000);
  const memory = system.pid === undefined ? 0 : memoryMb(system.pid);
  const acknowledgedMs = open.flatMap((session) => session.acknowledgements());
  for (const session of open) session.close();
  await pause(300);
  return { waitsMs, acknowledgedMs, cpuMsAMinute, cpuMsATurn, memoryMb: memory };
}

/** Sends frames as a microphone does. */
async function speak(session: LiveSession, n: number, endsByWord: boolean): Promise<void> {
  const frames = SPOKEN_MS / FRAME_MS;
  const begun = performance.now();
  for (let frame = 1; frame <= frames; frame++) {
    await pause(begun + frame * FRAME_MS - performance.now());
    session.send(frameOf(n, frame === frames && !endsByWord));
  }
}

/** How long after `start` the built-in voice is heard. */
async function firstEmbeddedSound(): Promise<number> {
  const server = await ServerProcess.start({ PIPELINE_MODE: 'realtime' });
  try {
    const waitsMs: number[] = [];
    for (let n = 0; n <= EMBEDDED_STARTS; n++) {
      const { id, realtime, tts } = await openSockets(server.address);
      const first = tts.firstSound();
      const startedAt = performance.now();
      tts.say({ type: 'start', interviewId: id, userText: 'I measured the queries and added two missing indexes.' });
      waitsMs.push((await inTime(first, 'The built-in voice was not heard')) - startedAt);
      realtime.socket.terminate();
      tts.socket.terminate();
    }
    // The first loads the voice.
    console.log(`  the built-in voice: first time ${waitsMs[0]?.toFixed(0)} ms, then ${list(waitsMs.slice(1))} ms`);
    return median(waitsMs.slice(1));
  } finally {
    await server.stop();
  }
}

function printTargets(figures: Map<string, Map<number, Figures>>, embeddedMs: number): void {
  const of = (name: string, sessions: number) => {
    const found = figures.get(name)?.get(sessions);
    if (!found) throw new Error(`Nothing was measured of ${name}`);
    return found;
  };
  console.log('  targets');
  const tell = (what: string, value: number, most: number, unit: string) =>
    console.log(`  ${value <= most ? 'met   ' : 'MISSED'} ${what}: ${value.toFixed(1)} of ${most.toFixed(1)} ${unit}`);
  for (const sessions of NUMBERS) {
    const own = of('Greenroom', sessions);
    const peer = of('agents 0.32.0', sessions);
    const bare = of('bare object', sessions);
    tell(`${sessions} ×: first sound p95, over direct`, own.p95Ms - of('direct', sessions).p95Ms, 40, 'ms');
    tell(`${sessions} ×: first sound p95, beside agents`, own.p95Ms, peer.p95Ms, 'ms');
    tell(`${sessions} ×: processor, beside 1.15 bare objects`, own.cpuMsAMinute, 1.15 * bare.cpuMsAMinute, 'CPU-ms');
    tell(`${sessions} ×: processor, beside agents`, own.cpuMsAMinute, peer.cpuMsAMinute, 'CPU-ms');
  }
  const most = NUMBERS.at(-1) ?? 1;
  tell(
    `${most} ×: memory, beside 0.8 agents`,
    of('Greenroom', most).memoryMb,
    0.8 * of('agents 0.32.0', most).memoryMb,
    'MB',
  );
  tell(`${most} ×: acknowledgement p95`, of('Greenroom', most).acknowledgedP95Ms, 250, 'ms');
  tell('the built-in voice’s first sound after start', embeddedMs, 200, 'ms');
  console.log(WHY);
}

/** What is behind figures that are missed. */
const WHY = `  A turn of Greenroom’s is ended and taken by its candidate: between the recogniser’s last word and the first sound the
  words are written down, go to the browser as final and come back as start, and answer, move and reply are written down.
  agents and the relays speak as soon as the recogniser ends a turn, words that nobody has looked at. Every frame is
  counted against the interview’s budget and placed in its utterance, so that it can be asked for again. In memory an
  interview is two sockets and a database with all that it keeps. One session alone pays for what a runtime compiles.`;

/** `agents` as a Worker's module, of the packages that this bench has for itself. */
async function bundleAgents(folder: string): Promise<string> {
  if (!existsSync(path.join(PEERS, 'node_modules')))
    // Not `npm ci`, which refuses a lock file that lacks what other machines would take.
    await run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']);
  const outfile = path.join(folder, 'agents-peer.mjs');
  await run(path.join(PEERS, 'node_modules/.bin/esbuild'), [
    path.join(PEERS, 'agents-peer.mjs'),
    '--bundle',
    '--format=esm',
    '--platform=browser',
    '--conditions=workerd,worker,browser,import',
    '--main-fields=module,main',
    '--external:cloudflare:*',
    '--external:node:*',
    '--alias:path=node:path',
    '--log-level=error',
    `--outfile=${outfile}`,
  ]);
  return outfile;
}

async function startNodeRelay(vendors: string): Promise<{ address: string; pid: number; stop: () => void }> {
  const child = spawn(process.execPath, [path.join(PEERS, 'relay-server.mjs'), vendors], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => resolve(/port (\d+)/.exec(String(data))?.[1] ?? ''));
    child.once('exit', () => reject(new Error('The relay did not start')));
  });
  return { address: `http://localhost:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() };
}

function runtimeOf(server: ServerProcess): number {
  const [pid] = programsBelow(server.pid, 'workerd');
  if (pid === undefined) throw new Error('The product has no runtime');
  return pid;
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: PEERS, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${path.basename(command)} failed`))));
  });
}

async function inTime<T>(work: Promise<T>, otherwise: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), ANSWER_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const median = (values: readonly number[]) => quantile(values, 0.5);
const list = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(', ');
