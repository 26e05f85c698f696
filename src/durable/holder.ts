import { RpcTarget } from 'cloudflare:workers';
import type { Admission } from './admission.ts';
import type { Custody } from './keeping/custody.ts';
import { KeepingCalls } from './keeping/keeping-calls.ts';
import { RecordingCalls } from './recordings/recording-calls.ts';
import type { Recordings } from './recordings/recordings.ts';
import { ReportCalls, type ReportRoom } from './report/report-calls.ts';
import { SpeechCalls } from './speech/speech-calls.ts';
import type { SpeechPurse } from './speech/speech-purse.ts';
import { TurnCalls, type TurnRoom } from './turn/turn-calls.ts';

/** All that calls work with, by the room that it belongs to. */
export type Rooms = TurnRoom & ReportRoom & { recordings: Recordings; custody: Custody; purse: SpeechPurse };

/**
 * The interview in the hands of one principal: what can be asked of each room, without saying again who asks. Passed
 * on by RPC; a call through it goes the whole way at once, since `as` need not be waited for.
 */
export class Holder extends RpcTarget {
  readonly #admission: Admission;
  readonly #rooms: Rooms;

  constructor(admission: Admission, rooms: Rooms) {
    super();
    this.#admission = admission;
    this.#rooms = rooms;
  }

  get turn(): TurnCalls {
    return new TurnCalls(this.#admission, this.#rooms);
  }

  get report(): ReportCalls {
    return new ReportCalls(this.#admission, this.#rooms);
  }

  get recordings(): RecordingCalls {
    return new RecordingCalls(this.#admission, this.#rooms.recordings);
  }

  get speech(): SpeechCalls {
    return new SpeechCalls(this.#admission, this.#rooms.purse);
  }

  get keeping(): KeepingCalls {
    return new KeepingCalls(this.#admission, this.#rooms);
  }
}
