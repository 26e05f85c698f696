import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CloudflareAccount } from './cloudflare-account.ts';

/** Cloudflare's API on this machine, for the real wrangler: every call is answered by one account. */
export class CloudflareApi {
  readonly address: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/v4`;
  }

  static async start(account: CloudflareAccount): Promise<CloudflareApi> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      if (!account.isReachable) return void request.socket.destroy();
      const { pathname } = new URL(request.url ?? '/', 'http://api');
      const path = pathname.replace('/client/v4', '').replace(`/accounts/${account.id}/`, '/');
      const {
        status,
        result = null,
        error,
      } = account.answer(request.method ?? '', path, Buffer.concat(chunks).toString('latin1'));
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success: !error, errors: error ? [error] : [], messages: [], result }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new CloudflareApi(server);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
