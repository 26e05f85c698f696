import type { HeardWord } from '#domain/speech-metrics/place-words.ts';
import { count, type Loose, record, records, text } from './loose-json.ts';

export interface ReadTranscription {
  /** '' is silence. */
  text: string;
  /** Since the recording began; none where the recogniser tells no times. */
  words: HeardWord[];
}

/** Reads the words of a recording, at the top or in `data`. Undefined for what tells of none. */
export function readTranscription(answer: unknown): ReadTranscription | undefined {
  const places = [record(answer), record(record(answer).data)];
  const read = places.flatMap(textsIn).find((words) => words !== undefined);
  const timed = places.map(({ transcription }) => wordsIn(record(transcription))).find(({ length }) => length > 0);
  return read === undefined ? undefined : { text: read, words: timed ?? [] };
}

const textsIn = ({ transcription, text }: Loose): (string | undefined)[] =>
  [record(transcription).text, transcription, text].map((value) => (typeof value === 'string' ? value : undefined));

const wordsIn = ({ words }: Loose): HeardWord[] =>
  records(words)
    .map((given) => ({ word: text(given.word), startMs: count(given.startMs), endMs: count(given.endMs) }))
    .filter(({ word, startMs, endMs }) => word !== '' && endMs >= startMs);
