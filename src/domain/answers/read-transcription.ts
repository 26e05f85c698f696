import { record } from './loose-json.ts';

/** Reads the words of a recording, at the top or in `data`; '' is silence. Undefined for what tells of none. */
export function readTranscription(answer: unknown): string | undefined {
  const places = [record(answer), record(record(answer).data)];
  return places.flatMap(wordsIn).find((words) => words !== undefined);
}

const wordsIn = ({ transcription, text }: Record<string, unknown>): (string | undefined)[] =>
  [record(transcription).text, transcription, text].map((value) => (typeof value === 'string' ? value : undefined));
