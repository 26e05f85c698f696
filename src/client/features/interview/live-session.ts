import { ApiError } from '#client/api/call-api.ts';
import { hasBrowserRecognition } from '#client/audio/browser-recognition.ts';
import type { HearingReason } from '#client/audio/hearing-reason.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { createStageState, type StageEffect, type StageEvent } from '#domain/interview/stage.ts';
import { step } from '#domain/interview/step-stage.ts';
import { InterviewerVoice } from './interviewer-voice.ts';
import { freshView, type LiveView } from './live-view.ts';
import type { Persistence } from './persistently.ts';
import { SpokenAnswers } from './spoken-answers.ts';
import { TranscriptCopy } from './transcript-copy.ts';
import { type Answer, askForReport, askNext, askReply, keepAnswer, loadInterview } from './turn-calls.ts';

/** Reasons that leave nothing to hear with. */
const DEAF: ReadonlySet<HearingReason> = new Set([
  'not_supported',
  'permission_denied',
  'no_microphone',
  'microphone_busy',
  'microphone_lost',
]);

interface LiveSessionOptions {
  loaded: InterviewState;
  /** Which of the server's engines are on. */
  engines: { tts: boolean; stt: boolean };
  /** The interview is over; its report is being made. */
  onRoute: () => void;
}

/**
 * Runs the pure stage machine against the world: every effect that it asks for is done here, and what comes of it goes
 * back to it as an event. What the screen shows is in `view`.
 */
export class LiveSession {
  readonly #loaded: InterviewState;
  readonly #onRoute: () => void;
  readonly #voice: InterviewerVoice;
  readonly #answers: SpokenAnswers;
  readonly #copy: TranscriptCopy;
  readonly #leaving = new AbortController();
  readonly #persistence: Persistence;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();
  #view: LiveView;
  #replyTo: string;

  constructor({ loaded, engines, onRoute }: LiveSessionOptions) {
    this.#loaded = loaded;
    this.#onRoute = onRoute;
    this.#replyTo = loaded.latestEntryId;
    this.#copy = new TranscriptCopy(loaded.interviewId);
    this.#view = freshView(createStageState(loaded.questions, engines.stt || hasBrowserRecognition()));
    this.#persistence = {
      signal: this.#leaving.signal,
      onReachable: (isReachable) => this.#show({ isReachable }),
    };
    this.#voice = new InterviewerVoice(engines.tts, {
      onStarted: () => this.send({ type: 'speech_started' }),
      onTrouble: (voiceTrouble) => this.#show({ voiceTrouble }),
    });
    this.#answers = new SpokenAnswers(
      {
        onDetector: (detector) => this.send({ type: 'detector_changed', detector }),
        onEnded: () => this.send({ type: 'recording_ended' }),
        onAnswer: (text) => this.#heard(text),
        onFailed: (message) => this.#unheard(message),
        onWords: (heardWords) => this.#show({ heardWords }),
        onTroubles: (troubles) => this.#troubled(troubles),
        onMicrophones: (inUse, all) => this.#show({ microphones: { inUse, all } }),
        onRecogniser: (recogniser) => {
          this.#show({ recogniser });
          this.#tellCanRecord();
        },
      },
      { byServer: engines.stt, hint: hintOf(loaded), persistence: this.#persistence },
    );
  }

  get view(): LiveView {
    return this.#view;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loudness of the interviewer's voice, 0..1. */
  voiceLevel = (): number => this.#voice.level;
  /** Loudness of the candidate's microphone, 0..1; null while nothing is recorded. */
  microphoneLevel = (): number | null => (this.#view.stage.recording ? this.#answers.level : null);

  start(): void {
    void this.#answers.open();
    const loaded = this.#loaded;
    const unsent = this.#copy.meet(loaded.transcript, loaded.questions.length);
    const hasAnswered = loaded.transcript.some(({ speaker }) => speaker === 'human');
    if (!hasAnswered && !unsent && loaded.questionIndex === 0) {
      this.send({ type: 'begin', greeting: loaded.greeting });
      return;
    }
    const isUnsentHere = unsent?.current_question === loaded.questionIndex + 1;
    if (isUnsentHere) this.#show({ unsent: { id: unsent.id, text: unsent.text, isSpoken: true } });
    this.#show({ notice: isUnsentHere ? 'sent_again' : 'welcome_back' });
    this.#resume(loaded, isUnsentHere ? unsent.text : undefined);
  }

  /** Leaves the interview where it is: microphone, voice and waiting calls end. */
  dispose(): void {
    this.#leaving.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#answers.close();
    this.#voice.cancel();
  }

  send(event: StageEvent): void {
    if (this.#leaving.signal.aborted) return;
    const { state, effects } = step(this.#view.stage, event);
    if (state !== this.#view.stage) this.#show({ stage: state, ...this.#clock(state.recording) });
    for (const effect of effects) this.#perform(effect);
  }

  /** Opens or closes the field to type in. What is being said at that moment goes into the field. */
  type(typing: boolean): void {
    const { recording } = this.#view.stage;
    this.#show({ typing, isDraftComing: typing && recording });
    if (typing && recording) this.#answers.stop('manual');
    this.#tellCanRecord();
  }

  setDraft(draft: string): void {
    this.#show({ draft });
  }

  /** Gives what is in the field as the answer; it stays there until a reply shows that it is kept. */
  sendDraft(): void {
    const text = this.#view.draft.trim();
    if (text === '') return;
    const { unsent } = this.#view;
    if (unsent && !unsent.isSpoken && unsent.text !== text) this.#show({ unsent: null });
    this.#answers.discard();
    this.send({ type: 'answer_given', text });
  }

  /** Sends the answer again that got no reply. */
  sendAgain(): void {
    const { unsent } = this.#view;
    if (!unsent) return;
    this.#answers.discard();
    this.send({ type: 'answer_given', text: unsent.text });
  }

  /** Has the sound recognised again whose words could not be had. */
  recogniseAgain(): void {
    this.#show({ unheard: null });
    this.send({ type: 'transcription_retried' });
    this.#answers.tryAgain();
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
      case 'start_timer':
        this.#startTimer(effect);
        return;
      case 'start_recording':
        this.#show({ heardWords: '', unheard: null });
        this.#answers.start();
        return;
      case 'stop_recording':
        this.#answers.stop(effect.stopReason);
        return;
      case 'initialise_detector':
        this.#answers.initialise();
        return;
      case 'request_reply':
        void this.#requestReply(effect.text);
        return;
      case 'request_next':
        void this.#requestNext(effect.questionIndex);
        return;
      case 'call_results_agent':
        void askForReport(this.#loaded, this.#copy.entries).finally(() => this.send({ type: 'results_answered' }));
        return;
      case 'route_to_results':
        this.#onRoute();
        return;
    }
  }

  async #speak(text: string): Promise<void> {
    const heard = await this.#voice.speak(text);
    // A later speech tells its own end.
    if (heard !== undefined) this.send({ type: 'speech_ended' });
  }

  #startTimer({ name, ms }: Extract<StageEffect, { kind: 'start_timer' }>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.send({ type: 'timer_fired', name });
    }, ms);
    this.#timers.add(timer);
  }

  async #requestReply(text: string): Promise<void> {
    const { unsent, stage } = this.#view;
    const isSame = unsent?.text === text;
    const answer: Answer = isSame ? unsent : { id: `ans_${crypto.randomUUID()}`, text, isSpoken: !this.#view.typing };
    const place = { interviewId: this.#loaded.interviewId, questionIndex: stage.questionIndex };
    if (text.trim() !== '') this.#copyEntry(answer.id, 'User', text, false);
    try {
      // What was said before and got no reply belongs to the same question, and comes first.
      if (unsent && !isSame) await keepAnswer(place, unsent, this.#persistence);
      const reply = await askReply(place.interviewId, answer, this.#replyTo, this.#persistence);
      this.#replyTo = reply.entryId;
      this.#copyEntry(reply.entryId, 'AI', reply.response, reply.is_follow_up ?? false);
      this.#show({ unsent: null, notice: null, ...(this.#view.draft.trim() === text ? { draft: '' } : {}) });
      this.send({
        type: 'reply_received',
        text: reply.response,
        isFollowUp: reply.is_follow_up,
        followUpIndex: reply.followUpIndex,
      });
    } catch (error) {
      if (this.#leaving.signal.aborted) return;
      if (error instanceof ApiError && error.status === 409) return this.#catchUp(place.questionIndex, answer);
      this.#show({ unsent: text.trim() === '' ? null : answer });
      this.send({ type: 'reply_failed' });
    }
  }

  /** The server is elsewhere than this page: keeps the words that it did not take, and goes on from where it stands. */
  async #catchUp(questionIndex: number, answer: Answer): Promise<void> {
    const place = { interviewId: this.#loaded.interviewId, questionIndex };
    try {
      if (answer.text.trim() !== '') await keepAnswer(place, answer, this.#persistence);
      const now = await loadInterview(place.interviewId);
      if (now.finished) return this.#onRoute();
      this.#copy.meet(now.transcript, now.questions.length);
      this.#replyTo = now.latestEntryId;
      this.#show({ unsent: null, notice: 'moved_on', draft: '' });
      this.#resume(now);
    } catch {
      this.#show({ unsent: answer });
      this.send({ type: 'reply_failed' });
    }
  }

  #resume(at: InterviewState, unsentAnswer?: string): void {
    const latest = at.transcript.find(({ id }) => id === at.latestEntryId);
    this.send({
      type: 'resume',
      questionIndex: at.questionIndex,
      followUpIndex: at.followUpIndex,
      phase: at.phase,
      latestText: latest?.text ?? at.questions[at.questionIndex]?.text ?? '',
      isFollowUp: latest?.isFollowup ?? false,
      ...(unsentAnswer === undefined ? {} : { unsentAnswer }),
    });
  }

  async #requestNext(questionIndex: number): Promise<void> {
    const { interviewId, questions } = this.#loaded;
    try {
      const { question, entryId } = await askNext(interviewId, questions[questionIndex]?.id ?? '', this.#persistence);
      if (entryId) this.#replyTo = entryId;
      this.send({ type: 'next_received', question });
      if (entryId && question) this.#copyEntry(entryId, 'AI', question.text, false);
    } catch {
      this.send({ type: 'next_failed' });
    }
  }

  #heard(text: string): void {
    this.#show({ heardWords: '', unheard: null });
    if (this.#view.typing) {
      const { draft } = this.#view;
      // Nothing heard leaves what is being typed alone, down to the space at its end.
      const added = text === '' || draft === '' ? draft + text : `${draft.trimEnd()} ${text}`;
      this.#show({ draft: added, isDraftComing: false });
    } else {
      this.send({ type: 'answer_given', text });
    }
  }

  #unheard(message: string): void {
    this.#show({ unheard: message, isDraftComing: false });
    this.send({ type: 'transcription_failed' });
  }

  #troubled(troubles: readonly HearingReason[]): void {
    const isLost = troubles.includes('microphone_lost') && !this.#view.troubles.includes('microphone_lost');
    if (troubles.includes('model_unavailable') && !this.#view.troubles.includes('model_unavailable'))
      console.warn('VAD Error: the voice model could not be loaded; loudness decides what is speech');
    this.#show({ troubles });
    // What was said until then is kept, in the field.
    if (isLost && this.#view.stage.recording) this.type(true);
    else this.#tellCanRecord();
  }

  #tellCanRecord(): void {
    const { recogniser, troubles, typing, stage } = this.#view;
    if (recogniser === 'unknown') return;
    const canRecord = recogniser !== 'none' && !typing && !troubles.some((reason) => DEAF.has(reason));
    if (canRecord !== stage.canRecord) this.send({ type: 'can_record_changed', canRecord });
  }

  #clock(isRecording: boolean): Pick<LiveView, 'recordingSinceMs'> {
    return { recordingSinceMs: isRecording ? (this.#view.recordingSinceMs ?? performance.now()) : null };
  }

  #copyEntry(id: string, speaker: 'User' | 'AI', text: string, isFollowup: boolean): void {
    const { questionIndex, followUpIndex } = this.#view.stage;
    const isFollowupAnswer = speaker === 'User' && followUpIndex > 0;
    this.#copy.add({ id, speaker, text, current_question: questionIndex + 1, isFollowup, isFollowupAnswer });
  }

  #show(change: Partial<LiveView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** The rare words that the candidate is likely to say: a recogniser spells them right when it is told. */
const hintOf = ({ role, company }: InterviewState): string =>
  [role, company].filter(Boolean).join(' at ').slice(0, 200);
