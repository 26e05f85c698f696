/** What a tokenizer's file says of each token: its spelling, and which are marks of the model's own. */
export interface Spelling {
  pieces: readonly string[];
  marks: ReadonlySet<number>;
}

/** Stands for a space in a token. */
const SPACE = '▁';
/** A token that is one byte of a character that has no token of its own. */
const BYTE = /^<0x([0-9A-Fa-f]{2})>$/;

/** Reads a `tokenizer.json`; throws for one without a vocabulary. */
export function readSpelling(json: unknown): Spelling {
  const { model, added_tokens: added } = json as {
    model?: { vocab?: Record<string, number> };
    added_tokens?: readonly { id: number; content: string; special?: boolean }[];
  };
  if (!model?.vocab) throw new Error('The tokenizer has no vocabulary');
  const pieces: string[] = [];
  for (const [piece, id] of Object.entries(model.vocab)) pieces[id] = piece;
  const marks = new Set<number>();
  for (const { id, content, special } of added ?? []) {
    pieces[id] = content;
    if (special) marks.add(id);
  }
  return { pieces, marks };
}

/** The text of a row of tokens. */
export function spellTokens(tokens: readonly number[], { pieces, marks }: Spelling): string {
  let text = '';
  let bytes = '';
  const end = () => {
    text += characters(bytes);
    bytes = '';
  };
  for (const token of tokens) {
    const piece = pieces[token];
    if (piece === undefined || marks.has(token)) continue;
    const byte = BYTE.exec(piece)?.[1];
    if (byte) {
      bytes += `%${byte}`;
      continue;
    }
    end();
    text += piece.replaceAll(SPACE, ' ');
  }
  end();
  return text.replace(/\s+/g, ' ').trim();
}

/** The characters that bytes stand for; '' where they are none, as when a text was cut short. */
function characters(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return '';
  }
}
