import { WebSocket } from 'ws';
import { ttsServerMessage } from '#contract/socket-messages.ts';

interface Options {
  address: () => string;
  cookies: () => string;
  /** How long a reply is waited for. */
  patienceMs: number;
}

const MOST_TRIES = 40;
const PAUSE_MS = 50;

/** Takes turns over the interview's own socket, on a new one each time until a reply is told. Messages must be as the contract declares them. */
export class TurnSocket {
  readonly #given: Options;
  /** How often a turn was said again. */
  unanswered = 0;

  constructor(given: Options) {
    this.#given = given;
  }

  async answer(interviewId: string, entryId: string, userText: string): Promise<{ id: string; text: string }> {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const reply = await this.#once(interviewId, { type: 'start', interviewId, entryId, userText });
      if (reply) return reply;
      this.unanswered += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * Math.min(tries, 20)));
    }
    throw new Error(`turn ${entryId} was never answered over the socket`);
  }

  #once(interviewId: string, start: object): Promise<{ id: string; text: string } | undefined> {
    const { address, cookies, patienceMs } = this.#given;
    const socket = new WebSocket(`${address().replace(/^http/, 'ws')}/api/tts?interviewId=${interviewId}`, {
      headers: { cookie: cookies(), origin: address() },
      perMessageDeflate: false,
    });
    return new Promise<{ id: string; text: string } | undefined>((resolve, reject) => {
      // A line that is silent tells nobody that it broke.
      const patience = setTimeout(() => resolve(undefined), patienceMs);
      const finish = () => {
        clearTimeout(patience);
        resolve(undefined);
      };
      socket.on('error', finish);
      socket.on('close', finish);
      socket.on('message', (data: Buffer, isBinary) => {
        if (isBinary) return;
        try {
          const message = ttsServerMessage.parse(JSON.parse(data.toString()));
          if (message.type === 'hello') socket.send(JSON.stringify(start));
          if (message.type === 'reply') resolve({ id: message.entryId, text: message.text });
          if (message.type === 'error' && message.code === 'unavailable') finish();
          else if (message.type === 'error') reject(new Error(`a turn was refused: ${message.code}`));
        } catch (error) {
          reject(error);
        }
      });
    }).finally(() => socket.terminate());
  }
}
