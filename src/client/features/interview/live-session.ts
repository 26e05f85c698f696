import { greetedInterview } from '#client/state/pending-keys.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import type { ReadReply } from '#domain/answers/read-turn.ts';
import { mayBeInterrupted } from '#domain/stage/interruption.ts';
import { isLeavingQuestion } from '#domain/stage/silence.ts';
import {
  createStageState,
  isEndedByHand,
  isTurn,
  recordingOf,
  type StageEffect,
  type StageEvent,
  type StageState,
} from '#domain/stage/stage.ts';
import { step } from '#domain/stage/step-stage.ts';
import { UPLOAD_WAIT_LEAVING_MS, UPLOAD_WAIT_MS } from '#domain/stage/timing.ts';
import { AnswerField } from './answer-field.ts';
import { AnswerKeeper } from './answer-keeper.ts';
import { FieldAnswers } from './field-answers.ts';
import { Hearing } from './hearing.ts';
import type { Voice } from './interviewer-voice.ts';
import type { LivePorts } from './live-ports.ts';
import { freshView, type LiveView } from './live-view.ts';
import type { Persistence } from './persistently.ts';
import { resumeEvent } from './resume-event.ts';
import type { SpokenAnswers } from './spoken-answers.ts';
import { StageChoices } from './stage-choices.ts';
import { TranscriptCopy } from './transcript-copy.ts';
import { TurnExchange } from './turn-exchange.ts';
import { ViewStore } from './view-store.ts';

export interface InterviewOver {
  isByHand: boolean;
  /** Words stood in the field to type in, and went out as an answer. */
  addedTyped: boolean;
}

interface LiveSessionOptions {
  loaded: InterviewState;
  /** The interview is over; its report is being made. */
  onRoute: (over: InterviewOver) => void;
}

/**
 * Runs the pure stage machine against the world: every effect that it asks for is done here, and what comes of it goes
 * back to it as an event. What the screen shows is in `view`.
 */
export class LiveSession {
  readonly choices: StageChoices;
  readonly #loaded: InterviewState;
  readonly #onRoute: (over: InterviewOver) => void;
  readonly #store: ViewStore;
  readonly #voice: Voice;
  readonly #hearing: Hearing;
  readonly #answers: SpokenAnswers;
  readonly #exchange: TurnExchange;
  readonly #field: AnswerField;
  readonly #fieldAnswers: FieldAnswers;
  readonly #keeper: AnswerKeeper;
  readonly #ports: LivePorts;
  readonly #copy: TranscriptCopy;
  readonly #leaving = new AbortController();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #isLeft = false;

  constructor({ loaded, onRoute }: LiveSessionOptions, ports: LivePorts) {
    this.#loaded = loaded;
    this.#onRoute = onRoute;
    this.#ports = ports;
    this.#copy = new TranscriptCopy(loaded.interviewId);
    this.#store = new ViewStore(freshView(createStageState(loaded.questions, ports.mayHear)));
    this.#field = new AnswerField(this.#store);
    this.#keeper = new AnswerKeeper(loaded.interviewId, ports.keeping, (recordingProblem) =>
      this.#show({ recordingProblem }),
    );
    this.#show({ isRecorded: this.#keeper.isRecording });
    const persistence: Persistence = {
      signal: this.#leaving.signal,
      onReachable: (isReachable) => this.#show({ isReachable }),
    };
    this.#voice = ports.createVoice({
      onStarted: () => this.send({ type: 'speech_started' }),
      onTrouble: (voiceTrouble) => this.#show({ voiceTrouble }),
    });
    const parts = { store: this.#store, field: this.#field, copy: this.#copy, keeper: this.#keeper };
    const send = (event: StageEvent) => this.send(event);
    this.#hearing = new Hearing({ ...parts, send, voice: this.#voice }, ports, persistence);
    this.#answers = this.#hearing.answers;
    this.choices = new StageChoices(this.#store, this.#voice, this.#hearing);
    this.#exchange = new TurnExchange(loaded, ports.calls, this.#copy, persistence, {
      onStored: (entryId) => this.#fieldAnswers.stored(entryId),
      onReply: (reply) => this.#replied(reply),
      onReplyFailed: () => this.send({ type: 'reply_failed' }),
      onNext: (question) => this.send({ type: 'next_received', question }),
      onNextFailed: () => this.send({ type: 'next_failed' }),
      onElsewhere: (now) => this.#catchUp(now),
      onReportAnswered: () => this.send({ type: 'results_answered' }),
      onUnsent: (unsent) => this.#fieldAnswers.showUnsent(unsent),
    });
    this.#fieldAnswers = new FieldAnswers({
      ...parts,
      send,
      hearing: this.#hearing,
      exchange: this.#exchange,
      keepAnswer: (answer, questionIndex) => this.#perform({ kind: 'keep_answer', answer, questionIndex }),
    });
  }

  get view(): LiveView {
    return this.#store.view;
  }

  get subscribe(): ViewStore['subscribe'] {
    return this.#store.subscribe;
  }

  /** Loudness of the interviewer's voice, 0..1. */
  voiceLevel = (): number => this.#voice.level;
  /** Loudness of the candidate's microphone, 0..1; null while nothing is recorded. */
  microphoneLevel = (): number | null => (recordingOf(this.view.stage) === null ? null : this.#answers.level);

  /** Loudness of the microphone, also between the turns; 0 while it is shut. */
  openMicrophoneLevel = (): number => this.#answers.level;

  /** How far a pause is to ending the answer, 0..1. */
  closing = (): number => this.#answers.closing;

  start(): void {
    for (const change of ['online', 'offline']) globalThis.addEventListener?.(change, this.#lineChanged);
    const loaded = this.#loaded;
    const wasSpeaking = this.#copy.wasSpeaking;
    void this.#hearing.open().then((isKept) => {
      if (isKept || wasSpeaking) this.#show({ notice: isKept ? 'words_kept' : 'words_lost' });
    });
    this.#copy.markSpeaking(false);
    this.#showKept(loaded);
    const missing = this.#copy.meet(loaded.transcript, loaded.questions.length);
    this.#fieldAnswers.bringBack(loaded.questionIndex);
    const hasAnswered = missing.length > 0 || loaded.transcript.some(({ speaker }) => speaker === 'human');
    // What is said to a silence tells, in any browser, that the question was asked.
    const isAsked =
      wasSpeaking || greetedInterview.is(loaded.interviewId) || loaded.transcript.some(({ isFollowup }) => isFollowup);
    if (loaded.questionIndex === 0 && !hasAnswered && !isAsked) {
      this.send({ type: 'begin', greeting: loaded.greeting });
      return;
    }
    const toAnswer = missing.findLast((entry) => entry.current_question === loaded.questionIndex + 1);
    for (const entry of missing) {
      const answer = { entryId: entry.id, text: entry.text };
      if (entry !== toAnswer) this.#perform({ kind: 'keep_answer', answer, questionIndex: entry.current_question - 1 });
    }
    const hasWords = hasAnswered || this.#field.held !== '';
    this.#show({ notice: missing.length > 0 ? 'sent_again' : hasWords ? 'welcome_back' : 'asked_again' });
    this.send(resumeEvent(loaded, toAnswer && { entryId: toAnswer.id, text: toAnswer.text }));
  }

  /**
   * Leaves the interview where it is: the microphone, the voice and all that is waited for end. Words that were said
   * until now still go to where they belong.
   */
  dispose(): void {
    for (const change of ['online', 'offline']) globalThis.removeEventListener?.(change, this.#lineChanged);
    this.send({ type: 'left' });
    this.#isLeft = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#voice.cancel();
    this.#answers.release();
    this.#letGo(UPLOAD_WAIT_LEAVING_MS);
    this.#endWhenDone();
  }

  send(event: StageEvent): void {
    if (this.#leaving.signal.aborted) return;
    const before = this.view.stage;
    const { state, effects } = step(before, event);
    if (before.stage === 'greeting_only' && isTurn(state)) greetedInterview.save(this.#loaded.interviewId);
    if (isOtherQuestion(before, state)) this.#fieldAnswers.release(before.questionIndex);
    if (state !== before) this.#show({ stage: state, ...this.#clock(recordingOf(state) !== null) });
    this.#tellStay(before, state);
    this.#answers.watch(mayBeInterrupted(state));
    for (const effect of effects) this.#perform(effect);
    if (state.stage === 'idle' && before.stage !== 'idle') {
      this.#answers.shut();
      this.#letGo(UPLOAD_WAIT_MS);
    }
    if (this.#isLeft) this.#endWhenDone();
  }

  /** That the question stays is told until it is silent again. */
  #tellStay(before: StageState, now: StageState): void {
    if (isLeavingQuestion(before) && isTurn(now) && now.emptyTurns === 0) this.#show({ notice: 'stays' });
    else if (this.view.notice === 'stays' && now.emptyTurns > 0) this.#show({ notice: null });
  }

  /** Ends the interview. What is in the field is an answer like any other, as far as one is taken. */
  end(): void {
    this.send({ type: 'end_pressed' });
  }

  /** Opens or closes the field to type in. */
  type(typing: boolean): void {
    if (!typing && !this.view.isMicrophoneOn) this.#hearing.setMicrophone(true);
    else this.#hearing.type(typing);
  }

  /** Off: what was being said is an answer in the field to type in. */
  setMicrophone(isOn: boolean): void {
    this.#hearing.setMicrophone(isOn);
    if (!isOn) this.#ports.closeMicrophone();
  }

  /** Tries again to record what could not be recorded. */
  retryRecording(): void {
    this.#keeper.retry();
  }

  setDraft(draft: string): void {
    this.#fieldAnswers.setDraft(draft);
  }

  sendDraft(): void {
    this.#fieldAnswers.sendDraft();
  }

  sendAgain(): void {
    this.#fieldAnswers.sendAgain();
  }

  /** Has the sound recognised again whose words could not be had. */
  recogniseAgain(): void {
    this.#hearing.recogniseAgain();
  }

  /** Asks for the microphone again. */
  askForMicrophone(): void {
    this.#answers.initialise();
  }

  chooseMicrophone(deviceId: string): void {
    this.#answers.chooseMicrophone(deviceId);
  }

  #perform(effect: StageEffect): void {
    switch (effect.kind) {
      case 'speak':
        void this.#speak(effect.text);
        return;
      case 'cancel_speech':
        this.#voice.cancel();
        return;
      case 'hold_speech':
        this.#voice.hold();
        return;
      case 'go_on_speaking':
        this.#answers.takeForEcho();
        this.#voice.goOn();
        return;
      case 'start_timer':
        this.#startTimer(effect);
        return;
      case 'start_recording':
        this.#hearing.start(
          effect.recording,
          { questionIndex: this.view.stage.questionIndex, followUpIndex: this.view.stage.followUpIndex },
          effect.isInterruption,
        );
        return;
      case 'stop_recording':
        this.#answers.stop(effect.stopReason);
        return;
      case 'end_answer':
        this.#answers.endAnswer();
        return;
      case 'recognise_again':
        this.#answers.tryAgain();
        return;
      case 'initialise_detector':
        this.#answers.initialise();
        return;
      case 'route_to_results':
        if (!this.#isLeft) this.#route(isEndedByHand(this.view.stage));
        return;
      case 'keep_answer':
      case 'request_reply':
        this.#copy.addAnswer(effect.answer, effect.questionIndex, this.view.stage.followUpIndex > 0);
        this.#exchange.ask(effect);
        return;
      case 'request_next':
      case 'call_results_agent':
        this.#exchange.ask(effect);
        return;
    }
  }

  async #speak(text: string): Promise<void> {
    const heard = await this.#voice.speak(text);
    // A later speech tells its own end.
    if (heard !== undefined) this.send({ type: 'speech_ended' });
  }

  #startTimer({ name, ms, recording }: Extract<StageEffect, { kind: 'start_timer' }>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.send({ type: 'timer_fired', name, recording });
    }, ms);
    this.#timers.add(timer);
  }

  /** Camera and microphone go out; what was recorded waits for its words, but not for long. */
  #letGo(limitMs: number): void {
    this.#keeper.end();
    this.#ports.releaseDevices();
    setTimeout(() => {
      for (const answer of this.#answers.unfinished()) this.#keeper.keepUnfinished(answer);
      if (this.#isLeft) this.#keeper.close();
    }, limitMs);
  }

  #replied({ text, isFollowUp, followUpIndex, putOffIndex }: ReadReply): void {
    this.#show({ notice: null });
    this.send({ type: 'reply_received', text, isFollowUp, followUpIndex, putOffIndex });
  }

  #showKept({ transcript }: InterviewState): void {
    const last = transcript.findLast(({ speaker }) => speaker === 'human');
    if (last) this.#show({ keptAnswer: last.text });
  }

  /** The server is elsewhere than this page, which goes on from there. */
  #catchUp(now: InterviewState): void {
    if (now.finished) {
      this.#route(false);
      return;
    }
    this.#showKept(now);
    this.#show({ notice: 'moved_on' });
    this.send(resumeEvent(now));
  }

  #route(isByHand: boolean): void {
    this.#onRoute({ isByHand, addedTyped: this.view.notice === 'field_kept' });
  }

  #clock(isRecording: boolean): Pick<LiveView, 'recordingSinceMs'> {
    return { recordingSinceMs: isRecording ? (this.view.recordingSinceMs ?? performance.now()) : null };
  }

  /** The browser knows first that there is no connection, and in mid-answer nothing is asked of the server. */
  #lineChanged = ({ type }: Event): void => this.#show({ isReachable: type === 'online' });

  /** Once the page is left, what was said until then is waited for and nothing else. */
  #endWhenDone(): void {
    if (this.view.stage.lateWords.length > 0 || !this.#exchange.isIdle) return;
    this.#leaving.abort();
    this.#answers.close();
    this.#ports.close?.();
  }

  #show(change: Partial<LiveView>): void {
    this.#store.show(change);
  }
}

/** Whether the question that was being answered is over, or the interview is. */
const isOtherQuestion = (before: StageState, now: StageState): boolean =>
  (before.stage !== 'initializing_interview' && before.questionIndex !== now.questionIndex) ||
  (before.stage !== 'idle' && now.stage === 'idle');
