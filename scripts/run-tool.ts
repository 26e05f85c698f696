import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';

interface Options {
  /** Keep its output back unless it fails. */
  quiet?: boolean;
  env?: Record<string, string>;
}

const TOOL_ENV = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', DO_NOT_TRACK: '1' };

export const toolPath = (name: string): string => path.join(ROOT, 'node_modules', '.bin', name);

export function toolEnv(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  return { ...process.env, ...TOOL_ENV, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/** Runs one of the installed command line tools to its end; rejects when it fails. */
export function runTool(name: string, args: readonly string[], options: Options = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(toolPath(name), args, {
      cwd: ROOT,
      env: toolEnv(options.env),
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${name} ${args[0] ?? ''} failed (${code})\n${output}`.trim()));
    });
  });
}
