// What stands before the product under `npm start`, as Cloudflare's network does when it is deployed: the runtime alone
// keeps the connection of a hibernating socket for ten seconds after both sides have taken leave, and a browser tells
// its page of a close only when the connection ends.

export default {
  async fetch(request, { PRODUCT }) {
    const answer = await PRODUCT.fetch(request);
    if (!answer.webSocket) return answer;
    const [browser, ours] = Object.values(new WebSocketPair());
    relay(answer.webSocket, ours);
    relay(ours, answer.webSocket);
    ours.accept();
    answer.webSocket.accept();
    return new Response(null, { status: 101, headers: answer.headers, webSocket: browser });
  },
};

function relay(from, to) {
  from.binaryType = 'arraybuffer';
  from.addEventListener('message', ({ data }) => {
    if (to.readyState === WebSocket.OPEN) to.send(data);
  });
  from.addEventListener('close', ({ code, reason }) => {
    // A connection that broke, or was closed without a code, has none that may be sent.
    if (code === 1005 || code === 1006) to.close();
    else to.close(code, reason);
  });
}
