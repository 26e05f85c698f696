import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '#scripts/bootstrap.mjs';
import type { CloudflareAccount } from './cloudflare-account.ts';
import { answerAsWrangler } from './wrangler-answers.ts';

/** An executable in wrangler's place, which answers of one account as the real one would. */
export class FakeWrangler {
  readonly executable: string;
  readonly #server: Server;

  private constructor(executable: string, server: Server) {
    this.executable = executable;
    this.#server = server;
  }

  /** `migrations` are those that lie beside wrangler.toml. */
  static async start(account: CloudflareAccount, migrations: readonly string[]): Promise<FakeWrangler> {
    const files = await Promise.all(migrations.map(readMigration));
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { args, secrets } = JSON.parse(String(Buffer.concat(chunks))) as { args: string[]; secrets: string };
      response.end(JSON.stringify(answerAsWrangler(account, args, secrets, files)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-wrangler-'));
    const executable = path.join(folder, 'wrangler');
    await writeFile(executable, script((server.address() as AddressInfo).port));
    await chmod(executable, 0o755);
    return new FakeWrangler(executable, server);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await rm(path.dirname(this.executable), { recursive: true });
  }
}

async function readMigration(name: string) {
  return { name, sql: await readFile(path.join(ROOT, 'migrations', name), 'utf8') };
}

const script = (port: number) => `#!/usr/bin/env node
const { appendFileSync, readFileSync } = require('node:fs');
const args = process.argv.slice(2);
const at = args.indexOf('--secrets-file');
const secrets = at < 0 ? '' : readFileSync(args[at + 1], 'utf8');
fetch('http://127.0.0.1:${port}', { method: 'POST', body: JSON.stringify({ args, secrets }) })
  .then((answer) => answer.json())
  .then(({ code, stdout, stderr, records }) => {
    for (const record of records) appendFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, JSON.stringify(record) + '\\n');
    process.stderr.write(stderr);
    process.stdout.write(stdout, () => process.exit(code));
  });
`;
