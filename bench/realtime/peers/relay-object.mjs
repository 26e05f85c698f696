// The least that an object can do: passes sound on to the recogniser, and the voice's sound back when a turn ends.

import { DurableObject } from 'cloudflare:workers';

const REPLY = 'Thank you. Which part of that did you do yourself?';

export class Peer extends DurableObject {
  async fetch() {
    const [theirs, ours] = Object.values(new WebSocketPair());
    this.ctx.acceptWebSocket(ours);
    const answer = await fetch(`${this.env.VENDORS}/v2/listen`, { headers: { upgrade: 'websocket' } });
    this.recogniser = answer.webSocket;
    this.recogniser.addEventListener('message', ({ data }) => {
      ours.send(data);
      if (JSON.parse(data).event === 'EndOfTurn') void this.speak(ours);
    });
    this.recogniser.accept();
    return new Response(null, { status: 101, webSocket: theirs });
  }

  webSocketMessage(_socket, message) {
    this.recogniser.send(message);
  }

  webSocketClose() {
    this.recogniser.close();
  }

  async speak(socket) {
    const body = JSON.stringify({ text: REPLY });
    const answer = await fetch(`${this.env.VENDORS}/v1/speak`, { method: 'POST', body });
    for await (const piece of answer.body) socket.send(piece);
  }
}

export default {
  fetch: (request, env) => env.PEER.getByName(new URL(request.url).pathname).fetch(request),
};
