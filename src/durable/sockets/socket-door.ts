import { z } from 'zod';
import { SOCKET_KINDS, type SocketKind } from '#contract/socket-messages.ts';
import { holds } from '#durable/access.ts';
import type { Deadlines } from '#durable/keeping/deadlines.ts';
import { PRINCIPAL_HEADER, principalSchema } from '#durable/principal.ts';
import { SPEECH_PAYERS_HEADER, type SpeechPurse, speechPayers } from '#durable/speech/speech-purse.ts';
import type { InterviewRecord } from '#durable/store.ts';
import { SOCKET_ID_HEADER, SPEECH_CHOICE_HEADER, speechChoice } from './live-socket.ts';
import type { InterviewSockets } from './sockets.ts';

const socketKind = z.enum(SOCKET_KINDS);

interface SocketDoorNeeds {
  sockets: InterviewSockets;
  purse: SpeechPurse;
  /** Whether what comes over a socket of this kind may cost something. */
  mayCost: (kind: SocketKind) => Promise<boolean>;
  deadlines: Deadlines;
  interview: () => InterviewRecord | undefined;
}

/** Where sockets come in, and go when nothing comes over them. */
export class SocketDoor {
  readonly #given: SocketDoorNeeds;

  constructor(given: SocketDoorNeeds) {
    this.#given = given;
  }

  /** Upgrades a socket for who holds the interview; the caller has checked the Origin. */
  async enter(request: Request): Promise<Response> {
    const { sockets, purse, mayCost } = this.#given;
    const kind = socketKind.safeParse(new URL(request.url).pathname.slice(1));
    const read = (header: string, otherwise: string) => JSON.parse(request.headers.get(header) ?? otherwise);
    const principal = principalSchema.parse(read(PRINCIPAL_HEADER, '{}'));
    const mayEnter = () => {
      const interview = this.#given.interview();
      return interview !== undefined && holds(interview, principal);
    };
    if (!kind.success || !mayEnter()) return new Response(null, { status: 403 });
    const payers = speechPayers.catch([]).parse(read(SPEECH_PAYERS_HEADER, '[]'));
    const costs = await mayCost(kind.data);
    // It may have been erased or claimed meanwhile, and in an erased one nothing is noted of who pays.
    if (costs && mayEnter()) await purse.begin(kind.data === 'tts' ? 'spoken' : 'heard', payers);
    if (!mayEnter()) return new Response(null, { status: 403 });
    const choice = speechChoice.catch({}).parse(read(SPEECH_CHOICE_HEADER, '{}'));
    const id = request.headers.get(SOCKET_ID_HEADER) ?? '';
    const response = sockets.accept({ id, kind: kind.data, principal, choice });
    await this.watch();
    return response;
  }

  /** Closes what is idle, and comes back for the rest. */
  async watch(): Promise<void> {
    const nextAt = this.#given.sockets.closeIdle(Date.now());
    if (nextAt !== undefined) await this.#given.deadlines.set('idle_sockets', nextAt);
  }
}
