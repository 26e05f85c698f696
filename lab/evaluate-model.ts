import path from 'node:path';
import { parseArgs } from 'node:util';
import { choosePurposes } from './played/all-purposes.ts';
import { replay, writeTable } from './played/model-table.ts';
import { readAnswers, writeRequests } from './played/play-folder.ts';
import type { PlayedPurpose } from './played/played-case.ts';
import { loadRecording, type Recording, saveRecording } from './played/recording.ts';
import { whileCounting } from './played/told-events.ts';

export const MODEL_USAGE = `npm run eval -- --model                        the recorded answers of a played model through all that the product does,
                                               whole and with an ordinary model's slips; --only plans, turns or judgements
npm run eval -- --model --requests FOLDER      every request that the product sends and nobody has answered, to be played
npm run eval -- --model --answers FOLDER --by WORDS
                                               takes the answers beside those requests into the recording; who played, and how`;

/** `npm run eval -- --model`: what a language model's answers are worth in the product's hands. */
export async function evaluateModel(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { model: { type: 'boolean' }, only: text, requests: text, answers: text, by: text },
  });
  for (const purpose of await choosePurposes(values.only)()) {
    const recording = await loadRecording(purpose.name);
    if (values.requests) await printRequests(path.join(values.requests, purpose.name), purpose, recording);
    else if (values.answers) {
      if (!values.by) throw new Error(`Say with --by who played the model, and how.\n${MODEL_USAGE}`);
      await takeAnswers(path.join(values.answers, purpose.name), purpose, recording, values.by);
    } else await printReplay(purpose, recording);
  }
}

async function printRequests(folder: string, purpose: PlayedPurpose, recording: Recording): Promise<void> {
  const { done: written } = await whileCounting(() => writeRequests(folder, purpose, recording));
  console.log(`${purpose.name}: ${written} requests in ${folder}`);
}

async function takeAnswers(folder: string, purpose: PlayedPurpose, recording: Recording, by: string): Promise<void> {
  const made = await readAnswers(folder, purpose, recording, by);
  await saveRecording(purpose.name, made);
  console.log(`${purpose.name}: ${Object.keys(made.cases).length} of ${purpose.cases.length} cases are recorded`);
}

async function printReplay(purpose: PlayedPurpose, recording: Recording): Promise<void> {
  const { columns, played, old, otherData, cost } = (await whileCounting(() => replay(purpose, recording))).done;
  console.log(`${writeTable(`${purpose.name}, ${played} of ${purpose.cases.length} recorded`, columns)}\n`);
  const { calls, tokensIn, tokensOut } = cost;
  console.log(`${calls.toFixed(2)} calls each, of ${tokensIn.toFixed(0)} tokens in and ${tokensOut.toFixed(0)} out.\n`);
  if (otherData > 0) console.log(`${otherData} were given other data than the product sends now.\n`);
  if (old > 0) console.log(`The recording is old: ${old} of its answers were given to another prompt.\n`);
}
