// Runs on whatever Node a machine has, before anything is installed: it may import nothing but Node's own modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as modules from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const BIN = path.join(ROOT, 'node_modules', '.bin');
const NODE = path.join(BIN, process.platform === 'win32' ? 'node.cmd' : 'node');
const INSTALLED_MARK = path.join(ROOT, 'node_modules', '.greenroom-installed');

/** Installs what the lock file names unless that very lock file was installed before. */
function installMissing() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(NODE) && existsSync(INSTALLED_MARK) && readFileSync(INSTALLED_MARK, 'utf8') === lock) return;
  console.log('Installing what is missing. This takes a minute the first time.');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (npm.status !== 0) {
    console.error('The installation failed; what npm says above tells why.');
    process.exit(1);
  }
  writeFileSync(INSTALLED_MARK, lock);
}

/**
 * Makes sure that everything is installed and that this script runs on the project's own Node. Call it first; when it
 * returns, the caller runs on that Node.
 */
export function bootstrap() {
  installMissing();
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) {
    // What a command loads is compiled once, not at every start.
    modules.enableCompileCache?.(path.join(ROOT, 'node_modules', '.cache', 'compiled'));
    return;
  }
  const env = { ...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH}` };
  // Ctrl-C reaches both; the child decides what to do about it.
  process.on('SIGINT', () => undefined);
  const child = spawnSync(NODE, process.argv.slice(1), { stdio: 'inherit', env });
  process.exit(child.status ?? 1);
}
