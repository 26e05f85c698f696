import path from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';

const HOST = 'localhost';
const FRONT_MODULE = path.join(import.meta.dirname, '../../scripts/front-worker.mjs');
const COMPATIBILITY_DATE = '2026-10-01';

/** Serves the bare route as `npm start` serves the product: the same runtime, the same front, a bucket on disk. */
export async function serveBare(state: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      cf: false,
      resourcePersistencePath: state,
      workers: [
        {
          name: 'front',
          compatibilityDate: COMPATIBILITY_DATE,
          modules: [{ type: 'ESModule', path: FRONT_MODULE }],
          serviceBindings: { PRODUCT: 'bare' },
          unsafeDirectSockets: [{ host: HOST, port: 0 }],
        },
        {
          name: 'bare',
          compatibilityDate: COMPATIBILITY_DATE,
          modules: [{ type: 'ESModule', path: path.join(import.meta.dirname, 'bare-worker.mjs') }],
          r2Buckets: { MEDIA: 'media' },
        },
      ],
    }),
  );
  const { port } = await runtime.unsafeGetDirectURL('front');
  return { address: `http://${HOST}:${port}`, stop: () => runtime.dispose() };
}
