import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LoopbackServer } from './loopback-server.ts';
import type { MadeProgram } from './made-program.ts';

/** A host of a speech program's files, as a bucket is one: any page may ask it, and for the rest of a file too. */
export class ProgramHost {
  readonly #server: LoopbackServer;
  /** What was asked of it: each path, and from which byte. */
  readonly asked: { path: string; from: number }[] = [];
  /** A path of which only so many bytes come before the connection stands still. */
  stalls: { path: string; afterBytes: number } | undefined;
  /** A path that another file lies under. */
  swapped = '';
  #parts: MadeProgram['parts'];

  private constructor(server: LoopbackServer, parts: MadeProgram['parts']) {
    this.#server = server;
    this.#parts = parts;
  }

  static async start(program: MadeProgram): Promise<ProgramHost> {
    let host: ProgramHost | undefined;
    const server = await LoopbackServer.start(
      () => undefined,
      async ({ url, headers, method }) => host?.answer(method, url.pathname.slice(1), headers) ?? new Response(null),
    );
    host = new ProgramHost(server, program.parts);
    return host;
  }

  get address(): string {
    return this.#server.address;
  }

  async stop(): Promise<void> {
    await this.#server.stop();
  }

  answer(method: string, name: string, headers: Headers): Response {
    const anybody = { 'access-control-allow-origin': '*' };
    const from = Number(/^bytes=(\d+)-$/.exec(headers.get('range') ?? '')?.[1] ?? 0);
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: anybody });
    this.asked.push({ path: name, from });
    const part = this.#parts.get(name);
    if (!part) return new Response('Not found', { status: 404, headers: anybody });
    const whole = name === this.swapped ? part.map((byte) => byte ^ 1) : part;
    const body = whole.slice(from);
    const status = headers.has('range') ? 206 : 200;
    const type = { ...anybody, 'content-type': 'application/octet-stream' };
    if (this.stalls?.path !== name) return new Response(body, { status, headers: type });
    const { afterBytes } = this.stalls;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(body.slice(0, afterBytes)),
    });
    return new Response(stream, { status, headers: type });
  }
}

/** Puts a program's manifest where `npm run models` puts it, and its files too if they are to be served with the pages. */
export const putProgram =
  ({ manifest, parts }: MadeProgram, withFiles = false) =>
  async (state: string): Promise<void> => {
    const folder = path.join(state, 'speech-program');
    await mkdir(path.join(folder, 'tiny'), { recursive: true });
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
    if (withFiles) for (const [name, bytes] of parts) await writeFile(path.join(folder, name), bytes);
  };
