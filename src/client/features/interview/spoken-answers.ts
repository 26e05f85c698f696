import type { RecordedAnswer } from '#client/audio/answer-hearing.ts';
import { type AnswerRecorder, createAnswerRecorder } from '#client/audio/answer-recorder.ts';
import type { HearingReason } from '#client/audio/hearing-reason.ts';
import type { MicrophoneChoice } from '#client/audio/list-microphones.ts';
import type { StopReason } from '#contract/words.ts';
import type { DetectorState } from '#domain/interview/stage.ts';
import { type Persistence, persistently } from './persistently.ts';
import {
  browserRecogniser,
  type Recogniser,
  type RecogniserKind,
  recognitionFailure,
  serverRecogniser,
} from './recogniser.ts';

interface SpokenAnswersEvents {
  onDetector(state: DetectorState): void;
  /** The recorder has ended an answer by its own rules; its words follow. */
  onEnded(): void;
  /** The words of an answer; empty when none were heard. */
  onAnswer(text: string): void;
  /** The words could not be had. The sound is kept, see `tryAgain`. */
  onFailed(message: string): void;
  /** Words as they are heard, where the recogniser tells them. */
  onWords(text: string): void;
  onTroubles(troubles: readonly HearingReason[]): void;
  onMicrophones(inUse: MicrophoneChoice, all: readonly MicrophoneChoice[]): void;
  /** Who recognises from now on; 'none' when nobody can. */
  onRecogniser(kind: RecogniserKind): void;
}

interface SpokenAnswersOptions {
  /** Whether the server recognises speech. */
  byServer: boolean;
  /** Words that are likely to be said. */
  hint: string;
  persistence: Persistence;
}

/** Hears the candidate: records an answer, has it recognised, and keeps the sound until its words are there. */
export class SpokenAnswers {
  readonly #events: SpokenAnswersEvents;
  readonly #options: SpokenAnswersOptions;
  readonly #recorder: AnswerRecorder;
  readonly #troubles = new Set<HearingReason>();
  #recogniser: Recogniser | undefined;
  /** Answers whose words are not there yet, in the order spoken. */
  #waiting: RecordedAnswer[] = [];
  /** Words of earlier parts, when the candidate went on speaking before they came. */
  #before: string[] = [];
  #recognising = false;
  #stopAsked = false;
  #discards = false;

  constructor(events: SpokenAnswersEvents, options: SpokenAnswersOptions) {
    this.#events = events;
    this.#options = options;
    this.#recorder = createAnswerRecorder({
      onState: (state) => events.onDetector(state),
      onStop: (answer) => this.#stopped(answer),
      onTrouble: (reason) => this.#trouble(reason, true),
      onTroubleOver: (reason) => this.#trouble(reason, false),
      onMicrophones: (inUse, all) => events.onMicrophones(inUse, all),
    });
  }

  /** Loudness of the microphone, 0..1. */
  get level(): number {
    return this.#recorder.level;
  }

  /** Finds out who can recognise, and asks for the microphone when somebody can. */
  async open(): Promise<void> {
    const recogniser = this.#options.byServer ? serverRecogniser(this.#options.hint) : await this.#browser();
    if (this.#options.persistence.signal.aborted) return;
    this.#use(recogniser);
    if (recogniser) await this.#recorder.initialise();
  }

  initialise(): void {
    void this.#recorder.initialise();
  }

  start(): void {
    this.#discards = false;
    this.#stopAsked = false;
    this.#recogniser?.begin();
    this.#recorder.start();
  }

  stop(stopReason: StopReason): void {
    this.#stopAsked = true;
    void this.#recorder.stop(stopReason);
  }

  /** Forgets what is being said: it was typed instead, or the interview is over. */
  discard(): void {
    this.#discards = true;
    this.#waiting = [];
    this.#before = [];
    void this.#recorder.stop('manual');
  }

  /** Has the kept sound recognised once more. */
  tryAgain(): void {
    void this.#recognise();
  }

  chooseMicrophone(deviceId: string): void {
    void this.#recorder.changeMicrophone(deviceId);
  }

  close(): void {
    this.#recogniser?.close();
    this.#recorder.dispose();
  }

  #stopped(answer: RecordedAnswer): void {
    if (this.#discards) return;
    if (!this.#stopAsked) this.#events.onEnded();
    this.#waiting.push(answer);
    void this.#recognise();
  }

  async #recognise(): Promise<void> {
    const { persistence } = this.#options;
    const answer = this.#waiting[0];
    const recogniser = this.#recogniser;
    if (this.#recognising || !answer || !recogniser) return;
    this.#recognising = true;
    try {
      const text = await persistently(() => recogniser.finish(answer, persistence.signal), persistence);
      if (this.#waiting[0] !== answer) return;
      this.#waiting.shift();
      if (text !== '') this.#before.push(text);
      if (this.#waiting.length === 0 && !this.#isRecording()) this.#deliver();
    } catch (error) {
      if (persistence.signal.aborted || this.#waiting[0] !== answer) return;
      const { message, isFinal } = recognitionFailure(error);
      if (isFinal) {
        // Nobody is left who could recognise this sound; the next answer is heard by the browser, if it can.
        this.#waiting = [];
        this.#use(await this.#browser());
      }
      this.#events.onFailed(message);
    } finally {
      this.#recognising = false;
      // Another answer ended meanwhile.
      if (this.#waiting.length > 0 && this.#waiting[0] !== answer) void this.#recognise();
    }
  }

  #deliver(): void {
    const text = this.#before.join(' ');
    this.#before = [];
    this.#events.onAnswer(text);
  }

  #isRecording(): boolean {
    return ['listening', 'speech_detected', 'silence_detected'].includes(this.#recorder.state);
  }

  #browser(): Promise<Recogniser | undefined> {
    return browserRecogniser({
      onWords: (text) => this.#events.onWords([...this.#before, text].join(' ')),
      onFailed: () => {
        this.discard();
        this.#use(undefined);
      },
    });
  }

  #use(recogniser: Recogniser | undefined): void {
    this.#recogniser = recogniser;
    this.#events.onRecogniser(recogniser?.kind ?? 'none');
  }

  #trouble(reason: HearingReason, isThere: boolean): void {
    if (isThere) this.#troubles.add(reason);
    else this.#troubles.delete(reason);
    this.#events.onTroubles([...this.#troubles]);
  }
}
