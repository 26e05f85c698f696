import type { TranscriptEntry } from '#contract/interview.ts';
import { countWords } from '#domain/reading/words.ts';

/** What a candidate can be told of their own answers before a report may be shown. */
export interface WhatWasSaid {
  /** The numbers of the questions that have an answer. */
  answered: number[];
  words: number;
  /** One of their own lines, and the question that it belongs to, as it was numbered on the stage and will be in the report. */
  line: { text: string; question: number };
}

/** Shorter than this tells nothing, longer is no line any more. */
const SHORTEST_LINE_CHARS = 40;
const LONGEST_LINE_CHARS = 160;

/** Counts the answers of an interview, without what was said beside its questions, and picks a line of them; undefined where nothing was answered. */
export function whatWasSaid(
  transcript: readonly TranscriptEntry[],
  asideIds: readonly string[] = [],
): WhatWasSaid | undefined {
  const answers = transcript.filter(
    ({ id, speaker, text }) => speaker === 'human' && !asideIds.includes(id) && text.trim() !== '',
  );
  if (answers.length === 0) return undefined;
  const answered = [...new Set(answers.map(({ current_question }) => current_question))].sort((a, b) => a - b);
  const lines = answers.flatMap(({ text, current_question }) =>
    text.split(/(?<=[.!?])\s+/).map((line) => ({ text: line.trim(), question: current_question })),
  );
  return {
    answered,
    words: answers.reduce((sum, { text }) => sum + countWords(text), 0),
    line: pickLine(lines),
  };
}

type Line = WhatWasSaid['line'];

/** The longest line that fits, one with a figure first: those are the ones that a candidate knows again. */
function pickLine(lines: readonly Line[]): Line {
  const fitting = lines.filter(({ text }) => text.length >= SHORTEST_LINE_CHARS && text.length <= LONGEST_LINE_CHARS);
  const withFigure = fitting.filter(({ text }) => /\d/.test(text));
  const [candidates] = [withFigure, fitting, lines].filter((some) => some.length > 0);
  const { text, question } = (candidates ?? lines).reduce((best, line) =>
    line.text.length > best.text.length ? line : best,
  );
  return { text: cut(text), question };
}

/** Speech that was written down without full stops is one long line: it ends after a word. */
function cut(text: string): string {
  if (text.length <= LONGEST_LINE_CHARS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_LINE_CHARS)).replace(/[,;:]$/, '')}…`;
}
