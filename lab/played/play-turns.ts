import { z } from 'zod';
import { QUESTION_TYPES } from '#contract/words.ts';
import { decideMove } from '#domain/interview/decide-move.ts';
import { areFor } from '#domain/interview/model-turn.ts';
import type { Move } from '#domain/interview/moves.ts';
import { GAPS, type Gap, INTENTS } from '#domain/reading/reading.ts';
import { expectedStructure } from '#domain/scoring/question-type.ts';
import { embeddedReader } from '#engines/embedded/embedded-reader.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import { llmReader } from '#engines/llm/llm-reader.ts';
import type { Reader, ReadRequest } from '#engines/reader.ts';
import { withFallback } from '#engines/with-fallback.ts';
import { readCorpusFile } from '#lab/corpus.ts';
import { NOTHING_YET } from '#lab/replay-interviews.ts';
import type { Figure, PlayedPurpose } from './played-case.ts';

const said = z.object({
  id: z.string().optional(),
  question: z.string(),
  type: z.string(),
  role: z.string().default(''),
  said: z.string().optional(),
  sentences: z.array(z.object({ text: z.string() })).default([]),
  intent: z.enum(INTENTS).default('answer'),
  follow_up: z.enum([...GAPS, 'none']).optional(),
  also_ok: z.array(z.string()).default([]),
});
type Said = z.output<typeof said> & { id: string };

/** Answers, half of which lack something, by several hands; what the built-in engine has not learned from counts most. */
const ANSWERS: readonly (readonly [file: string, ofEachKind: number])[] = [
  ['told-e', 16],
  ['answers-c', 8],
  ['told-c', 6],
  ['talk-14', 6],
];
/** And what people say instead of one. */
const ASIDES: readonly (readonly [file: string, count: number])[] = [
  ['talk-14', 6],
  ['asides-l', 6],
];

interface TurnOutcome {
  item: Said;
  move: Move;
  /** Whether the model's words are said. */
  isWorded: boolean;
}

/** What is asked next after an answer that a model reads. */
export function playTurns(): PlayedPurpose<TurnOutcome> {
  const items = chooseTurns();
  const turn = async (item: Said, { read }: Reader): Promise<TurnOutcome> => {
    const request = requestOf(item);
    const { reading, proposed, whole } = await read(request, callWithin(ENGINE_LIMITS.phraseMs));
    await whole;
    const move = decideMove({ ...request, reading });
    return { item, move, isWorded: proposed !== undefined && areFor(proposed, move) };
  };
  return {
    name: 'turns',
    slips: { choices: { lacks: [...GAPS, 'none'], is: [] } },
    cases: items.map((item) => ({
      id: item.id,
      ask: (llm, model = 'played') =>
        turn(
          item,
          withFallback({ reader: llmReader({ llm, model, firstSentenceMs: ENGINE_LIMITS.firstSentenceMs }) }).reader,
        ),
    })),
    embedded: () => Promise.all(items.map((item) => turn(item, embeddedReader))),
    measure,
  };
}

const callWithin = (timeLimitMs: number): EngineCall => ({
  env: {},
  signal: new AbortController().signal,
  timeLimitMs,
});

function chooseTurns(): Said[] {
  const all = new Map<string, Said[]>();
  const readAll = (file: string) => {
    const read =
      all.get(file) ??
      readCorpusFile(file, z.array(said)).map((item, i) => ({ ...item, id: `${file}/${item.id ?? i}` }));
    all.set(file, read);
    return read;
  };
  const answers = ANSWERS.flatMap(([file, count]) => {
    const labelled = readAll(file).filter(({ intent, follow_up: lacks }) => intent === 'answer' && lacks !== undefined);
    return [
      ...evenly(
        labelled.filter(({ follow_up: lacks }) => lacks === 'none'),
        count,
      ),
      ...evenly(
        labelled.filter(({ follow_up: lacks }) => lacks !== 'none'),
        count,
      ),
    ];
  });
  const asides = ASIDES.flatMap(([file, count]) =>
    evenly(
      readAll(file).filter(({ intent }) => intent !== 'answer'),
      count,
    ),
  );
  return [...answers, ...asides];
}

const evenly = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]).filter((one) => one !== undefined);

/** In the middle of an interview, where a probe is due after a complete answer. */
function requestOf({ question, type, role, said: words, sentences }: Said): ReadRequest {
  const asked = QUESTION_TYPES.find((each) => each === type) ?? 'general';
  return {
    interviewId: 'int_1',
    question: {
      id: 'q_2',
      text: question,
      type: asked,
      expectedStructure: expectedStructure(asked),
      signals: [],
      topic: '',
    },
    isLastQuestion: false,
    putOff: 'may_be',
    length: '30min',
    profile: { role, company: '' },
    turnsInQuestion: [],
    followUpsUsed: 0,
    reactionsUsed: 0,
    soFar: { ...NOTHING_YET, answered: 1 },
    userText: words ?? sentences.map(({ text }) => text).join(' '),
  };
}

function measure(outcomes: readonly TurnOutcome[]): Figure[] {
  const answers = outcomes.filter(({ item }) => item.follow_up !== undefined && item.intent === 'answer');
  const others = outcomes.filter(({ item }) => item.intent !== 'answer');
  const lacking = answers.filter(({ item }) => item.follow_up !== 'none');
  const complete = answers.filter(({ item }) => item.follow_up === 'none');
  const asked = answers.filter((each) => gapOf(each) !== 'none');
  return [
    share('follow-ups that fit', asked, fits),
    share('asked where something lacks', lacking, (each) => gapOf(each) !== 'none'),
    share('complete answers left alone', complete, (each) => gapOf(each) === 'none' || fits(each)),
    share('answers taken as answers', answers, isMet),
    share('other words met as what they are', others, isMet),
    share(
      'follow-ups in the model’s words',
      outcomes.filter(({ move }) => move.kind === 'follow_up'),
      ({ isWorded }) => isWorded,
    ),
  ];
}

const share = (name: string, all: readonly TurnOutcome[], holds: (each: TurnOutcome) => boolean): Figure => ({
  name,
  value: all.length === 0 ? undefined : all.filter(holds).length / all.length,
  as: 'share',
});

/** What is asked for; what is asked on after a complete answer is none. */
const gapOf = ({ move }: TurnOutcome): Gap | 'none' => GAPS.find((gap) => gap === move.gap) ?? 'none';
const fits = (each: TurnOutcome): boolean =>
  gapOf(each) === each.item.follow_up || each.item.also_ok.includes(gapOf(each));
const isMet = ({ item, move }: TurnOutcome): boolean =>
  move.intent === item.intent || item.also_ok.includes(move.intent);
