/** One message of a conversation with a model. What people wrote travels as JSON in a user's message, as data. */
export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

/** What a call cost, in tokens; estimated where a server does not count. */
export interface TokenUsage {
  tokensIn: number;
  tokensOut: number;
}

/** The shape that an answer must have, as JSON schema, under the name that some servers ask for. */
export interface AnswerShape {
  name: string;
  schema: Record<string, unknown>;
}

export interface ModelRequest {
  model: string;
  messages: readonly ChatMessage[];
  /** The most that may be answered, in tokens. */
  maxTokens: number;
  /** Calls of one interview share it, so that a server may keep what they begin with. */
  affinity?: string | undefined;
  signal: AbortSignal;
}

/** An answer in one piece. */
export interface Completion {
  text: string;
  /** Set where the model ran out of room: what it wrote last may be half. */
  isCut?: boolean;
  usage: TokenUsage;
}

/** What is known of an answer once it has ended. */
export interface StreamEnd {
  usage: TokenUsage;
}

/**
 * The port to a language model: text in, text out, whoever serves it. Both calls throw `EngineFailure` and nothing
 * else; a failure for the reason `form` means that the next call asks in another form, which may be answered.
 */
export interface LanguageModel {
  readonly name: string;
  /** An answer to a shape, as the text of one JSON value; whoever asked checks it. */
  complete(request: ModelRequest & { shape: AnswerShape }): Promise<Completion>;
  /** An answer as it is written, without the model's own thinking. */
  stream(request: ModelRequest): AsyncGenerator<string, StreamEnd>;
}

/** About as many tokens as a text has: English has some four characters to a token. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 4);
