import { segmentFormat } from '#domain/recording/segment-format.ts';
import { pictureProblem, soundProblem, type TracksAtHand } from '#domain/recording/track-problem.ts';
import { SEGMENT_MS } from '#domain/stage/timing.ts';
import type { CandidateDevices } from './candidate-devices.ts';

const VIDEO_BITS_PER_SECOND = 2_500_000;
const AUDIO_BITS_PER_SECOND = 64_000;
const CHUNK_MS = 1_000;
/** A picture can be sought to within this. */
const KEY_FRAME_MS = 2_000;
/** A recorder that fails sooner than this would fail again at once. */
const WORTH_REPEATING_MS = 2_000;

/** A recorded stretch of an answer. */
export interface Segment {
  file: Blob;
  mimeType: string;
  /** Where it begins, since the recording that it is of began. */
  offsetMs: number;
  durationMs: number;
  /** By the wall clock. */
  startedAtMs: number;
}

export interface SegmentRecorderEvents {
  /** A segment's recorder has started. */
  onStart(): void;
  onEnd(): void;
  /** What is wrong with what is recorded, in the specification's words; '' when nothing is. */
  onProblem(problem: string): void;
}

/** What it needs of the browser. */
export interface SegmentMedia {
  canWrite(mimeType: string): boolean;
  streamOf(tracks: MediaStreamTrack[]): MediaStream;
  record(stream: MediaStream, options: MediaRecorderOptions): MediaRecorder;
}

const BROWSER: SegmentMedia = {
  canWrite: (mimeType) => typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(mimeType),
  streamOf: (tracks) => new MediaStream(tracks),
  record: (stream, options) => new MediaRecorder(stream, options),
};

/** The recording of one turn, in as many segments as it is cut into. */
interface Take {
  readonly recording: number;
  readonly positionMs: () => number;
  readonly segments: Promise<Segment | undefined>[];
  running: Running | undefined;
}

interface Running {
  recorder: MediaRecorder;
  tracks: readonly MediaStreamTrack[];
  limit: ReturnType<typeof setTimeout>;
}

/**
 * Records answers from the candidate's own tracks: picture and sound, or sound alone while the camera is off. A recorder
 * dies when its tracks change, so that a change cuts the recording; so does its third minute.
 */
export class SegmentRecorder {
  readonly #devices: CandidateDevices;
  readonly #events: SegmentRecorderEvents;
  readonly #media: SegmentMedia;
  readonly #takes = new Map<number, Take>();
  readonly #unsubscribe: () => void;
  #current: Take | undefined;
  #problem = '';

  constructor(devices: CandidateDevices, events: SegmentRecorderEvents, media: SegmentMedia = BROWSER) {
    this.#devices = devices;
    this.#events = events;
    this.#media = media;
    this.#unsubscribe = devices.subscribe(() => this.#tracksChanged());
  }

  /** Begins the recording of a turn; `positionMs` tells how long it is by its own sound. */
  begin(recording: number, positionMs: () => number): void {
    this.end();
    this.#current = { recording, positionMs, segments: [], running: undefined };
    this.#takes.set(recording, this.#current);
    this.#start(this.#current);
  }

  /** Ends the recording that is under way; what it has is kept until it is taken or dropped. */
  end(): void {
    const take = this.#current;
    this.#current = undefined;
    if (take) this.#stop(take);
  }

  /** Hands over the segments of a turn that has ended, and forgets them. */
  async take(recording: number): Promise<Segment[]> {
    const take = this.#takes.get(recording);
    this.drop(recording);
    const segments = await Promise.all(take?.segments ?? []);
    return segments.filter((segment) => segment !== undefined);
  }

  /** Forgets the segments of a turn. */
  drop(recording: number): void {
    this.#takes.delete(recording);
  }

  /** Tries once more to record what could not be recorded. */
  retry(): void {
    this.#setProblem('');
    if (this.#current && !this.#current.running) this.#start(this.#current);
  }

  close(): void {
    this.#unsubscribe();
    this.end();
  }

  #tracksChanged(): void {
    const take = this.#current;
    if (!take) return;
    const { tracks } = this.#atHand();
    const recorded = take.running?.tracks ?? [];
    if (tracks.length === recorded.length && tracks.every((track, i) => track === recorded[i])) return;
    this.#cut(take);
  }

  /** The next segment begins before this one ends, so that nothing falls between them. */
  #cut(take: Take): void {
    const { running } = take;
    take.running = undefined;
    this.#start(take);
    if (running) this.#finish(running);
  }

  #start(take: Take): void {
    const { tracks, hasPicture, problem, isSilent } = this.#atHand();
    this.#setProblem(problem);
    if (isSilent) return;
    const mimeType = segmentFormat(hasPicture, this.#media.canWrite);
    const stream = this.#media.streamOf([...tracks]);
    if (stream.getAudioTracks().length === 0) {
      this.#setProblem('Recording stream missing audio tracks');
      return;
    }
    try {
      if (!mimeType) throw new DOMException('No format', 'NotSupportedError');
      const recorder = this.#media.record(stream, {
        mimeType,
        audioBitsPerSecond: AUDIO_BITS_PER_SECOND,
        ...(hasPicture
          ? { videoBitsPerSecond: VIDEO_BITS_PER_SECOND, videoKeyFrameIntervalDuration: KEY_FRAME_MS }
          : {}),
      });
      take.segments.push(this.#segmentOf(take, recorder, mimeType));
      recorder.start(CHUNK_MS);
      take.running = {
        recorder,
        tracks,
        limit: setTimeout(() => this.#current === take && this.#cut(take), SEGMENT_MS),
      };
      this.#events.onStart();
    } catch {
      this.#setProblem('No supported video format found');
    }
  }

  /** Resolves once the recorder has stopped and all of its file is there. */
  #segmentOf(take: Take, recorder: MediaRecorder, mimeType: string): Promise<Segment | undefined> {
    const chunks: Blob[] = [];
    let [offsetMs, startedAtMs] = [take.positionMs(), Date.now()];
    recorder.addEventListener('start', () => {
      offsetMs = take.positionMs();
      startedAtMs = Date.now();
    });
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    return new Promise((resolve) => {
      recorder.addEventListener('stop', () => {
        this.#events.onEnd();
        const file = new Blob(chunks, { type: mimeType });
        if (file.size === 0) this.#setProblem('Recording blob is empty');
        const durationMs = Date.now() - startedAtMs;
        resolve(file.size === 0 ? undefined : { file, mimeType, offsetMs, durationMs, startedAtMs });
      });
      recorder.addEventListener('error', () => {
        // It stops by itself, with what it has; the next segment goes on.
        const isUnderWay = take.running?.recorder === recorder && this.#current === take;
        if (isUnderWay && Date.now() - startedAtMs > WORTH_REPEATING_MS) this.#cut(take);
      });
    });
  }

  #stop(take: Take): void {
    if (take.running) this.#finish(take.running);
    else if (this.#problem === '') this.#setProblem('No active recording to stop');
    take.running = undefined;
  }

  #finish({ recorder, limit }: Running): void {
    clearTimeout(limit);
    if (recorder.state !== 'inactive') recorder.stop();
  }

  /** The tracks that a segment would have now, and what is wrong with them. Without a picture sound is recorded alone. */
  #atHand() {
    const { camera, microphone } = this.#devices.state;
    const picture = camera.stream?.getVideoTracks()[0];
    const sound = microphone.stream?.getAudioTracks()[0];
    const given: TracksAtHand = {
      wantsPicture: camera.status === 'live',
      picture: picture?.readyState,
      sound: sound?.readyState,
      soundRefused: microphone.refusal !== null,
    };
    const noSound = soundProblem(given);
    const noPicture = pictureProblem(given);
    const hasPicture = picture?.readyState === 'live';
    return {
      tracks: [picture, sound].filter((track) => track?.readyState === 'live') as MediaStreamTrack[],
      hasPicture,
      isSilent: noSound !== '',
      problem: noSound || noPicture,
    };
  }

  #setProblem(problem: string): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.#events.onProblem(problem);
  }
}
