import { type FluxMisbehaviour, FluxService } from '#tests/support/flux-service.ts';

const MODEL = '@cf/deepgram/flux';

/** An object in place of the Workers AI binding, with the live recogniser behind it. */
export class FluxBinding {
  readonly service = new FluxService({ variant: 'workers-ai' });

  async run(model: string, inputs: Record<string, unknown>, options: { websocket?: boolean }): Promise<Response> {
    const told = this.service.next();
    if (told?.kind === 'hang' || told?.kind === 'trickle') return new Promise(() => {});
    if (told?.kind === 'refuse') return Response.json({ description: 'SECRET words' }, { status: told.status });
    if (model !== MODEL || options.websocket !== true) return refuse('No such model');
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(inputs)) {
      const values = name === 'keyterm' && Array.isArray(value) ? value : [value];
      for (const one of values) {
        if (typeof one !== 'string') return refuse(`Type mismatch of ${name}, must be a string`);
        query.append(name, one);
      }
    }
    const fault = this.service.faultIn(query);
    if (fault !== undefined) return refuse(fault);
    if (told?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, told.delayMs));
    return new Response(null, { status: 101, webSocket: this.#open(query, told) });
  }

  #open(query: URLSearchParams, told: FluxMisbehaviour | undefined): WebSocket {
    const { 0: client, 1: server } = new WebSocketPair();
    server.accept();
    server.binaryType = 'arraybuffer';
    if (told?.kind === 'deaf') return client;
    const wire = {
      send: (frame: string | Uint8Array) => server.send(frame),
      close: (code?: number) => server.close(code),
      // A pair has no network that could break; this is what a break looks like.
      drop: () => server.close(1011, 'broken'),
    };
    const call = this.service.connect(query, wire, told);
    server.addEventListener('message', ({ data }) =>
      call.receive(typeof data === 'string' ? data : new Uint8Array(data as ArrayBuffer)),
    );
    server.addEventListener('close', ({ code }) => call.closed(code));
    return client;
  }
}

const refuse = (description: string) => Response.json({ description }, { status: 400 });
