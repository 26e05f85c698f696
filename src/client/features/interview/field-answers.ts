import { MAX_ANSWER_CHARS } from '#contract/limits.ts';
import { type Answer, isTurn, type StageEvent } from '#domain/stage/stage.ts';
import type { AnswerField } from './answer-field.ts';
import type { AnswerKeeper } from './answer-keeper.ts';
import type { Hearing } from './hearing.ts';
import type { TranscriptCopy } from './transcript-copy.ts';
import type { TurnExchange, Unsent } from './turn-exchange.ts';
import type { ViewStore } from './view-store.ts';

interface FieldAnswersParts {
  store: ViewStore;
  field: AnswerField;
  copy: TranscriptCopy;
  keeper: Pick<AnswerKeeper, 'keep' | 'drop'>;
  hearing: Pick<Hearing, 'type' | 'answers'>;
  exchange: Pick<TurnExchange, 'forget'>;
  send: (event: StageEvent) => void;
  /** Adds an answer to a question that is over. */
  keepAnswer: (answer: Answer, questionIndex: number) => void;
}

/** Where the words in the field go: out as the answer, to the question that is over, or into the next page's field. */
export class FieldAnswers {
  readonly #parts: FieldAnswersParts;

  constructor(parts: FieldAnswersParts) {
    this.#parts = parts;
  }

  setDraft(draft: string): void {
    const { store, field, keeper, hearing } = this.#parts;
    store.show({ draft });
    if (draft.trim() !== '') return;
    for (const spoken of field.takeBack()) {
      keeper.drop(spoken);
      hearing.answers.forget(spoken.entryId);
    }
  }

  /** Gives what is in the field as the answer; it stays there until a reply shows that it is kept. */
  sendDraft(): void {
    const { store, field, keeper, exchange } = this.#parts;
    const { unsent, stage, isDraftComing } = store.view;
    const answer = isTurn(stage) && !isDraftComing ? field.answer() : undefined;
    if (!answer) return;
    if (unsent?.isTyped && unsent.entryId !== answer.entryId) exchange.forget(unsent.entryId);
    const spoken = field.takeSpoken(answer);
    if (spoken) keeper.keep(spoken);
    store.show({ hasTyped: true });
    this.#give(answer);
  }

  /** Sends the answer again that got no reply; one to a question that is over is added to that question. */
  sendAgain(): void {
    const { unsent, stage } = this.#parts.store.view;
    if (!unsent) return;
    const { entryId, text, questionIndex } = unsent;
    if (questionIndex === stage.questionIndex) this.#give(unsent);
    else this.#parts.keepAnswer({ entryId, text }, questionIndex);
  }

  /** What is in the field when its question is over is added to that question, and comes up at no other. */
  release(questionIndex: number): void {
    const { store, field, keeper, keepAnswer } = this.#parts;
    const { unsent } = store.view;
    const whole = field.release();
    if (unsent) store.show({ unsent: { ...unsent, isTyped: false } });
    if (!whole) return;
    const { entryId, text } = whole.answer;
    const answer = { entryId, text: text.slice(0, MAX_ANSWER_CHARS) };
    if (whole.spoken) keeper.keep({ ...whole.spoken, ...answer });
    store.show({ notice: 'field_kept' });
    keepAnswer(answer, questionIndex);
  }

  /**
   * What was in the field when the page went is in it again, if its question is still being answered; from now on it is
   * kept as it changes.
   */
  bringBack(atQuestion: number): void {
    const { store, field, copy, hearing } = this.#parts;
    const { draft } = copy;
    if (draft) {
      const { text, spoken, isOpen, questionIndex = atQuestion } = draft;
      field.restore(text, spoken);
      if (questionIndex !== atQuestion) this.release(questionIndex);
      else if (isOpen) hearing.type(true);
    }
    if (field.held === '') copy.forgetDraft();
    let [text, isOpen] = [field.held, store.view.typing];
    store.subscribe(() => {
      if (field.held === text && store.view.typing === isOpen) return;
      [text, isOpen] = [field.held, store.view.typing];
      const { questionIndex } = store.view.stage;
      if (text === '') copy.forgetDraft();
      else copy.keepDraft({ text, questionIndex, spoken: field.spokenIds, isOpen });
    });
  }

  /** The server has an answer. */
  stored(entryId: string): void {
    const { store, field, copy } = this.#parts;
    field.kept(entryId);
    const entry = copy.entries.find(({ id }) => id === entryId);
    if (entry) store.show({ keptAnswer: entry.text });
  }

  /** Answers that got no reply, the oldest first; the newest is shown. */
  showUnsent(unsent: readonly Unsent[]): void {
    const { store, field } = this.#parts;
    const newest = unsent.at(-1);
    store.show({ unsent: newest ? { ...newest, isTyped: field.isFrom(newest.entryId) } : null });
  }

  #give({ entryId, text }: Answer): void {
    this.#parts.send({ type: 'answer_typed', answer: { entryId, text } });
  }
}
