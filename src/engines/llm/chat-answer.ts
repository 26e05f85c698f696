import { EngineFailure } from '#engines/engine-failure.ts';
import { isObject, type Loose, objectsIn } from '#engines/json-answer.ts';
import { estimateTokens, type ModelRequest, type TokenUsage } from './language-model.ts';

/** A piece of an answer, in either of the two forms that servers write: `choices`, or `response`. */
export interface ChatPiece {
  text: string;
  /** Why the answer ended, where it did. */
  finish: string | undefined;
  usage: TokenUsage | undefined;
}

/** Reads a whole answer or an event of a streamed one. Throws EngineFailure for one that tells of an error. */
export function readPiece(answer: Loose): ChatPiece {
  if (answer.error !== undefined && answer.error !== null) {
    // What it says stays unread: it may repeat what was sent.
    throw new EngineFailure('fault', 'The language model broke off with an error');
  }
  const result = isObject(answer.result) ? answer.result : answer;
  const [choice] = objectsIn(result.choices);
  const message = isObject(choice?.delta) ? choice.delta : isObject(choice?.message) ? choice.message : undefined;
  return {
    text: textOf(message ? message.content : (choice?.text ?? result.response)),
    finish: typeof choice?.finish_reason === 'string' ? choice.finish_reason : undefined,
    usage: readUsage(result.usage),
  };
}

/** A text, the texts of a list of parts, or a value that was parsed already. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts = objectsIn(content).flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
  if (parts.length > 0) return parts.join('');
  return isObject(content) || (Array.isArray(content) && content.length > 0) ? JSON.stringify(content) : '';
}

function readUsage(usage: unknown): TokenUsage | undefined {
  if (!isObject(usage)) return undefined;
  const { prompt_tokens: tokensIn, completion_tokens: tokensOut } = usage;
  return isCount(tokensIn) && isCount(tokensOut) ? { tokensIn, tokensOut } : undefined;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** What a call cost whose server does not say. */
export const estimateUsage = ({ messages }: Pick<ModelRequest, 'messages'>, answer: string): TokenUsage => ({
  tokensIn: messages.reduce((total, { content }) => total + estimateTokens(content), 0),
  tokensOut: estimateTokens(answer),
});

export const cutOff = () => new EngineFailure('unreadable', 'The language model’s answer was cut off');
