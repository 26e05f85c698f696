import { RpcTarget } from 'cloudflare:workers';
import type { Admission } from '#durable/admission.ts';
import { succeed } from '#durable/outcome.ts';
import type { NewRecording, RecordingKind } from './recording-store.ts';
import type { Recordings, UploadEnd } from './recordings.ts';

/** What is recorded of the interview, for who holds it. */
export class RecordingCalls extends RpcTarget {
  readonly #admission: Admission;
  readonly #recordings: Recordings;

  constructor(admission: Admission, recordings: Recordings) {
    super();
    this.#admission = admission;
    this.#recordings = recordings;
  }

  /** Where the interview stands, for what is recorded now; a recording can only begin while it goes on. */
  async place(starts = false) {
    return this.#admission.held((interview) => this.#recordings.place(interview, starts));
  }

  async makeRoom(recording: NewRecording) {
    return this.#admission.held((interview) => this.#recordings.makeRoom(interview, recording));
  }

  async endUpload(end: UploadEnd) {
    return this.#admission.held((interview) => this.#recordings.endUpload(interview, end));
  }

  async keepFull(n: number, etag: string) {
    return this.#admission.held((interview) => this.#recordings.keepFull(interview, n, etag));
  }

  async readSegments() {
    return this.#admission.held((interview) => succeed(this.#recordings.segments(interview)));
  }

  async readFull() {
    return this.#admission.held((interview) => succeed(this.#recordings.fullRecordings(interview)));
  }

  async readOneFull(n: number) {
    return this.#admission.held((interview) => this.#recordings.fullRecording(interview, n));
  }

  async readMedia(n: number, kind: RecordingKind) {
    return this.#admission.held((interview) => this.#recordings.media(interview, n, kind));
  }

  async remove(kind: RecordingKind, n?: number) {
    return this.#admission.held((interview) => this.#recordings.removeKind(interview, kind, n));
  }
}
