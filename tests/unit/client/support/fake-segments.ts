import type { Segment, SegmentRecorderEvents } from '#client/audio/segment-recorder.ts';

/** Records one segment a turn, named by its recording. */
export class FakeSegments {
  readonly events: SegmentRecorderEvents;
  current: number | undefined;
  readonly held = new Map<number, Segment>();

  constructor(events: SegmentRecorderEvents) {
    this.events = events;
  }

  begin(recording: number): void {
    this.current = recording;
    const file = new Blob([`segment ${recording}`]);
    this.held.set(recording, { file, mimeType: 'video/webm', offsetMs: 20, durationMs: 9_000, startedAtMs: 1_000 });
    this.events.onStart();
  }

  end(): void {
    if (this.current === undefined) return;
    this.current = undefined;
    this.events.onEnd();
  }

  async take(recording: number): Promise<Segment[]> {
    const segment = this.held.get(recording);
    this.held.delete(recording);
    return segment ? [segment] : [];
  }

  drop(recording: number): void {
    this.held.delete(recording);
  }

  retry(): void {}
  close(): void {}
}
