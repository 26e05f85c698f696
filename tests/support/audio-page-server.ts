import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { securityHeaders } from '../../src/worker/middleware/security-headers.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** A bare page with the client's audio on it, built as the product is and served under the product's policy. */
export class AudioPageServer {
  readonly address: string;
  readonly #server: Server;
  readonly #folder: string;

  private constructor(address: string, server: Server, folder: string) {
    this.address = address;
    this.#server = server;
    this.#folder = folder;
  }

  static async start(): Promise<AudioPageServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-audio-'));
    await build({
      root: path.join(ROOT, 'tests/support/audio-page'),
      configFile: false,
      publicDir: path.join(ROOT, 'public'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
      worker: { format: 'es' },
    });
    const server = createServer((request, response) => {
      const place = new URL(request.url ?? '/', 'http://localhost').pathname;
      const file = path.join(folder, place === '/' ? 'index.html' : place);
      for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
      readFile(file).then(
        (body) => response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream').end(body),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return new AudioPageServer(`http://127.0.0.1:${port}/`, server, folder);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await rm(this.#folder, { recursive: true, force: true });
  }
}
