import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { PlannedQuestion } from '#contract/interview.ts';
import { SPEAKERS } from '#contract/words.ts';
import { decideMove } from '#domain/interview/decide-move.ts';
import type { MoveInput } from '#domain/interview/move.ts';
import { wordMove } from '#domain/interview/word-move.ts';
import { ComparedModel, comparesEngines } from './compare-engines.ts';
import { putInUse, weightsInUse } from './fit/fit.ts';
import { fitCases } from './fit/fit-cases.ts';
import { fitEvents } from './fit/fit-events.ts';
import { fitTalk } from './fit/fit-talk.ts';
import { requestOf } from './labelled-corpus.ts';
import { composeSittings, readRecordings, recordedInterviews, replayInterview } from './replay-interviews.ts';

const USAGE = `npm run -s talk -- --set FILE.json                   what the interviewer does after
                                                    [{id, question, type, role, answer, before?: [{speaker, text}]}], a JSON line each
npm run -s talk -- --set FILE.json --engine llm      the same, with the words of the environment's language model
npm run -s talk -- --interviews FOLDER [FILE…]       the interviews of the corpus, or those of the files and sittings
                                                    made of labelled ones, as they would go today: a transcript each`;

const items = z.array(
  z.object({
    id: z.union([z.string(), z.number()]),
    question: z.string(),
    type: z.string().optional(),
    role: z.string().default(''),
    company: z.string().default(''),
    answer: z.string(),
    before: z
      .array(
        z.object({
          speaker: z.enum([...SPEAKERS, 'candidate', 'user', 'interviewer']),
          text: z.string(),
        }),
      )
      .default([]),
  }),
);
type Item = z.output<typeof items>[number];

/** `npm run talk`: the product's own conversation over files, without a server. */
export async function talkOver(args: readonly string[]): Promise<void> {
  putInUse(fitCases);
  putInUse(fitEvents);
  if (args[0] === '--interviews' && args[1]) return writeInterviews(args[1], args.slice(2));
  const file = args.includes('--set') ? args[args.indexOf('--set') + 1] : undefined;
  if (!file) throw new Error(USAGE);
  const parsed = items.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not a set of talk.\n${z.prettifyError(parsed.error)}\n${USAGE}`);
  const weights = weightsInUse(fitTalk);
  const model = comparesEngines(args) ? new ComparedModel(process.env) : undefined;
  for (const item of parsed.data) {
    const input = inputOf(item);
    const move = decideMove(input, weights);
    const { intent, kind, gap } = move;
    const said = model ? { llm: await model.word(input) } : {};
    const words = wordMove(move, input);
    console.log(JSON.stringify({ id: item.id, intent, kind, gap: gap ?? 'none', words, ...said }));
  }
  if (model) console.error(model.report());
}

async function writeInterviews(folder: string, files: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const interviews = files.length === 0 ? recordedInterviews() : [];
  for (const file of files) {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    interviews.push(...(readRecordings(content) ?? composeSittings(path.basename(file, '.json'), content)));
  }
  for (const interview of interviews)
    await writeFile(path.join(folder, `${interview.id}.md`), replayInterview(interview));
}

function inputOf({ id, question, type, role, company, answer, before }: Item): MoveInput {
  const asked: PlannedQuestion = { ...requestOf({ question, type, role, company, answer }).question, id: 'q_1' };
  return {
    interviewId: `${id}`,
    question: asked,
    isLastQuestion: false,
    length: '30min',
    profile: { role, company },
    turnsInQuestion: before.map(({ speaker, text }) => ({
      speaker: speaker === 'human' || speaker === 'candidate' || speaker === 'user' ? 'human' : 'ai',
      text,
    })),
    followUpsUsed: 0,
    reactionsUsed: 0,
    userText: answer,
  };
}
