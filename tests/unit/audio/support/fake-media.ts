import { vi } from 'vitest';

/** A track that the test ends when it likes. */
export class FakeTrack extends EventTarget {
  readonly kind: 'audio' | 'video';
  readonly deviceId: string;
  readyState: 'live' | 'ended' = 'live';

  constructor(kind: 'audio' | 'video', deviceId = 'usual') {
    super();
    this.kind = kind;
    this.deviceId = deviceId;
  }

  getSettings() {
    return { deviceId: this.deviceId };
  }

  /** By the page: nobody is told. */
  stop(): void {
    this.readyState = 'ended';
  }

  /** By the world. */
  lose(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

class FakeStream {
  readonly #tracks: FakeTrack[];
  constructor(tracks: FakeTrack[] = []) {
    this.#tracks = tracks;
  }
  getTracks = () => this.#tracks;
  getAudioTracks = () => this.#tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.#tracks.filter(({ kind }) => kind === 'video');
}

export function stubMediaStream(): void {
  vi.stubGlobal('MediaStream', FakeStream);
}

type Asked = 'both' | 'sound' | 'picture';

/** A browser that has a camera and a microphone, gives what the test allows, and notes what it is asked for. */
export class FakeBrowser {
  readonly asked: Asked[] = [];
  readonly tracks: FakeTrack[] = [];
  /** Names of the errors that each kind of asking meets. */
  refuses: Partial<Record<Asked, string>> = {};
  /** Lets the next answers wait for the test. */
  gate: Promise<void> = Promise.resolve();

  ask = async (wishes: MediaStreamConstraints): Promise<MediaStream> => {
    const asked = wishes.audio && wishes.video ? 'both' : wishes.audio ? 'sound' : 'picture';
    this.asked.push(asked);
    await this.gate;
    const name = this.refuses[asked];
    if (name) throw new DOMException('no', name);
    const wanted = typeof wishes.audio === 'object' ? wishes.audio.deviceId : undefined;
    const deviceId = typeof wanted === 'object' && 'exact' in wanted ? String(wanted.exact) : 'usual';
    const given = [
      ...(wishes.audio ? [new FakeTrack('audio', deviceId)] : []),
      ...(wishes.video ? [new FakeTrack('video')] : []),
    ];
    this.tracks.push(...given);
    return new MediaStream(given as unknown as MediaStreamTrack[]);
  };

  get live(): string[] {
    return this.tracks.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind);
  }

  newest(kind: FakeTrack['kind']): FakeTrack {
    const track = this.tracks.findLast((each) => each.kind === kind);
    if (!track) throw new Error(`Nobody asked for ${kind}`);
    return track;
  }
}

/** A recorder of the browser's that writes what the test says. */
export class FakeMediaRecorder extends EventTarget {
  state: 'inactive' | 'recording' = 'inactive';
  /** What it hands over when it stops. */
  contents = 'recorded';
  readonly stream: MediaStream;
  readonly options: MediaRecorderOptions;
  chunkMs = 0;

  constructor(stream: MediaStream, options: MediaRecorderOptions) {
    super();
    this.stream = stream;
    this.options = options;
  }

  start(chunkMs: number): void {
    this.chunkMs = chunkMs;
    this.state = 'recording';
    this.dispatchEvent(new Event('start'));
  }

  stop(): void {
    this.state = 'inactive';
    const event = new Event('dataavailable');
    Object.assign(event, { data: new Blob([this.contents]) });
    this.dispatchEvent(event);
    this.dispatchEvent(new Event('stop'));
  }

  get kinds(): string[] {
    return this.stream.getTracks().map(({ kind }) => kind);
  }
}
