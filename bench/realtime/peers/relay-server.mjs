// The same relay in Node: the floor for what passing sound on costs. Started with the vendors' address; tells its port.

import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';

const REPLY = 'Thank you. Which part of that did you do yourself?';
const [vendors = ''] = process.argv.slice(2);

const server = createServer();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (client) => {
  const recogniser = new WebSocket(`${vendors.replace('http', 'ws')}/v2/listen`, { perMessageDeflate: false });
  const early = [];
  recogniser.on('open', () => {
    for (const frame of early) recogniser.send(frame);
  });
  client.on('message', (frame) => {
    if (recogniser.readyState === WebSocket.OPEN) recogniser.send(frame);
    else early.push(frame);
  });
  client.on('close', () => recogniser.close());
  recogniser.on('message', async (data) => {
    client.send(data.toString());
    if (JSON.parse(data.toString()).event !== 'EndOfTurn') return;
    const body = JSON.stringify({ text: REPLY });
    const answer = await fetch(`${vendors}/v1/speak`, { method: 'POST', body });
    for await (const piece of answer.body) client.send(piece);
  });
});
// Ends with who started it.
process.stdin.on('end', () => process.exit()).resume();
server.listen(0, 'localhost', () => console.log(`port ${server.address().port}`));
