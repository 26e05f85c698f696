import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { assetHeaders, feedbackFormUrl } from './asset-headers.ts';
import { ROOT } from './bootstrap.mjs';
import { buildProduct, DEVELOPMENT_BUILD } from './build-product.ts';
import { removeDeployRedirect, writeDeployRedirect } from './deploy-redirect.ts';
import { engineSettings } from './engine-settings.ts';
import { migrateLocalDatabase, serverSecret, stateFolder } from './local-state.ts';
import { messageSettings } from './message-settings.ts';
import { toolEnv } from './run-tool.ts';

const DEFAULT_PORT = 5173;
const READY_TIMEOUT_MS = 60_000;

/** Builds, migrates and serves the product on one address, until it is stopped. */
export async function startProduct(): Promise<void> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  try {
    await requireFreePort(port);
    const settings = { ...engineSettings(), ...messageSettings() };
    const secret = serverSecret();
    const formUrl = feedbackFormUrl();
    await Promise.all([buildProduct(), migrateLocalDatabase()]);
    handOver({ SERVER_SECRET: secret, ...(formUrl ? { FEEDBACK_FORM_URL: formUrl } : {}), ...settings });
    // The form may be another one than at the build, and pages only frame the one that they are told of.
    writeFileSync(path.join(DEVELOPMENT_BUILD, 'client', '_headers'), assetHeaders(formUrl));
    await writeDeployRedirect();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const server = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/vite/bin/vite.js'),
      'preview',
      '--port',
      String(port),
      '--strictPort',
      '--logLevel',
      'warn',
    ],
    {
      cwd: ROOT,
      env: toolEnv({ GREENROOM_STATE: stateFolder() }),
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
  await waitUntilReady(port, server);
  await removeDeployRedirect();
  console.log(`Greenroom is ready at http://localhost:${port}`);
}

/** The Worker reads local secrets and settings from a file beside its build. */
function handOver(variables: Record<string, string>): void {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${quote(name, value)}\n`);
  writeFileSync(path.join(DEVELOPMENT_BUILD, 'worker', '.dev.vars'), lines.join(''), { mode: 0o600 });
}

/** Inside quotes that file has no escapes, so a value is put between marks that are not in it. */
function quote(name: string, value: string): string {
  const mark = ["'", '`', '"'].find((candidate) => !value.includes(candidate));
  if (!mark) throw new Error(`${name} holds all three kinds of quotation marks, which cannot be handed over`);
  return mark + value + mark;
}

function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new Error(`Port ${port} is taken. Choose another: PORT=5174 npm start`)));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

async function waitUntilReady(port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://localhost:${port}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  console.error(`Greenroom did not become ready within ${READY_TIMEOUT_MS / 1_000} seconds.`);
  server.kill('SIGTERM');
  process.exit(1);
}
