import { cameraProblem } from './camera-problem.ts';
import { HearingError, type HearingReason, reasonOfRefusal } from './hearing-reason.ts';

/** The picture that is recorded and previewed. */
const PICTURE: MediaTrackConstraints = {
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 30, max: 60 },
};
/** Echo is cancelled: the interviewer's voice comes out of the same machine. */
const SOUND: MediaTrackConstraints = {
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

export interface DevicesState {
  camera: {
    status: 'off' | 'opening' | 'live' | 'failed';
    /** The picture alone, for a preview. */
    stream: MediaStream | null;
    /** Why it failed, in words for the candidate; empty otherwise. */
    problem: string;
  };
  /** Without a stream it is off, or was refused for a reason. */
  microphone: { stream: MediaStream | null; refusal: HearingReason | null };
}

const OFF: DevicesState = {
  camera: { status: 'off', stream: null, problem: '' },
  microphone: { stream: null, refusal: null },
};

type Ask = (wishes: MediaStreamConstraints) => Promise<MediaStream>;

const askBrowser: Ask = async (wishes) => {
  // Without https a browser has no such thing at all.
  if (!navigator.mediaDevices?.getUserMedia) throw new TypeError('No media devices');
  return navigator.mediaDevices.getUserMedia(wishes);
};

/**
 * The one owner of the candidate's camera and microphone. Preview, detector and recorder borrow its tracks and never
 * stop them; they live on from the ready page into the interview, and end when that ends or is left.
 */
export class CandidateDevices {
  readonly #ask: Ask;
  readonly #listeners = new Set<() => void>();
  #state = OFF;
  /** Askings are answered one after the other, so that nobody is asked twice for the same thing. */
  #asking: Promise<unknown> = Promise.resolve();
  #wantsPicture = false;
  #wantsSound = false;
  /** Nobody has been asked for the microphone yet; the first asking is for both. */
  #isFirst = true;
  /** Counts the releases: what was asked for before one is let go at once. */
  #era = 0;

  constructor(ask: Ask = askBrowser) {
    this.#ask = ask;
  }

  get state(): DevicesState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Asks for camera and microphone at once; refused, for the sound alone, then for the picture alone. */
  open(): Promise<void> {
    this.#wantPicture();
    this.#wantsSound = true;
    return this.#inTurn(() => this.#openMissing());
  }

  /** Asks for the camera, and for the microphone with it where nobody has been asked for that yet and it is wanted. */
  openCamera({ withSound = true } = {}): void {
    this.#wantPicture();
    const asksForBoth = withSound && this.#isFirst;
    if (asksForBoth) this.#wantsSound = true;
    void this.#inTurn(() => (asksForBoth && this.#isFirst ? this.#openMissing() : this.#openPicture()));
  }

  /** Asks for the camera again, also where it is open and its picture cannot be shown. */
  retryCamera(): void {
    this.closeCamera();
    this.openCamera();
  }

  closeCamera(): void {
    this.#wantsPicture = false;
    stop(this.#state.camera.stream);
    this.#tell({ camera: OFF.camera });
  }

  /**
   * The microphone's stream, borrowed: whoever gets it leaves its track alone. Another device takes the place of the one
   * that was open, and a fresh one that of a device that gives no sound any more; the first time the camera is asked for
   * with it. Throws a HearingError.
   */
  sound(deviceId?: string, isFresh = false): Promise<MediaStream> {
    if (this.#isFirst) this.#wantPicture();
    this.#wantsSound = true;
    return this.#inTurn(async () => {
      if (this.#isFirst) {
        await this.#openMissing();
        const { refusal } = this.#state.microphone;
        if (refusal) throw new HearingError(refusal);
      }
      const { stream } = this.#state.microphone;
      if (!isFresh && stream && isLive(stream) && (!deviceId || deviceIdOf(stream) === deviceId)) return stream;
      return this.#openSound(deviceId);
    });
  }

  /** The same for who wants no picture, the first time too. */
  soundAlone(deviceId?: string, isFresh = false): Promise<MediaStream> {
    this.#isFirst = false;
    return this.sound(deviceId, isFresh);
  }

  closeMicrophone(): void {
    this.#wantsSound = false;
    stop(this.#state.microphone.stream);
    this.#tell({ microphone: OFF.microphone });
  }

  /** Ends every track. */
  release(): void {
    this.#era++;
    this.#isFirst = true;
    this.closeCamera();
    this.closeMicrophone();
  }

  #wantPicture(): void {
    this.#wantsPicture = true;
    const { camera } = this.#state;
    if (camera.status !== 'live') this.#tell({ camera: { ...OFF.camera, status: 'opening' } });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#asking.then(work);
    this.#asking = result.catch(() => undefined);
    return result;
  }

  async #openMissing(): Promise<void> {
    this.#isFirst = false;
    const { camera, microphone } = this.#state;
    const hasPicture = camera.stream !== null && isLive(camera.stream);
    const hasSound = microphone.stream !== null && isLive(microphone.stream);
    if (!hasPicture && !hasSound) {
      const era = this.#era;
      const stream = await this.#ask({ audio: SOUND, video: PICTURE }).catch(() => undefined);
      if (stream) {
        this.#takeSound(stream.getAudioTracks(), era);
        this.#takePicture(stream.getVideoTracks(), era);
        return;
      }
    }
    // Why it was refused is told to whoever needs the sound.
    if (!hasSound) await this.#openSound().catch(() => undefined);
    if (!hasPicture) await this.#openPicture();
  }

  async #openSound(deviceId?: string): Promise<MediaStream> {
    const era = this.#era;
    try {
      const audio = { ...(deviceId ? { deviceId: { exact: deviceId } } : {}), ...SOUND };
      const stream = this.#takeSound((await this.#ask({ audio })).getAudioTracks(), era);
      if (!stream) throw new HearingError('no_microphone');
      return stream;
    } catch (error) {
      const reason = error instanceof HearingError ? error.reason : reasonOfRefusal(error);
      if (era === this.#era) this.#tell({ microphone: { stream: null, refusal: reason } });
      throw new HearingError(reason, error);
    }
  }

  async #openPicture(): Promise<void> {
    if (!this.#wantsPicture || this.#state.camera.status === 'live') return;
    const era = this.#era;
    try {
      this.#takePicture((await this.#ask({ video: PICTURE })).getVideoTracks(), era);
    } catch (error) {
      if (era === this.#era && this.#wantsPicture) this.#failCamera(cameraProblem(error));
    }
  }

  #takeSound(tracks: MediaStreamTrack[], era: number): MediaStream | undefined {
    const stream = new MediaStream(tracks);
    if (era !== this.#era || !this.#wantsSound) {
      stop(stream);
      return undefined;
    }
    stop(this.#state.microphone.stream);
    this.#tell({ microphone: { stream, refusal: null } });
    // Whoever listens to it finds out by themselves; who records has to hear of it too.
    tracks[0]?.addEventListener('ended', () => this.#tell({}));
    return stream;
  }

  #takePicture(tracks: MediaStreamTrack[], era: number): void {
    const stream = new MediaStream(tracks);
    if (era !== this.#era || !this.#wantsPicture) {
      stop(stream);
      return;
    }
    stop(this.#state.camera.stream);
    this.#tell({ camera: { status: 'live', stream, problem: '' } });
    tracks[0]?.addEventListener('ended', () => {
      if (this.#state.camera.stream === stream) this.#failCamera('The camera was unplugged or taken away.');
    });
  }

  #failCamera(problem: string): void {
    this.#tell({ camera: { status: 'failed', stream: null, problem } });
  }

  #tell(change: Partial<DevicesState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

const isLive = (stream: MediaStream) => stream.getTracks().some(({ readyState }) => readyState === 'live');
const deviceIdOf = (stream: MediaStream) => stream.getTracks()[0]?.getSettings().deviceId;

/** Those of this page. */
export const candidateDevices = new CandidateDevices();
