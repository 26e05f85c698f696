import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

export const RATE_HZ = 16_000;
export const FRAME_MS = 100;
const FRAME_SAMPLES = (RATE_HZ * FRAME_MS) / 1_000;
/** What a candidate's frames are filled with; silence that others put behind them says nothing of whose it is. */
const VOICE = 1_000;
/** As often as Flux tells what it hears. */
const UPDATE_FRAMES = 3;
const WORDS =
  'Last year our order service was slow at peak times so I measured the queries found two missing indexes and added them'.split(
    ' ',
  );
/** A second of the voice's sound, in pieces. */
const VOICE_PIECES = 4;
const VOICE_PIECE_BYTES = 12_000;

/** A frame of sound by which the recogniser knows whose it is, and whether it is the last of a turn. */
export function frameOf(session: number, isLast: boolean): Uint8Array {
  const samples = new Int16Array(FRAME_SAMPLES).fill(VOICE);
  samples[0] = session;
  samples[1] = isLast ? 1 : 0;
  return new Uint8Array(samples.buffer);
}

/** A recogniser as Flux is, and a voice as Deepgram's is, that take no time: what is left is what stands between. */
export class FakeVendors {
  readonly #server = createServer((request, response) => void speak(request, response));
  readonly #sockets = new WebSocketServer({ server: this.#server, perMessageDeflate: false });
  /** When the recogniser told its last to a session, by `performance.now()`. */
  readonly lastToldAt = new Map<number, number>();

  async start(): Promise<void> {
    this.#sockets.on('connection', (socket) => this.#listen(socket));
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
  }

  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #listen(socket: WebSocket): void {
    let frames = 0;
    let session = -1;
    let told = 0;
    const tell = (event: string) => {
      const heardS = (frames * FRAME_MS) / 1_000;
      const transcript = WORDS.slice(0, Math.max(1, Math.min(WORDS.length, Math.floor(frames / 2)))).join(' ');
      socket.send(
        JSON.stringify({
          type: 'TurnInfo',
          event,
          sequence_id: told++,
          turn_index: 0,
          audio_window_start: 0,
          audio_window_end: heardS,
          transcript,
          words: [],
          end_of_turn_confidence: event === 'EndOfTurn' ? 0.9 : 0.1,
        }),
      );
      if (event === 'EndOfTurn') this.lastToldAt.set(session, performance.now());
    };
    socket.send(JSON.stringify({ type: 'Connected', request_id: 'bench', sequence_id: told++ }));
    let carried = Buffer.alloc(0);
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) {
        const { type } = JSON.parse(data.toString());
        if (type === 'ForceEndTurn') tell('EndOfTurn');
        else socket.close();
        return;
      }
      // Sound may come in other pieces than it was said in.
      carried = Buffer.concat([carried, data]);
      while (carried.length >= FRAME_SAMPLES * 2) {
        const isVoice = carried.readInt16LE(4) === VOICE;
        if (isVoice) session = carried.readInt16LE(0);
        const isLast = isVoice && carried.readInt16LE(2) === 1;
        carried = carried.subarray(FRAME_SAMPLES * 2);
        frames += 1;
        if (frames === 1) tell('StartOfTurn');
        else if (isLast) tell('EndOfTurn');
        else if (frames % UPDATE_FRAMES === 0) tell('Update');
      }
    });
  }
}

async function speak(request: IncomingMessage, response: ServerResponse): Promise<void> {
  for await (const _ of request);
  response.writeHead(200, { 'content-type': 'audio/l16;rate=24000' });
  for (let piece = 0; piece < VOICE_PIECES; piece++) response.write(Buffer.alloc(VOICE_PIECE_BYTES, piece + 1));
  response.end();
}
