import { env } from 'cloudflare:test';
import { checkAnswer } from '#tests/support/check-answer.ts';

/** Where our code lies, what a database said, and what it was asked. */
const INNER =
  /\bat \S+ \(|node_modules|\bsrc\/|SQLITE|D1_ERROR|no such (?:table|column)|ZodError|Drizzle|\.ts:\d+|\bSELECT .+ FROM\b|\bINSERT INTO\b/i;

let tables: Promise<RegExp> | undefined;

/** Names of tables that are no words of English. */
async function readTables(): Promise<RegExp> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
    name: string;
  }>();
  return new RegExp(
    `\\b(?:${results
      .map(({ name }) => name)
      .filter((name) => name.includes('_'))
      .join('|')})\\b`,
  );
}

/** What a text tells that is nobody's business. */
export async function innerIn(text: string): Promise<string | undefined> {
  tables ??= readTables();
  return (INNER.exec(text) ?? (await tables).exec(text))?.[0];
}

interface Answered {
  status: number;
  contentType: string;
  bytes: Uint8Array;
}

/** What is wrong with an answer, if anything is. */
export async function faultIn(method: string, path: string, answer: Answered): Promise<string | undefined> {
  const { status, contentType, bytes } = answer;
  if (status >= 500 && status !== 503 && status !== 599) return `answered ${status}`;
  const isText = contentType.includes('json') || contentType.startsWith('text/');
  const text = isText ? new TextDecoder().decode(bytes) : '';
  const inner = await innerIn(text);
  if (inner) return `tells something inner: ${inner}`;
  try {
    checkAnswer(method, path, { status, contentType, body: contentType.includes('json') ? JSON.parse(text) : bytes });
  } catch (error) {
    return String(error).slice(0, 300);
  }
}
