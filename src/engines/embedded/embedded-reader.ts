import { currentAsk } from '#domain/interview/say.ts';
import { readAnswer } from '#domain/reading/read-answer.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { ReadingModel } from '#domain/reading/reading-model.ts';
import type { Reader, ReadRequest } from '#engines/reader.ts';
import { readingWeights } from '#models/reading';

const NAME = 'embedded';

/** Reads by the fitted weights, which are loaded when somebody first says something. */
export const embeddedReader: Reader = {
  name: NAME,
  read: async (request) => ({ reading: readWith(await loadModel(), request), warnings: [] }),
};

let model: ReadingModel | undefined;

/**
 * What is kept is the model and never the promise of it: one that failed, or whose request was called off in the middle,
 * would leave everybody else in this isolate without.
 */
async function loadModel(): Promise<ReadingModel> {
  model ??= new ReadingModel(await readingWeights());
  return model;
}

/** Of what was said to the question before, so much is read again: some five minutes of talking. */
const EARLIER_CHARS = 5_000;

/** The reading of an answer by a model that is at hand. */
export function readWith(model: ReadingModel, request: ReadRequest): Reading {
  const { question, turnsInQuestion, userText } = request;
  const followUp = turnsInQuestion.findLast(({ kind }) => kind === 'follow_up');
  const earlier = turnsInQuestion.flatMap(({ speaker, text, scored }) =>
    speaker === 'human' && scored !== false ? [text] : [],
  );
  return readAnswer(model, {
    said: userText,
    asked: { question: currentAsk(request), type: question.type, gap: followUp?.gap ?? '' },
    earlier: earlier.join(' ').slice(-EARLIER_CHARS),
    question: question.text,
    by: NAME,
  });
}

/** The reading of an answer that was given outside of an interview's turns. */
export async function readAlone(said: string, asked: { question: string; type: string }): Promise<Reading> {
  const { question } = asked;
  return readAnswer(await loadModel(), { said, asked: { ...asked, gap: '' }, earlier: '', question, by: NAME });
}
