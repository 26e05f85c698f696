import type { Answer } from '#domain/interview/stage.ts';
import { type HeardAnswer, joinHeard } from './heard-answer.ts';
import { newEntryId } from './spoken-answers.ts';
import type { ViewStore } from './view-store.ts';

/** The field to type in. Words that were spoken into it keep the id that they have had from their first sample on. */
export class AnswerField {
  readonly #store: ViewStore;
  #entryId: string | undefined;
  /** What went out from here; its words stay in the field until a reply shows that they are kept. */
  #sent: Answer | undefined;
  /** What was spoken of what is in the field. */
  #spoken: HeardAnswer[] = [];

  constructor(store: ViewStore) {
    this.#store = store;
  }

  isFrom(entryId: string): boolean {
    return this.#sent?.entryId === entryId;
  }

  /** Adds what was said. */
  take(heard: HeardAnswer): void {
    const { draft } = this.#store.view;
    this.#entryId ??= heard.entryId;
    this.#spoken.push(heard);
    this.#store.show({ draft: draft === '' ? heard.text : `${draft.trimEnd()} ${heard.text}` });
  }

  /** The spoken part of an answer that goes out, once; undefined when all of it was typed. */
  takeSpoken(answer: Answer): HeardAnswer | undefined {
    const spoken = this.#spoken;
    this.#spoken = [];
    return joinHeard(spoken, answer);
  }

  /** Everything in the field was deleted: what was spoken into it is not meant. */
  takeBack(): readonly HeardAnswer[] {
    const spoken = this.#spoken;
    this.#spoken = [];
    this.#entryId = undefined;
    return spoken;
  }

  /** What is in the field as an answer. Words that have changed since they went out are another answer. */
  answer(): Answer | undefined {
    const text = this.#store.view.draft.trim();
    if (text === '') return undefined;
    if (this.#sent?.text !== text) this.#sent = { entryId: this.#freshId(), text };
    return this.#sent;
  }

  /** An answer is stored: if it is from here, the field goes on with what was added since. */
  kept(entryId: string): void {
    if (this.#sent?.entryId !== entryId) return;
    const { draft } = this.#store.view;
    const { text } = this.#sent;
    if (draft.trimStart().startsWith(text))
      this.#store.show({ draft: draft.trimStart().slice(text.length).trimStart() });
    this.#sent = undefined;
  }

  #freshId(): string {
    const entryId = this.#entryId ?? newEntryId();
    this.#entryId = undefined;
    return entryId;
  }
}
