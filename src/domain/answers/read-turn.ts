import type { AskedQuestion } from '#domain/stage/stage.ts';
import { record, text } from './loose-json.ts';

/** What a server said to an answer; what it left out is undefined. */
export interface ReadReply {
  /** Empty when nothing was said. */
  text: string;
  isFollowUp: boolean | undefined;
  followUpIndex: number | undefined;
  /** The question that is still to be asked again after the last one. */
  putOffIndex: number | undefined;
  /** Of the interviewer's entry. */
  entryId: string | undefined;
}

/** Reads the answer to a turn: words, flag and ids may lie in `parsed`, in `data` or at the top. */
export function readReply(answer: unknown): ReadReply {
  const places = [record(answer).parsed, record(answer).data, answer].map(record);
  const find = <T>(name: string, is: (value: unknown) => value is T): T | undefined =>
    places.map((place) => place[name]).find(is);
  return {
    text: find('response', isText) ?? '',
    isFollowUp: find('is_follow_up', isFlag),
    followUpIndex: find('followUpIndex', isIndex),
    putOffIndex: find('putOffIndex', isIndex),
    entryId: find('entryId', isText),
  };
}

/** Reads what comes after a question; without a question the interview is completed. */
export function readNext(answer: unknown): { question: AskedQuestion | undefined; entryId: string | undefined } {
  const data = record(record(answer).data ?? answer);
  const asked = data.question ?? data.currentQuestion;
  const words = text(asked) || text(record(asked).text);
  const index = [record(asked).index, data.index, data.currentQuestionIndex].find(isIndex);
  return {
    question: isText(words) ? { text: words, index } : undefined,
    entryId: isText(data.entryId) ? data.entryId : undefined,
  };
}

const isText = (value: unknown): value is string => text(value).trim() !== '';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
