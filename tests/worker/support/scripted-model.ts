import { EngineFailure } from '#engines/engine-failure.ts';
import type { LanguageModel, ModelRequest } from '#engines/llm/language-model.ts';
import { Held } from './equipment.ts';

const USAGE = { tokensIn: 900, tokensOut: 100 };

/** A language model whose answer to a turn comes as the test says: its words, and the rest of it behind them. */
export class ScriptedModel implements LanguageModel {
  readonly name = 'scripted';
  readonly requests: ModelRequest[] = [];
  /** Each text is written when the test gives it; `undefined` breaks off. */
  readonly words = new Held<string | undefined>();
  readonly rest = new Held<string | undefined>();

  complete(): Promise<never> {
    throw new Error('A turn is streamed');
  }

  async *stream(request: ModelRequest) {
    this.requests.push(request);
    for (const part of [this.words, this.rest]) {
      const written = await part.ask();
      if (written === undefined) throw new EngineFailure('network', 'It broke off');
      yield written;
    }
    return { usage: USAGE };
  }

  /** What was told of the turn that was asked last. */
  get told(): Record<string, unknown> {
    return JSON.parse(this.requests.at(-1)?.messages.at(-1)?.content ?? '{}');
  }
}
