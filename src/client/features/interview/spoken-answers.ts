import type { RecordedAnswer } from '#client/audio/answer-hearing.ts';
import type { AnswerRecorder, AnswerRecorderEvents, RecordingStart } from '#client/audio/answer-recorder.ts';
import { tapeOf } from '#client/audio/answer-tape.ts';
import type { HearingReason } from '#client/audio/hearing-reason.ts';
import type { MicrophoneChoice } from '#client/audio/list-microphones.ts';
import { recognitionFailure } from '#client/state/transcribe.ts';
import type { StopReason } from '#contract/words.ts';
import type { DetectorState } from '#domain/stage/stage.ts';
import type { Patience } from '#domain/turn-end/patience.ts';
import { type AnswerPlace, type HeardAnswer, heardAnswer } from './heard-answer.ts';
import { type Persistence, persistently } from './persistently.ts';
import type { Recogniser, RecogniserKind, RecogniserTrouble } from './recogniser.ts';
import { RecogniserInUse, type RecogniserPorts } from './recogniser-in-use.ts';
import {
  BEFORE_THE_PAGE,
  hasWords,
  newAnswer,
  newest,
  type Sound,
  type SpokenAnswer,
  takeWords,
  textsOf,
} from './spoken-answer.ts';
import { unheardSound } from './unheard-sound.ts';
import { type HeardWords, joinWords, type KeptWords } from './utterance.ts';

interface SpokenAnswersEvents {
  onDetector(state: DetectorState): void;
  /** The first sample of a recording is the next one. */
  onRecording(recording: number): void;
  /** The last one has been heard. */
  onRecorded(recording: number): void;
  /** What a recording said will never be known, and nobody waits for it any more. */
  onForgotten(recordings: readonly number[]): void;
  /** Somebody is heard speaking in a recording. */
  onSpeech(): void;
  /** The recorder has ended a recording by its own rules; its words follow. */
  onEnded(recording: number): void;
  /** The words of all that was said up to a recording; empty when none were heard. */
  onAnswer(answer: HeardAnswer, recording: number): void;
  /** The words could not be had. Sound that is kept can be recognised again, see `tryAgain`. */
  onFailed(recording: number, message: string, isKept: boolean): void;
  /** Somebody speaks over what is being said to them. */
  onInterruption(): void;
  /** A pause is about to end the answer, or is so no more. */
  onClosing(isClosing: boolean): void;
  /** Words as they are heard, where the recogniser tells them. */
  onWords(words: HeardWords): void;
  /** Why words do not come while they are said; null when they do again. */
  onRecogniserTrouble(trouble: RecogniserTrouble | null): void;
  onTroubles(troubles: readonly HearingReason[]): void;
  onMicrophones(inUse: MicrophoneChoice, all: readonly MicrophoneChoice[]): void;
  /** Who recognises from now on; 'none' when nobody can. */
  onRecogniser(kind: RecogniserKind): void;
}

export interface HearingPorts extends RecogniserPorts {
  createRecorder(events: AnswerRecorderEvents): AnswerRecorder;
}

/** Hears the candidate: records answers, has them recognised, and keeps the sound until its words are there. */
export class SpokenAnswers {
  readonly #events: SpokenAnswersEvents;
  readonly #persistence: Persistence;
  readonly #recorder: AnswerRecorder;
  readonly #troubles = new Set<HearingReason>();
  readonly #recogniser: RecogniserInUse;
  #answers: SpokenAnswer[] = [];
  #kept: KeptWords | undefined;
  #isRecognising = false;
  /** Where the speech under way began in its recording. */
  #speechStartMs = 0;

  constructor(events: SpokenAnswersEvents, ports: HearingPorts, persistence: Persistence) {
    this.#events = events;
    this.#persistence = persistence;
    this.#recogniser = new RecogniserInUse(ports, {
      onWords: (words) => events.onWords(words),
      onRecordingWords: ({ settled, unsettled }) =>
        events.onWords({ settled: joinWords(...textsOf(this.#answers.at(-1)), settled), unsettled }),
      onTrouble: (trouble) => events.onRecogniserTrouble(trouble),
      onRecogniser: (kind) => events.onRecogniser(kind),
    });
    this.#recorder = ports.createRecorder({
      onState: (state) => events.onDetector(state),
      onStart: (recording) => events.onRecording(recording),
      onSound: (recording, tape) => this.#liveRecogniser(recording)?.hear?.(recording, tape),
      onEnd: (recording) => {
        this.#liveRecogniser(recording)?.end?.(recording);
        events.onRecorded(recording);
      },
      onSpeechStart: (startMs) => {
        this.#speechStartMs = startMs;
        events.onSpeech();
      },
      onSpeechEnd: (endMs) => {
        const { recording, recogniser } = this.#answers.at(-1)?.live.at(-1) ?? {};
        if (recording !== undefined) recogniser?.speech?.(recording, { startMs: this.#speechStartMs, endMs });
      },
      onInterruption: () => events.onInterruption(),
      onClosing: (isClosing) => events.onClosing(isClosing),
      onStop: (audio, recording) => this.#stopped(recording, audio),
      onTrouble: (reason) => this.#trouble(reason, true),
      onTroubleOver: (reason) => this.#trouble(reason, false),
      onMicrophones: (inUse, all) => events.onMicrophones(inUse, all),
    });
  }

  /** How long the recording under way is, by its own sound. */
  get recordedMs(): number {
    return this.#recorder.recordedMs;
  }

  /** Loudness of the microphone, 0..1. */
  get level(): number {
    return this.#recorder.level;
  }

  /** How far the pause in it is to ending the answer, 0..1. */
  get closing(): number {
    return this.#recorder.closing;
  }

  set patience(patience: Patience) {
    this.#recorder.patience = patience;
  }

  /** Whether words come while they are said, and not only behind a recording. */
  get hearsWords(): boolean {
    return this.#recogniser.current?.hearsWords ?? false;
  }

  /** Whether it is listened for somebody who speaks over what is being said. */
  watch(isWatching: boolean): void {
    this.#recorder.watch(isWatching);
  }

  /** The voice that was heard over the interviewer's was its echo, or nobody's. */
  takeForEcho(): void {
    this.#recorder.takeForEcho();
  }

  /** How finished the words sound that were heard until now, 0..1. */
  noteWords(finished: number, areMore: boolean): void {
    this.#recorder.noteWords(finished, areMore);
  }

  /** Whether sound waits that could not be recognised. */
  get hasUnheard(): boolean {
    return this.#answers.some(({ isUnheard }) => isUnheard);
  }

  /**
   * Finds out who can recognise, and asks for the microphone when somebody can. Tells the words of an answer that was
   * being said when the page was left, where somebody has kept them; `goOnWith` makes them part of the next answer.
   */
  async open(): Promise<KeptWords | undefined> {
    const recogniser = await this.#recogniser.find(this.#persistence.signal);
    if (recogniser) void this.#recorder.initialise().then((isOpen) => (isOpen ? recogniser.prove?.() : undefined));
    return recogniser?.open?.();
  }

  /** Words that were heard before the page was opened begin the next answer. */
  goOnWith(kept: KeptWords): void {
    this.#kept = kept;
  }

  /** Whether there are such words, or sound of them. */
  get hasKept(): boolean {
    return this.#kept !== undefined;
  }

  /** They are an answer by itself, for who does not go on speaking, once the rest of their sound is heard. */
  finishKept(place: AnswerPlace): void {
    const kept = this.#kept;
    if (!kept) return;
    this.#kept = undefined;
    const answer = { ...newAnswer(place, kept), isOver: true };
    this.#answers.push(answer);
    const audio = unheardSound(kept);
    const recogniser = this.#recogniser.current;
    if (audio && recogniser) {
      recogniser.begin(BEFORE_THE_PAGE, kept.entryId);
      // Nothing is added to what is kept.
      recogniser.hear?.(BEFORE_THE_PAGE, tapeOf(new Int16Array()));
      recogniser.end?.(BEFORE_THE_PAGE);
      answer.sounds.push({ recording: BEFORE_THE_PAGE, audio, recogniser });
    }
    void this.#recognise();
  }

  /** Nobody wants the words of an answer any more. */
  forget(entryId: string): void {
    this.#recogniser.current?.forget?.(entryId);
  }

  initialise(): void {
    void this.#recorder.initialise();
  }

  /** Begins a recording: of a new answer, or of one whose words are not there yet. */
  start(recording: number, place: AnswerPlace, how: RecordingStart = {}): void {
    const last = this.#answers.at(-1);
    const answer = last && !last.isOver ? last : newAnswer(place, this.#kept);
    if (answer !== last) {
      this.#answers.push(answer);
      this.#kept = undefined;
    }
    answer.recordings.push(recording);
    answer.live.push({ recording, recogniser: this.#recogniser.current, stopAsked: false });
    answer.isUnheard = false;
    this.#recogniser.current?.begin(recording, answer.entryId);
    this.#recorder.start(recording, how);
  }

  stop(stopReason: StopReason): void {
    const live = this.#answers.at(-1)?.live.at(-1);
    if (!live || live.stopAsked) return;
    live.stopAsked = true;
    // A microphone that was still being opened has recorded nothing, and tells so only here.
    void this.#recorder.stop(stopReason).then((audio) => this.#stopped(live.recording, audio));
  }

  /** What was said until now is an answer by itself. */
  endAnswer(): void {
    const last = this.#answers.at(-1);
    if (last) last.isOver = true;
  }

  /** Has the kept sound recognised once more. */
  tryAgain(): void {
    for (const answer of this.#answers) answer.isUnheard = false;
    void this.#recognise();
  }

  chooseMicrophone(deviceId: string): void {
    void this.#recorder.changeMicrophone(deviceId);
  }

  /** Listens no more until it is started or initialised again; the words of what was said still come. */
  shut(): void {
    this.#recorder.shut();
  }

  /** What was said until now as far as it is known, for who cannot wait for the rest of its words. */
  unfinished(): HeardAnswer[] {
    return this.#answers.filter(({ measured }) => measured.length > 0).map(heardAnswer);
  }

  /** Lets go of the microphone; words that are on their way still come. */
  release(): void {
    this.#recorder.dispose();
  }

  close(): void {
    this.#recogniser.close();
    this.#recorder.dispose();
  }

  #liveRecogniser(recording: number): Recogniser | undefined {
    return this.#answers.flatMap(({ live }) => live).find((part) => part.recording === recording)?.recogniser;
  }

  #stopped(recording: number, audio: RecordedAnswer | undefined): void {
    const answer = this.#answers.find(({ live }) => live.some((part) => part.recording === recording));
    const live = answer?.live.find((part) => part.recording === recording);
    if (!answer || !live) return;
    answer.live = answer.live.filter((part) => part !== live);
    answer.isUnheard = false;
    if (audio) {
      answer.sounds.push({ recording, audio, recogniser: live.recogniser });
      answer.measured.push({ recording, metrics: audio.metrics, peaks: audio.peaks });
    }
    if (!live.stopAsked) this.#events.onEnded(recording);
    void this.#recognise();
  }

  async #recognise(): Promise<void> {
    if (this.#isRecognising) return;
    this.#isRecognising = true;
    for (let answer = this.#due(); answer; answer = this.#due()) {
      const sound = answer.sounds[0];
      if (sound) await this.#recogniseSound(answer, sound);
      else this.#deliver(answer);
    }
    this.#isRecognising = false;
  }

  #due(): SpokenAnswer | undefined {
    return this.#answers.find(({ isUnheard, sounds, live }) => !isUnheard && (sounds.length > 0 || live.length === 0));
  }

  async #recogniseSound(answer: SpokenAnswer, sound: Sound): Promise<void> {
    const { recording, audio } = sound;
    const { signal } = this.#persistence;
    const recogniser = sound.recogniser ?? (await this.#recogniser.found());
    try {
      const recognised =
        recogniser && persistently(() => recogniser.finish(recording, audio, signal), this.#persistence);
      const heard = (await recognised) ?? { text: '', words: [] };
      answer.sounds.shift();
      takeWords(answer, sound, heard);
    } catch (error) {
      const { message, isFinal } = recognitionFailure(error);
      answer.isUnheard = true;
      // More of this answer is coming, and with it another attempt.
      if (signal.aborted || (answer.live.length > 0 && !isFinal)) return;
      if (isFinal) await this.#forgetUnrecognisable(answer, recogniser);
      // What was recognised before is given without the rest.
      if (isFinal && answer.live.length === 0 && hasWords(answer)) return;
      this.#events.onFailed(newest(answer), message, !isFinal);
    }
  }

  /** Nobody is left who could recognise this sound; the next answer is heard by the browser, if it can. */
  async #forgetUnrecognisable(answer: SpokenAnswer, recogniser: Recogniser | undefined): Promise<void> {
    answer.sounds = [];
    answer.isUnheard = false;
    if (!hasWords(answer) && answer.live.length === 0) {
      this.#remove(answer);
      recogniser?.forget?.(answer.entryId);
      this.#events.onForgotten(answer.recordings);
    }
    await this.#recogniser.giveUp(recogniser);
  }

  #deliver(answer: SpokenAnswer): void {
    this.#remove(answer);
    this.#events.onAnswer(heardAnswer(answer), newest(answer));
  }

  #remove(answer: SpokenAnswer): void {
    this.#answers = this.#answers.filter((other) => other !== answer);
  }

  #trouble(reason: HearingReason, isThere: boolean): void {
    if (isThere) this.#troubles.add(reason);
    else this.#troubles.delete(reason);
    this.#events.onTroubles([...this.#troubles]);
  }
}
