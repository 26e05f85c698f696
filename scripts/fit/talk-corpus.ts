import { z } from 'zod';
import { QUESTION_TYPES, type QuestionType } from '#contract/words.ts';
import { GAPS, type Gap, INTENTS, type Intent } from '#domain/interview/move.ts';
import { readCorpusFile } from '#scripts/corpus.ts';
import { LABELLED_FILES, readLabelledFile } from '#scripts/labelled-corpus.ts';

/** Something said after a question, and what it is. */
export interface Saying {
  question: string;
  type: QuestionType;
  said: string;
  intent: Intent;
  /** The file that it stands in. */
  source: string;
}

/** An answer, and what a good interviewer would ask for next. */
export interface JudgedAnswer {
  question: string;
  type: QuestionType;
  said: string;
  followUp: Gap | 'none';
  /** What would do as well. */
  alsoOk: readonly string[];
  source: string;
}

/** Sets of things said after a question, by other hands; what was written here stands in `sayings`. */
export const TALK_FILES = ['talk', 'talk-2', 'talk-3', 'talk-4', 'talk-5', 'talk-6', 'talk-7'] as const;
/** Sets that hold what is hard to tell apart, by design: to learn from, but no measure of how people talk. */
const ASIDE_FILES = ['asides-a', 'asides-b', 'asides-c', 'asides-d', 'asides-e', 'asides-f'] as const;
/** Scored answers, to learn what answers sound like; some came after talk was learned. */
const CAME_AFTER: readonly string[] = ['delta', 'echo', 'foxtrot', 'golf', 'hotel', 'india', 'juliet'];
const ANSWER_FILES = LABELLED_FILES.filter((name) => !CAME_AFTER.includes(name));
export const TALK_CORPUS = [...TALK_FILES, ...ASIDE_FILES, 'sayings', 'follow-ups', ...ANSWER_FILES] as const;

const followUp = z.enum([...GAPS, 'none']);
const questionType = z.string().transform((type) => QUESTION_TYPES.find((known) => known === type) ?? 'general');
const talkFile = z.array(
  z.object({
    question: z.string(),
    type: questionType,
    said: z.string(),
    intent: z.enum(INTENTS),
    follow_up: followUp.optional(),
    also_ok: z.array(z.string()).default([]),
  }),
);
const sayingsFile = z.array(
  z.object({
    intent: z.enum(INTENTS),
    said: z.string(),
    question: z.string().optional(),
    type: questionType.optional(),
    follow_up: followUp.optional(),
    also_ok: z.array(z.string()).default([]),
  }),
);
const followUpsFile = z.array(
  z.object({ answer: z.string(), follow_up: followUp, also_ok: z.array(z.string()).default([]) }),
);

/** From this band on, readers found nothing missing in an answer that nobody asked anything about. */
const COMPLETE = 83;

export interface TalkExamples {
  sayings: Saying[];
  answers: JudgedAnswer[];
}

/** Everything in these files that shows what people say, and what an answer lacks. */
export function readTalkExamples(files: readonly string[]): TalkExamples {
  const sayings: Saying[] = [];
  const answers: JudgedAnswer[] = [];
  for (const name of [...TALK_FILES, ...ASIDE_FILES].filter((each) => files.includes(each)))
    for (const { also_ok: alsoOk, follow_up, ...saying } of readCorpusFile(name, talkFile)) {
      sayings.push({ ...saying, source: name });
      if (follow_up) answers.push({ ...saying, source: name, followUp: follow_up, alsoOk });
    }
  const questions = sayings.length > 0 ? sayings : [{ question: 'Tell me about a time.', type: 'behavioral' as const }];
  if (files.includes('sayings'))
    for (const [i, { follow_up, also_ok: alsoOk, intent, said, ...asked }] of readCorpusFile(
      'sayings',
      sayingsFile,
    ).entries()) {
      // Most of what people say when they don't answer goes with any question.
      const any = questions[(i * 7) % questions.length] as { question: string; type: QuestionType };
      const saying = {
        said,
        intent,
        question: asked.question ?? any.question,
        type: asked.type ?? any.type,
        source: 'sayings',
      };
      sayings.push(saying);
      if (follow_up) answers.push({ ...saying, followUp: follow_up, alsoOk });
    }
  sayings.push(...breakOff(sayings));
  const judged = files.includes('follow-ups')
    ? new Map(readCorpusFile('follow-ups', followUpsFile).map((each) => [each.answer, each]))
    : new Map();
  for (const name of ANSWER_FILES.filter((each) => files.includes(each)))
    for (const [i, { id, request, text, wanted }] of readLabelledFile(name).entries()) {
      const asked = { question: request.question.text, type: request.question.type, said: text, source: name };
      // One whole answer in three is enough to learn what answers sound like, and the others show what thin ones do.
      const said = i % 3 === 0 ? [text] : piecesOf(text);
      sayings.push(...said.map((each): Saying => ({ ...asked, said: each, intent: 'answer' })));
      const judgement = judged.get(id);
      if (judgement) answers.push({ ...asked, followUp: judgement.follow_up, alsoOk: judgement.also_ok });
      else if (wanted.problem_answer >= COMPLETE)
        answers.push({
          ...asked,
          followUp: 'none',
          alsoOk: asked.type === 'technical' ? ['reason'] : [],
        });
    }
  return { sayings, answers };
}

/** What is left of an answer when somebody says only its beginning, or only its end: hardly a word, and an answer still. */
function piecesOf(answer: string): string[] {
  const sentences = answer.split(/(?<=[.?!])\s+/).filter((each) => each.split(' ').length >= FEWEST_OF_A_PIECE);
  const opening = sentences.slice(0, 2).join(' ');
  return [...new Set([sentences[0], sentences.at(-1), opening])].filter(
    (each): each is string => each !== undefined && each !== '' && each !== answer,
  );
}
const FEWEST_OF_A_PIECE = 5;

/** People break off in the middle of an answer to start again, or because it hurts: the start of one, and such words. */
function breakOff(sayings: readonly Saying[]): Saying[] {
  const answers = sayings.filter(
    ({ intent, said }) => intent === 'answer' && said.split(' ').length > BROKEN_OFF_AFTER,
  );
  const breaking = sayings.filter(({ intent }) => intent === 'start_over' || intent === 'distress');
  if (answers.length === 0) return [];
  return breaking.map((saying, i) => {
    const answer = answers[(i * 13) % answers.length] as Saying;
    const begun = answer.said
      .split(' ')
      .slice(0, BROKEN_OFF_AFTER - 8 + (i % 8))
      .join(' ')
      .replace(/[.,]$/, '');
    return { ...saying, question: answer.question, said: `${begun}, ${i % 2 ? 'no. ' : ''}${saying.said}` };
  });
}
const BROKEN_OFF_AFTER = 20;
