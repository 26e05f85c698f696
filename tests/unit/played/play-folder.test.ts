import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LanguageModel } from '#engines/llm/language-model.ts';
import { replay } from '#lab/played/model-table.ts';
import { readAnswers, writeRequests } from '#lab/played/play-folder.ts';
import type { PlayedPurpose } from '#lab/played/played-case.ts';
import { NOTHING_PLAYED } from '#lab/played/recording.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'greenroom-play-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Asks for a word, and where it is 'more' for another one. */
function twoCases(system = 'Say a word.', good = 'apples'): PlayedPurpose<string> {
  const say = async (llm: LanguageModel, user: string) => {
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ] as const;
    const shape = { name: 'word', schema: { type: 'object' } };
    const request = { model: 'm', messages, maxTokens: 5, signal: new AbortController().signal, shape };
    return (await llm.complete(request)).text;
  };
  return {
    name: 'turns',
    cases: ['good-one', 'bad-one'].map((id) => ({
      id,
      async ask(llm) {
        try {
          const first = await say(llm, id === 'good-one' ? good : 'pears');
          return first === 'more' ? `${first} ${await say(llm, 'and then')}` : first;
        } catch {
          return 'built in';
        }
      },
    })),
    embedded: async () => ['built in', 'built in'],
    measure: (outcomes) => [
      { name: 'not built in', value: outcomes.filter((each) => each !== 'built in').length, as: 'count' },
    ],
  };
}

const files = async (ending: string) => (await readdir(folder)).filter((name) => name.endsWith(ending)).sort();

it('a request is written as it is sent, under a number that tells nothing', async () => {
  expect(await writeRequests(folder, twoCases(), NOTHING_PLAYED)).toBe(2);
  expect(await files('.request.txt')).toEqual(['001.request.txt', '002.request.txt']);
  const written = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
  expect(written.join('\n')).not.toMatch(/good-one|bad-one/);
  expect(await readFile(path.join(folder, 'prompt-1.txt'), 'utf8')).toContain('Say a word.');
  expect(written.filter((text) => text.endsWith('\n\napples\n'))).toHaveLength(1);
});

it('answers go into the recording, and what they lead to is asked next', async () => {
  await writeRequests(folder, twoCases(), NOTHING_PLAYED);
  for (const name of await files('.request.txt'))
    await writeFile(path.join(folder, name.replace('.request.txt', '.answer.json')), 'more');
  const first = await readAnswers(folder, twoCases(), NOTHING_PLAYED, 'by hand');
  expect(Object.keys(first.cases)).toEqual(['bad-one', 'good-one']);
  expect(await writeRequests(folder, twoCases(), first)).toBe(2);
  expect(await files('-2.request.txt')).toEqual(['001-2.request.txt', '002-2.request.txt']);
  await writeFile(path.join(folder, '001-2.answer.json'), 'end');
  const second = await readAnswers(folder, twoCases(), first, 'by hand');
  expect(
    Object.values(second.cases)
      .map((answers) => answers.length)
      .sort(),
  ).toEqual([1, 2]);
  const { columns, old } = await replay(twoCases(), second);
  expect(columns[1]?.figures[0]?.value).toBe(1);
  expect(old).toBe(0);
});

it('what is asked next may lie in a folder of its own', async () => {
  await writeFile(path.join(folder, '001.answer.json'), 'more');
  await writeFile(path.join(folder, '002.answer.json'), 'more');
  await writeRequests(folder, twoCases(), NOTHING_PLAYED);
  const first = await readAnswers(folder, twoCases(), NOTHING_PLAYED, 'by hand');
  await rm(folder, { recursive: true });
  await writeRequests(folder, twoCases(), first);
  await writeFile(path.join(folder, '001-2.answer.json'), 'end');
  const second = await readAnswers(folder, twoCases(), first, 'by hand');
  expect(
    Object.values(second.cases)
      .map((answers) => answers.length)
      .sort(),
  ).toEqual([1, 2]);
});

it('an answer to the same prompt with other data is told, and is taken all the same', async () => {
  await writeRequests(folder, twoCases(), NOTHING_PLAYED);
  for (const name of await files('.request.txt'))
    await writeFile(path.join(folder, name.replace('.request.txt', '.answer.json')), 'plums');
  const recorded = await readAnswers(folder, twoCases(), NOTHING_PLAYED, 'by hand');
  expect(await replay(twoCases(), recorded)).toMatchObject({ played: 2, old: 0, otherData: 0 });
  const elsewhere = await replay(twoCases('Say a word.', 'quinces'), recorded);
  expect(elsewhere).toMatchObject({ played: 2, old: 0, otherData: 1, cost: { calls: 1, tokensOut: 2 } });
  expect(elsewhere.columns[1]?.figures[0]?.value).toBe(2);
  expect(await writeRequests(folder, twoCases('Say a word.', 'quinces'), recorded)).toBe(0);
});

it('an answer to another prompt is told, and is asked for again', async () => {
  await writeRequests(folder, twoCases(), NOTHING_PLAYED);
  await writeFile(path.join(folder, '001.answer.json'), 'plums');
  const recorded = await readAnswers(folder, twoCases(), NOTHING_PLAYED, 'by hand');
  const changed = twoCases('Say a longer word.');
  expect((await replay(changed, recorded)).old).toBe(1);
  expect(await writeRequests(folder, changed, recorded)).toBe(2);
});
