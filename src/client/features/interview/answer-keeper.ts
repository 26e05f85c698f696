import type { SegmentRecorder, SegmentRecorderEvents } from '#client/audio/segment-recorder.ts';
import type { UnsentItem } from '#client/state/unsent-items.ts';
import { segmentPeaks } from '#domain/recording/segment-peaks.ts';
import type { HeardAnswer, PlacedRecording } from './heard-answer.ts';

/** What keeping recordings needs of the world. */
export interface KeepingPorts {
  /** Undefined where nothing is recorded. */
  createSegments?: (events: SegmentRecorderEvents) => SegmentRecorder;
  /** Takes what is to be sent; nobody waits for it. */
  send(...items: UnsentItem[]): void;
  /** Tells the server that a segment's recorder has started or stopped; nobody waits for that either. */
  tellStart(): void;
  tellEnd(): void;
}

/** Records the turns, and hands what is recorded and measured of an answer to the outbox once its words are known. */
export class AnswerKeeper {
  readonly #interviewId: string;
  readonly #ports: KeepingPorts;
  readonly #segments: SegmentRecorder | undefined;

  constructor(interviewId: string, ports: KeepingPorts, onProblem: (problem: string) => void) {
    this.#interviewId = interviewId;
    this.#ports = ports;
    this.#segments = ports.createSegments?.({
      onStart: () => ports.tellStart(),
      onEnd: () => ports.tellEnd(),
      onProblem,
    });
  }

  get isRecording(): boolean {
    return this.#segments !== undefined;
  }

  begin(recording: number, positionMs: () => number): void {
    this.#segments?.begin(recording, positionMs);
  }

  end(): void {
    this.#segments?.end();
  }

  /** Keeps an answer. Of one without words there is nothing to play, but how long it was silent is measured all the same. */
  keep(answer: HeardAnswer): void {
    this.#keepMetrics(answer);
    if (answer.text.trim() === '') this.drop(answer);
    else this.#keepSegments(answer);
  }

  /** Keeps what was recorded of an answer whose words cannot be waited for. */
  keepUnfinished(answer: HeardAnswer): void {
    this.#keepSegments(answer);
  }

  drop({ recordings }: Pick<HeardAnswer, 'recordings'>): void {
    this.forget(recordings.map(({ recording }) => recording));
  }

  forget(recordings: readonly number[]): void {
    for (const recording of recordings) this.#segments?.drop(recording);
  }

  /** Tries again to record what could not be recorded. */
  retry(): void {
    this.#segments?.retry();
  }

  close(): void {
    this.#segments?.close();
  }

  #keepMetrics({ entryId, place, startedAtMs, metrics, words }: HeardAnswer): void {
    if (!metrics) return;
    const interviewId = this.#interviewId;
    const body = { interviewId, ...place, entryId, timestamp: startedAtMs, metrics, words };
    this.#ports.send({ kind: 'metrics', id: crypto.randomUUID(), interviewId, recordedAtMs: startedAtMs, body });
  }

  #keepSegments(answer: HeardAnswer): void {
    for (const recording of answer.recordings) {
      // A recorder that breaks is in nobody's way.
      this.#itemsOf(answer, recording).then(
        (items) => items.length > 0 && this.#ports.send(...items),
        () => console.warn('A recording could not be kept'),
      );
    }
  }

  async #itemsOf({ entryId, place }: HeardAnswer, { recording, offsetMs, peaks }: PlacedRecording) {
    const segments = (await this.#segments?.take(recording)) ?? [];
    return segments.map((segment) => ({
      kind: 'segment' as const,
      id: crypto.randomUUID(),
      interviewId: this.#interviewId,
      recordedAtMs: segment.startedAtMs,
      file: segment.file,
      mimeType: segment.mimeType,
      isReady: !segment.mimeType.includes('/webm'),
      entryId,
      ...place,
      answerOffsetMs: Math.round(offsetMs + segment.offsetMs),
      durationMs: segment.durationMs,
      peaks: segmentPeaks(peaks, segment.offsetMs, segment.offsetMs + segment.durationMs),
    }));
  }
}
