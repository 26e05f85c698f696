import { readFile } from 'node:fs/promises';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface ServedFolder {
  address: string;
  close: () => void;
}

/**
 * Serves a built page on a free port: its files, its first page for every other address, and what it asks of a server: the
 * product's own answers where one is named, else a session of nobody.
 */
export function serveFolder(folder: string, product?: string): Promise<ServedFolder> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/') && product) return handOn(product, request, response);
    if (pathname.startsWith('/api/')) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ success: true, data: null }));
      return;
    }
    const extension = path.extname(pathname);
    const file = path.join(folder, extension ? path.normalize(pathname) : 'index.html');
    const body = await readFile(file).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'Content-Type': TYPES[extension || '.html'] ?? 'application/octet-stream' });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        address: `http://127.0.0.1:${port}`,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

function handOn(product: string, request: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(product);
  const { method, url: path, headers } = request;
  const asked = ask({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}
