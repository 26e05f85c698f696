import type { TurnCalls } from '#client/features/interview/turn-calls.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import type { ReadReply } from '#domain/answers/read-turn.ts';
import { freshInterview, QUESTIONS } from './fresh-interview.ts';
import { Pending } from './pending.ts';

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
