import { count, records, text } from '#domain/answers/loose-json.ts';
import type { Report } from './report.ts';

type Overall = Report['overall'];

/** What shows over several answers. What no words of a question of this report show is left out. */
export function readAcross(stored: unknown, questions: number): Pick<Overall, 'across'> {
  if (!Array.isArray(stored)) return {};
  const across = records(stored).map((item) => ({
    text: text(item.text),
    isGood: item.isGood === true,
    quotes: records(item.quotes)
      .map((each) => ({ quote: text(each.quote), question_number: count(each.question_number) }))
      .filter(({ quote, question_number: number }) => quote.trim() !== '' && isAsked(number, questions)),
  }));
  return { across: across.filter((item) => item.text !== '' && item.quotes.length > 0) };
}

/** Something harder, where nothing is surely wrong. */
export function readHarder(stored: unknown, questions: number): Pick<Overall, 'harder'> {
  if (!Array.isArray(stored)) return {};
  const harder = records(stored).map((item) => ({
    title: text(item.title),
    asks: text(item.asks),
    question_number: count(item.question_number),
    ...(item.is_tougher === true && { is_tougher: true as const }),
  }));
  return {
    harder: harder.filter(({ asks, question_number: number }) => asks !== '' && isAsked(number, questions)).slice(0, 2),
  };
}

const isAsked = (number: number, questions: number): boolean => number >= 1 && number <= questions;
