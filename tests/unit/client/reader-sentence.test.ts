import { expect, it } from 'vitest';
import { readConfig } from '#domain/answers/read-config.ts';
import { readerSentence } from '#domain/setup/reader-sentence.ts';

it.each([
  [{ engine: 'embedded', host: null }, /^Your words and what you paste are read on this server/],
  [{ engine: 'workers-ai', host: null }, /Cloudflare Workers AI/],
  [{ engine: 'openai', host: 'api.openai.com' }, /language model of OpenAI/],
  [{ engine: 'openai', host: 'llm.example.com' }, /language model at llm\.example\.com/],
  [{ engine: 'webhook', host: null }, /automation of the people who run this site/],
  [undefined, /read on this server/],
])('who pastes and says is told whose model reads it: %o', (llm, sentence) => {
  expect(readerSentence(readConfig({ data: { llm } }).reader)).toMatch(sentence);
});
