import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { toolEnv, toolPath } from '../run-tool.ts';

/** What wrangler notes for programs about one of its runs, beside what it prints for people. */
export interface WranglerRecord {
  type: string;
  code?: number;
  message?: string;
  targets?: string[];
}

export interface WranglerAnswer {
  printed: string;
  records: WranglerRecord[];
}

/** Wrangler did not do what it was asked. */
export class WranglerFailure extends Error {
  override readonly name = 'WranglerFailure';
  /** Cloudflare's number for what was wrong, where it gave one. */
  readonly code: number | undefined;
  /** Everything that wrangler printed. */
  readonly printed: string;

  constructor(message: string, code: number | undefined, printed: string) {
    super(message);
    this.code = code;
    this.printed = printed;
  }
}

export type Wrangler = (args: readonly string[], env?: Record<string, string>) => Promise<WranglerAnswer>;

/** Runs wrangler without anybody to ask: it never waits for an answer, and fails where it would need one. */
export function createWrangler(executable = toolPath('wrangler')): Wrangler {
  return async (args, env = {}) => {
    const notes = await mkdtemp(path.join(tmpdir(), 'greenroom-wrangler-'));
    const file = path.join(notes, 'records.ndjson');
    try {
      const run = await runQuietly(executable, args, { ...env, WRANGLER_OUTPUT_FILE_PATH: file, FORCE_COLOR: '0' });
      return answerOf(run, readRecords(await readFile(file, 'utf8').catch(() => '')));
    } finally {
      await rm(notes, { recursive: true, force: true });
    }
  };
}

interface Run {
  code: number;
  printed: string;
  complained: string;
}

/** What one of its runs comes to. @throws WranglerFailure where it did not do what it was asked */
export function answerOf({ code, printed, complained }: Run, records: WranglerRecord[]): WranglerAnswer {
  if (code === 0) return { printed, records };
  const failed = records.findLast(({ type }) => type === 'command-failed');
  throw new WranglerFailure(failed?.message ?? '', failed?.code, `${printed}\n${complained}`.trim());
}

function readRecords(lines: string): WranglerRecord[] {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as WranglerRecord);
}

function runQuietly(executable: string, args: readonly string[], env: Record<string, string>) {
  return new Promise<Run>((resolve, reject) => {
    const child = spawn(executable, args, { cwd: ROOT, env: toolEnv(env), stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    let complained = '';
    child.stdout.on('data', (chunk) => (printed += chunk));
    child.stderr.on('data', (chunk) => (complained += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, printed, complained }));
  });
}
