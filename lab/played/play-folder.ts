import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Chance } from '#domain/planning/chance.ts';
import type { PlayedCase, PlayedPurpose } from './played-case.ts';
import { PlayedModel } from './played-model.ts';
import type { Recording } from './recording.ts';
import { dataHash, promptHash, type SentRequest } from './sent-request.ts';

/** The order in which requests are numbered, so that no number tells what stands beside it in the corpus. */
const ORDER = new Chance(28, 'the order of play');
const BEFORE_DATA = '\n\n';
const PROMPT = /^prompt: (\S+) \(([0-9a-f]{64})\)$/m;

/**
 * Writes each request that the product would send and that nobody has answered yet, as it is, for whoever plays the model.
 * What a case asks next depends on the answer before, so that there may be another round.
 */
export async function writeRequests(folder: string, purpose: PlayedPurpose, recorded: Recording): Promise<number> {
  await mkdir(folder, { recursive: true });
  const prompts = new Map<string, string>();
  let written = 0;
  for (const [number, item] of numbered(purpose.cases)) {
    const { missing } = await playedBy(item, recorded.cases[item.id]);
    if (!missing) continue;
    const { sent, before } = missing;
    const hash = promptHash(sent);
    const file = prompts.get(hash) ?? `prompt-${prompts.size + 1}.txt`;
    if (!prompts.has(hash)) await writeFile(path.join(folder, file), writePrompt(sent));
    prompts.set(hash, file);
    await writeFile(requestFile(folder, number, before), `prompt: ${file} (${hash})${BEFORE_DATA}${sent.user}\n`);
    written += 1;
  }
  await writeFile(path.join(folder, 'README.txt'), explain(purpose.name, written));
  return written;
}

/** What was answered to another prompt is not answered. */
async function playedBy(
  item: PlayedCase<unknown>,
  recorded: Recording['cases'][string] | undefined,
): Promise<PlayedModel> {
  const model = new PlayedModel(recorded);
  await item.ask(model);
  return model.isOld ? playedBy(item, undefined) : model;
}

/** Adds the answers that lie beside requests to what is recorded; what nobody answered stays open. */
export async function readAnswers(
  folder: string,
  purpose: PlayedPurpose,
  { cases }: Recording,
  played: string,
): Promise<Recording> {
  const files = new Set(await readdir(folder));
  const added = new Map(Object.entries(cases));
  for (const [number, { id }] of numbered(purpose.cases))
    for (let before = 0; ; before++) {
      // What was asked first may lie in the folder of an earlier round.
      if (!files.has(path.basename(answerFile(folder, number, before)))) {
        if (before < (added.get(id) ?? []).length) continue;
        break;
      }
      const request = await readFile(requestFile(folder, number, before), 'utf8');
      const [, , prompt] = PROMPT.exec(request) ?? [];
      if (prompt === undefined) throw new Error(`The request ${number} does not say which prompt it is for`);
      const answer = await readFile(answerFile(folder, number, before), 'utf8');
      added.set(id, [...(added.get(id) ?? []).slice(0, before), { prompt, data: dataHash(userOf(request)), answer }]);
    }
  return { played, cases: Object.fromEntries([...added].sort(([a], [b]) => a.localeCompare(b))) };
}

/** The data in the file of a request. */
const userOf = (request: string): string => request.slice(request.indexOf(BEFORE_DATA) + BEFORE_DATA.length, -1);

/** The first request of a case is 007, what it asks then 007-2. */
const named = (number: string, before: number): string => (before === 0 ? number : `${number}-${before + 1}`);
const requestFile = (folder: string, number: string, before: number): string =>
  path.join(folder, `${named(number, before)}.request.txt`);
const answerFile = (folder: string, number: string, before: number): string =>
  path.join(folder, `${named(number, before)}.answer.json`);

function numbered<T>(cases: readonly PlayedCase<T>[]): [number: string, item: PlayedCase<T>][] {
  return ORDER.shuffled(cases, ({ id }) => id).map((item, i) => [String(i + 1).padStart(3, '0'), item]);
}

const writePrompt = ({ system, shape }: SentRequest): string =>
  shape
    ? `${system}\n\n(The answer has to fit this JSON schema, which the server is told:)\n${JSON.stringify(shape.schema, null, 1)}\n`
    : `${system}\n`;

const explain = (purpose: string, count: number): string => `${purpose}: ${count} requests to a language model

You play the model. Nothing is known here about what would be a good or a bad answer, and nothing is to be looked up
elsewhere: no label, no corpus, no other file than those in this folder.

1. Read the prompt once (prompt-1.txt; where there are several, each request names its own in its first line). It is the
   system message. The rest of a request file is the user's message, exactly as it is sent.
2. Answer each request by itself, as a good model would that sees this one message: not what you think of the task, but
   what the prompt asks for, each time with your full judgement of that very text. Do not let one answer colour another,
   do not aim at a spread, do not copy from answer to answer.
3. Write what you would send, and nothing else, to NNN.answer.json beside NNN.request.txt: plain text, as a model would
   send it, so one JSON value where the prompt asks for JSON.
4. Write by hand. No script may make up, complete or even out answers.
`;
