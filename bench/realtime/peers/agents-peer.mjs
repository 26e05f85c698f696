// The voice part of `agents`, as its documentation sets it up, over the same recogniser and voice as everybody else.

import { Agent, routeAgentRequest } from 'agents';
import { WorkersAIFluxSTT, withVoice } from 'agents/voice';

const REPLY = 'Thank you. Which part of that did you do yourself?';

/** Stands in for the binding `AI`: opens the socket that Workers AI would. */
const recogniserAt = (address) => ({
  run: (_model, input) =>
    fetch(`${address}/v2/listen?encoding=linear16&sample_rate=${input.sample_rate}`, {
      headers: { upgrade: 'websocket' },
    }),
});

/** A voice that streams, which is the fastest that there is a place for. */
function voiceAt(address) {
  const ask = (text, signal) =>
    fetch(`${address}/v1/speak`, { method: 'POST', body: JSON.stringify({ text }), signal });
  return {
    synthesize: async (text, signal) => (await ask(text, signal)).arrayBuffer(),
    async *synthesizeStream(text, signal) {
      const answer = await ask(text, signal);
      for await (const piece of answer.body) yield piece.slice().buffer;
    },
  };
}

export class Peer extends withVoice(Agent, { audioFormat: 'pcm16' }) {
  transcriber = new WorkersAIFluxSTT(recogniserAt(this.env.VENDORS));
  tts = voiceAt(this.env.VENDORS);

  async onTurn() {
    return REPLY;
  }
}

export default {
  fetch: async (request, env) => (await routeAgentRequest(request, env)) ?? new Response(null, { status: 404 }),
};
