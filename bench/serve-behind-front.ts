import path from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';

const HOST = 'localhost';
const FRONT_MODULE = path.join(import.meta.dirname, '../scripts/serve/front-worker.mjs');
const COMPATIBILITY_DATE = '2026-10-01';

type Bindings = Pick<
  Extract<Parameters<typeof convertV4MiniflareOptions>[0], { workers: unknown }>['workers'][number],
  'bindings' | 'compatibilityFlags' | 'durableObjects' | 'r2Buckets'
>;

/** Serves a Worker's one module as `npm start` serves the product: the same runtime, the same front, a state on disk. */
export async function serveBehindFront(module: string, state: string, bindings: Bindings): Promise<Miniflare> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      cf: false,
      resourcePersistencePath: state,
      workers: [
        {
          name: 'front',
          compatibilityDate: COMPATIBILITY_DATE,
          modulesRoot: path.dirname(FRONT_MODULE),
          modules: [{ type: 'ESModule', path: FRONT_MODULE }],
          serviceBindings: { PRODUCT: 'served' },
          unsafeDirectSockets: [{ host: HOST, port: 0 }],
        },
        {
          name: 'served',
          compatibilityDate: COMPATIBILITY_DATE,
          modulesRoot: path.dirname(module),
          modules: [{ type: 'ESModule', path: module }],
          ...bindings,
        },
      ],
    }),
  );
  await runtime.ready;
  return runtime;
}

/** Where what is served is reached. */
export async function addressOf(runtime: Miniflare): Promise<string> {
  const { port } = await runtime.unsafeGetDirectURL('front');
  return `http://${HOST}:${port}`;
}
