import type { Deduction } from './bill.ts';
import { type AnswerEvidence, type Evidence, shareBeside } from './evidence.ts';
import type { Ceiling } from './findings.ts';
import { BACKTRACK, DIGRESSION_CUE, FILLER, HEDGE, STUTTER, VAGUE, WORDY } from './lexicon/spoken-noise.ts';
import { WORD_BANDS } from './question-type.ts';
import { findTurnedOver, splitClauses } from './repetition.ts';
import { type Span, tokenise } from './segment.ts';
import { endOfPreamble, findAll } from './spoken-words.ts';
import type { Standing } from './standing.ts';
import { sum } from './sum.ts';

/** So many words that a handful of findings in a short answer do not look like a habit. */
const FEWEST_WORDS_FOR_A_RATE = 40;

/** Everything that made an answer longer than what it says, each with the words it points at. */
export function concisenessDeductions(text: string, evidence: AnswerEvidence, isFollowUp: boolean): Deduction[] {
  const { words } = evidence;
  const rate = (count: number) => (100 * count) / Math.max(evidence.heardWords, FEWEST_WORDS_FOR_A_RATE);
  const large = evidence.sentences.filter((s) => s.standing !== 'counted');
  const preambleEnd = endOfPreamble(text);
  const isFree = (span: Span) =>
    span.start >= preambleEnd && !large.some((s) => span.start >= s.start && span.end <= s.end);
  const found = (pattern: RegExp) => findAll(text, pattern).filter(isFree);
  const share = (of: readonly Evidence[]) => shareBeside(of, evidence.heardWords);
  const sentences = (standing: Standing) => evidence.sentences.filter((s) => s.standing === standing);

  const fillers = found(FILLER);
  const fillerRate = rate(fillers.length);
  const hedges = found(HEDGE).filter((span) => !fillers.some((f) => overlaps(f, span)));
  const hedgeRate = rate(hedges.length);
  const wordy = found(WORDY);
  const stutters = found(STUTTER);
  const vague = found(VAGUE);
  const cues = found(new RegExp(DIGRESSION_CUE, 'gi'));
  const repeated = sentences('repeated');
  const astray = sentences('off_topic');
  const turnedOver = findTurnedOver(splitClauses(text).filter(isFree), (clause) =>
    tokenise(text.slice(clause.start, clause.end), clause.start)
      .filter((token) => !fillers.some((filler) => overlaps(filler, token)))
      .map(({ word }) => word),
  );
  const backtracks = found(BACKTRACK);
  const echoes = sentences('echo');
  const lists = sentences('word_list');
  const unsupported = sentences('unsupported');
  const generic = evidence.counted.filter((s) => s.roles.generic);
  const high = isFollowUp ? WORD_BANDS[evidence.type].high / 2 : WORD_BANDS[evidence.type].high;

  const deductions: Deduction[] = [
    {
      label: 'Filler words',
      points: Math.min(40, fillerRate <= 3.3 ? 1.3 * fillerRate : 4.3 + 5.2 * (fillerRate - 3.3)),
      spans: joinRuns(text, fillers),
      markValue: 'orange',
      reason: `${fillers.length} in ${words} words; under 3 in 100 is fine.`,
      suggestion: 'Pause instead; a second of silence sounds calm.',
    },
    {
      label: 'Hedging',
      points: Math.min(34, hedgeRate <= 1.8 ? 0.25 * hedgeRate : 1 + 3.4 * (hedgeRate - 1.8)),
      spans: joinRuns(text, hedges),
      markValue: 'yellow',
      reason: `${hedges.length} in ${words} words; a hedge makes a fact sound like a guess.`,
      suggestion: 'Say what you know as a plain statement.',
    },
    {
      label: 'Wordy phrase',
      points: Math.min(45, 6 * rate(wordy.length)),
      spans: wordy,
      markValue: 'yellow',
      reason: 'One word could replace this phrase.',
      suggestion: 'Use the shorter form.',
    },
    {
      label: 'Repeated word',
      points: Math.min(8, 2 * rate(stutters.length)),
      spans: stutters,
      markValue: 'grey',
      reason: 'You said the same word twice in a row.',
      suggestion: 'Start a sentence when you know how it ends.',
    },
    {
      label: 'Vague words',
      points: Math.min(10, 1.8 * Math.max(0, rate(vague.length) - 2.2)),
      spans: vague,
      markValue: 'yellow',
      reason: 'These words could be in anybody’s answer.',
      suggestion: 'Name exactly what you mean.',
    },
    {
      label: 'Preamble',
      points: preambleEnd > 0 ? 5 : 0,
      spans: preambleEnd > 0 ? [{ start: 0, end: preambleEnd }] : [],
      markValue: 'grey',
      reason: 'You said this before your answer began.',
      suggestion: 'Begin with the answer.',
    },
    {
      label: 'Said twice over',
      points: Math.min(36, 90 * wordShare(text, turnedOver, evidence.countedWords)),
      spans: joinRuns(text, turnedOver),
      markValue: 'red',
      reason: 'This says again what you had just said.',
      suggestion: 'Say it once and go on.',
    },
    {
      label: 'Going back and forth',
      points: Math.min(24, 5 * Math.max(0, backtracks.length - 1)),
      spans: [],
      markValue: 'orange',
      reason: 'The answer keeps starting again, so it takes longer than what it says.',
      suggestion: 'Take three seconds to put the steps in order before you speak.',
    },
    {
      label: 'Digression',
      points: Math.min(14, 3 * rate(cues.length)),
      spans: cues,
      markValue: 'orange',
      reason: 'The answer leaves the question here.',
      suggestion: 'Leave the side story out.',
    },
    {
      label: 'Repetition',
      points: Math.min(50, repeated.length > 0 ? 4 + 95 * share(repeated) : 0),
      spans: joinRuns(text, repeated),
      markValue: 'red',
      reason: 'This was said already.',
      suggestion: 'Say a thing once.',
    },
    {
      label: 'Off topic',
      points: Math.min(60, astray.length > 0 ? 4 + 95 * share(astray) : 0),
      spans: joinRuns(text, astray),
      markValue: 'red',
      reason: 'This does not help to answer the question.',
      suggestion: 'Leave it out, or say how it helps to answer the question.',
    },
    {
      label: 'Echo of the question',
      points: Math.min(14, echoes.length > 0 ? 2 + 60 * share(echoes) : 0),
      spans: echoes,
      markValue: 'grey',
      reason: 'These are mostly the question’s own words.',
      suggestion: 'Go straight to the answer.',
    },
    {
      label: 'List of keywords',
      points: Math.min(30, 60 * share(lists)),
      spans: lists,
      markValue: 'grey',
      reason: 'A list of words tells the listener nothing about you.',
      suggestion: 'Pick one of them and say what you did with it.',
    },
    {
      label: 'Figure without a story',
      points: Math.min(20, unsupported.length > 0 ? 2 + 50 * share(unsupported) : 0),
      spans: unsupported,
      markValue: 'grey',
      reason: 'Nothing in your answer leads up to this figure.',
      suggestion: 'Say what you did that led to it, or leave it out.',
    },
    {
      label: 'Low information',
      points: Math.min(44, 46 * evidence.genericShare + 30 * Math.max(0, 0.3 - density(evidence))),
      spans: [],
      markValue: 'grey',
      reason: generic[0]
        ? `Much of this could be said by anybody, such as “${generic[0].text.split(/\s+/).slice(0, 12).join(' ')}”.`
        : 'There is little in these words that only you could say.',
      suggestion: 'Tell what happened one time, instead of what is true in general.',
    },
    {
      label: 'Too long',
      points: words > high ? Math.min(45, 34 * Math.log2(words / high)) : 0,
      spans: [],
      markValue: 'orange',
      reason: `${words} words, about ${Math.round(words / 2.4)} seconds; ${Math.round(high)} are enough here.`,
      suggestion: 'Stop after the result.',
    },
  ];
  return deductions.filter(({ points }) => points >= 0.5);
}

/** A few words are not concise, however clean they are. */
export function lengthCeiling(evidence: AnswerEvidence, isFollowUp: boolean): Ceiling {
  const low = isFollowUp ? WORD_BANDS[evidence.type].low / 3 : WORD_BANDS[evidence.type].low;
  return {
    axis: 'conciseness',
    most: 25 + 75 * Math.min(1, evidence.countedWords / (0.5 * low)),
    label: 'Too little said',
    reason: 'There is too little in this answer to call it concise.',
    suggestion: 'Add what you did and what came of it.',
  };
}

/** Specific stems a counted word: about .3 in a plain story, half of that where nothing is named. */
const density = ({ specific, countedWords }: AnswerEvidence) => specific.size / Math.max(20, countedWords);

const wordShare = (text: string, spans: readonly Span[], of: number) =>
  sum(spans, ({ start, end }) => tokenise(text.slice(start, end)).length) / Math.max(1, of);

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** Findings with nothing but space, commas or a small word between them are one finding to look at. */
function joinRuns(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && /^[\s,.;!?…-]*(?:(?:and|so|but|it's|it is)[\s,.]+)?$/i.test(text.slice(last.end, start)))
      last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
