import type { RecordedAnswer } from '#client/audio/answer-hearing.ts';
import type { AnswerRecorder, AnswerRecorderEvents, RecordingStart } from '#client/audio/answer-recorder.ts';
import type { Segment, SegmentRecorder, SegmentRecorderEvents } from '#client/audio/segment-recorder.ts';
import type { Voice, VoiceEvents } from '#client/features/interview/interviewer-voice.ts';
import type { LivePorts } from '#client/features/interview/live-ports.ts';
import { type InterviewOver, LiveSession } from '#client/features/interview/live-session.ts';
import type { Recogniser, RecogniserKind } from '#client/features/interview/recogniser.ts';
import type { TurnCalls } from '#client/features/interview/turn-calls.ts';
import type { KeptWords } from '#client/features/interview/utterance.ts';
import type { UnsentItem } from '#client/state/unsent-items.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import type { StopReason } from '#contract/words.ts';
import type { ReadTranscription } from '#domain/answers/read-transcription.ts';
import type { ReadReply } from '#domain/answers/read-turn.ts';
import { startListening } from '#domain/speech-metrics/listening.ts';
import { measureVoice } from '#domain/speech-metrics/voice-metrics.ts';
import type { DetectorState } from '#domain/stage/stage.ts';
import { DEFAULT_PATIENCE, type Patience } from '#domain/turn-end/patience.ts';

export const QUESTIONS = ['Who are you?', 'What did you build?', 'What went wrong?'].map((text, i) => ({
  id: `q_${i + 1}`,
  text,
}));

export const freshInterview = (change: Partial<InterviewState> = {}): InterviewState => ({
  interviewId: 'int_1',
  questions: QUESTIONS,
  greeting: 'Welcome.',
  role: 'Barista',
  company: 'Copper Kettle',
  profile: { role: 'Barista', company: 'Copper Kettle', seniority: '' },
  themes: ['milk', 'a rush'],
  jobDescription: '',
  style: 'normal',
  length: '10min',
  questionIndex: 0,
  followUpIndex: 0,
  furthestIndex: change.questionIndex ?? 0,
  phase: 'user_turn_pending',
  transcript: [],
  latestEntryId: 'ent_1',
  finished: false,
  owned: false,
  ...change,
});

/** A promise that the test settles when it likes. */
export class Pending<T> {
  isSettled = false;
  #resolve: (value: T) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  readonly promise = new Promise<T>((resolve, reject) => {
    this.#resolve = resolve;
    this.#reject = reject;
  });

  resolve(value: T): void {
    this.isSettled = true;
    this.#resolve(value);
  }

  reject(error: unknown): void {
    this.isSettled = true;
    this.#reject(error);
  }
}

export class FakeVoice implements Voice {
  readonly level = 0;
  pace = 1;
  isOn = true;
  readonly #events: VoiceEvents;
  readonly said: string[] = [];
  /** All of it, unless a test says otherwise. */
  saidChars: number | undefined = Number.MAX_SAFE_INTEGER;
  isHeld = false;
  #speech: Pending<boolean | undefined> | undefined;

  constructor(events: VoiceEvents) {
    this.#events = events;
  }

  speak(text: string): Promise<boolean | undefined> {
    this.#speech?.resolve(undefined);
    this.said.push(text);
    this.#speech = new Pending();
    return this.#speech.promise;
  }

  cancel(): void {
    this.isHeld = false;
    this.end(false);
  }

  hold(): void {
    this.isHeld = true;
  }

  goOn(): void {
    this.isHeld = false;
  }

  get isComing(): boolean {
    return this.#speech !== undefined;
  }

  begin(): void {
    if (this.#speech && !this.isHeld) this.#events.onStarted();
  }

  end(wasHeard = true): void {
    if (this.isHeld) return;
    this.#speech?.resolve(wasHeard);
    this.#speech = undefined;
  }
}

/** A microphone that is open at once; what it records is named by the recording. */
export class FakeRecorder implements AnswerRecorder {
  state: DetectorState = 'idle';
  readonly level = 0.5;
  readonly detector = 'model';
  recordedMs = 0;
  closing = 0;
  patience: Patience = DEFAULT_PATIENCE;
  /** How finished the words sounded, as it was told. */
  readonly noted: { finished: number; areMore: boolean }[] = [];
  readonly events: AnswerRecorderEvents;
  recording: number | undefined;
  /** Recordings that are over and not handed over yet. */
  #judging: { recording: number; stopReason: StopReason; done: Pending<RecordedAnswer> }[] = [];
  isDisposed = false;
  isShut = false;
  readonly stopReasons: StopReason[] = [];

  constructor(events: AnswerRecorderEvents) {
    this.events = events;
  }

  async initialise(): Promise<boolean> {
    this.#become('ready');
    return true;
  }

  start(recording = 0, { isInterruption = false }: RecordingStart = {}): void {
    if (this.recording !== undefined || this.isDisposed) return;
    if (isInterruption) this.interruptions.push(recording);
    this.recording = recording;
    if (!this.isDisposed) this.events.onStart?.(recording);
    this.#become('listening');
  }

  isWatching = false;
  /** Recordings that began with the voice of an interruption. */
  readonly interruptions: number[] = [];
  echoes = 0;

  watch(isWatching: boolean): void {
    this.isWatching = isWatching;
  }

  takeForEcho(): void {
    this.echoes++;
  }

  /** Somebody speaks over what is played. */
  interrupt(): void {
    if (this.isWatching && this.recording === undefined) this.events.onInterruption?.();
  }

  noteWords(finished: number, areMore: boolean): void {
    this.noted.push({ finished, areMore });
  }

  hearSpeech(): void {
    if (this.recording === undefined) return;
    this.#become('speech_detected');
    this.events.onSpeechStart?.(0);
  }

  stop(stopReason: StopReason): Promise<RecordedAnswer | undefined> {
    if (this.recording === undefined) return this.#judging[0]?.done.promise ?? Promise.resolve(undefined);
    this.stopReasons.push(stopReason);
    const done = new Pending<RecordedAnswer>();
    this.#judging.push({ recording: this.recording, stopReason, done });
    this.events.onEnd?.(this.recording);
    this.recording = undefined;
    this.#become('processing');
    return done.promise;
  }

  /** The stop rules end the recording. */
  endByItself(): void {
    void this.stop('silence_timeout');
  }

  /** The detector is done with the oldest recording that is over. */
  judge(): boolean {
    const judged = this.#judging.shift();
    if (!judged) return false;
    const answer = recordedAnswer(judged.recording, judged.stopReason);
    if (!this.isDisposed) this.events.onStop?.(answer, judged.recording);
    judged.done.resolve(answer);
    if (this.state === 'processing') this.#become('ready');
    return true;
  }

  async changeMicrophone(): Promise<boolean> {
    return true;
  }

  shut(): void {
    this.isShut = true;
    if (this.state !== 'processing') this.#become('idle');
  }

  dispose(): void {
    this.isDisposed = true;
    this.recording = undefined;
    this.#become('idle');
  }

  #become(state: DetectorState): void {
    if (this.state === state) return;
    this.state = state;
    if (!this.isDisposed) this.events.onState?.(state);
  }
}

/** Ten seconds, of which the middle eight are speech. */
const recordedAnswer = (recording: number, stopReason: StopReason): RecordedAnswer => ({
  wav: new Blob([`sound ${recording}`]),
  wavStartMs: 0,
  wavDurationMs: 10_000,
  metrics: measureVoice(
    {
      ...startListening(),
      nowMs: 10_000,
      spans: [{ startMs: 1_000, endMs: 9_000 }],
      hasSpoken: true,
      loudnessMs: 400_000,
    },
    stopReason,
  ),
  peaks: Array(1_000).fill(recording),
  heardSpeech: true,
  reachedLimit: false,
  detector: 'model',
});

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

/** Gives each recording the words that the test has for it, once the test says so. */
export class FakeRecogniser implements Recogniser {
  readonly kind: RecogniserKind;
  readonly asked: { recording: number; words: Pending<string> }[] = [];

  /** What was heard before the page was opened. */
  kept: KeptWords | undefined;
  prove?: () => Promise<void>;

  constructor(kind: RecogniserKind) {
    this.kind = kind;
  }

  isClosed = false;

  begin(): void {}
  close(): void {
    this.isClosed = true;
  }

  async open(): Promise<KeptWords | undefined> {
    return this.kept;
  }

  finish(recording: number): Promise<ReadTranscription> {
    const words = new Pending<string>();
    this.asked.push({ recording, words });
    return words.promise.then((text) => ({ text, words: [] }));
  }

  get due() {
    return this.asked.find(({ words }) => !words.isSettled);
  }
}

export interface Stored {
  entryId: string;
  text: string;
  questionIndex: number;
  how: 'reply' | 'keep' | 'report';
}

/** A server that stores what it is given and answers when the test says so. */
export class FakeServer {
  readonly stored: Stored[] = [];
  readonly calls: { name: string; detail: unknown; settle: Pending<unknown> }[] = [];
  /** What it is told without being asked anything. */
  readonly told: object[] = [];
  questionIndex = 0;
  #replies = 0;
  now: InterviewState = freshInterview();

  get due() {
    return this.calls.find(({ settle }) => !settle.isSettled);
  }

  readonly turnCalls: TurnCalls = {
    askReply: (_id, answer, replyTo, { signal }) => {
      this.#store({ ...answer, questionIndex: this.questionIndex, how: 'reply' });
      return this.#call('reply', { ...answer, replyTo }, signal) as Promise<ReadReply>;
    },
    keepAnswer: async ({ questionIndex }, answer, { signal }) => {
      await this.#call('keep', { ...answer, questionIndex }, signal);
      this.#store({ ...answer, questionIndex, how: 'keep' });
    },
    confirmAnswer: (_place, { entryId }, replyTo) => this.told.push({ name: 'save_entry', entryId, replyTo }),
    tellReply: (_id, isFollowUp) => this.told.push({ name: 'reply', isFollowUp }),
    askNext: async (_id, questionId, _entryId, { signal }) => {
      await this.#call('next', { questionId }, signal);
      this.questionIndex++;
      const question = QUESTIONS[this.questionIndex];
      return { question: question && { text: question.text }, entryId: `ent_q${this.questionIndex + 1}` };
    },
    askForReport: async (_interview, entries) => {
      for (const { id, speaker, text, current_question } of entries) {
        if (speaker === 'User') this.#store({ entryId: id, text, questionIndex: current_question - 1, how: 'report' });
      }
      await this.#call('report', {});
    },
    loadInterview: async () => {
      await this.#call('load', {});
      return this.now;
    },
  };

  reply(change: Partial<ReadReply> = {}): ReadReply {
    this.#replies++;
    return {
      text: `Reply ${this.#replies}`,
      isFollowUp: true,
      followUpIndex: undefined,
      putOffIndex: undefined,
      entryId: `ent_r${this.#replies}`,
      ...change,
    };
  }

  #call(name: string, detail: unknown, signal?: AbortSignal): Promise<unknown> {
    const settle = new Pending<unknown>();
    this.calls.push({ name, detail, settle });
    signal?.addEventListener('abort', () => settle.reject(new DOMException('Left', 'AbortError')));
    return settle.promise;
  }

  #store(answer: Stored): void {
    if (answer.text.trim() === '' || this.stored.some(({ entryId }) => entryId === answer.entryId)) return;
    this.stored.push(answer);
  }
}

/** A live interview between fakes: the voice, the recorder, the recogniser and the server do what the test tells them. */
export function openInterview(interview: InterviewState = freshInterview()) {
  const server = new FakeServer();
  server.questionIndex = interview.questionIndex;
  const recogniser = new FakeRecogniser('server');
  const parts: { voice?: FakeVoice; recorder?: FakeRecorder; segments?: FakeSegments } = {};
  const kept: UnsentItem[] = [];
  const devices: string[] = [];
  const routed: { times: number; over: InterviewOver | null } = { times: 0, over: null };
  const ports: LivePorts = {
    createVoice: (events) => {
      parts.voice = new FakeVoice(events);
      return parts.voice;
    },
    createRecorder: (events) => {
      parts.recorder = new FakeRecorder(events);
      return parts.recorder;
    },
    createServerRecogniser: () => recogniser,
    findBrowserRecogniser: async () => undefined,
    mayHear: true,
    calls: server.turnCalls,
    keeping: {
      createSegments: (events) => {
        parts.segments = new FakeSegments(events);
        return parts.segments as unknown as SegmentRecorder;
      },
      send: (...items) => void kept.push(...items),
      tellStart: () => undefined,
      tellEnd: () => undefined,
    },
    releaseDevices: () => devices.push('released'),
    closeMicrophone: () => devices.push('microphone closed'),
  };
  const note = (over: InterviewOver) => Object.assign(routed, { times: routed.times + 1, over });
  const session = new LiveSession({ loaded: interview, onRoute: note }, ports);
  const { voice, recorder, segments } = parts;
  if (!voice || !recorder || !segments) throw new Error('The session has not made all of its parts');
  return { session, server, recogniser, voice, recorder, segments, kept, devices, routed };
}

/** What a page remembers in its tab. */
export class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
}
