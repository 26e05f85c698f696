import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { answersInTime } from '#scripts/deploy/deploy-product.ts';

const servers = new Set<ReturnType<typeof createServer>>();
afterEach(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  servers.clear();
});

/** A server on this machine, by its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('a product that takes connections and says nothing is given up, and asked again', async () => {
  let asked = 0;
  const silent = await serve(() => {
    asked += 1;
  });
  expect(await answersInTime(silent, { tries: 3, betweenMs: 1, limitMs: 100 })).toBe(false);
  expect(asked).toBe(3);
});

it('a product that is ready later than at once is ready', async () => {
  const paths: string[] = [];
  const address = await serve((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(paths.length < 3 ? 503 : 200).end();
  });
  expect(await answersInTime(address, { tries: 5, betweenMs: 1 })).toBe(true);
  expect(paths).toEqual(['/api/health', '/api/health', '/api/health']);
});
