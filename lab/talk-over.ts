import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { PlannedQuestion } from '#contract/interview.ts';
import { SPEAKERS } from '#contract/words.ts';
import { decideMove } from '#domain/interview/decide-move.ts';
import { areFor } from '#domain/interview/model-turn.ts';
import type { MoveInput } from '#domain/interview/moves.ts';
import { wordMove } from '#domain/interview/word-move.ts';
import { readWith } from '#engines/embedded/embedded-reader.ts';
import type { ReaderAnswer, ReadRequest } from '#engines/reader.ts';
import { ComparedModel, comparesEngines } from './compare-engines.ts';
import { requestOf } from './labelled-corpus.ts';
import { readingModel } from './reading/reading-model.ts';
import {
  composeSittings,
  NOTHING_YET,
  readRecordings,
  recordedInterviews,
  replayInterview,
} from './replay-interviews.ts';

const USAGE = `npm run -s talk -- --set FILE.json                   what the interviewer does after
                                                    [{id, question, type, role, answer, before?: [{speaker, text}]}], a JSON line each
npm run -s talk -- --set FILE.json --engine llm      the same, and what it does where the environment's language model reads
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
  if (args[0] === '--interviews' && args[1]) return writeInterviews(args[1], args.slice(2));
  const file = args.includes('--set') ? args[args.indexOf('--set') + 1] : undefined;
  if (!file) throw new Error(USAGE);
  const parsed = items.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not a set of talk.\n${z.prettifyError(parsed.error)}\n${USAGE}`);
  const model = await readingModel();
  const compared = comparesEngines(args) ? new ComparedModel(process.env) : undefined;
  for (const item of parsed.data) {
    const asked = requestFor(item);
    const said = compared ? { llm: nextOf(asked, await compared.read(asked)) } : {};
    console.log(JSON.stringify({ id: item.id, ...nextOf(asked, { reading: readWith(model, asked) }), ...said }));
  }
  if (compared) console.error(compared.report());
}

/** What the interviewer does and says once an answer is read so. */
function nextOf(asked: ReadRequest, { reading, proposed }: Pick<ReaderAnswer, 'reading' | 'proposed'>) {
  const input: MoveInput = { ...asked, reading };
  const move = decideMove(input);
  const { intent, variant, kind, gap } = move;
  const words = proposed && areFor(proposed, move) ? proposed.text : wordMove(move, input);
  return { intent, variant, kind, gap: gap ?? 'none', words };
}

async function writeInterviews(folder: string, files: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const interviews = files.length === 0 ? recordedInterviews() : [];
  for (const file of files) {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    interviews.push(...(readRecordings(content) ?? composeSittings(path.basename(file, '.json'), content)));
  }
  for (const interview of interviews)
    await writeFile(path.join(folder, `${interview.id}.md`), replayInterview(interview, await readingModel()));
}

function requestFor({ id, question, type, role, company, answer, before }: Item): ReadRequest {
  const asked: PlannedQuestion = { ...requestOf({ question, type, role, company, answer }).question, id: 'q_1' };
  return {
    interviewId: `${id}`,
    question: asked,
    isLastQuestion: false,
    putOff: 'may_be',
    length: '30min',
    profile: { role, company },
    turnsInQuestion: before.map(({ speaker, text }) => ({
      speaker: speaker === 'human' || speaker === 'candidate' || speaker === 'user' ? 'human' : 'ai',
      text,
    })),
    followUpsUsed: 0,
    reactionsUsed: 0,
    soFar: NOTHING_YET,
    userText: answer,
  };
}
