import { QUESTION_TYPES, type QuestionType } from '#contract/words.ts';
import { decideMove } from '#domain/interview/decide-move.ts';
import { GAPS, type Intent } from '#domain/reading/reading.ts';
import type { ReadingModel } from '#domain/reading/reading-model.ts';
import { readWith } from '#engines/embedded/embedded-reader.ts';
import type { ReadRequest } from '#engines/reader.ts';
import { type Example, readExamples } from './reading/examples.ts';
import { NOTHING_YET } from './replay-interviews.ts';

/** How the product as it is meets the words of one file of the corpus, in a line. */
export function firstLookAtReading(name: string, model: ReadingModel): string {
  const met = readExamples()
    .filter(({ source }) => source === name)
    .map((example) => {
      const request = requestFor(example);
      const move = decideMove({ ...request, reading: readWith(model, request) });
      return { example, move, asked: GAPS.find((gap) => gap === move.gap) ?? 'none' };
    });
  if (met.length === 0) throw new Error(`lab/corpus/${name}.json shows nothing of what people say`);
  const isMet = ({ example, move }: (typeof met)[number]) =>
    move.intent === example.intent || example.alsoOk.includes(move.intent);
  const fits = ({ example, asked }: (typeof met)[number]) => asked === example.lacks || example.alsoOk.includes(asked);
  const answers = met.filter(({ example }) => example.intent === 'answer');
  const others = met.filter(({ example }) => example.intent !== 'answer');
  const variants = others.filter((each) => each.example.variant !== '' && each.move.intent === each.example.intent);
  const lacks = answers.filter(({ example }) => example.lacks !== undefined);
  const asked = lacks.filter((each) => each.asked !== 'none');
  const complete = lacks.filter(({ example }) => example.lacks === 'none');
  const lacking = lacks.filter(({ example }) => example.lacks !== 'none');
  return [
    share('answers taken as answers', answers, isMet),
    share('other words met as what they are', others, isMet),
    share('of these with a variant the right one', variants, ({ example, move }) => move.variant === example.variant),
    share('follow-ups that fit', asked, fits),
    share('complete answers left alone', complete, (each) => each.asked === 'none' || fits(each)),
    share('asked where something lacks', lacking, (each) => each.asked !== 'none'),
  ]
    .filter(Boolean)
    .join('; ');
}

/** Empty where there are none. */
function share<T>(what: string, all: readonly T[], holds: (each: T) => boolean): string {
  if (all.length === 0) return '';
  const count = all.filter(holds).length;
  return `${what} ${count}/${all.length} = ${((100 * count) / all.length).toFixed(1)} %`;
}

/** What is asked of a reader about words of the corpus. */
export const requestFor = ({
  question,
  type,
  said,
  intent,
}: Pick<Example, 'question' | 'type' | 'said'> & { intent: Intent }): ReadRequest => ({
  interviewId: 'int_1',
  question: { id: 'q_2', text: question, type: typeOf(type), expectedStructure: [], signals: [], topic: '' },
  isLastQuestion: false,
  putOff: 'may_be',
  length: '30min',
  profile: { role: '', company: '' },
  turnsInQuestion: [],
  followUpsUsed: 0,
  reactionsUsed: 0,
  soFar: NOTHING_YET,
  userText: intent === 'silence' ? '' : said,
});

const typeOf = (type: string): QuestionType => QUESTION_TYPES.find((each) => each === type) ?? 'general';
