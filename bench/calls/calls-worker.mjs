// One object that is asked in three ways: with the principal in the call, through what it hands out, and waiting for that first.
import { DurableObject, RpcTarget } from 'cloudflare:workers';

class Room extends RpcTarget {
  #principal;
  constructor(principal) {
    super();
    this.#principal = principal;
  }
  read() {
    return { ok: this.#principal.userId === 'me' };
  }
}

class Holder extends RpcTarget {
  #principal;
  constructor(principal) {
    super();
    this.#principal = principal;
  }
  get turn() {
    return new Room(this.#principal);
  }
}

export class Asked extends DurableObject {
  read(principal) {
    return new Room(principal).read();
  }
  as(principal) {
    return new Holder(principal);
  }
}

const ME = { userId: 'me' };
const WAYS = {
  direct: (object) => object.read(ME),
  pipelined: async (object) => {
    using held = object.as(ME);
    return await held.turn.read();
  },
  awaited: async (object) => {
    using held = await object.as(ME);
    return await held.turn.read();
  },
};

export default {
  async fetch(request, { ASKED }) {
    const { pathname, searchParams } = new URL(request.url);
    const object = ASKED.getByName('one');
    const ask = WAYS[pathname.slice(1)];
    for (let i = 0; i < Number(searchParams.get('calls')); i++) if (!(await ask(object)).ok) return new Response('no');
    return new Response('ok');
  },
};
