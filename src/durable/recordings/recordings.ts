import type { FullRecording, Segment } from '#contract/recording-calls.ts';
import { MAX_MEDIA_BYTES, MAX_RECORDINGS, MAX_SEGMENT_BYTES, type MediaType } from '#contract/recording-limits.ts';
import { recordingId } from '#domain/recording/recording-id.ts';
import type { ObjectBindings } from '#durable/bindings.ts';
import type { Deadlines } from '#durable/keeping/deadlines.ts';
import type { MinuteAllowance } from '#durable/minute-allowance.ts';
import { badRequest, conflict, forbidden, notFound, type Outcome, type Refused, succeed } from '#durable/outcome.ts';
import type { InterviewRecord } from '#durable/store.ts';
import { deleteMedia, mediaKey } from '#storage/media.ts';
import { parseRecordingKeepDays } from '#storage/recording-keep-days.ts';
import type { NewRecording, RecordingKind, RecordingStore, StoredRecording } from './recording-store.ts';

const DAY_MS = 24 * 3_600_000;
/** What was not confirmed by then will never be. */
const CONFIRM_WITHIN_MS = DAY_MS;
/** New segments of an interview in a minute: what waited for a connection comes at once, and no interview has more. */
export const SEGMENTS_A_MINUTE = 60;

/** Where an upload goes and what it must be. */
export interface UploadRoom {
  n: number;
  segmentId: string;
  key: string;
  bytes: number;
  type: MediaType;
}

/** What is recorded now belongs here. */
interface RecordingPlace {
  interviewId: string;
  questionIndex: number;
  followUpIndex: number;
}

/** How sending a segment went, as its sender tells it. */
export interface UploadEnd {
  segmentId?: string | undefined;
  questionIndex: number;
  followUpIndex: number;
  uploadSuccess: boolean;
  fileSize?: number | undefined;
  etag?: string | undefined;
}

/** What it takes to send a recording to who may have it. */
export interface PlayableMedia {
  key: string;
  type: MediaType;
  bytes: number;
  filename: string;
  etag: string;
}

interface RecordingsNeeds {
  store: RecordingStore;
  deadlines: Deadlines;
  allowance: MinuteAllowance;
  env: ObjectBindings;
  interview: () => InterviewRecord | undefined;
  questionCount: () => number;
}

/** The recordings of an interview, from the room that is made for one to its end. */
export class Recordings {
  readonly #given: RecordingsNeeds;

  constructor(given: RecordingsNeeds) {
    this.#given = given;
  }

  /** Where the interview stands; nothing in it changes. */
  place({ id, progress, finishedAt }: InterviewRecord, starts: boolean): Outcome<RecordingPlace> {
    if (starts && finishedAt !== null) return conflict('This interview is finished');
    const { questionIndex, followUpIndex } = progress;
    return succeed({ interviewId: id, questionIndex, followUpIndex });
  }

  /** Makes room for a recording. The same segment asked for again is named again, so that a retry sends it once. */
  async makeRoom({ id }: InterviewRecord, recording: NewRecording): Promise<Outcome<UploadRoom>> {
    const { store, deadlines } = this.#given;
    const now = Date.now();
    if (recording.questionIndex >= this.#given.questionCount())
      return badRequest('This interview has no such question');
    const known = recording.kind === 'segment' ? store.all().find((stored) => isSame(stored, recording)) : undefined;
    if (known) {
      store.allowUpload(known.n, now);
      return succeed(roomOf(id, known));
    }
    const refused = refuseTooMuch(store.all(), recording);
    if (refused) return refused;
    const retryAfterSeconds = recording.kind === 'segment' ? this.#given.allowance.take(now) : 0;
    if (retryAfterSeconds > 0) return { ok: false, reason: 'rate_limited', retryAfterSeconds };
    const added = store.add(recording, now);
    await this.#watch();
    await deadlines.set('uploads', this.#nextSweepAt() ?? now);
    return succeed(roomOf(id, added));
  }

  /** Whether an upload may begin: it may while there is room for it and nothing in it. */
  mayUpload(n: number): Outcome<{ etag: string | null }> {
    const recording = this.#given.interview() && this.#given.store.find(n);
    return recording ? succeed({ etag: recording.etag }) : forbidden;
  }

  /** An upload has arrived; refused when there is no room for it any more, and then it has to go. */
  arrived(n: number, etag: string): Outcome<null> {
    const recording = this.#given.interview() && this.#given.store.find(n);
    if (!recording) return forbidden;
    this.#given.store.markArrived(n, etag);
    return succeed(null);
  }

  /** Keeps a segment that arrived, or drops one that did not. */
  async endUpload(
    { id }: InterviewRecord,
    end: UploadEnd,
  ): Promise<Outcome<{ segmentId: string | null; url: string | null }>> {
    const recording = this.#meant(id, end);
    if (!end.uploadSuccess) {
      if (recording) await this.remove(id, [recording.n]);
      return succeed({ segmentId: recording ? recordingId(id, recording.n) : (end.segmentId ?? null), url: null });
    }
    if (!recording) return notFound('There is no such segment');
    if (recording.etag === null) return conflict('This segment has not arrived yet');
    if (end.etag === undefined || bare(end.etag) !== bare(recording.etag) || end.fileSize !== recording.bytes) {
      return conflict('What arrived is not what was sent');
    }
    await this.keep(recording.n);
    return succeed({ segmentId: recordingId(id, recording.n), url: urlOf(id, recording) });
  }

  /** From now on it is listed and played, for as long as recordings are kept. */
  async keep(n: number): Promise<void> {
    this.#given.store.markConfirmed(n, Date.now());
    await this.#watch();
  }

  /** The same for a recording in one piece, which arrives with the request that it was made room for. */
  async keepFull({ id }: InterviewRecord, n: number, etag: string): Promise<Outcome<FullRecording>> {
    const arrived = this.arrived(n, etag);
    if (!arrived.ok) return arrived;
    await this.keep(n);
    const recording = this.#given.store.find(n);
    return recording ? succeed(toFullRecording(id, recording)) : forbidden;
  }

  segments(interview: InterviewRecord): { segments: Segment[]; recordingsKeptUntil?: string } {
    const segments = this.#confirmed('segment').map((recording) => toSegment(interview.id, recording));
    return { segments, ...this.keptUntil(interview) };
  }

  fullRecordings({ id }: InterviewRecord): FullRecording[] {
    return this.#confirmed('full').map((recording) => toFullRecording(id, recording));
  }

  fullRecording({ id }: InterviewRecord, n: number): Outcome<FullRecording> {
    const recording = this.#find(n, 'full');
    return recording ? succeed(toFullRecording(id, recording)) : notFound('There is no such recording');
  }

  media({ id, profile }: InterviewRecord, n: number, kind: RecordingKind): Outcome<PlayableMedia> {
    const recording = this.#find(n, kind);
    if (!recording || recording.etag === null) return notFound('There is no such recording');
    const { type, bytes, etag } = recording;
    const filename = keptName(recording, profile.role);
    return succeed({ key: mediaKey(id, n), type, bytes, filename, etag });
  }

  /** Deletes all recordings of a kind, or one of them; what is left to be seen of them is gone at once. */
  async removeKind({ id }: InterviewRecord, kind: RecordingKind, n?: number): Promise<Outcome<{ removed: number }>> {
    const { store } = this.#given;
    const meant = store.all().filter((stored) => stored.kind === kind && (n === undefined || stored.n === n));
    if (n !== undefined && meant.length === 0) return notFound('There is no such recording');
    await this.remove(
      id,
      meant.map((stored) => stored.n),
    );
    return succeed({ removed: meant.length });
  }

  async remove(interviewId: string, ns: readonly number[]): Promise<void> {
    const now = Date.now();
    this.#given.store.remove(ns, now);
    // Should this end half-way, or the bucket be away, the alarm goes on from the rows.
    await this.#given.deadlines.set('uploads', now);
    try {
      await this.sweep(interviewId);
    } catch (error) {
      console.warn({ event: 'sweep_failed', error: error instanceof Error ? error.name : 'unknown' });
    }
    await this.#watch();
  }

  /** Removes what was never confirmed, and deletes what was removed for as long as an upload of it may be under way. */
  async sweep(interviewId: string): Promise<void> {
    const { store, env, deadlines } = this.#given;
    const now = Date.now();
    store.removeUnconfirmed(now - CONFIRM_WITHIN_MS, now);
    const removed = store.removed();
    await deleteMedia(env.MEDIA, interviewId, removed);
    store.forgetRemoved(removed, now);
    const nextAt = this.#nextSweepAt();
    if (nextAt === undefined) await deadlines.clear('uploads');
    else await deadlines.set('uploads', Math.max(nextAt, now + 1));
  }

  /** Deletes the recordings once they have been kept long enough. */
  async expire(interviewId: string): Promise<void> {
    const keptUntil = this.#keptUntil();
    if (keptUntil === undefined || Date.now() < keptUntil) return this.#watch();
    const { store } = this.#given;
    await this.remove(
      interviewId,
      store.all().flatMap(({ n, confirmedAt }) => (confirmedAt === null ? [] : [n])),
    );
  }

  /** When the recordings go by themselves; nothing while there are none, or when they stay until they are deleted. */
  keptUntil(interview: InterviewRecord): { recordingsKeptUntil?: string } {
    if (this.#given.store.latestConfirmedAt() === undefined) return {};
    const ends = [
      this.#keptUntil(),
      interview.ownerId === null ? interview.lastActivityAt + interview.keepMs : undefined,
    ];
    const first = Math.min(...ends.filter((end) => end !== undefined));
    return Number.isFinite(first) ? { recordingsKeptUntil: iso(first) } : {};
  }

  #keptUntil(): number | undefined {
    // A setting that cannot be used deletes nothing; it keeps the Worker from answering anyway.
    const days = parseRecordingKeepDays(this.#given.env.RECORDING_KEEP_DAYS) ?? 0;
    const confirmedAt = this.#given.store.latestConfirmedAt();
    return days === 0 || confirmedAt === undefined ? undefined : confirmedAt + days * DAY_MS;
  }

  async #watch(): Promise<void> {
    const keptUntil = this.#keptUntil();
    if (keptUntil === undefined) await this.#given.deadlines.clear('media');
    else await this.#given.deadlines.set('media', keptUntil);
  }

  #nextSweepAt(): number | undefined {
    const unconfirmedAt = this.#given.store.oldestUnconfirmedAt();
    const forgetAt = this.#given.store.nextForgetAt();
    const next = Math.min(
      unconfirmedAt === undefined ? Number.POSITIVE_INFINITY : unconfirmedAt + CONFIRM_WITHIN_MS,
      forgetAt ?? Number.POSITIVE_INFINITY,
    );
    return Number.isFinite(next) ? next : undefined;
  }

  #confirmed(kind: RecordingKind): StoredRecording[] {
    return this.#given.store
      .all()
      .filter((stored) => stored.kind === kind && stored.confirmedAt !== null)
      .sort((one, other) => one.startedAt - other.startedAt || one.n - other.n);
  }

  #find(n: number, kind: RecordingKind): StoredRecording | undefined {
    return this.#confirmed(kind).find((stored) => stored.n === n);
  }

  /** The segment that an upload's end is about: the one that is named, else its answer's last to get room that fits. */
  #meant(
    interviewId: string,
    { segmentId, questionIndex, followUpIndex, etag }: UploadEnd,
  ): StoredRecording | undefined {
    const segments = this.#given.store.all().filter(({ kind }) => kind === 'segment');
    if (segmentId !== undefined) return segments.find(({ n }) => recordingId(interviewId, n) === segmentId);
    const ofAnswer = segments
      .filter((stored) => stored.questionIndex === questionIndex && stored.followUpIndex === followUpIndex)
      .sort((a, b) => b.n - a.n);
    return (
      ofAnswer.find((stored) => stored.etag !== null && etag !== undefined && bare(stored.etag) === bare(etag)) ??
      ofAnswer.find(({ confirmedAt }) => confirmedAt === null)
    );
  }
}

const bare = (etag: string) => etag.replace(/^(W\/)?"(.*)"$/, '$2');

function isSame(stored: StoredRecording, wanted: NewRecording): boolean {
  const same = ['kind', 'questionIndex', 'followUpIndex', 'entryId', 'type', 'bytes', 'startedAt', 'endedAt'] as const;
  return same.every((name) => stored[name] === wanted[name]);
}

function refuseTooMuch(stored: readonly StoredRecording[], { kind, bytes }: NewRecording): Refused | undefined {
  const tooLarge = (message: string) => ({ ok: false, reason: 'too_large', message }) as const;
  if (kind === 'segment' && bytes > MAX_SEGMENT_BYTES) return tooLarge('A segment may have at most 64 MB');
  if (stored.length >= MAX_RECORDINGS) return tooLarge('This interview has all the recordings that it may have');
  const total = stored.reduce((sum, recording) => sum + recording.bytes, bytes);
  return total > MAX_MEDIA_BYTES ? tooLarge('The recordings of this interview may have at most 2 GB') : undefined;
}

const roomOf = (interviewId: string, { n, bytes, type }: StoredRecording): UploadRoom => ({
  n,
  segmentId: recordingId(interviewId, n),
  key: mediaKey(interviewId, n),
  bytes,
  type,
});

/** What a recording is called by whoever keeps it: 'Question 2, follow-up 1, Night nurse, 2026-11-22.webm'. */
function keptName({ kind, questionIndex, followUpIndex, filename, format, startedAt }: StoredRecording, role: string) {
  if (kind !== 'segment') return filename;
  const parts = [
    `Question ${questionIndex + 1}`,
    followUpIndex > 0 ? `follow-up ${followUpIndex}` : '',
    role.replace(/[^\p{L}\p{N} &+-]+/gu, ' ').trim(),
    iso(startedAt).slice(0, 10),
  ];
  return `${parts.filter(Boolean).join(', ')}.${format}`;
}

const iso = (ms: number) => new Date(ms).toISOString();

const urlOf = (interviewId: string, { n, kind }: StoredRecording) =>
  kind === 'segment'
    ? `/api/segmented-recording/media/${recordingId(interviewId, n)}`
    : `/api/recordings/${recordingId(interviewId, n)}/media`;

const toSegment = (interviewId: string, recording: StoredRecording): Segment => ({
  segmentId: recordingId(interviewId, recording.n),
  questionIndex: recording.questionIndex,
  followUpIndex: recording.followUpIndex,
  duration: recording.durationSeconds,
  startTime: iso(recording.startedAt),
  endTime: iso(recording.endedAt),
  url: urlOf(interviewId, recording),
  filename: recording.filename,
  format: recording.format,
  mimeType: recording.type,
  fileSize: recording.bytes,
  entryId: recording.entryId,
  answerOffsetMs: recording.answerOffsetMs,
  peaks: [...recording.peaks],
});

const toFullRecording = (interviewId: string, recording: StoredRecording): FullRecording => ({
  id: recordingId(interviewId, recording.n),
  interviewId,
  filename: recording.filename,
  fileSize: recording.bytes,
  duration: recording.durationSeconds,
  format: recording.format,
  mimeType: recording.type,
  createdAt: iso(recording.createdAt),
  url: urlOf(interviewId, recording),
});
