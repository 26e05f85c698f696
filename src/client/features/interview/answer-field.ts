import type { Answer } from '#domain/stage/stage.ts';
import { type HeardAnswer, joinHeard } from './heard-answer.ts';
import type { LiveView } from './live-view.ts';
import { newEntryId } from './new-entry-id.ts';
import { joinWords } from './utterance.ts';
import type { ViewStore } from './view-store.ts';

/** An answer that leaves the field, and what of it was spoken; undefined when all of it was typed. */
export interface WholeAnswer {
  answer: Answer;
  spoken: HeardAnswer | undefined;
}

/** What is in the field and has not gone out: the beginning of the answer that is being given. */
export function heldWords({ draft, sentDraft }: Pick<LiveView, 'draft' | 'sentDraft'>): string {
  const text = draft.trim();
  return sentDraft !== '' && text.startsWith(sentDraft) ? text.slice(sentDraft.length).trim() : text;
}

/**
 * The field to type in. What is in it belongs to the answer that is being given, whether the field is open or not.
 * Words that were spoken into it keep the id that they have had from their first sample on.
 */
export class AnswerField {
  readonly #store: ViewStore;
  #entryId: string | undefined;
  /** What went out from here; its words stay in the field until a reply shows that they are kept. */
  #sent: Answer | undefined;
  /** What was spoken of what is in the field. */
  #spoken: HeardAnswer[] = [];
  /** The ids of what was spoken of it, also on an earlier page. */
  #spokenIds: string[] = [];

  constructor(store: ViewStore) {
    this.#store = store;
  }

  /** What is in it and has not gone out. */
  get held(): string {
    return heldWords(this.#store.view);
  }

  get spokenIds(): readonly string[] {
    return this.#spokenIds;
  }

  isFrom(entryId: string): boolean {
    return this.#sent?.entryId === entryId;
  }

  /** What an earlier page went with is in it again. */
  restore(draft: string, spokenIds: readonly string[]): void {
    this.#spokenIds = [...spokenIds];
    this.#store.show({ draft });
  }

  /** Adds what was said. */
  take(heard: HeardAnswer): void {
    const { draft } = this.#store.view;
    // What hears live keeps the newest words until an answer has their id.
    this.#entryId = heard.entryId;
    this.#spoken.push(heard);
    this.#spokenIds.push(heard.entryId);
    this.#store.show({ draft: draft === '' ? heard.text : `${draft.trimEnd()} ${heard.text}` });
  }

  /** The spoken part of an answer that goes out, once; undefined when all of it was typed. */
  takeSpoken(answer: Answer): HeardAnswer | undefined {
    return joinHeard(this.takeBack(), answer);
  }

  /** Everything in the field was deleted, or leaves it: what was spoken into it. */
  takeBack(): readonly HeardAnswer[] {
    const spoken = this.#spoken;
    this.#spoken = [];
    this.#spokenIds = [];
    this.#entryId = undefined;
    return spoken;
  }

  /** What is in the field as an answer. Words that have changed since they went out are another answer. */
  answer(): Answer | undefined {
    const text = this.#store.view.draft.trim();
    if (text === '') return undefined;
    if (this.#sent?.text !== text) this.#setSent({ entryId: this.#entryId ?? newEntryId(), text });
    return this.#sent;
  }

  /** What is held and, behind it, what was said now, as one answer; what was held leaves the field. */
  endWith(heard: HeardAnswer): WholeAnswer {
    const text = joinWords(this.held, heard.text);
    return this.#leave({ entryId: heard.entryId, text }, heard.text === '' && text !== '' ? [] : [heard]);
  }

  /** Empties the field. What was held is an answer by itself; undefined when all has gone out, or there was nothing. */
  release(): WholeAnswer | undefined {
    const { held } = this;
    const whole = held === '' ? undefined : this.#leave({ entryId: this.#entryId ?? newEntryId(), text: held }, []);
    this.#setSent(undefined);
    this.#store.show({ draft: '' });
    return whole;
  }

  /** An answer is stored: if it is from here, the field goes on with what was added since. */
  kept(entryId: string): void {
    if (this.#sent?.entryId !== entryId) return;
    const draft = this.#store.view.draft.trimStart();
    const { text } = this.#sent;
    this.#setSent(undefined);
    if (draft.startsWith(text)) this.#store.show({ draft: draft.slice(text.length).trimStart() });
  }

  #leave(answer: Answer, behind: readonly HeardAnswer[]): WholeAnswer {
    const spoken = [...this.takeBack(), ...behind];
    const { draft, sentDraft } = this.#store.view;
    // What went out earlier stays until it is stored.
    this.#store.show({ draft: sentDraft !== '' && draft.trim().startsWith(sentDraft) ? sentDraft : '' });
    return { answer, spoken: joinHeard(spoken, answer) };
  }

  #setSent(sent: Answer | undefined): void {
    this.#sent = sent;
    this.#store.show({ sentDraft: sent?.text ?? '' });
  }
}
