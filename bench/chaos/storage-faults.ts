import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { openStored, type Store, storedFile } from './settle-state.ts';

/** What becomes of a store for a while: another holds it, each access takes its time, or none comes back with data. */
export const STORE_FAULTS = ['locked', 'slow', 'away'] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

const ACCESSES = 'pread64,pwrite64,fsync,fdatasync';
const INJECTED: Record<Exclude<StoreFault, 'locked'>, string> = {
  slow: 'delay_enter=20000',
  away: 'error=EIO',
};

/** False where there is no file of that store yet. */
export async function harmStore(
  server: ServerProcess,
  store: Store,
  fault: StoreFault,
  durationMs: number,
): Promise<boolean> {
  const file = storedFile(server, store);
  if (!file) return false;
  if (fault === 'locked') await whileLocked(server, store, durationMs);
  else await whileInjected(runtimeOf(server), file, INJECTED[fault], durationMs);
  return true;
}

async function whileLocked(server: ServerProcess, store: Store, durationMs: number): Promise<void> {
  const db = openStored(server, store);
  try {
    db?.exec('BEGIN EXCLUSIVE');
    await wait(durationMs);
    db?.exec('ROLLBACK');
  } finally {
    db?.close();
  }
}

/** The calls of the runtime to the kernel that concern this file meet what is told. */
async function whileInjected(pid: number, file: string, told: string, durationMs: number): Promise<void> {
  const files = ['', '-wal', '-shm'].flatMap((ending) => ['-P', `${file}${ending}`]);
  const given = ['-f', '-o', '/dev/null', '-p', String(pid), ...files];
  const tracer = spawn('strace', [...given, '-e', `trace=${ACCESSES}`, '-e', `inject=${ACCESSES}:${told}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => tracer.once('close', () => resolve()));
  try {
    await attached(tracer);
    await wait(durationMs);
  } finally {
    tracer.kill('SIGINT');
    await gone;
  }
}

function attached(tracer: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    tracer.once('error', () => reject(new Error('Slow and broken storage is made by strace, which is not here')));
    tracer.once('close', () => reject(new Error(`strace did not hold the runtime: ${said}`)));
    tracer.stderr?.on('data', (bytes: Buffer) => {
      said += bytes;
      if (said.includes('attached')) resolve();
    });
  });
}

/** The process that has the files open. */
const runtimeOf = ({ pid }: ServerProcess): number =>
  Number(execFileSync('pgrep', ['-g', String(pid), '-n', 'workerd'], { encoding: 'utf8' }));

const FILLER = 'filler';
const PIECE = Buffer.alloc(1 << 16);

/** A file system of its own, with so little room that it can be filled. */
export class SmallDisk {
  readonly folder: string;
  readonly #filler: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#filler = path.join(folder, FILLER);
  }

  /** Only an administrator may. */
  static async mount(megabytes: number): Promise<SmallDisk> {
    const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'greenroom', folder]);
    return new SmallDisk(folder);
  }

  /** To the last byte. */
  fill(): void {
    const file = openSync(this.#filler, 'a');
    try {
      for (let size = PIECE.length; size >= 1; )
        try {
          writeSync(file, PIECE, 0, size);
        } catch {
          size = Math.floor(size / 2);
        }
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.#filler, { force: true });
  }

  async unmount(): Promise<void> {
    execFileSync('umount', [this.folder]);
    await rmdir(this.folder);
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
