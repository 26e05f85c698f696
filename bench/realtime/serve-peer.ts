import path from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { newChildOf } from './process-cost.ts';

const HOST = 'localhost';
const FRONT_MODULE = path.join(import.meta.dirname, '../../scripts/front-worker.mjs');
const COMPATIBILITY_DATE = '2026-10-01';

export interface ServedPeer {
  address: string;
  /** The runtime's process. */
  pid: number;
  stop(): Promise<void>;
}

/** Serves a Worker with one class of objects, `Peer`, as `npm start` serves the product: same runtime, same front. */
export async function servePeer(script: string, state: string, vendors: string): Promise<ServedPeer> {
  const { value: runtime, pid } = await newChildOf(process.pid, async () => {
    const started = new Miniflare(
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
            serviceBindings: { PRODUCT: 'peer' },
            unsafeDirectSockets: [{ host: HOST, port: 0 }],
          },
          {
            name: 'peer',
            compatibilityDate: COMPATIBILITY_DATE,
            compatibilityFlags: ['nodejs_compat'],
            modulesRoot: path.dirname(script),
            modules: [{ type: 'ESModule', path: script }],
            bindings: { VENDORS: vendors },
            durableObjects: { PEER: { className: 'Peer', useSQLite: true } },
          },
        ],
      }),
    );
    await started.ready;
    return started;
  });
  const { port } = await runtime.unsafeGetDirectURL('front');
  return { address: `http://${HOST}:${port}`, pid, stop: () => runtime.dispose() };
}
