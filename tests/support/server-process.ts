import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const READY_TIMEOUT_MS = 60_000;

/** The product as `npm start` runs it, on a port and a state folder of its own, and killable as a whole. */
export class ServerProcess {
  readonly address: string;
  readonly #port: number;
  readonly #state: string;
  readonly #settings: Record<string, string>;
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, state: string, settings: Record<string, string>) {
    this.#port = port;
    this.#state = state;
    this.#settings = settings;
    this.address = `http://localhost:${port}`;
  }

  /** `settings` go into its environment. */
  static async start(settings: Record<string, string> = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), await mkdtemp(path.join(tmpdir(), 'greenroom-')), settings);
    await server.startAgain();
    return server;
  }

  /** Starts it on the same port and state. */
  async startAgain(): Promise<void> {
    // A start lays its settings beside the build and reads them back, so one must not begin within another.
    const release = await takeLock(path.join(tmpdir(), `greenroom-start-${path.basename(ROOT)}`));
    try {
      await this.#start();
    } finally {
      await release();
    }
  }

  async #start(): Promise<void> {
    // A process group of its own, so that killing it takes the runtime along.
    const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
      cwd: ROOT,
      detached: true,
      env: { ...process.env, ...this.#settings, PORT: String(this.#port), GREENROOM_STATE: this.#state },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.#output += chunk));
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!this.#output.includes('Greenroom is ready at')) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The product did not start:\n${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Everything that it wrote since it started. */
  get output(): string {
    return this.#output;
  }

  /** Kills the whole process group at once, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#state, { recursive: true, force: true });
  }
}

/** Waits for its turn among all processes, and answers how to pass it on. A lock that is too old was left behind. */
async function takeLock(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await mkdir(folder);
      return () => rm(folder, { recursive: true, force: true });
    } catch {
      const takenMs = await stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      );
      if (Date.now() - takenMs > 2 * READY_TIMEOUT_MS) await rm(folder, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
