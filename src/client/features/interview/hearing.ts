import type { HearingReason } from '#client/audio/hearing-reason.ts';
import { MAX_ANSWER_CHARS } from '#contract/limits.ts';
import { isHeld } from '#domain/stage/interruption.ts';
import { awaitsWords, isLate, recordingOf, type StageEvent, transcribedOf } from '#domain/stage/stage.ts';
import type { Patience } from '#domain/turn-end/patience.ts';
import { type AnswerField, heldWords } from './answer-field.ts';
import type { AnswerKeeper } from './answer-keeper.ts';
import type { AnswerPlace, HeardAnswer } from './heard-answer.ts';
import { canHear, isDeafening, newTroubles } from './hearing-watch.ts';
import { VAD_ERROR } from './hearing-words.ts';
import type { Voice } from './interviewer-voice.ts';
import type { Persistence } from './persistently.ts';
import type { RecogniserKind } from './recogniser.ts';
import { type HearingPorts, SpokenAnswers } from './spoken-answers.ts';
import type { TranscriptCopy } from './transcript-copy.ts';
import { type HeardWords, joinWords, NO_WORDS } from './utterance.ts';
import type { ViewStore } from './view-store.ts';
import { WordsAtPause } from './words-at-pause.ts';

interface HearingParts {
  store: ViewStore;
  field: AnswerField;
  copy: TranscriptCopy;
  keeper: AnswerKeeper;
  send: (event: StageEvent) => void;
  voice: Pick<Voice, 'saidChars'>;
}

/** What the candidate says, and what stands in the way of hearing it: told to the stage, the field and the screen. */
export class Hearing {
  readonly answers: SpokenAnswers;
  readonly #parts: HearingParts;
  readonly #words = new WordsAtPause((finished, areMore) => this.answers.noteWords(finished, areMore));

  constructor(parts: HearingParts, ports: HearingPorts, persistence: Persistence) {
    const { store, copy, keeper, send } = parts;
    this.#parts = parts;
    this.answers = new SpokenAnswers(
      {
        onDetector: (detector) => send({ type: 'detector_changed', detector }),
        onRecording: (recording) => keeper.begin(recording, () => this.answers.recordedMs),
        onRecorded: () => keeper.end(),
        onForgotten: (recordings) => keeper.forget(recordings),
        onSpeech: () => copy.markSpeaking(true),
        onEnded: (recording) => send({ type: 'recording_ended', recording }),
        onAnswer: (answer, recording) => this.#heard(answer, recording),
        onFailed: (recording, message, isKept) => this.#unheard(recording, message, isKept),
        onClosing: (isClosing) => store.show({ isClosing }),
        onInterruption: () => this.#interrupted(),
        onWords: (heardWords) => this.#hearWords(heardWords),
        onRecogniserTrouble: (recogniserTrouble) => store.show({ recogniserTrouble }),
        onTroubles: (troubles) => this.#troubled(troubles),
        onMicrophones: (inUse, all) => store.show({ microphones: { inUse, all } }),
        onRecogniser: (recogniser) => this.#recognisedBy(recogniser),
      },
      ports,
      persistence,
    );
  }

  /** Gets ready; says whether words were kept of an answer that was being said when the page was left. */
  async open(): Promise<boolean> {
    const kept = await this.answers.open();
    const { copy, field } = this.#parts;
    // What has become an answer is gone on with as one, and what is in the field is there already.
    if (!kept || copy.entries.some(({ id }) => id === kept.entryId)) return false;
    if (field.spokenIds.includes(kept.entryId) || (kept.text === '' && !kept.sound)) return false;
    this.answers.goOnWith(kept);
    this.#parts.store.show({ heardWords: { settled: kept.text, unsettled: '' } });
    if (this.#view.typing) this.#keepInField();
    return true;
  }

  /** How long a pause ends an answer; it holds at once. */
  set patience(patience: Patience) {
    this.#words.getReady(patience);
    this.answers.patience = patience;
  }

  start(recording: number, place: AnswerPlace, isInterruption = false): void {
    this.#showFreshWords();
    this.answers.start(recording, place, { isInterruption, goesOn: this.#parts.field.held !== '' });
  }

  /** Switches the microphone off, and what was being said ends up in the field to type in; or on again. */
  setMicrophone(isOn: boolean): void {
    this.#parts.store.show({ isMicrophoneOn: isOn });
    this.type(!isOn);
    if (isOn) this.answers.initialise();
    else this.answers.shut();
  }

  /**
   * Opens or closes the field to type in. What is being said at that moment goes into the field; what is in the field
   * when it is closed is gone on with by speaking.
   */
  type(typing: boolean): void {
    const { stage } = this.#view;
    const isDraftComing = typing && (recordingOf(stage) !== null || transcribedOf(stage) !== null);
    this.#parts.store.show({ typing, isDraftComing });
    if (typing) this.#keepInField();
    this.#tellCanRecord();
  }

  /** What was kept and is not gone on with by speaking: its words are written down, also those nobody had heard yet. */
  #keepInField(): void {
    if (!this.answers.hasKept) return;
    const { questionIndex, followUpIndex } = this.#view.stage;
    this.#parts.store.show({ isDraftComing: true });
    this.answers.finishKept({ questionIndex, followUpIndex });
  }

  /** Has the sound recognised again whose words could not be had. */
  recogniseAgain(): void {
    this.#parts.store.show({ unheard: null });
    if (!this.answers.hasUnheard) return;
    this.#parts.send({ type: 'transcription_retried' });
    this.answers.tryAgain();
  }

  get #view() {
    return this.#parts.store.view;
  }

  /** Somebody speaks over the interviewer, of whose words so many characters were heard. */
  #interrupted(): void {
    const { saidChars } = this.#parts.voice;
    if (saidChars === undefined) return;
    this.#parts.send({ type: 'interrupted', saidChars, hearsWords: this.answers.hearsWords });
  }

  #hearWords(heardWords: HeardWords): void {
    this.#parts.store.show({ heardWords });
    const { stage } = this.#view;
    // What comes behind the recording is the beginning of what is said next, and no answer.
    const isInterrupting = isHeld(stage) && recordingOf(stage) !== null;
    if (isInterrupting && joinWords(heardWords.settled, heardWords.unsettled) !== '')
      this.#parts.send({ type: 'words_heard' });
    this.#words.hear(joinWords(heldWords(this.#view), heardWords.settled, heardWords.unsettled));
  }

  #heard(heard: HeardAnswer, recording: number): void {
    const { store, field, copy, keeper, send } = this.#parts;
    const { text } = heard;
    this.#showFreshWords();
    store.show({ isDraftComing: false });
    copy.markSpeaking(false);
    const { stage, typing } = this.#view;
    const isTooLong = joinWords(field.held, text).length > MAX_ANSWER_CHARS;
    // Words of an interruption are the beginning of what is said next.
    const isBeginning = isHeld(stage) && transcribedOf(stage) === recording && text !== '';
    const isWaited = awaitsWords(stage, recording) && !typing && !isTooLong && !isBeginning;
    if (isWaited || isLate(stage, recording)) {
      const goesOn = isWaited || this.#wasLeftIn(recording);
      const { answer, spoken } = goesOn ? field.endWith(heard) : { answer: heard, spoken: heard };
      // Words that still have to wait for a reply are kept from now on too.
      if (isWaited) copy.addAnswer(answer, stage.questionIndex, stage.followUpIndex > 0);
      send({ type: 'answer_heard', recording, answer: { entryId: answer.entryId, text: answer.text } });
      if (spoken) keeper.keep(spoken);
      // A silence behind words that were there before is no part of their answer.
      if (text === '' && answer.text !== '') keeper.drop(heard);
      return;
    }
    // Nobody waits for these words any more; they go where the candidate finds them.
    if (text === '') keeper.keep(heard);
    else field.take(heard);
    send({ type: 'answer_moved_to_field', recording });
    // Who can be heard goes on behind them; they stand under the question.
    if (text !== '' && !typing && (isTooLong || !canHear(this.#view))) this.type(true);
  }

  /** Whether the page was left in the very answer that a recording is of. */
  #wasLeftIn(recording: number): boolean {
    const { stage, lateWords, questionIndex } = this.#view.stage;
    const late = lateWords.findLast((words) => words.recording === recording);
    return stage === 'initializing_interview' && late?.questionIndex === questionIndex;
  }

  #unheard(recording: number, message: string, isKept: boolean): void {
    this.#parts.store.show({ unheard: { message, isKept }, isDraftComing: false });
    this.#parts.send({ type: 'transcription_failed', recording, isKept });
  }

  #showFreshWords(): void {
    this.#words.hear('');
    this.#parts.store.show({ heardWords: NO_WORDS, ...(this.answers.hasUnheard ? {} : { unheard: null }) });
  }

  #recognisedBy(recogniser: RecogniserKind): void {
    const recogniserFailed = recogniser === 'none' && this.#view.recogniser !== 'unknown';
    this.#parts.store.show({ recogniser, recogniserFailed });
    if (recogniser === 'none') this.type(true);
    else this.#tellCanRecord();
  }

  #troubled(troubles: readonly HearingReason[]): void {
    const news = newTroubles(this.#view.troubles, troubles);
    if (news.includes('model_unavailable')) console.warn(VAD_ERROR);
    this.#parts.store.show({ troubles });
    // Nobody has to look for the way on; and what was said until then is kept, in the field.
    if (isDeafening(news)) this.type(true);
    else this.#tellCanRecord();
  }

  #tellCanRecord(): void {
    const canRecord = canHear(this.#view);
    if (canRecord !== undefined && canRecord !== this.#view.stage.canRecord)
      this.#parts.send({ type: 'can_record_changed', canRecord });
  }
}
