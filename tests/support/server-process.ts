import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MIGRATED_STATE } from './build-first.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const READY_TIMEOUT_MS = 90_000;
const LOOK_AGAIN_MS = 50;

/** A way to run the product: its command, and what it writes when it is ready. */
export interface Way {
  command: string;
  ready: RegExp;
  /** Where its sources are, if not here. */
  root?: string;
}

const START: Way = { command: 'start', ready: /Greenroom is ready at http:\/\/localhost:(\d+)/ };
export const UNDER_WRANGLER: Way = { command: 'dev:worker', ready: /Ready on http:\/\/localhost:(\d+)/ };

/** The product as `npm start` runs it unless another way is named, on a port and a state folder of its own, and killable as a whole. */
export class ServerProcess {
  readonly #state: string;
  readonly #settings: Record<string, string>;
  readonly #way: Way;
  #child: ChildProcess | undefined;
  #port = 0;
  #output = '';

  /** Where its pages fetch from by the operator's choice. */
  get modelsUrl(): string | undefined {
    return this.#settings.ASR_MODELS_URL;
  }

  private constructor(state: string, settings: Record<string, string>, way: Way) {
    this.#state = state;
    this.#settings = settings;
    this.#way = way;
  }

  /** `settings` go into its environment; its state folder is made in `within`, and `prepare` puts into it what it needs. */
  static async start(
    settings: Record<string, string> = {},
    way = START,
    within = tmpdir(),
    prepare: (state: string) => Promise<void> = async () => {},
  ): Promise<ServerProcess> {
    const state = await mkdtemp(path.join(within, 'greenroom-'));
    if (existsSync(MIGRATED_STATE)) await cp(MIGRATED_STATE, state, { recursive: true });
    await prepare(state);
    const server = new ServerProcess(state, settings, way);
    await server.startAgain();
    return server;
  }

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Of the process that everything of it runs below. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** The folder of everything that it keeps. */
  get stateFolder(): string {
    return this.#state;
  }

  /** Starts it on the same state, and on the port that it took at its first start. */
  async startAgain(): Promise<void> {
    const { command, root = ROOT } = this.#way;
    // A process group of its own, so that killing it takes the runtime along.
    const child = spawn(process.execPath, [path.join(root, 'scripts', 'run.mjs'), command], {
      cwd: root,
      detached: true,
      env: {
        ...process.env,
        ...this.#settings,
        PORT: String(this.#port),
        GREENROOM_STATE: this.#state,
        // Nobody outside is asked; else each runtime would be given all the certificates that a machine has of its own.
        NODE_EXTRA_CA_CERTS: '',
        // What it writes is read here, and not looked at.
        FORCE_COLOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.#output += chunk));
    const deadline = Date.now() + READY_TIMEOUT_MS;
    for (;;) {
      const port = this.#way.ready.exec(this.#output)?.[1];
      if (port) {
        this.#port = Number(port);
        return;
      }
      if (child.exitCode !== null || Date.now() > deadline) {
        // Else one that is only late goes on, and nobody ends it.
        await this.kill();
        throw new Error(`The product did not start:\n${this.#output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  /** Everything that it wrote since it started. */
  get output(): string {
    return this.#output;
  }

  /** Kills the whole process group at once, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await gone;
    // What runs below it takes its time to die on a busy machine, and has the port until then.
    while (await isAnswered(this.#port)) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#state, { recursive: true, force: true });
  }
}

/** Whether anybody takes connections at a port of this machine. */
function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const tell = (isTaken: boolean) => {
      socket.destroy();
      resolve(isTaken);
    };
    socket.once('connect', () => tell(true));
    socket.once('error', () => tell(false));
  });
}
