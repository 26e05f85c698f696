import { z } from 'zod';
import { ADVICE, type Advised, PRAISE, type Praised } from '#domain/reading/coached.ts';
import { GAPS, type Gap, INTENTS, type Intent, PARTS, type Part } from '#domain/reading/reading.ts';
import { corpusFiles, readCorpusFile, readCorpusText } from '#lab/corpus.ts';

/** Something said after a question, with what readers made of it. */
export interface Example {
  /** The file that it stands in, which is its author. */
  source: string;
  question: string;
  type: string;
  said: string;
  intent: Intent;
  /** '' where nobody said, or the intent has none. */
  variant: string;
  /** What would be accepted too: intents, and gaps of answers. */
  alsoOk: readonly string[];
  told?: Partial<Record<Part, boolean>>;
  lacks?: Gap | 'none';
  sentences?: readonly { text: string; roles: readonly string[] }[];
  /** What a coach would advise and praise, where a coach was asked. */
  coached?: { advise: readonly Advised[]; praise: readonly Praised[] };
  /** Whether it shows what words are; pieces of scored answers show only what answers lack. */
  isSaying: boolean;
}

const told = z.partialRecord(z.enum(PARTS), z.boolean());
const base = z.object({
  question: z.string().default(''),
  type: z.string().default(''),
  also_ok: z.array(z.string()).default([]),
  follow_up: z.enum([...GAPS, 'none']).optional(),
  told: told.optional(),
});
const sayings = z.array(base.extend({ said: z.string(), intent: z.enum(INTENTS), variant: z.string().default('') }));
const inSentences = z.array(
  base.extend({
    sentences: z.array(z.object({ text: z.string(), roles: z.array(z.string()) })),
    advise: z.array(z.enum(ADVICE)).optional(),
    praise: z.array(z.enum(PRAISE)).optional(),
  }),
);
const followUps = z.array(
  z.object({ answer: z.string(), follow_up: z.enum([...GAPS, 'none']), also_ok: z.array(z.string()).default([]) }),
);
const scored = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    question: z.string(),
    answers: z.array(
      z.object({ text: z.string(), bands: z.object({ problem_answer: z.tuple([z.number(), z.number()]) }) }),
    ),
  }),
);

export const SAYING_FILES = () => corpusFiles((name) => /^(?:talk|asides|answers|sayings)(?:-|$)/.test(name));
export const SENTENCE_FILES = () => corpusFiles((name) => name.startsWith('told-'));

/** Everything that shows what people say and what answers lack; files of `without` are left out. */
export function readExamples(without: readonly string[] = []): Example[] {
  const variants = readVariants();
  const found: Example[] = [];
  for (const source of SAYING_FILES().filter((name) => !without.includes(name)))
    readCorpusFile(source, sayings).forEach(({ also_ok, follow_up, told, ...item }, i) => {
      const known = variants.get(`${source}#${i}`);
      found.push({
        ...item,
        source,
        alsoOk: also_ok,
        variant: item.variant || (known?.variant ?? ''),
        ...(told && { told }),
        ...(follow_up && { lacks: follow_up }),
        isSaying: true,
      });
    });
  for (const source of SENTENCE_FILES().filter((name) => !without.includes(name)))
    for (const { also_ok, follow_up, told, sentences, question, type, advise, praise } of readCorpusFile(
      source,
      inSentences,
    ))
      found.push({
        source,
        question,
        type,
        said: sentences.map(({ text }) => text).join(' '),
        intent: 'answer',
        variant: '',
        alsoOk: also_ok,
        sentences,
        ...(advise && praise && { coached: { advise, praise } }),
        ...(told && { told }),
        ...(follow_up && { lacks: follow_up }),
        isSaying: true,
      });
  if (!without.includes('follow-ups')) found.push(...readFollowUps());
  return found;
}

/** What a good interviewer would ask after answers of the scored sets. */
function readFollowUps(): Example[] {
  const files = new Map<string, z.output<typeof scored>>();
  return readCorpusFile('follow-ups', followUps).map(({ answer, follow_up, also_ok }) => {
    const [name = '', id, i] = answer.split('/');
    const file = files.get(name) ?? readCorpusFile(name, scored);
    files.set(name, file);
    const asked = file.find((each) => each.id === id);
    const said = asked?.answers[Number(i)]?.text;
    if (!asked || said === undefined) throw new Error(`follow-ups names ${answer}, which is not there`);
    return {
      source: 'follow-ups',
      question: asked.question,
      type: asked.type,
      said,
      intent: 'answer',
      variant: '',
      alsoOk: also_ok,
      lacks: follow_up,
      isSaying: false,
    };
  });
}

/** The variants of what was labelled before there were any, by file and place. */
function readVariants(): Map<string, { variant: string }> {
  const lines = readCorpusText('variants.tsv').trim().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [id = '', variant = ''] = line.split('\t');
      return [id, { variant }];
    }),
  );
}
