import { z } from 'zod';
import { QUESTION_TYPES, type QuestionType } from '#contract/words.ts';
import { PROBE_WORDS, type Probe } from '#domain/probes/probe-words.ts';
import { PROBES } from '#domain/probes/probes.ts';
import { PARTS, type Part } from '#domain/reading/reading.ts';
import { readCorpusFile } from '#lab/corpus.ts';

/** What a reader made of asking on after an answer, line by line. */
export interface MarkedAnswer {
  reader: string;
  type: QuestionType;
  question: string;
  said: string;
  told: Partial<Record<Part, boolean>>;
  /** Whether it fitted; lines that are no probe's any more are left out. */
  marks: ReadonlyMap<Probe, boolean>;
}

const marked = z.object({
  lines: z.record(z.enum(QUESTION_TYPES), z.array(z.string())),
  marks: z.array(
    z.object({
      reader: z.string(),
      answer: z.string(),
      type: z.enum(QUESTION_TYPES),
      // Fits, borderline, misfires.
      marks: z.string().regex(/^[fbm]+$/),
    }),
  ),
});
const answers = z.array(
  z
    .object({
      id: z.string(),
      question: z.string(),
      told: z.partialRecord(z.enum(PARTS), z.boolean()),
      said: z.string().optional(),
      sentences: z.array(z.object({ text: z.string() })).default([]),
    })
    .transform(({ said, sentences, ...rest }) => ({
      ...rest,
      said: said ?? sentences.map(({ text }) => text).join(' '),
    })),
);

/** Every answer of these files of the corpus that somebody marked probes after. */
export function readMarkedAnswers(files: readonly string[]): MarkedAnswer[] {
  const known = new Map<string, z.output<typeof answers>[number]>();
  const answerOf = (id: string) => {
    if (!known.has(id)) for (const each of readCorpusFile(id.replace(/-\d+$/, ''), answers)) known.set(each.id, each);
    const found = known.get(id);
    if (!found) throw new Error(`${id} has marks, and is nowhere in lab/corpus`);
    return found;
  };
  return files.flatMap((file) => {
    const { lines, marks } = readCorpusFile(file, marked);
    return marks.map(({ reader, answer, type, marks: letters }) => {
      const asked = lines[type] ?? [];
      if (asked.length !== letters.length) throw new Error(`${answer} has ${letters.length} marks for ${asked.length}`);
      const { question, said, told } = answerOf(answer);
      const byProbe = asked.flatMap((line, i): [Probe, boolean][] => {
        const probe = PROBES.find((each) => PROBE_WORDS[each].asks.includes(line));
        return probe ? [[probe, letters[i] === 'f']] : [];
      });
      return { reader, type, question, said, told, marks: new Map(byProbe) };
    });
  });
}
