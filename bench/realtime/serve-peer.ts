import { addressOf, serveBehindFront } from '../serve-behind-front.ts';
import { newChildOf } from './process-cost.ts';

export interface ServedPeer {
  address: string;
  /** The runtime's process. */
  pid: number;
  stop(): Promise<void>;
}

/** Serves a Worker with one class of objects, `Peer`. */
export async function servePeer(script: string, state: string, vendors: string): Promise<ServedPeer> {
  const { value: runtime, pid } = await newChildOf(process.pid, () =>
    serveBehindFront(script, state, {
      compatibilityFlags: ['nodejs_compat'],
      bindings: { VENDORS: vendors },
      durableObjects: { PEER: { className: 'Peer', useSQLite: true } },
    }),
  );
  return { address: await addressOf(runtime), pid, stop: () => runtime.dispose() };
}
