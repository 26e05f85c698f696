import { type FakeVendors, RATE_HZ } from './fake-vendors.ts';
import { type LiveSession, type LiveSystem, Wire } from './live-session.ts';

/** Nothing between: the candidate asks recogniser and voice. */
export function direct(vendors: FakeVendors): LiveSystem {
  return {
    name: 'direct',
    endsByWord: false,
    async open() {
      const wire = await Wire.open(`${vendors.address}/v2/listen`);
      const ended = wire.until(({ event }) => event === 'EndOfTurn');
      return {
        send: (frame) => wire.socket.send(frame),
        async end() {
          await ended;
          const body = JSON.stringify({ text: 'Thank you. Which part of that did you do yourself?' });
          const answer = await fetch(`${vendors.address}/v1/speak`, { method: 'POST', body });
          for await (const _ of answer.body ?? []) return performance.now();
          throw new Error('No sound');
        },
        acknowledgements: () => [],
        close: () => wire.socket.terminate(),
      };
    },
  };
}

/** A relay, whatever it runs in: sound up, sound down. */
export function relay(name: string, address: string, pid: number): LiveSystem {
  return {
    name,
    endsByWord: false,
    pid,
    open: async (session) => sounding(await Wire.open(`${address}/${session}-${crypto.randomUUID()}`)),
  };
}

/** The voice part of `agents`. */
export function agents(address: string, pid: number): LiveSystem {
  return {
    name: 'agents 0.32.0',
    endsByWord: false,
    pid,
    async open(session) {
      const wire = await Wire.open(`${address}/agents/peer/${session}-${crypto.randomUUID()}`);
      const listening = wire.until(({ type, status }) => type === 'status' && status === 'listening');
      wire.say({ type: 'start_call', sample_rate: RATE_HZ });
      await listening;
      return sounding(wire);
    },
  };
}

function sounding(wire: Wire): LiveSession {
  const first = wire.firstSound();
  return {
    send: (frame) => wire.socket.send(frame),
    end: () => first,
    acknowledgements: () => [],
    close: () => wire.socket.terminate(),
  };
}
