import { type Loose, record, text } from './loose-json.ts';

export interface AskedQuestion {
  id: string;
  text: string;
}

/**
 * Reads the questions of an interview however a server gives them: objects, texts, or one text with numbered items.
 * They keep their ids where each has one of its own; otherwise they are q_1, q_2 and so on.
 */
export function readQuestions(given: unknown): AskedQuestion[] {
  const items = listOf(given)
    .map((item) => (typeof item === 'string' ? { text: item } : record(item)))
    .map((item) => ({ id: idOf(item), text: textOf(item) }))
    .filter((question) => question.text !== '');
  const ids = new Set(items.map(({ id }) => id));
  const areOwn = ids.size === items.length && !ids.has('');
  return items.map((question, i) => ({ id: areOwn ? question.id : `q_${i + 1}`, text: question.text }));
}

const idOf = (item: Loose) => text(item.id) || text(item.question_id);
const textOf = (item: Loose) => (text(item.text) || text(item.question)).trim();

function listOf(given: unknown): unknown[] {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'string') return [];
  return splitNumbered(given);
}

/** Cuts at '1.', '2)', '3:' in their order, so that a number within a question cuts nothing; else at line ends. */
function splitNumbered(whole: string): string[] {
  const pieces: string[] = [];
  let rest = whole;
  for (let number = 1; ; number++) {
    const mark = new RegExp(`(?:^|\\s)(?:question\\s+|q)?${number}\\s?[.):](?=\\s|\\D)\\s*`, 'i').exec(rest);
    if (!mark) break;
    pieces.push(rest.slice(0, mark.index));
    rest = rest.slice(mark.index + mark[0].length);
  }
  if (pieces.length === 0) return whole.split(/\r?\n/).map((line) => line.replace(/^\s*[-*•]\s+/, ''));
  // What stands before the first number is an introduction, not a question.
  return [...pieces.slice(1), rest];
}
